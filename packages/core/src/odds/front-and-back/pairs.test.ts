import { describe, expect, test } from 'vitest';
import { JOKER, jokerPack, type Pack, packs } from '../../cards/index.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { goldWay } from '../../games/house-ways/gold.ts';
import { isFoul, limitedJoker } from '../../games/house-ways/set-rules.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import type { WagerOdds } from '../answer.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { keptOdds } from '../kept/kept.ts';
import { oddsOf } from '../offering-odds.ts';
import { inTurn } from '../work.ts';
import { BACKS, FRONT_BITS } from './dominance.ts';
import { HandsHolding, handsOf, writeClass } from './hand-index.ts';
import type { FrontAndBack } from './house-way.ts';
import { joinPairs, pairsOnly } from './pairs.ts';
import { setNumber } from './sets.ts';
import { classesOf } from './subsets.ts';
import { paiGowWork } from './work.ts';

const rules = limitedJoker();
const counted: FrontAndBack = {
  by: 'front and back',
  way: goldWay(rules).set,
  front: rules.front.value,
  back: rules.back.value,
  isFoul: ({ front, back }) => isFoul(rules, front, back),
};
const four: Pack = { ...packs.standard, cards: packs.standard.cards.slice(0, 16) };
const gold = findOffering('black-sheep/pai-gow-poker-gold') as PlayerDealerOffering;

interface Set {
  readonly front: number;
  readonly back: number;
}

interface Hand {
  readonly held: number;
  readonly way: Set;
  readonly sets: readonly Set[];
}

const valuesOf = (set: { front: readonly number[]; back: readonly number[] }): Set => ({
  front: counted.front(set.front),
  back: counted.back(set.back),
});

/** A hand with its house way and every set that is not foul. */
function handOf(cards: readonly number[]): Hand {
  const sets = cards.flatMap((a, i) =>
    cards.slice(i + 1).map((b) => ({ front: [a, b], back: cards.filter((one) => one !== a && one !== b) })),
  );
  return {
    held: cards.reduce((held, card) => held | (1 << card), 0),
    way: valuesOf(counted.way(cards)),
    sets: sets.filter((set) => !counted.isFoul(set)).map(valuesOf),
  };
}

/** Every hand of seven of a small deck. */
function everyHand(deck: readonly number[]): Hand[] {
  const hands: Hand[] = [];
  const fill = (cards: readonly number[], from: number): void => {
    if (cards.length === 7) hands.push(handOf(cards));
    else for (let i = from; i < deck.length; i++) fill([...cards, deck[i]], i + 1);
  };
  fill([], 0);
  return hands;
}

/** What is won of all hands of the bank, at so much to 1. */
function wonOf(mine: Set, bank: readonly Set[], pays: number): number {
  let won = 0;
  for (const { front, back } of bank) {
    if (mine.front > front && mine.back > back) won += pays;
    else if (mine.front <= front && mine.back <= back) won--;
  }
  return won;
}

describe('hands that share no card', () => {
  const all = everyHand([...four.cards]);

  test.each([1, 0.9])(
    'O38, O80 paid %s to 1, the best sets and the house way come out as one by one',
    (pays) => {
      const printed = gold.game({ foulTakesBonus: false });
      const game: PlayerDealerGame = {
        ...printed,
        shoe: four,
        wagers: printed.wagers.slice(0, 1),
        outcome: (round, bet) => {
          const comes = printed.outcome(round, bet);
          return comes.result === 'win' ? { ...comes, odds: [10 * pays, 10] } : comes;
        },
      };
      const [odds] = inTurn(paiGowWork(game, counted)) as WagerOdds[];
      let [best, way, pairs] = [0, 0, 0];
      forSuitClasses(four, 7, (cards, ways) => {
        const mine = handOf(cards);
        const bank = all.filter(({ held }) => (held & mine.held) === 0).map((hand) => hand.way);
        pairs += ways * bank.length;
        best += ways * Math.max(...mine.sets.map((set) => wonOf(set, bank, pays)));
        way += ways * wonOf(mine.way, bank, pays);
      });
      expect(odds.edge).toBeCloseTo(-best / pairs, 12);
      expect(odds.plain).toBeCloseTo((best - way) / pairs, 12);
      expect(best).toBeGreaterThan(way);
      expect(pairs).toBe(11_440 * 36);
    },
  );

  test('O38 pairs that are missing are noticed', () => {
    expect(() => joinPairs(four, [pairsOnly(411_839n)])).toThrow('can be dealt');
    expect(() => joinPairs(four, [pairsOnly(411_840n)])).not.toThrow();
  });

  test('O38 hands that differ by more than suits are as many as are told', () => {
    for (const [shoe, size] of [
      [four, 7],
      [jokerPack, 3],
      [jokerPack, 5],
    ] as const) {
      let seen = 0;
      forSuitClasses(shoe, size, () => seen++);
      expect(classesOf(shoe, size)).toBe(seen);
    }
    expect(classesOf(packs.standard, 7)).toBe(6_009_159);
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
    const [{ rows, edge, plain = 0 }] = odds.wagers;
    expect(rows.reduce((sum, { combinations }) => sum + BigInt(combinations ?? 0), 0n)).toBe(
      8_250_459_031_214_400n,
    );
    const chances = rows.map(({ probability }) => 100 * probability);
    for (const [i, published] of [28.6, 41.5, 30.0].entries())
      expect(Math.abs(chances[i] - published)).toBeLessThan(0.8);
    // Those are of the house way against itself, which then costs about what they come to.
    expect(100 * (edge + plain)).toBeCloseTo(30.0 - 28.6, 0);
  });

  test('O5, O38, O80 dealt by the house way, it comes out as it was counted', () => {
    const asked = oddsOf(gold, { simulated: true, rounds: 4000, milliseconds: 1e6 });
    const dealt = asked.ok ? asked.odds.wagers[0] : expect.fail(asked.message);
    const [exact] = keptOdds(gold, { foulTakesBonus: false }) ?? expect.fail('nothing is kept');
    expect(exact.plain).toBeGreaterThan(0);
    expect(Math.abs(dealt.edge - exact.edge - (exact.plain ?? 0))).toBeLessThan(3 * dealt.se);
  });
});
