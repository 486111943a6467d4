import { BACKS, FRONT, FRONT_BITS } from './dominance.ts';
import { BACK_PARTS, type Memory, SLOT_BITS } from './memory.ts';

/** Puts the sets of all hands, and the hands as the house way sets them, in the order of their backs. */
export function orderByBack(memory: Memory): void {
  const { hands, first, count, sets, way, byBack, backStarts, ways, wayStarts } = memory;
  let highest = 0;
  for (let hand = 0; hand < hands; hand++) {
    wayStarts[(way[hand] >> FRONT_BITS) + 1]++;
    highest = Math.max(highest, way[hand] & FRONT);
    for (let slot = 0; slot < count[hand]; slot++) {
      const set = sets[first[hand] + slot];
      backStarts[(set >> FRONT_BITS) + 1]++;
      highest = Math.max(highest, set & FRONT);
    }
  }
  memory.highest[0] = highest;
  for (let back = 0; back < BACKS; back++) {
    wayStarts[back + 1] += wayStarts[back];
    backStarts[back + 1] += backStarts[back];
  }
  const toWay = wayStarts.slice();
  const toSet = backStarts.slice();
  for (let hand = 0; hand < hands; hand++) {
    ways[toWay[way[hand] >> FRONT_BITS]++] = hand;
    for (let slot = 0; slot < count[hand]; slot++)
      byBack[toSet[sets[first[hand] + slot] >> FRONT_BITS]++] = (hand << SLOT_BITS) | slot;
  }
}

/** From which back on a part counts: each has about as many sets. */
export function firstBack({ backStarts }: Memory, part: number): number {
  if (part === BACK_PARTS) return BACKS;
  const wanted = (backStarts[BACKS] / BACK_PARTS) * part;
  let back = 0;
  while (backStarts[back] < wanted) back++;
  return back;
}
