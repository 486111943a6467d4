import { describe, expect, test } from 'vitest';
import { cards } from '../../../../cards/testing-cards.ts';
import { viewFor } from '../../../../engine/audience.ts';
import { evolve } from '../../../../engine/player-dealer/evolve.ts';
import type { Round } from '../../../../engine/player-dealer/round.ts';
import { DEALER, newRound } from '../../../../engine/player-dealer/state.ts';
import { play, settled, stacksOf } from '../../../../engine/player-dealer/testing/testing.ts';
import { dealt } from '../../../../games/pai-gow/testing-pai-gow.ts';
import { faceUpPaiGowPoker } from '../../../../houses/hawaiian-gardens/face-up-pai-gow.ts';
import { jokersWildPaiGowPoker, paiGowPoker } from '../../../../houses/hawaiian-gardens/pai-gow.ts';
import { gameOf } from '../../../../houses/testing/testing.ts';
import { finish, ruleOnRound } from '../../../testing-round.ts';

/** The player-dealer has kings up, seat 2 a pair of queens, seat 3 nothing. */
const HANDS = ['Kc Kd 7h 7s 4c 3d 2h', 'Qc Qd Ts 8h 6c 5d 3s', 'Jc Th 9d 7c 5h 4s 2d'];
const BETS = ['2 game 10', '3 game 20', '4 game 30 on 2'];

type Book = readonly [
  string,
  typeof paiGowPoker | typeof jokersWildPaiGowPoker,
  Readonly<Record<string, string>>,
];

const BOOKS: readonly Book[] = [
  [
    "Joker's Wild",
    jokersWildPaiGowPoker,
    {
      seen: '003:513',
      aces: '003:517',
      several: '003:518',
      two: '003:519',
      bank: '003:520',
      one: '003:521',
      replaced: '003:522',
      foul: '003:526-530',
      misread: '003:532',
      reset: '003:533-534',
    },
  ],
  [
    'Pai Gow Poker',
    paiGowPoker,
    {
      seen: '003:981',
      aces: '003:984',
      several: '003:985',
      two: '003:986',
      bank: '003:988',
      one: '003:989',
      replaced: '003:990',
      foul: '003:993-996',
      misread: '003:999',
      reset: '003:1000-1001',
    },
  ],
];

describe.each(BOOKS)('%s', (_, offering, lines) => {
  const begin = (hands = HANDS): Round =>
    dealt(gameOf(offering as typeof paiGowPoker), hands, BETS, {
      limits: { min: 500, max: 100_000, step: 100 },
    });
  const rule = (round: Round, irregularity: Parameters<typeof ruleOnRound>[2]) =>
    ruleOnRound(offering, round, irregularity).cite;

  test(`${lines.replaced} an exposed card is replaced by the first card left over, and all have seen it`, () => {
    const round = begin();
    const [first] = round.state.deck.slice(49);
    const exposed = round.state.hands[1][0].cards[0];
    expect(rule(round, { what: 'exposed card', spot: 1, cards: [0] })).toBe(lines.replaced);
    expect(round.state.hands[1][0].cards[0]).toBe(first);
    expect(round.state.ruled?.out).toEqual([exposed]);
    for (const viewer of [1, 2]) {
      const view = newRound(round.state.setup);
      for (const event of round.log) evolve(view, viewFor(event, viewer));
      expect(view.ruled?.out).toEqual([exposed]);
      expect(view.hands[1][0].cards.includes(first)).toBe(viewer === 1);
    }
    finish(round);
  });

  test(`${lines.replaced} a boxed card is replaced by the next one`, () => {
    const round = begin();
    const next = round.state.deck[49];
    expect(rule(round, { what: 'boxed card', spot: DEALER, cards: [2] })).toBe(lines.replaced);
    expect(round.state.shared.dealer.cards[2]).toBe(next);
    finish(round);
  });

  test(`${lines.aces} an ace or a joker that was seen is a misdeal, and all chips are back`, () => {
    for (const [what, first] of [
      ['exposed card', 'As'],
      ['boxed card', 'Jk'],
    ] as const) {
      const round = begin([HANDS[0], `${first} Qd Ts 8h 6c 5d 3s`, HANDS[2]]);
      const at = round.state.hands[1][0].cards.indexOf(cards(first)[0]);
      expect(rule(round, { what, spot: 1, cards: [at] })).toBe(lines.aces);
      expect([round.over, round.state.misdealt, new Set(stacksOf(round))]).toEqual([
        true,
        true,
        new Set([1_000_000]),
      ]);
    }
  });

  test(`${lines.several} a second card that was seen is a misdeal, also when it comes after the first`, () => {
    const round = begin();
    expect(rule(round, { what: 'exposed card', spot: 1, cards: [0] })).toBe(lines.replaced);
    expect(rule(round, { what: 'boxed card', spot: 2, cards: [0] })).toBe(lines.several);
    expect(round.state.misdealt).toBe(true);
    expect(rule(begin(), { what: 'exposed card', spot: 1, cards: [1, 2] })).toBe(lines.several);
  });

  test(`${lines.two}, ${lines.bank} hands that went wrong and were looked at are a misdeal`, () => {
    expect(rule(begin(), { what: 'wrong seat', spot: 1, looked: true, count: 2 })).toBe(lines.two);
    const round = begin();
    expect(rule(round, { what: 'wrong seat', spot: DEALER, looked: true })).toBe(lines.bank);
    expect(round.state.misdealt).toBe(true);
  });

  test(`${lines.one} where one player has looked, that hand plays the logical way`, () => {
    const round = begin();
    expect(rule(round, { what: 'wrong seat', spot: 1, looked: true })).toBe(lines.one);
    expect(round.state.hands[1][0].front).toHaveLength(2);
    expect(round.state.hands[2][0].front).toHaveLength(0);
    finish(round);
  });

  test(`${lines.seen} when the bank is seen early, what is not set yet is set the logical way`, () => {
    const round = begin();
    play(round, '2 set: 3s 5d');
    expect(rule(round, { what: 'bank seen early' })).toBe(lines.seen);
    expect(round.state.hands[1][0].front.toSorted()).toEqual(cards('3s 5d').toSorted());
    expect(round.state.hands[2][0].front).toHaveLength(2);
    expect(round.state.asked?.spot).toBe(DEALER);
    finish(round);
  });

  test(`${lines.foul} a fouled hand loses, and the back line plays the logical way`, () => {
    const round = begin(['Kc Qd 7h 6s 4c 3d 2h', 'Qc Qs Ts Tc 6c 6d 3s', HANDS[2]]);
    expect(rule(round, { what: 'fouled hand', spot: 1 })).toBe(lines.foul);
    finish(round);
    expect(settled(round).slice(0, 2)).toEqual(['2 game lose 10', '4 on 2 game win 30']);
  });

  test(`${lines.misread} a misread hand plays for what it is`, () => {
    const round = begin();
    expect(rule(round, { what: 'misread hand', spot: 1 })).toBe(lines.misread);
    finish(round);
  });

  test(`${lines.reset} the player-dealer's hand is set again the logical way`, () => {
    const round = begin();
    play(round, '2 house way', '3 house way');
    expect(round.state.asked?.spot).toBe(DEALER);
    expect(rule(round, { what: 'misset hand', spot: DEALER })).toBe(lines.reset);
    expect([round.over, round.state.shared.dealer.front.length]).toEqual([true, 2]);
  });
});

test('003:11392 a foul hand loses its bets at Face Up', () => {
  const round = dealt(gameOf(faceUpPaiGowPoker), HANDS, BETS, {
    limits: { min: 500, max: 100_000, step: 100 },
  });
  play(round, ...(round.state.asked?.spot === DEALER ? ['1 house way'] : []));
  expect(ruleOnRound(faceUpPaiGowPoker, round, { what: 'fouled hand', spot: 1 })).toEqual({
    cite: '003:11392',
    does: ['foul'],
  });
  finish(round);
  expect(settled(round).filter((line) => line.startsWith('2 game'))).toEqual(['2 game lose 10']);
});
