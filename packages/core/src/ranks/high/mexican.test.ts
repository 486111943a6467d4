import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOKER, packs } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from '../tables/five-card.ts';
import {
  type Allowed,
  asAny,
  asBug,
  choose,
  FLUSH_FIRST_KINDS,
  hand,
  highKey,
  jokerKey,
  misplaced,
} from '../tables/plain-hands.reference.ts';
import { mexican } from './mexican.ts';

/** 003:369. */
const straights = ['A2345', '23456', '34567', '4567J', '567JQ', '67JQK', '7JQKA'].map((text) =>
  [...text].map((letter) => '23456789TJQKA'.indexOf(letter)),
);
const rules = { kinds: FLUSH_FIRST_KINDS, straights };
const pack = [...packs.mexican.cards].filter((card) => card !== JOKER);

/** The ranking with all its cards in one part. */
const faced = (down: (cards: number[]) => [number[], number[]]): Ranking => ({
  ...mexican,
  value: (cards) => mexican.value(...down(Array.from(cards))),
});
const jokerDown = faced((cards) => [
  cards.filter((card) => card === JOKER),
  cards.filter((card) => card !== JOKER),
]);
const allUp = faced((cards) => [[], cards]);

const some = (part: number[], size: number) =>
  fc.shuffledSubarray(part, { minLength: size, maxLength: size });

describe('mexican', () => {
  test('658,008 hands without the joker by category', () => {
    const counts = new Map<number, number>();
    for (const cards of choose(pack, 5)) {
      const category = mexican.categoryOf(mexican.value(cards));
      counts.set(category, (counts.get(category) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      [STRAIGHT_FLUSH]: 28,
      [QUADS]: 360,
      [FLUSH]: 980,
      [FULL_HOUSE]: 2160,
      [STRAIGHT]: 7140,
      [TRIPS]: 23040,
      [TWO_PAIR]: 51840,
      [PAIR]: 322560,
      [HIGH_CARD]: 249900,
    });
  });

  test.each<{ place: string; ranking: Ranking; allowed: Allowed }>([
    { place: 'down', ranking: jokerDown, allowed: asAny },
    { place: 'up', ranking: allUp, allowed: asBug },
  ])('003:365 a joker face $place: every card it may stand for', ({ ranking, allowed }) => {
    const one = fc
      .constantFrom(
        pack,
        pack.filter((card) => card % 4 === 1),
        pack.filter((card) => card >> 2 > 8),
      )
      .chain((part) => some(part, 4))
      .map((cards) => [...cards, JOKER]);
    fc.assert(
      fc.property(fc.array(one, { minLength: 8, maxLength: 8 }), (hands) => {
        expect(misplaced(ranking, hands, (cards) => jokerKey(cards, rules, allowed))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('003:366 boards of one to four: a joker face up is an ace', () => {
    const one = fc.integer({ min: 1, max: 4 }).chain((size) => some([...pack, JOKER], size));
    fc.assert(
      fc.property(fc.array(one, { minLength: 20, maxLength: 20 }), (boards) => {
        const asAce = (cards: number[]) => cards.map((card) => (card === JOKER ? 48 : card));
        expect(misplaced(allUp, boards, (cards) => highKey(asAce(cards), rules))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['003:356 five of a kind', 'Jk', '6s 6h 6d 6c', 'five sixes'],
    ['003:365 only aces with a joker up', '', '6s 6h 6d 6c Jk', 'four sixes, ace kicker'],
    ['003:357 royal flush', '7s', 'Js Qs Ks As', 'royal flush'],
    ['003:369 4-5-6-7-J', '4s', '5d 6d 7d Jd', 'straight, jack high'],
    ['003:369 4-5-6-7-8 needs no eight', 'Jk', '4s 5d 6d 7d', 'straight, jack high'],
    ['003:365 a joker up completes a flush', '2s', '3s 7s Ks Jk', 'flush, ace-king-seven-three-deuce'],
    ['003:366 a joker is an ace', '', 'Jk', 'ace high'],
    ['003:366 and pairs one', '', 'As Jk', 'pair of aces'],
    ['a joker down in a short hand is the best card', 'Jk', '6s 3d', 'pair of sixes, three kicker'],
  ])('%s', (_, down, up, name) => {
    expect(mexican.name(mexican.value(hand(down), hand(up)))).toBe(name);
  });

  test('003:352 five of a kind, royal flush … flush, full house', () => {
    const values = [
      mexican.value(hand('Jk'), hand('2s 2h 2d 2c')),
      mexican.value(hand('7s Js Qs Ks As')),
      mexican.value(hand('6s 7s Js Qs Ks')),
      mexican.value(hand('2s 2h 2d 2c 3s')),
      mexican.value(hand('2s 3s 4s 5s 7s')),
      mexican.value(hand('As Ah Ad Kc Ks')),
    ];
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(mexican.categoryOf(values[0])).toBe(FIVE_OF_A_KIND);
    expect(() => mexican.value(hand('2s 3s 4s'), hand('5s 6s 7s'))).toThrow(RangeError);
  });

  test('003:348 takes no eight, nine or ten', () => {
    expect(hand('7s 8s 9s Ts Js Jk').map(mexican.accepts)).toEqual([true, false, false, false, true, true]);
  });
});
