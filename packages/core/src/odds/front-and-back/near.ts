import type { Pack } from '../../cards/index.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { Dominance, FRONT, FRONT_BITS } from './dominance.ts';
import { BINOMIALS, cardsIn, HandsHolding } from './hand-index.ts';
import { HAND_PARTS, IS_NEAR, type Memory, MOST_SETS, NEAR_SET, SET } from './memory.ts';
import type { Worth } from './odds.ts';
import { sharedIn } from './pairs.ts';
import { MOST_HELD } from './subsets.ts';

const SIZE = 7;

/**
 * Marks the sets of each hand that may be best, for one part of the hands. How many hands of the bank a set is above
 * and below is known but for those that share five cards or more: what they could make up for is near.
 */
export function markNear(shoe: Pack, worth: Worth, part: number, memory: Memory): void {
  const { hands, first, count, sets, above, below, more } = memory;
  const most = mostMoved(shoe) * Math.max(worth.above, worth.below);
  const values = new Float64Array(MOST_SETS);
  const to = Math.ceil(((part + 1) * hands) / HAND_PARTS);
  for (let hand = Math.ceil((part * hands) / HAND_PARTS); hand < to; hand++) {
    const from = first[hand];
    const end = from + count[hand];
    const start = isLower(sets, from, end) ? from + 1 : from;
    let highest = Number.NEGATIVE_INFINITY;
    for (let set = start; set < end; set++) {
      values[set - from] = worth.above * above[set] - worth.below * below[set];
      highest = Math.max(highest, values[set - from]);
    }
    let near = 0;
    for (let set = start; set < end; set++) {
      if (values[set - from] < highest - most) continue;
      sets[set] |= NEAR_SET;
      more[set] = 0;
      near++;
    }
    if (near > 1) count[hand] |= IS_NEAR;
  }
}

/**
 * How far hands that share more cards can separate two sets, neither of which is higher in both front and back: a hand
 * that shares five is counted once too often, and so on.
 */
function mostMoved(shoe: Pack): number {
  const others = cardsIn(shoe) - SIZE;
  let most = 0;
  for (let shared = MOST_HELD + 1; shared <= SIZE; shared++)
    most += BINOMIALS[shared][SIZE] * BINOMIALS[SIZE - shared][others] * BINOMIALS[MOST_HELD][shared - 1];
  return most;
}

/** Whether another of the sets is as high as the first in front and behind. */
function isLower(sets: Uint32Array, from: number, to: number): boolean {
  for (let set = from + 1; set < to; set++)
    if ((sets[set] & FRONT) >= (sets[from] & FRONT) && sets[set] >> FRONT_BITS >= sets[from] >> FRONT_BITS)
      return true;
  return false;
}

/** The bits of a set's place among those looked up at a time, so that both fit into one number. */
const PLACE_BITS = 12;

/** What hands that share five or six cards are worth to the sets that are near, as often as hands are alike. */
export function countNear(shoe: Pack, worth: Worth, part: number, memory: Memory): void {
  const { shared, at, of } = sharedIn(part);
  const { index, way, first, count, sets, more } = memory;
  const holding = new HandsHolding(shoe);
  const most = BINOMIALS[SIZE - shared][cardsIn(shoe) - shared];
  const [list, theirs] = [new Uint32Array(most), new Uint32Array(most)];
  const dominance = new Dominance(Math.max(most, 1 << PLACE_BITS));
  const asked = new Uint32Array(1 << PLACE_BITS);
  const places = new Uint32Array(1 << PLACE_BITS);
  let seen = 0;
  forSuitClasses(shoe, shared, (given, ways) => {
    if (seen++ % of !== at) return;
    const held = holding.collect(given, index, list);
    const times = shared % 2 === 0 ? ways : -ways;
    let isSorted = false;
    let questions = 0;
    const answer = (): void => {
      if (!isSorted) {
        for (let i = 0; i < held; i++) theirs[i] = way[list[i]];
        dominance.sort(theirs, held);
        isSorted = true;
      }
      dominance.sort(asked, questions, PLACE_BITS);
      dominance.each(asked, questions, PLACE_BITS, theirs, held, (place, above, below) => {
        Atomics.add(more, places[place], times * (worth.above * above - worth.below * below));
      });
      questions = 0;
    };
    for (let i = 0; i < held; i++) {
      const hand = list[i];
      if ((count[hand] & IS_NEAR) === 0) continue;
      const to = first[hand] + (count[hand] & ~IS_NEAR);
      for (let set = first[hand]; set < to; set++) {
        if ((sets[set] & NEAR_SET) === 0) continue;
        places[questions] = set;
        asked[questions] = ((sets[set] & SET) << PLACE_BITS) | questions;
        if (++questions === 1 << PLACE_BITS) answer();
      }
    }
    if (questions > 0) answer();
  });
}
