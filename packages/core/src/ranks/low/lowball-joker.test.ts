import { expect, test } from 'vitest';
import { ACE, JOKER, rankOf, standardPack } from '../../cards/index.ts';
import { eachHand, eachRankHand } from './low.reference.ts';
import { aceFive } from './low.ts';
import { lowballJoker } from './lowball-joker.ts';

test('003:257 and 004:11 the lowest missing rank is the best a wild joker can be, whatever the other four', () => {
  const wrong: string[] = [];
  let hands = 0;
  eachRankHand(4, (four) => {
    hands++;
    let best = 0;
    for (let rank = 0; rank <= ACE; rank++) {
      if (four.filter((card) => rankOf(card) === rank).length < 4) {
        best = Math.max(best, aceFive.value([...four, rank * 4]));
      }
    }
    const value = lowballJoker.value([...four, JOKER]);
    if (value !== best || lowballJoker.value([JOKER, ...four]) !== best) wrong.push(lowballJoker.name(value));
  });
  expect(wrong).toEqual([]);
  expect(hands).toBe(1_820);
});

test('of the 270,725 hands with the joker 1,280 are wheels, and 183,040 have no pair', () => {
  const five = Uint8Array.of(0, 0, 0, 0, JOKER);
  const counts = new Map<number, number>();
  eachHand(standardPack.cards, 4, (four) => {
    five.set(four);
    const value = lowballJoker.value(five);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  const named = [...counts].map(([value, count]) => ({ name: lowballJoker.name(value), count }));
  expect(named.find(({ name }) => name === '5-4-3-2-A low')?.count).toBe(1_280);
  const unpaired = named.filter(({ name }) => name.endsWith('low'));
  expect(unpaired.reduce((sum, { count }) => sum + count, 0)).toBe(183_040);
});

test('003:256 without the joker it is ace-to-five', () => {
  eachRankHand(5, (hand) => {
    if (lowballJoker.value(hand) !== aceFive.value(hand)) throw new Error(aceFive.name(aceFive.value(hand)));
  });
  expect(lowballJoker.name(lowballJoker.value([0, 4, 8, 12, 48]))).toBe('5-4-3-2-A low');
});
