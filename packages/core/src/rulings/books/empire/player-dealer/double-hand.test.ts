import { describe, expect, test } from 'vitest';
import { cards } from '../../../../cards/testing-cards.ts';
import type { Irregularity } from '../../../../engine/irregularities/irregularity.ts';
import type { Round } from '../../../../engine/player-dealer/round.ts';
import { DEALER } from '../../../../engine/player-dealer/state.ts';
import { play, settled, stacksOf, start } from '../../../../engine/player-dealer/testing/testing.ts';
import { dealt as dealtTo, shoeOf } from '../../../../games/pai-gow/testing-pai-gow.ts';
import { ninesUp } from '../../../../houses/empire/nines-up.ts';
import { doubleHandPoker } from '../../../../houses/empire/pai-gow.ts';
import { gameOf } from '../../../../houses/testing/testing.ts';
import { finish, ruleOnRound } from '../../../testing-round.ts';

const HANDS = ['Kc Kd 7h 7s 4c 3d 2h', 'Qc Qd Ts 8h 6c 5d 3s', 'Jc Th 9d 7c 5h 4s 2d'];
const LIMITS = { min: 1000, max: 10_000, step: 500 };

const dealt = (hands = HANDS): Round =>
  dealtTo(gameOf(doubleHandPoker), hands, ['2 game 10', '3 game 20', '4 game 30 on 2'], { limits: LIMITS });
const rule = (round: Round, irregularity: Irregularity) => ruleOnRound(doubleHandPoker, round, irregularity);

describe('Double Hand Poker', () => {
  test.each(['exposed card', 'boxed card'] as const)('002:689, 002:697 %s', (what) => {
    const round = dealt();
    const first = round.state.deck[49];
    expect(rule(round, { what, spot: 1, cards: [0] })).toEqual({ cite: '002:697', does: ['replace'] });
    expect(round.state.hands[1][0].cards[0]).toBe(first);
    expect(rule(round, { what, spot: 2, cards: [0] })).toEqual({ cite: '002:689', does: ['misdeal'] });
    expect(new Set(stacksOf(round))).toEqual(new Set([1_000_000]));
    const aces = dealt([HANDS[0], 'As Qd Ts 8h 6c 5d 3s', HANDS[2]]);
    const ace = aces.state.hands[1][0].cards.indexOf(cards('As')[0]);
    expect(rule(aces, { what, spot: 1, cards: [ace] })).toEqual({ cite: '002:689', does: ['misdeal'] });
  });

  test('002:660 a hand picked up out of sequence goes to its proper position', () => {
    const round = dealt();
    expect(rule(round, { what: 'wrong seat', spot: 1 })).toEqual({ cite: '002:660', does: ['put right'] });
    finish(round);
  });

  test('002:650-651 bets outside the limits', () => {
    const under = dealt();
    expect(rule(under, { what: 'wager outside the limits', wager: 0, cents: 500 }).cite).toBe('002:650');
    expect(under.state.wagers[0].cents).toBe(500);
    const over = dealt();
    expect(rule(over, { what: 'wager outside the limits', wager: 0, cents: 12_000 }).cite).toBe('002:651');
    expect(over.state.wagers[0].cents).toBe(10_000);
    finish(over);
  });

  test('002:667 a bet changed after the cup is open goes back, and may be forfeited', () => {
    const round = dealt();
    expect(rule(round, { what: 'altered wager', wager: 0, cents: 5000 })).toEqual({
      cite: '002:667',
      does: ['put right'],
    });
    expect(round.state.wagers[0].cents).toBe(1000);
    finish(round);
  });

  test('002:672 hands that are not set when the bank is seen are set the house way', () => {
    const round = play(dealt(), '2 set: 3s 5d');
    expect(rule(round, { what: 'bank seen early' }).cite).toBe('002:672');
    expect(round.state.hands[2][0].front).toHaveLength(2);
    finish(round);
  });

  test('002:680 switching cards; 002:690-696 a foul hand: both lose, with those behind', () => {
    for (const [what, cite] of [
      ['switched cards', '002:680'],
      ['fouled hand', '002:690-696'],
    ] as const) {
      const round = dealt();
      expect(rule(round, { what, spot: 1 })).toEqual({ cite, does: ['foul'] });
      finish(round);
      expect(settled(round)).toEqual(expect.arrayContaining(['2 game lose 10', '4 on 2 game lose 30']));
    }
  });

  test('002:681-682 a bet that was taken away counts for the most when it loses', () => {
    const round = dealt();
    expect(rule(round, { what: 'removed wager', wager: 1 }).cite).toBe('002:681-682');
    finish(round);
    expect(settled(round)).toContain('3 game lose 100');
  });

  test('002:699 a house way hand that was set wrong is set again; 002:700-702 so is the bank', () => {
    const round = play(dealt(), '2 house way');
    const { front } = round.state.hands[1][0];
    expect(rule(round, { what: 'misset hand', spot: 1 }).cite).toBe('002:699');
    expect(round.state.hands[1][0].front).toEqual(front);
    play(round, '3 house way');
    expect(rule(round, { what: 'misset hand', spot: DEALER }).cite).toBe('002:700-702');
    expect(round.over).toBe(true);
  });

  test('002:704 a wrong stub and 002:709 identical cards are misdeals', () => {
    for (const [what, cite] of [
      ['wrong stub', '002:704'],
      ['identical cards', '002:709'],
    ] as const) {
      const round = dealt();
      expect(rule(round, { what })).toEqual({ cite, does: ['misdeal'] });
      expect([round.over, new Set(stacksOf(round))]).toEqual([true, new Set([1_000_000])]);
    }
  });

  test('002:710 a misread hand plays at its true value', () => {
    const round = dealt();
    expect(rule(round, { what: 'misread hand', spot: 1 }).cite).toBe('002:710');
    finish(round);
  });
});

describe("9's Up", () => {
  const game = gameOf(ninesUp);
  const begin = (): Round => {
    const round = start(game, {
      deck: shoeOf(game, ['Ac 2c 3c 4c', 'Ad 2d 3d 4d']),
      bank: 1000,
      limits: LIMITS,
    });
    return play(round, '2 game 10', '3 game 20', 'close', '1 pick 1', 'roll 5 4 2');
  };

  test.each(['exposed card', 'boxed card'] as const)(
    '002:142 %s: the first of the four left over',
    (what) => {
      const round = begin();
      const [first, second] = round.state.deck.slice(36);
      expect(ruleOnRound(ninesUp, round, { what, spot: 1, cards: [0] }).cite).toBe('002:142');
      expect(ruleOnRound(ninesUp, round, { what, spot: 2, cards: [3] }).cite).toBe('002:142');
      expect([round.state.hands[1][0].cards[0], round.state.hands[2][0].cards[3]]).toEqual([first, second]);
      finish(round);
    },
  );

  test('002:144-147 a foul hand loses', () => {
    const round = begin();
    expect(ruleOnRound(ninesUp, round, { what: 'fouled hand', spot: 1 })).toEqual({
      cite: '002:144-147',
      does: ['foul'],
    });
    finish(round);
    expect(settled(round)).toContain('2 game lose 10');
  });
});
