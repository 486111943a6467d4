/** Three-card hands computed plainly, for tests to compare with. */

import type { Ranking } from '../ranking.ts';
import type { Key } from '../tables/plain-hands.reference.ts';
import type { ThreeCardHand } from './three-card.ts';

/** What the cards make, and what decides between two hands of the same kind. */
export function plainThree(cards: readonly number[], pairedFlushFirst: boolean): [ThreeCardHand, Key] {
  const ranks = cards.map((card) => Math.floor(card / 4)).sort((a, b) => b - a);
  const suited = new Set(cards.map((card) => card % 4)).size === 1;
  const different = new Set(ranks).size;
  if (different === 1) return [suited ? 'trip flush' : 'three of a kind', ranks];
  if (different === 2) {
    const pair = ranks[1];
    const grouped = [pair, pair, ...ranks.filter((rank) => rank !== pair)];
    if (!suited) return ['pair', grouped];
    return ['flush', pairedFlushFirst ? [1, ...grouped] : [0, ...ranks]];
  }
  const straights = ['12,1,0', ...Array.from({ length: 11 }, (_, low) => [low + 2, low + 1, low].join())];
  const straight = straights.indexOf(ranks.join());
  if (straight < 0) return suited ? ['flush', [0, ...ranks]] : ['high card', ranks];
  if (!suited) return ['straight', [straight]];
  return [straight === 11 ? 'royal flush' : 'straight flush', [straight]];
}

/** Every three of the cards, or, with `again` 0, every three of a shoe of several such packs. */
export function* threes(cards: ArrayLike<number>, again: 0 | 1): Generator<number[]> {
  for (let a = 0; a < cards.length; a++) {
    for (let b = a + again; b < cards.length; b++) {
      for (let c = b + again; c < cards.length; c++) yield [cards[a], cards[b], cards[c]];
    }
  }
}

export function countHands(
  hands: Iterable<number[]>,
  handOf: (cards: number[]) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const cards of hands) {
    const kind = handOf(cards);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** The worst and best value among hands of the same kind. */
export function rangeOf(
  cards: number[],
  ranking: Ranking,
  handOf: (value: number) => string,
  hands: Iterable<number[]>,
): [number, number] {
  const kind = handOf(ranking.value(cards));
  const values = [...hands].map((other) => ranking.value(other)).filter((value) => handOf(value) === kind);
  return [Math.min(...values), Math.max(...values)];
}
