import type { ExactSum } from './exact-sum.ts';

/** A set of two hands as one number: the value of the back hand, then that of the front hand. */
export const FRONT_BITS = 7;
const FRONTS = 1 << FRONT_BITS;
const FRONT = FRONTS - 1;
export const BACKS = 1 << 13;
export const SETS = BACKS * FRONTS;

/** What lists of hands come to against each other. */
export interface Meetings {
  /** Pairs in which the first hand has both the higher front and the higher back. */
  readonly above: ExactSum;
  /** Pairs in which the first hand has neither. */
  readonly below: ExactSum;
  /** All pairs. */
  readonly pairs: ExactSum;
}

/**
 * Counts how the sets of a list meet each other: from the lowest back hand up, how many fronts have come so far is
 * held by their values. Adds each pair so often.
 */
export class Dominance {
  /** How many sets of each value have come so far, as a tree of sums over fronts. */
  readonly #tree = new Float64Array(FRONTS + 1);
  readonly #row = new Float64Array(FRONTS);
  readonly #sorted: Uint32Array;
  /** How often each of the different sets of a list stands in it. */
  readonly #often: Int32Array;
  readonly #starts = new Int32Array(1 << 11);

  constructor(most: number) {
    this.#sorted = new Uint32Array(most);
    this.#often = new Int32Array(most);
  }

  /** A short list, which is sorted here. */
  ofList(list: Uint32Array, count: number, times: number, to: Meetings): void {
    const sets = count <= 64 ? insertionSort(list, count) : this.#sort(list, count);
    const tree = this.#tree;
    tree.fill(0);
    const kinds = this.#gather(sets, count);
    const often = this.#often;
    let above = 0;
    let below = 0;
    for (let from = 0; from < kinds; ) {
      const back = sets[from] >> FRONT_BITS;
      let end = from;
      for (; end < kinds && sets[end] >> FRONT_BITS === back; end++) {
        let lower = 0;
        for (let at = sets[end] & FRONT; at > 0; at &= at - 1) lower += tree[at];
        above += often[end] * lower;
      }
      for (let i = from; i < end; i++)
        for (let at = (sets[i] & FRONT) + 1; at <= FRONTS; at += at & -at) tree[at] += often[i];
      for (let i = from; i < end; i++) {
        let upTo = 0;
        for (let at = (sets[i] & FRONT) + 1; at > 0; at &= at - 1) upTo += tree[at];
        below += often[i] * upTo;
      }
      from = end;
    }
    to.above.add(times * above);
    to.below.add(times * below);
    to.pairs.add(times * count * count);
  }

  /** Puts equal sets of a sorted list together, and says how many different ones there are. */
  #gather(sets: Uint32Array, count: number): number {
    const often = this.#often;
    let kinds = 0;
    for (let i = 0; i < count; i++) {
      const set = sets[i];
      if (kinds > 0 && sets[kinds - 1] === set) often[kinds - 1]++;
      else {
        sets[kinds] = set;
        often[kinds++] = 1;
      }
    }
    return kinds;
  }

  /** A long list, by how often each set stands in it. */
  ofCounts(counts: Int32Array, times: number, to: Meetings): void {
    const row = this.#row;
    row.fill(0);
    let all = 0;
    for (let back = 0; back < BACKS; back++) {
      const from = back * FRONTS;
      let any = 0;
      for (let front = 0; front < FRONTS; front++) any += counts[from + front];
      if (any === 0) continue;
      let lower = 0;
      let above = 0;
      for (let front = 0; front < FRONTS; front++) {
        above += counts[from + front] * lower;
        lower += row[front];
        row[front] += counts[from + front];
      }
      let upTo = 0;
      let below = 0;
      for (let front = 0; front < FRONTS; front++) {
        upTo += row[front];
        below += counts[from + front] * upTo;
      }
      to.above.add(times * above);
      to.below.add(times * below);
      all += any;
    }
    for (let left = all; left > 0; left -= PIECE) to.pairs.add(times * Math.min(left, PIECE) * all);
  }

  /** By the lower bits, then by the higher ones. */
  #sort(list: Uint32Array, count: number): Uint32Array {
    const sorted = this.#sorted;
    this.#pass(list, sorted, count, 0);
    this.#pass(sorted, list, count, 10);
    return list;
  }

  #pass(from: Uint32Array, to: Uint32Array, count: number, shift: number): void {
    const starts = this.#starts;
    starts.fill(0);
    for (let i = 0; i < count; i++) starts[((from[i] >> shift) & 1023) + 1]++;
    for (let i = 1; i <= 1024; i++) starts[i] += starts[i - 1];
    for (let i = 0; i < count; i++) to[starts[(from[i] >> shift) & 1023]++] = from[i];
  }
}

/** So many hands against all others stay below 2^52 pairs. */
const PIECE = 2 ** 20;

function insertionSort(list: Uint32Array, count: number): Uint32Array {
  for (let i = 1; i < count; i++) {
    const one = list[i];
    let at = i;
    for (; at > 0 && list[at - 1] > one; at--) list[at] = list[at - 1];
    list[at] = one;
  }
  return list;
}
