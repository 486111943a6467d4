import { expect, test } from 'vitest';
import { rankOf, seededRandom, shuffled, standardPack, suitOf } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { fiveValue, frontValue } from '../../engine/points/sets/set-values.ts';
import { inProperOrder, setValues } from '../../engine/points/sets/sets.ts';
import { subsets } from '../../engine/points/sets/subsets.ts';
import { suggestSet } from '../../engine/points/sets/suggest-set.ts';
import { makesSweep } from '../../engine/points/showdown.ts';
import { must, stacked, startHand } from '../../engine/points/testing.ts';
import { compareKeys, highKey, KINDS, WHEEL_LOWEST } from '../../ranks/tables/plain-hands.reference.ts';
import { printed } from './testing-thirteen-card.ts';
import { thirteenCard } from './thirteen-card.ts';

test('suggestions are legal, declare what there is, and beat setting the back first', () => {
  const game = thirteenCard(printed);
  const random = seededRandom('thirteen');
  let points = 0;
  for (let i = 0; i < 150; i++) {
    const deck = Array.from(shuffled(standardPack, random));
    const mine = suggestSet(game, deck.slice(0, 13));
    const laid = [mine.front, mine.middle, mine.back];
    expect(laid.flat().sort()).toEqual(deck.slice(0, 13).sort());
    expect(mine.declare).toBe(game.sweeps.some((sweep) => makesSweep(sweep, laid)));
    if (mine.declare) continue;
    expect(inProperOrder(setValues(laid), true)).toBe(true);
    points += netPoints(laid, backFirst(deck.slice(13, 26)));
  }
  expect(points).toBeGreaterThan(75);
  expect(suggestSet(game, cards('Ks 7s 2s Ad Jd 9d 6d 3d Ac Tc 8c 5c 4c')).declare).toBe(true);
});

test('no other legal set is as good in every place and better in one', () => {
  const random = seededRandom('dominated');
  for (let i = 0; i < 5; i++) {
    const dealt = Array.from(shuffled(standardPack, random)).slice(0, 13);
    const { front, middle, back, declare } = suggestSet(thirteenCard(printed), dealt);
    if (declare) continue;
    const mine = setValues([front, middle, back]);
    for (const three of subsets(13, 3)) {
      const behind = dealt.filter((_, at) => !((three >> at) & 1));
      const [a, b, c] = dealt.filter((_, at) => (three >> at) & 1);
      for (const five of subsets(10, 5)) {
        const taken = behind.filter((_, at) => (five >> at) & 1);
        const left = behind.filter((_, at) => !((five >> at) & 1));
        const values = [
          frontValue(a, b, c),
          ...[left, taken].map(([v, w, x, y, z]) => fiveValue(v, w, x, y, z)),
        ];
        if (!inProperOrder(values, true)) continue;
        const better = values.some((value, set) => value > mine[set]);
        if (better && values.every((value, set) => value >= mine[set]))
          throw new Error(`${dealt} can be set better`);
      }
    }
  }
});

const key = (set: readonly number[]) => highKey(set, { kinds: KINDS, straights: WHEEL_LOWEST });

/** Two hands by the plain words of 003:825-831. */
function netPoints(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number {
  const won = a.map((set, i) => Math.sign(compareKeys(key(set), key(b[i]))));
  const net = won[0] + won[1] + won[2];
  if (Math.abs(net) === 3) return 2 * net;
  return Math.abs(net) === 1 && !won.includes(0) ? 2 * net : net;
}

/** Four of a kind, flushes and pairs go behind as they come: legal, and no more than that. */
function backFirst(hand: readonly number[]): number[][] {
  const best = (from: readonly number[]) => {
    const count = (test: (card: number) => boolean) => from.filter(test).length;
    const sorted = [...from].sort(
      (x, y) => count((c) => rankOf(c) === rankOf(y)) - count((c) => rankOf(c) === rankOf(x)) || y - x,
    );
    const suit = [0, 1, 2, 3].find((s) => count((c) => suitOf(c) === s) >= 5);
    return suit === undefined ? sorted.slice(0, 5) : from.filter((c) => suitOf(c) === suit).slice(0, 5);
  };
  const back = best(hand);
  const rest = hand.filter((card) => !back.includes(card));
  const middle = best(rest);
  return [rest.filter((card) => !middle.includes(card)), middle, back];
}

test('003:825-834 settlement of random hands is that of the plain rules', () => {
  const random = seededRandom('plain rules');
  for (let i = 0; i < 60; i++) {
    const deck = Array.from(shuffled(standardPack, random));
    const game = thirteenCard(printed);
    const dealt = [0, 1, 2].map((seat) => deck.slice(13 * seat, 13 * seat + 13));
    const hand = startHand({ game, point: 100, stacks: [10_000, 10_000, 10_000], button: 0 }, stacked(dealt));
    const laid = dealt.map((of) => backFirst(of));
    for (const [seat, [front, middle, back]] of laid.entries())
      must(hand, { type: 'set', seat, front, middle, back });
    const fouled = laid.map(
      ([f, m, b]) => compareKeys(key(f), key(m)) > 0 || compareKeys(key(m), key(b)) > 0,
    );
    const net = (a: number, b: number) => {
      if (fouled[a] || fouled[b]) return fouled[a] === fouled[b] ? 0 : fouled[a] ? -6 : 6;
      return netPoints(laid[a], laid[b]);
    };
    const won = [net(0, 1) + net(0, 2), net(1, 0) + net(1, 2), net(2, 0) + net(2, 1)];
    expect([0, 1, 2].map((seat) => hand.state.chips[seat])).toEqual(
      won.map((points) => 10_000 + 100 * points),
    );
  }
});
