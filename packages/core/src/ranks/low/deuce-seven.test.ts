import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards, rankOf, standardPack, suitOf } from '../../cards/index.ts';
import { deuceSeven } from './deuce-seven.ts';
import { badness, bestOfFives, eachHand, eachRankHand } from './low.reference.ts';
import { deuceSeven7 } from './low.ts';

const RULES = { aceLow: false, straightsAndFlushes: true };

function categoryOf(name: string): string {
  return (
    /^(pair|two pair|three|straight flush|straight|flush|full house|four|royal)/.exec(name)?.[0] ?? 'no pair'
  );
}

/** Every value five cards can have, best first, with the hands that have it and one of them. */
const hands = new Map<number, { name: string; count: number; bad: number }>();
eachHand(standardPack.cards, 5, (hand) => {
  const value = deuceSeven.value(hand);
  const seen = hands.get(value);
  if (seen) seen.count++;
  else hands.set(value, { name: deuceSeven.name(value), count: 1, bad: badness(hand, RULES) });
});
const bestFirst = [...hands].sort(([a], [b]) => b - a).map(([, hand]) => hand);

describe('five of 52', () => {
  test('by category', () => {
    const found: Record<string, number> = {};
    for (const { name, count } of bestFirst) {
      found[categoryOf(name)] = (found[categoryOf(name)] ?? 0) + count;
    }
    // As high hands, but that the 1,024 hands A-2-3-4-5 are no straights (003:4023).
    expect(found).toEqual({
      'no pair': 1_303_560,
      pair: 1_098_240,
      'two pair': 123_552,
      three: 54_912,
      straight: 9_180,
      flush: 5_112,
      'full house': 3_744,
      four: 624,
      'straight flush': 32,
      royal: 4,
    });
  });

  test('7,462 different hands and names, in the order of the reference', () => {
    expect(bestFirst).toHaveLength(7_462);
    expect(new Set(bestFirst.map(({ name }) => name)).size).toBe(7_462);
    expect(bestFirst.filter(({ bad }, i) => i > 0 && bad <= bestFirst[i - 1]!.bad)).toEqual([]);
  });

  test('003:1525 the best hand is 7-5-4-3-2, 1,020 times; the worst a royal flush', () => {
    expect(bestFirst[0]).toMatchObject({ name: '7-5-4-3-2', count: 1_020 });
    expect(bestFirst.at(-1)).toMatchObject({ name: 'royal flush', count: 4 });
  });

  test('003:4023 A-2-3-4-5 is ace high', () => {
    const names = bestFirst.map(({ name }) => name);
    expect(names).toContain('A-5-4-3-2');
    expect(names).toContain('flush, A-5-4-3-2');
    expect(names).not.toContain('straight, five high');
  });
});

describe('printed best and worst hand of each category', () => {
  const rows = [
    ['no pair', '7-5-4-3-2', 'A-K-Q-J-9'],
    ['pair', 'pair of deuces, 5-4-3', 'pair of aces, K-Q-J'],
    ['two pair', 'two pair, threes and deuces, 4', 'two pair, aces and kings, Q'],
    ['three', 'three deuces, 4-3', 'three aces, K-Q'],
    ['straight', 'straight, six high', 'straight, ace high'],
    ['flush', 'flush, 7-5-4-3-2', 'flush, A-K-Q-J-9'],
    ['full house', 'full house, deuces over threes', 'full house, aces over kings'],
    ['four', 'four deuces, 3', 'four aces, K'],
    // 003:4030 also calls A-K-Q-J-10 the worst straight flush, which its next row names the royal flush.
    ['straight flush', 'straight flush, six high', 'straight flush, king high'],
    ['royal', 'royal flush', 'royal flush'],
  ];
  test.each(['003:4019-4031', '003:5861-5873', '003:6277-6289', '003:6765-6774'])('%s', () => {
    expect([...new Set(bestFirst.map(({ name }) => categoryOf(name)))]).toEqual(
      rows.map(([category]) => category),
    );
    for (const [category, best, worst] of rows) {
      const names = bestFirst.map(({ name }) => name).filter((name) => categoryOf(name) === category);
      expect([names[0], names.at(-1)]).toEqual([best, worst]);
    }
  });
});

test.each([1, 2, 3, 4])('%i upcards rank as the reference does', (size) => {
  const found: { value: number; bad: number }[] = [];
  eachRankHand(size, (hand) => found.push({ value: deuceSeven.value(hand), bad: badness(hand, RULES) }));
  found.sort((a, b) => b.value - a.value);
  expect(found.filter(({ bad }, i) => i > 0 && bad <= found[i - 1]!.bad)).toEqual([]);
});

describe('of six and seven cards the best five', () => {
  type Seven = [number, number, number, number, number, number, number];
  const isBest = (hand: ArrayLike<number>): boolean => {
    const best = bestOfFives(hand, deuceSeven.value);
    const seven = hand.length === 7 ? deuceSeven7(...(Array.from(hand) as Seven)) : best;
    return deuceSeven.value(hand) === best && seven === best;
  };
  const ranks = (from: number, to: number) =>
    standardPack.cards.filter((card) => rankOf(card) >= from && rankOf(card) <= to);

  test('every seven cards by rank, no five suited', () => {
    let wrong = 0;
    eachRankHand(7, (hand) => {
      if (!isBest(hand)) wrong++;
    });
    expect(wrong).toBe(0);
  });

  // Small packs are thick with pairs, straights and flushes.
  test.each([
    ['deuce to seven', 6, ranks(0, 5), 134_596],
    ['three suits, deuce to seven', 7, ranks(0, 5).filter((card) => suitOf(card) > 0), 31_824],
    ['two suits, deuce to ten', 7, ranks(0, 8).filter((card) => suitOf(card) < 2), 31_824],
    ['two suits, six to ace', 7, ranks(4, 12).filter((card) => suitOf(card) > 1), 31_824],
    [
      'hearts and 2c 5d Js',
      7,
      standardPack.cards.filter((card) => suitOf(card) === 2 || card % 13 === 0),
      11_440,
    ],
  ])('%s: every hand of %i', (_, size, pack, count) => {
    let right = 0;
    eachHand(pack, size, (hand) => {
      if (isBest(hand)) right++;
    });
    expect(right).toBe(count);
  });

  test('any hand of the pack, any order', () => {
    const hand = fc.shuffledSubarray([...standardPack.cards], { minLength: 6, maxLength: 7 });
    fc.assert(fc.property(hand, isBest), { numRuns: 5_000 });
  });

  test.each([
    ['7h 5h 4h 3h 2h Kc Kd', 'K-5-4-3-2'],
    ['7h 5h 4h 3h 2h 2c 9d', '7-5-4-3-2'],
    ['9h 8h 7h 5h 4h 3h 2h', 'flush, 7-5-4-3-2'],
    ['6h 5h 4h 3h 2h 6c 6d', 'pair of sixes, 4-3-2'],
    ['6h 5h 4h 3h 2h 7h 8c', '8-5-4-3-2'],
  ])('%s is %s', (text, name) => {
    const read = parseCards(text);
    expect(read.ok && deuceSeven.name(deuceSeven.value(read.cards))).toBe(name);
  });
});
