import { describe, expect, test } from 'vitest';
import { JOKER, jokerPack, type Pack, packs } from '../../cards/index.ts';
import { goldWay } from '../../games/house-ways/gold.ts';
import { isFoul, limitedJoker } from '../../games/house-ways/set-rules.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { keptOdds } from '../kept/kept.ts';
import { oddsOf } from '../offering-odds.ts';
import { BACKS, FRONT_BITS } from './dominance.ts';
import { HandsHolding, handsOf, writeClass } from './hand-index.ts';
import { type FrontAndBack, SET_PARTS, setHands, setNumber } from './house-way.ts';
import { countPairs, joinPairs, PAIR_PARTS } from './pairs.ts';

const rules = limitedJoker();
const counted: FrontAndBack = {
  by: 'front and back',
  way: goldWay(rules).set,
  front: rules.front.value,
  back: rules.back.value,
  isFoul: ({ front, back }) => isFoul(rules, front, back),
};
const four: Pack = { ...packs.standard, cards: packs.standard.cards.slice(0, 16) };

/** Every hand of seven of a small deck, with its set. */
function everyHand(cards: readonly number[]): { set: number; front: number; back: number }[] {
  const hands: { set: number; front: number; back: number }[] = [];
  const fill = (hand: readonly number[], from: number, set: number): void => {
    if (hand.length === 7) {
      const { front, back } = counted.way(hand);
      hands.push({ set, front: counted.front(front), back: counted.back(back) });
      return;
    }
    for (let i = from; i < cards.length; i++) fill([...hand, cards[i]], i + 1, set | (1 << i));
  };
  fill([], 0, 0);
  return hands;
}

describe('hands that share no card', () => {
  test('O38 are counted by those that share some, and come out as one by one', () => {
    const values = new Uint32Array(handsOf(four));
    for (let part = 0; part < SET_PARTS; part++) setHands({ shoe: four }, counted, part, values);
    const parts = Array.from({ length: PAIR_PARTS }, (_, part) => countPairs(four, part, values));
    const { above, below, all } = joinPairs(four, parts);
    const hands = everyHand([...four.cards]);
    let [higher, lower, pairs] = [0, 0, 0];
    for (const a of hands)
      for (const b of hands) {
        if ((a.set & b.set) !== 0) continue;
        pairs++;
        if (a.front > b.front && a.back > b.back) higher++;
        else if (a.front <= b.front && a.back <= b.back) lower++;
      }
    expect([above, below, all]).toEqual([BigInt(higher), BigInt(lower), BigInt(pairs)]);
    expect(pairs).toBe(11_440 * 36);
  });

  test('O38 a part that is missing is noticed', () => {
    const values = new Uint32Array(handsOf(four));
    const parts = Array.from({ length: PAIR_PARTS - 1 }, (_, part) => countPairs(four, part, values));
    expect(() => joinPairs(four, parts)).toThrow('can be dealt');
  });

  test('O38 every hand has a number of its own, with the joker too', () => {
    const values = new Uint32Array(handsOf(jokerPack));
    expect(values.length).toBe(154_143_080);
    writeClass([0, 4, 9, 14, 19, 23, JOKER], 1, 5, values);
    const list = new Uint32Array(1128);
    const found = (given: readonly number[]) => {
      const count = new HandsHolding(jokerPack).collect(given, values, list);
      return [count, list.subarray(0, count).filter((value) => value === 5).length];
    };
    expect(found([0, 4, 9, 14, 19])).toEqual([1128, 1]);
    expect(found([1, 5, 10, 15, 16])).toEqual([1128, 1]);
    expect(found([0, 5, 9, 14, 19])).toEqual([1128, 0]);
    expect(setNumber(127, BACKS - 1)).toBe((BACKS << FRONT_BITS) - 1);
    expect(() => setNumber(128, 1)).toThrow('outside the table');
  });
});

describe('pai gow poker, both hands by the house way', () => {
  const gold = findOffering('black-sheep/pai-gow-poker-gold') as PlayerDealerOffering;

  test('O4, O38 000:567-768 all 8,250,459,031,214,400 pairs; near the published 28.6, 41.5 and 30.0%', () => {
    const asked = oddsOf(gold);
    const odds = asked.ok ? asked.odds : expect.fail(asked.message);
    expect(odds.method).toBe('exact');
    const { rows } = odds.wagers[0];
    expect(rows.reduce((sum, { combinations }) => sum + BigInt(combinations ?? 0), 0n)).toBe(
      8_250_459_031_214_400n,
    );
    const chances = rows.map(({ probability }) => 100 * probability);
    for (const [i, published] of [28.6, 41.5, 30.0].entries())
      expect(Math.abs(chances[i] - published)).toBeLessThan(0.4);
  });

  test('O5, O38 dealt, it comes out as it was counted', () => {
    const asked = oddsOf(gold, { simulated: true, rounds: 4000, milliseconds: 1e6 });
    const dealt = asked.ok ? asked.odds.wagers[0] : expect.fail(asked.message);
    const [exact] = keptOdds(gold, { foulTakesBonus: false }) ?? expect.fail('nothing is kept');
    expect(Math.abs(dealt.edge - exact.edge)).toBeLessThan(3 * dealt.se);
    for (const [i, { probability }] of exact.rows.entries()) {
      const error = Math.sqrt((probability * (1 - probability)) / 4000);
      expect(Math.abs(dealt.rows[i].probability - probability)).toBeLessThan(3 * error);
    }
  });
});
