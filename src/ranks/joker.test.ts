import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCounts, countHands, someHands } from './joker.reference.ts';
import { bug, bugNoFlush, bugRanking } from './joker.ts';
import {
  asBug,
  asBugWithoutFlush,
  hand,
  jokerKey,
  KINDS,
  misplaced,
  WHEEL_LOWEST,
  WHEEL_SECOND,
} from './plain-hands.reference.ts';

const value = (text: string) => bug.value(hand(text));
const name = (text: string) => bug.name(value(text));

describe('bug', () => {
  test('5 of 53 by category', () => {
    expect(addCounts(countHands(bug, 5, 0), countHands(bug, 4, 1))).toEqual({
      fives: 1,
      royal: 24,
      straightFlush: 180,
      quads: 828,
      fullHouse: 4368,
      flush: 7804,
      straight: 20532,
      trips: 63360,
      twoPair: 138600,
      pair: 1215024,
      highCard: 1418964,
    });
  });

  test('7 of 53 by category: the 20,358,520 hands with the joker', () => {
    expect(countHands(bug, 6, 1)).toEqual({
      fives: 1128,
      royal: 26132 - 4324,
      straightFlush: 184832 - 37260,
      quads: 307472 - 224848,
      fullHouse: 4188528 - 3473184,
      flush: 6172088 - 4047644,
      straight: 11236028 - 6180020,
      trips: 7470676 - 6461620,
      twoPair: 35553816 - 31433400,
      pair: 64221960 - 58627800,
      highCard: 24780420 - 23294460,
    });
  });

  const rankings = [
    { ranking: bug, allowed: asBug, straights: WHEEL_LOWEST },
    { ranking: bugNoFlush, allowed: asBugWithoutFlush, straights: WHEEL_LOWEST },
    { ranking: bugRanking({ wheel: 'second' }), allowed: asBug, straights: WHEEL_SECOND },
  ];
  const sizes = [
    { size: 5, jokers: 1 },
    { size: 6, jokers: 1 },
    { size: 7, jokers: 1 },
    { size: 7, jokers: 0 },
  ];
  test.each(
    rankings.flatMap((r) => sizes.map((s) => ({ ...r, ...s, id: r.ranking.id }))),
  )('$id, $size cards and $jokers joker: every card the joker may stand for', ({
    ranking,
    allowed,
    straights,
    size,
    jokers,
  }) => {
    fc.assert(
      fc.property(someHands(size, jokers, 8), (hands) => {
        const key = (cards: number[]) => jokerKey(cards, { kinds: KINDS, straights }, allowed);
        expect(misplaced(ranking, hands, key)).toEqual([]);
      }),
      { numRuns: size === 5 ? 40 : 8 },
    );
  });

  test('every value has its own name', () => {
    const values = Array.from({ length: value('As Ah Ad Ac Jk') }, (_, i) => i + 1);
    expect(new Set(values.map((v) => bug.name(v))).size).toBe(values.length);
  });
});

describe('bug as printed', () => {
  test.each([
    ['000:596 five aces over a royal flush', 'As Ah Ad Ac Jk', 'Ah Kh Qh Jh Th'],
    ['000:597 royal flush over a straight flush', 'Ah Kh Jk Jh Th', 'Kh Qh Jh Th 9h'],
    ['000:598 king-high the highest straight flush', 'Kh Qh Jh Th Jk', 'Qh Jh Th 9h 8h'],
    ['000:599 a joker is no fourth deuce', '2s 2h 2d 2c 3c', 'As Ah Ad Jk 2c'],
    ['000:602 5-4-3-2-A the lowest straight', '6c 5d 4h 3s Jk', '5d 4h 3s 2c Jk'],
    ['002:687 the joker as the highest card missing from a flush', 'As Qs 9s 4s Jk', 'As Qs Js 9s 4s'],
    ['003:968 kings full over tens full', 'Ks Kh Kd 7s 7h', 'Ts Th Td Ac Jk'],
  ])('%s', (_, better, worse) => {
    if (_.startsWith('000:599')) expect(value(better)).toBeLessThan(value(worse));
    else expect(value(better)).toBeGreaterThan(value(worse));
  });
  test('names', () => expect(name('As Ks Qs 4s Jk')).toBe('flush, ace-king-queen-jack-four'));
});
