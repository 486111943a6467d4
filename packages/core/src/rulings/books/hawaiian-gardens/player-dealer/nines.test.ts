import { describe, expect, test } from 'vitest';
import { cards } from '../../../../cards/testing-cards.ts';
import type { Irregularity } from '../../../../engine/irregularities/irregularity.ts';
import type { Round } from '../../../../engine/player-dealer/round.ts';
import { DEALER } from '../../../../engine/player-dealer/state.ts';
import {
  limitsOf,
  play,
  settled,
  stacksOf,
  start,
} from '../../../../engine/player-dealer/testing/testing.ts';
import { baccarat9, baccarat92009, pan9, super9 } from '../../../../houses/hawaiian-gardens/nines.ts';
import { THREE } from '../../../../houses/hawaiian-gardens/testing-nines.ts';
import { gameOf } from '../../../../houses/testing/testing.ts';
import { finish, ruleOnRound } from '../../../testing-round.ts';

/** How far behind Super 9's a line of Pan 9 stands. */
const line = (at: (line: number) => string, super9Line: number) => at(super9Line);
const SUPER = (at: number) => `003:${at}`;
/** 003:1854-1879 print the same without the line on partners. */
const PAN: Readonly<Record<number, number>> = {
  562: 1854,
  566: 1859,
  567: 1860,
  568: 1861,
  571: 1863,
  572: 1864,
  577: 1868,
  578: 1869,
  579: 1870,
  580: 1871,
  581: 1873,
  583: 1874,
  584: 1875,
  585: 1876,
  586: 1877,
  587: 1878,
  588: 1879,
};

/** Seats 2 and 3 bet, seat 4 behind 2; the player-dealer, dealt to last, has five points unless said otherwise. */
function dealt(offering: typeof super9 | typeof pan9, hands: readonly string[], then = ''): Round {
  const each = [...hands, ...(hands.length < 3 ? [THREE[5]] : [])].map((hand) => hand.split(' '));
  const around = [0, 1, 2].flatMap((i) => each.map((hand) => hand[i])).join(' ');
  const round = start(gameOf(offering), { deck: `${around} ${then}`.trim(), limits: limitsOf(5, 100) });
  return play(round, 'bank 5000', '2 game 10', '3 game 20', '4 game 30 on 2', 'close', 'roll 3 3 4');
}

describe.each([
  ['Super 9', super9, SUPER],
  ['Pan 9', pan9, (at: number) => `003:${PAN[at]}`],
] as const)('%s', (_, offering, at) => {
  const cite = (lines: number) => line(at, lines);
  const rule = (round: Round, irregularity: Irregularity) => ruleOnRound(offering, round, irregularity).cite;
  /** Both players have chosen and drawn; the player-dealer has five or six and must choose. */
  const drawn = (hands = [THREE[4], THREE[7]], then = '2c 3c 4c'): Round =>
    play(dealt(offering, hands, then), '2 stand', '3 stand');

  test(`${cite(562)} when the bank is seen early, the remaining hands go the logical way`, () => {
    const round = dealt(offering, [THREE[5], THREE[6]], '2c');
    play(round, '2 stand');
    expect(rule(round, { what: 'bank seen early' })).toBe(cite(562));
    expect(round.state.hands[2][0].choices).toEqual(['house way']);
    expect(round.state.asked?.spot).toBe(DEALER);
    // Five that stood stays, six stands by the logical way.
    expect(round.state.hands.slice(1, 3).map(([hand]) => hand.cards.length)).toEqual([3, 3]);
    finish(round);
  });

  test(`${cite(566)} a logical way hand that was played wrong is played right`, () => {
    const round = play(dealt(offering, [THREE[5], THREE[7]], '2c'), '2 house way');
    expect(rule(round, { what: 'misset hand', spot: 1 })).toBe(cite(566));
    play(round, '3 stand');
    expect(round.state.hands[1][0].cards).toHaveLength(4);
    finish(round);
  });

  test(`${cite(567)} a bet that was changed after all hands were set is lost; before that it goes back`, () => {
    const early = dealt(offering, [THREE[9], THREE[7]]);
    expect(rule(early, { what: 'altered wager', wager: 0, cents: 6000 })).toBeNull();
    expect(early.state.wagers[0].cents).toBe(1000);
    const round = drawn([THREE[9], THREE[7]]);
    expect(rule(round, { what: 'altered wager', wager: 0, cents: 6000 })).toBe(cite(567));
    finish(round);
    expect(settled(round)).toContain('2 game lose 60');
  });

  test(`${cite(568)} a hand moved after the draw began plays the logical way, fives and sixes as they are`, () => {
    const round = drawn([THREE[5], THREE[7]]);
    expect(rule(round, { what: 'moved hand', spot: 1 })).toBe(cite(568));
    expect(round.state.hands[1][0].cards).toHaveLength(3);
    finish(round);
  });

  test(`${cite(571)} a fouled hand cannot win, and those behind it have no action`, () => {
    const round = drawn([THREE[9], THREE[7]]);
    expect(rule(round, { what: 'fouled hand', spot: 1 })).toBe(cite(571));
    finish(round);
    expect(settled(round).filter((of) => of.startsWith('2') || of.includes('on 2'))).toEqual([
      '2 game push',
      '4 on 2 game push',
    ]);
    // Where the hand would have lost, it and they lose.
    const lost = drawn([THREE[0], THREE[7]], 'Kc 4c');
    rule(lost, { what: 'fouled hand', spot: 1 });
    finish(lost);
    expect(settled(lost).slice(0, 2)).toEqual(['2 game lose 10', '4 on 2 game lose 30']);
  });

  test(`${cite(572)} a wrong number of cards is put right before the draw, and fouls the hand after it`, () => {
    const early = dealt(offering, [THREE[9], THREE[7]]);
    expect(ruleOnRound(offering, early, { what: 'missing card', spot: 1 })).toEqual({
      cite: cite(572),
      does: ['put right'],
    });
    const round = drawn([THREE[9], THREE[7]]);
    expect(ruleOnRound(offering, round, { what: 'extra card', spot: 1 })).toEqual({
      cite: cite(572),
      does: ['foul'],
    });
    finish(round);
    expect(settled(round)[0]).toBe('2 game push');
  });

  test(`${cite(577)} cards at the wrong position are a misdeal before anybody acts`, () => {
    const round = dealt(offering, [THREE[9], THREE[7]]);
    expect(rule(round, { what: 'wrong seat', spot: 1 })).toBe(cite(577));
    expect([round.state.misdealt, new Set(stacksOf(round))]).toEqual([true, new Set([10_000])]);
    expect(rule(dealt(offering, [THREE[9], THREE[7]]), { what: 'dealt out of order' })).toBe(cite(577));
  });

  test(`${cite(578)} a player-dealer without three cards is a misdeal, also after the draw`, () => {
    for (const round of [dealt(offering, [THREE[9], THREE[7]]), drawn()]) {
      expect(rule(round, { what: 'missing card', spot: DEALER })).toBe(`${cite(578)}, ${cite(581)}`);
      expect(round.state.misdealt).toBe(true);
    }
  });

  test(`${cite(579)} the shoe runs out during the deal: a misdeal`, () => {
    const round = dealt(offering, [THREE[9], THREE[7]]);
    expect(rule(round, { what: 'pack runs out' })).toBe(cite(579));
    expect(round.state.misdealt).toBe(true);
    expect(rule(drawn(), { what: 'pack runs out' })).toBe(cite(583));
  });

  test(`${cite(580)} a second boxed card in the same hand is a misdeal`, () => {
    const round = dealt(offering, [THREE[9], THREE[7]], '2c 3c 4c');
    expect(rule(round, { what: 'boxed card', spot: 1, cards: [0] })).toBe(cite(585));
    expect(rule(round, { what: 'boxed card', spot: 2, cards: [1] })).toBe(cite(580));
    expect(round.state.misdealt).toBe(true);
  });

  test(`${cite(581)} there is no misdeal once the draw has begun`, () => {
    const round = drawn();
    expect(ruleOnRound(offering, round, { what: 'wrong seat', spot: 1 })).toEqual({
      cite: cite(581),
      does: ['stands'],
    });
    expect(rule(round, { what: 'boxed card', spot: 1, cards: [0] })).toBe(cite(585));
    expect(rule(round, { what: 'boxed card', spot: 2, cards: [0] })).toBe(cite(585));
    finish(round);
  });

  test(`${cite(584)} exposed on the deal it plays; on the draw it is replaced when the bank has acted`, () => {
    const deal = dealt(offering, [THREE[9], THREE[7]]);
    expect(ruleOnRound(offering, deal, { what: 'exposed card', spot: 1, cards: [0] })).toEqual({
      cite: cite(584),
      does: ['stands'],
    });
    // Seat 2 drew the deuce; the player-dealer draws the trey, and seat 2's new card is the four.
    const round = drawn([THREE[4], THREE[7]], '2c 3c 4c');
    expect(ruleOnRound(offering, round, { what: 'exposed card', spot: 1, cards: [3] })).toEqual({
      cite: cite(584),
      does: ['replace before reading'],
    });
    expect(round.state.hands[1][0].cards[3]).toBe(cards('2c')[0]);
    play(round, '1 draw');
    expect(round.state.shared.dealer.cards[3]).toBe(cards('3c')[0]);
    expect([round.state.hands[1][0].cards[3], round.state.ruled?.out]).toEqual([cards('4c')[0], cards('2c')]);
    expect(settled(round)[0]).toBe('2 game push');
  });

  test(`${cite(585)} a boxed card is replaced by the next one`, () => {
    const round = dealt(offering, [THREE[9], THREE[7]], '2c');
    expect(rule(round, { what: 'boxed card', spot: 1, cards: [2] })).toBe(cite(585));
    expect(round.state.hands[1][0].cards[2]).toBe(cards('2c')[0]);
    finish(round);
  });

  test(`${cite(586)} a card dealt off the table plays`, () => {
    const round = dealt(offering, [THREE[9], THREE[7]]);
    const before = [...round.state.hands[1][0].cards];
    expect(rule(round, { what: 'card off the table', spot: 1, cards: [2] })).toBe(cite(586));
    expect(round.state.hands[1][0].cards).toEqual(before);
    finish(round);
  });

  test(`${cite(587)} a missed draw is backed up: each hand has its proper card`, () => {
    const round = drawn([THREE[4], THREE[3]], '2c 3c');
    expect(rule(round, { what: 'missed draw', spot: 1 })).toBe(cite(587));
    expect(round.state.hands.slice(1, 3).map(([hand]) => hand.cards[3])).toEqual(cards('2c 3c'));
    finish(round);
  });

  test(`${cite(588)} a card that came out by mistake is the next in play`, () => {
    const round = dealt(offering, [THREE[4], THREE[7]], '2c 3c');
    expect(rule(round, { what: 'early card', exposed: true })).toBe(cite(588));
    play(round, '2 stand', '3 stand');
    expect(round.state.hands[1][0].cards[3]).toBe(cards('2c')[0]);
    finish(round);
  });
});

test.each([
  ['003:1033', baccarat9],
  ['003:1285', baccarat92009],
] as const)('%s bets may not be touched once the first card is out', (cite, offering) => {
  const game = gameOf(offering as typeof baccarat92009);
  const [kind] = game.wagers.map(({ id }) => id);
  // Five points for the Player: those who bet on it choose.
  const round = start(game, { deck: '2c Ac Ad 2d 2h Ah', limits: limitsOf(5, 100), bank: 5000 });
  play(round, `2 ${kind} 10`, 'close');
  expect(round.over).toBe(false);
  expect(ruleOnRound(offering, round, { what: 'altered wager', wager: 0, cents: 9000 })).toEqual({
    cite,
    does: ['put right'],
  });
  expect(round.state.wagers[0].cents).toBe(1000);
  finish(round);
});
