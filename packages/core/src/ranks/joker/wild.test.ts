import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asAny,
  asAnyFiveAces,
  hand,
  jokerKey,
  KINDS,
  misplaced,
  WHEEL_LOWEST,
  WHEEL_SECOND,
} from '../tables/plain-hands.reference.ts';
import { addCounts, countHands, someHands } from './joker.reference.ts';
import { wild, wildNoFives, wildRanking } from './wild.ts';

const FIVE_OF_53 = {
  fives: 13,
  royal: 24,
  straightFlush: 180,
  quads: 3120,
  fullHouse: 6552,
  flush: 7804,
  straight: 20532,
  trips: 137280,
  twoPair: 123552,
  pair: 1268088,
  highCard: 1302540,
};

describe('wild', () => {
  test('5 of 53 by category', () => {
    expect(addCounts(countHands(wild, 5, 0), countHands(wild, 4, 1))).toEqual(FIVE_OF_53);
  });

  test('002:1463 five of a kind in aces only, the rest are quads', () => {
    const counts = addCounts(countHands(wildNoFives, 5, 0), countHands(wildNoFives, 4, 1));
    expect(counts).toEqual({ ...FIVE_OF_53, fives: 1, quads: 3120 + 12 });
  });

  test('003:480 with two and three jokers', () => {
    const [two, three] = [countHands(wild, 3, 2), countHands(wild, 2, 3)];
    expect([two.fives, three.fives]).toEqual([13 * 4, 13 * 6]);
    expect([two.royal, three.royal]).toEqual([4 * 10, 4 * 10]);
    // Two cards of one suit that a straight flush can hold besides the royal; what else fits no pair is quads.
    expect(three.straightFlush + three.royal + three.quads + three.fives).toBe(1326);
    expect(three.pair + three.twoPair + three.trips + three.fullHouse + three.highCard).toBe(0);
  });

  const rankings = [
    { ranking: wild, allowed: asAny, straights: WHEEL_LOWEST },
    { ranking: wildNoFives, allowed: asAnyFiveAces, straights: WHEEL_LOWEST },
    { ranking: wildRanking({ wheel: 'second' }), allowed: asAny, straights: WHEEL_SECOND },
  ];
  const sizes = [
    { size: 5, jokers: 1, hands: 8, runs: 20 },
    { size: 6, jokers: 1, hands: 8, runs: 6 },
    { size: 7, jokers: 1, hands: 8, runs: 6 },
    { size: 5, jokers: 2, hands: 6, runs: 6 },
    { size: 6, jokers: 2, hands: 3, runs: 3 },
    { size: 5, jokers: 3, hands: 4, runs: 1 },
  ];
  test.each(rankings.flatMap((r) => sizes.map((s) => ({ ...r, ...s, id: r.ranking.id }))))(
    '$id, $size cards and $jokers of them jokers: every card they may stand for',
    ({ ranking, allowed, straights, size, jokers, hands, runs }) => {
      fc.assert(
        fc.property(someHands(size, jokers, hands), (some) => {
          const key = (cards: number[]) => jokerKey(cards, { kinds: KINDS, straights }, allowed);
          expect(misplaced(ranking, some, key)).toEqual([]);
        }),
        { numRuns: runs },
      );
    },
  );

  test('seven cards with two or three jokers: the best five of them', () => {
    const five = (cards: number[]) => {
      let best = 0;
      for (let a = 0; a < 7; a++) {
        for (let b = a + 1; b < 7; b++)
          best = Math.max(best, wild.value(cards.filter((_, i) => i !== a && i !== b)));
      }
      return best;
    };
    const hands = fc.oneof(someHands(7, 2, 1), someHands(7, 3, 1));
    fc.assert(
      fc.property(hands, ([cards]) => wild.value(cards) === five(cards)),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['003:493 five aces with two jokers', 'As Ah Ad Jk Jk', 'five aces'],
    ['003:493 and with three', 'As Ah Jk Jk Jk', 'five aces'],
    ['004:408 five deuces', '2s 2h 2d 2c Jk', 'five deuces'],
    ['003:494 royal flush', 'As Ks Jk Jk Jk', 'royal flush'],
    ['002:1554 trips and the joker', '9s 9h 9d Jk 2c', 'four nines, deuce kicker'],
    ['a joker pairs the highest card', 'Ks 9h 7d 4c Jk', 'pair of kings, nine-seven-four kickers'],
  ])('%s', (_, text, name) => {
    expect(wild.name(wild.value(hand(text)))).toBe(name);
  });

  test('004:408 five aces, then the other fives, then a royal flush', () => {
    const values = ['As Ah Ad Ac Jk', 'Ks Kh Kd Kc Jk', '2s 2h 2d 2c Jk', 'As Ks Qs Js Ts'].map((text) =>
      wild.value(hand(text)),
    );
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values).size).toBe(4);
  });

  test('002:1471 four fives and the joker are four fives, ace kicker', () => {
    expect(wildNoFives.name(wildNoFives.value(hand('5s 5h 5d 5c Jk')))).toBe('four fives, ace kicker');
    expect(wildNoFives.name(wildNoFives.value(hand('As Ah Ad Ac Jk')))).toBe('five aces');
  });
});
