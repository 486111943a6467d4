import { FRONT, FRONT_BITS } from './dominance.ts';
import { HAND_PARTS, IS_NEAR, type Memory, NEAR_SET, SET } from './memory.ts';
import type { Worth } from './odds.ts';
import { type BothPairs, PairSums } from './pairs.ts';

const SIZE = 7;

/** Takes the best set of each hand, for one part of them, and says what was counted of it so far. */
export function chooseSets(worth: Worth, part: number, memory: Memory): BothPairs {
  const { hands, first, sets, above, below, cards, way, best } = memory;
  const sums = new PairSums();
  const to = Math.ceil(((part + 1) * hands) / HAND_PARTS);
  for (let hand = Math.ceil((part * hands) / HAND_PARTS); hand < to; hand++) {
    const usual = first[hand];
    const set = bestSet(worth, memory, hand);
    best[hand] = sets[set] & SET;
    const often = cards[8 * hand + SIZE];
    sums.add('way', often * above[usual], often * below[usual]);
    sums.add('best', often * above[set], often * below[set]);
    addItself(sums, often, way[hand], way[hand], 'way');
    addItself(sums, often, best[hand], way[hand], 'best');
    sums.addAll(-often);
  }
  return sums.value;
}

/** Of sets that are worth the same the house way's, or else the one with the highest front. */
function bestSet(worth: Worth, memory: Memory, hand: number): number {
  const { first, count, sets, above, below, more, cards, way } = memory;
  const to = first[hand] + (count[hand] & ~IS_NEAR);
  const often = cards[8 * hand + SIZE];
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let set = first[hand]; set < to; set++) {
    if ((sets[set] & NEAR_SET) === 0) continue;
    const higher = higherOf(sets[set] & SET, way[hand]);
    const itself = higher === 2 ? -worth.above : higher === 0 ? worth.below : 0;
    const value = worth.above * above[set] - worth.below * below[set] + more[set] / often + itself;
    if (value <= highest) continue;
    highest = value;
    best = set;
  }
  return best;
}

/** A hand shares seven cards with itself. */
function addItself(sums: PairSums, often: number, mine: number, theirs: number, kind: 'way' | 'best'): void {
  const higher = higherOf(mine, theirs);
  sums.add(kind, higher === 2 ? -often : 0, higher === 0 ? -often : 0);
}

/** How many of its two hands are the higher ones. */
const higherOf = (mine: number, theirs: number): number =>
  Number((mine & FRONT) > (theirs & FRONT)) + Number(mine >> FRONT_BITS > theirs >> FRONT_BITS);
