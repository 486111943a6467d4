import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { NO_HAND, type Ranking } from '../ranking.ts';
import { badness, bestOfFives, eachHand, eachRankHand } from './low.reference.ts';
import { aceFive, aceFive7, eightOrBetter, sixOrBetter } from './low.ts';
import { lowRegularAceHigh, lowRegularAceLow, regularLow } from './regular-low.ts';

/** The category a name begins with. */
function categoryOf(name: string): string {
  return /^(pair|two pair|three|full house|four)/.exec(name)?.[0] ?? 'no pair';
}

const rankings = [
  { ranking: aceFive, rules: { aceLow: true, straightsAndFlushes: false } },
  { ranking: lowRegularAceHigh, rules: { aceLow: false, straightsAndFlushes: false } },
  { ranking: lowRegularAceLow, rules: { aceLow: true, matchedAceLow: false, straightsAndFlushes: false } },
].map((entry) => ({ id: entry.ranking.id, ...entry }));

describe.each(rankings)('$id', ({ ranking, rules }) => {
  test.each([
    [1, 13],
    [2, 91],
    [3, 455],
    [4, 1820],
    [5, 6175],
  ])('%i cards make %i different hands in the order of the reference', (size, count) => {
    const hands: { value: number; bad: number }[] = [];
    eachRankHand(size, (hand) => hands.push({ value: ranking.value(hand), bad: badness(hand, rules) }));
    hands.sort((a, b) => b.value - a.value);
    expect(hands).toHaveLength(count);
    expect(hands.filter(({ bad }, i) => i > 0 && bad <= hands[i - 1]!.bad)).toEqual([]);
    expect(new Set(hands.map(({ value }) => value)).size).toBe(count);
    expect(new Set(hands.map(({ value }) => ranking.name(value))).size).toBe(count);
    expect(hands.at(-1)!.value).toBeGreaterThan(NO_HAND);
  });

  test.each([6, 7])('of every %i cards the best five', (size) => {
    let wrong = 0;
    eachRankHand(size, (hand) => {
      if (ranking.value(hand) !== bestOfFives(hand, ranking.value)) wrong++;
    });
    expect(wrong).toBe(0);
  });
});

describe('five of 52', () => {
  const counts = new Map<number, number>();
  const qualified = new Map<Ranking, number>([
    [eightOrBetter, 0],
    [sixOrBetter, 0],
  ]);
  let differing = 0;
  eachHand(standardPack.cards, 5, (hand) => {
    const value = aceFive.value(hand);
    counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const [ranking, count] of qualified) {
      const low = ranking.value(hand);
      if (low !== NO_HAND) qualified.set(ranking, count + 1);
      if (low !== NO_HAND && low !== value) differing++;
    }
  });

  test('ace-to-five hands by category', () => {
    const found: Record<string, number> = {};
    for (const [value, count] of counts) {
      const category = categoryOf(aceFive.name(value));
      found[category] = (found[category] ?? 0) + count;
    }
    expect(found).toEqual({
      'no pair': 1_317_888,
      pair: 1_098_240,
      'two pair': 123_552,
      three: 54_912,
      'full house': 3_744,
      four: 624,
    });
    expect(counts.get(Math.max(...counts.keys()))).toBe(1_024);
  });

  test('56 eight-or-better and 6 six-or-better lows of 1,024 hands each, valued as ace-to-five', () => {
    expect(qualified.get(eightOrBetter)).toBe(56 * 1_024);
    expect(qualified.get(sixOrBetter)).toBe(6 * 1_024);
    expect(differing).toBe(0);
  });
});

test('seven of 52: ace-to-five hands by their highest card', () => {
  const found: Record<string, number> = {};
  eachRankHand(7, (hand, ways) => {
    const [a, b, c, d, e, f, g] = hand as unknown as number[];
    const name = aceFive.name(aceFive7(a!, b!, c!, d!, e!, f!, g!));
    const highest = categoryOf(name) === 'no pair' ? name.split('-')[0]! : 'paired';
    found[highest] = (found[highest] ?? 0) + ways;
  });
  expect(found).toEqual({
    '5': 781_824,
    '6': 3_151_360,
    '7': 7_426_560,
    '8': 13_171_200,
    '9': 19_174_400,
    '10': 23_675_904,
    J: 24_837_120,
    Q: 21_457_920,
    K: 13_939_200,
    paired: 6_169_072,
  });
});

test('neither suits nor the order of the cards matter, and aceFive7 is the ranking', () => {
  const seven = fc.shuffledSubarray([...standardPack.cards], { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(seven, fc.integer({ min: 1, max: 3 }), (hand, turn) => {
      const value = aceFive.value(hand);
      const turned = hand.map((card) => card ^ turn).reverse();
      expect(aceFive.value(turned)).toBe(value);
      expect(aceFive7(...(hand as [number, number, number, number, number, number, number]))).toBe(value);
      const eight = bestOfFives(hand, eightOrBetter.value);
      expect(eightOrBetter.value(hand)).toBe(eight);
    }),
    { numRuns: 2_000 },
  );
});

describe('printed best and worst hand of each category', () => {
  const aceToFive = [
    ['no pair', '5-4-3-2-A low', 'K-Q-J-10-9 low'],
    ['pair', 'pair of aces, 4-3-2', 'pair of kings, Q-J-10'],
    ['two pair', 'two pair, deuces and aces, 3', 'two pair, kings and queens, J'],
    ['three', 'three aces, 3-2', 'three kings, Q-J'],
    ['full house', 'full house, aces over deuces', 'full house, kings over queens'],
    ['four', 'four aces, 2', 'four kings, Q'],
  ];
  const acesWorst = [
    ['two pair', 'two pair, threes and deuces', 'two pair, aces and kings'],
    ['full house', 'full house, deuces over threes', 'full house, aces over kings'],
    ['pair', 'pair of deuces', 'pair of aces'],
    ['three', 'three deuces', 'three aces'],
    ['four', 'four deuces', 'four aces'],
  ];
  const charts: [string, Ranking, string[][]][] = [
    ['003:4247-4252', aceFive, aceToFive],
    ['003:4470-4475', aceFive, aceToFive],
    ['003:4679-4684', aceFive, aceToFive],
    ['003:6081-6086', aceFive, aceToFive],
    // 003:5387 prints 7-5-4-3-2 and A-K-Q-J-9, against its own "straights … will not be counted" (003:5380).
    ['003:5380-5392', lowRegularAceHigh, [['no pair', '6-5-4-3-2 low', 'A-K-Q-J-10 low'], ...acesWorst]],
    ['003:6543-6548', lowRegularAceLow, [['no pair', '5-4-3-2-A low', 'K-Q-J-10-9 low'], ...acesWorst]],
  ];
  test.each(charts)('%s', (_, ranking, rows) => {
    const values = new Map<string, number[]>();
    eachRankHand(5, (hand) => {
      const value = ranking.value(hand);
      const category = categoryOf(ranking.name(value));
      values.set(category, [...(values.get(category) ?? []), value]);
    });
    for (const [category, best, worst] of rows) {
      const all = values.get(category!)!.sort((a, b) => a - b);
      expect(ranking.name(all.at(-1)!)).toMatch(new RegExp(`^${best}`));
      expect(ranking.name(all[0]!)).toMatch(new RegExp(`^${worst}`));
    }
    const order = ['no pair', 'pair', 'two pair', 'three', 'full house', 'four'];
    const worstOf = order.map((category) => Math.min(...values.get(category)!));
    const bestOf = order.map((category) => Math.max(...values.get(category)!));
    expect(worstOf.slice(0, -1).every((worst, i) => worst > bestOf[i + 1]!)).toBe(true);
  });
});

describe('printed examples', () => {
  test.each([
    ['000:49', eightOrBetter, '7c 6d 4h 3s Ac', '8c 6d 4h 3s 2c'],
    ['003:2162', eightOrBetter, '7c 6d 4h 3s 2c', '8c 6d 5h 3s Ac'],
    ['003:5153', eightOrBetter, '7c 6d 4h 3s Ac', '8c 5d 4h 3s 2c'],
    ['003:3585', sixOrBetter, '6c 4d 3h 2s Ac', '6c 5d 4h 3s Ac'],
    ['003:6627', lowRegularAceLow, 'As Ac 2s 7h 9c 9d Td', '4s 5d 9s Tc Jh Qc Kh'],
  ])('%s', (_, ranking, better, worse) => {
    expect(ranking.value(cards(worse))).toBeGreaterThan(NO_HAND);
    expect(ranking.value(cards(better))).toBeGreaterThan(ranking.value(cards(worse)));
  });

  test('003:6627 names the lows 10-9-7-2-A and J-10-9-5-4', () => {
    const name = (text: string) => lowRegularAceLow.name(lowRegularAceLow.value(cards(text)));
    expect(name('As Ac 2s 7h 9c 9d Td')).toBe('10-9-7-2-A low');
    expect(name('4s 5d 9s Tc Jh Qc Kh')).toBe('J-10-9-5-4 low');
  });
});

test('003:2160 a pair or a nine is no low', () => {
  expect(eightOrBetter.value(cards('8c 6d 4h 3s 3c'))).toBe(NO_HAND);
  expect(eightOrBetter.value(cards('9c 6d 4h 3s 2c'))).toBe(NO_HAND);
  expect(eightOrBetter.name(NO_HAND)).toBe('no low');
});

test('003:6538 beside a pair the ace still counts low; customarily also as a pair', () => {
  const aces = cards('Ac Ad 4h 3s 2c');
  const deuces = cards('2c 2d Ah 4s 3c');
  expect(lowRegularAceLow.value(deuces)).toBeGreaterThan(lowRegularAceLow.value(cards('2c 2d 5h 4s 3c')));
  expect(lowRegularAceLow.value(deuces)).toBeGreaterThan(lowRegularAceLow.value(aces));
  const customary = regularLow({ pairsAceLow: true });
  expect(customary.value(aces)).toBeGreaterThan(customary.value(deuces));
});

test('003:407 upcards: the lowest board is the best, a pair worse than any king high', () => {
  const boards = ['3c', '7d 4c', 'Kd Qc', '2d 2c'].map((text) => aceFive.name(aceFive.value(cards(text))));
  expect(boards).toEqual(['3 low', '7-4 low', 'K-Q low', 'pair of deuces']);
  expect(aceFive.value(cards('Kd Qc'))).toBeGreaterThan(aceFive.value(cards('Ad Ac')));
});
