import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { high } from '../high/high.ts';
import {
  asBug,
  asBugWithoutFlush,
  hand,
  jokerKey,
  KINDS,
  misplaced,
  WHEEL_LOWEST,
  WHEEL_SECOND,
} from '../tables/plain-hands.reference.ts';
import { addCounts, countHands, someHands } from './joker.reference.ts';
import { bug, bugNoFlush, bugRanking } from './joker.ts';

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

  test('7 of 53 by category: the 20,358,520 with the joker, all others being plain high hands', () => {
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
  test.each(rankings.flatMap((r) => sizes.map((s) => ({ ...r, ...s, id: r.ranking.id }))))(
    '$id, $size cards and $jokers joker: every card the joker may stand for',
    ({ ranking, allowed, straights, size, jokers }) => {
      fc.assert(
        fc.property(someHands(size, jokers, 8), (hands) => {
          const key = (cards: number[]) => jokerKey(cards, { kinds: KINDS, straights }, allowed);
          expect(misplaced(ranking, hands, key)).toEqual([]);
        }),
        { numRuns: size === 5 ? 40 : 8 },
      );
    },
  );

  test('without a joker it is the plain high hand', () => {
    fc.assert(
      fc.property(someHands(7, 0, 1), ([cards]) => bug.value(cards) === high.value(cards)),
      {
        numRuns: 2000,
      },
    );
  });

  test('every value has its own name', () => {
    const values = Array.from({ length: bug.value(hand('As Ah Ad Ac Jk')) }, (_, i) => i + 1);
    expect(new Set(values.map((v) => bug.name(v))).size).toBe(values.length);
  });
});

describe('bug as printed', () => {
  test.each([
    ['000:596 five aces over a royal flush', 'As Ah Ad Ac Jk', 'Ah Kh Qh Jh Th'],
    ['000:597 royal flush over straight flush', 'Ah Kh Jk Jh Th', 'Kh Qh Jh Th 9h'],
    ['000:602 5-4-3-2-A is the lowest straight', '6c 5d 4h 3s 2c', '5d 4h 3s Jk Ac'],
    ['002:687 the joker is the highest card missing from a flush', 'As Qs 9s 4s Jk', 'As Qs Js 9s 4s'],
    ['003:951 the joker is no fourth deuce', '3s 3h 3d 4c 5c', '2s 2h 2d Jk 5c'],
    ['003:968 K-K-K-7-7 over 10-10-10-A-A', 'Ks Kh Kd 7s 7h', 'Ts Th Td Ac Jk'],
  ])('%s', (_, better, worse) => {
    expect(bug.value(hand(better))).toBeGreaterThan(bug.value(hand(worse)));
  });

  test('000:1115 Face Up: the joker completes a straight flush, not a flush', () => {
    const names = (text: string) =>
      [bug, bugNoFlush].map((ranking) => ranking.name(ranking.value(hand(text))));
    expect(names('9s 7s 6s 5s Jk')).toEqual(Array(2).fill('straight flush, nine high'));
    expect(names('Ks 7s 6s 5s Jk')).toEqual([
      'flush, ace-king-seven-six-five',
      'ace high, king-seven-six-five kickers',
    ]);
  });

  test('000:719 a flush in the seven cards', () => {
    expect(bug.name(bug.value(hand('Ah Ac Kh Jh Th 2s 3h')))).toBe('flush, ace-king-jack-ten-three');
  });

  test.each([
    'As Kh Qd Jc Jk / As 2h 3d 4c 5c / Ks Qh Jd Tc 9c',
    'As Ks Qs Js Jk / As 2s 3s 4s 5s / Ks Qs Js Ts 9s',
  ])('wheel second: %s, and better than a six', (text) => {
    const second = bugRanking({ wheel: 'second' });
    const [ace, wheel, king] = text.split('/').map((cards) => second.value(hand(cards)));
    expect(ace).toBeGreaterThan(wheel);
    expect(wheel).toBeGreaterThan(king);
    expect(second.name(wheel)).toMatch(/straight.*, five high/);
    expect(second.value([...hand(text.split('/')[1]), ...hand('6s')])).toBe(wheel);
  });

  test('a second joker is refused', () => {
    expect(() => bug.value(hand('As Kh 3d Jk Jk'))).toThrow(RangeError);
  });
});
