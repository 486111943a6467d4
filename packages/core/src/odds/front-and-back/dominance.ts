/** A set of two hands as one number: the value of the back hand, then that of the front hand. */
export const FRONT_BITS = 7;
export const FRONTS = 1 << FRONT_BITS;
export const FRONT = FRONTS - 1;
export const BACK_BITS = 13;
export const BACKS = 1 << BACK_BITS;

/** How the sets of one list meet those of another, from the lowest back hand up. */
export class Dominance {
  /** In how many pairs the first set has both the higher front and the higher back, and in how many neither. */
  above = 0;
  below = 0;
  /** How many sets of each front have come so far, as a tree of sums. */
  readonly #tree = new Int32Array(FRONTS + 1);
  readonly #sorted: Uint32Array;
  readonly #fronts = new Int32Array(FRONTS + 1);
  readonly #starts = new Int32Array(1 << 11);

  constructor(most: number) {
    this.#sorted = new Uint32Array(most);
  }

  /** Both lists are sorted. */
  meet(mine: Uint32Array, theirs: Uint32Array, count: number): void {
    this.above = 0;
    this.below = 0;
    this.each(mine, count, 0, theirs, count, (_, above, below) => {
      this.above += above;
      this.below += below;
    });
  }

  /**
   * How each set of a sorted list meets those of another: the lower bits of a number of the first are told as they are,
   * the set stands above them.
   */
  each(
    mine: Uint32Array,
    asked: number,
    shift: number,
    theirs: Uint32Array,
    count: number,
    tell: (rest: number, above: number, below: number) => void,
  ): void {
    const tree = this.#tree;
    tree.fill(0);
    const fronts = this.#lowerFronts(theirs, count);
    let at = 0;
    let last = -1;
    let lower = 0;
    for (let i = 0; i < asked; i++) {
      const set = mine[i] >>> shift;
      if (set !== last) {
        const back = set >> FRONT_BITS;
        for (; at < count && theirs[at] >> FRONT_BITS < back; at++)
          for (let node = (theirs[at] & FRONT) + 1; node <= FRONTS; node += node & -node) tree[node]++;
        lower = 0;
        for (let node = set & FRONT; node > 0; node &= node - 1) lower += tree[node];
        last = set;
      }
      // Neither: all, minus those with a lower back, minus those with a lower front, plus those with both lower.
      tell(mine[i] & ((1 << shift) - 1), lower, count - at - fronts[set & FRONT] + lower);
    }
  }

  /** By front: how many have a lower one. */
  #lowerFronts(theirs: Uint32Array, count: number): Int32Array {
    const fronts = this.#fronts;
    fronts.fill(0);
    for (let i = 0; i < count; i++) fronts[(theirs[i] & FRONT) + 1]++;
    for (let front = 0; front < FRONTS; front++) fronts[front + 1] += fronts[front];
    return fronts;
  }

  /** Sets that stand so high in their numbers: by the lower bits, then by the higher ones. */
  sort(list: Uint32Array, count: number, shift = 0): void {
    if (count <= 64) {
      insertionSort(list, count);
      return;
    }
    this.#pass(list, this.#sorted, count, shift);
    this.#pass(this.#sorted, list, count, shift + 10);
  }

  #pass(from: Uint32Array, to: Uint32Array, count: number, shift: number): void {
    const starts = this.#starts;
    starts.fill(0);
    for (let i = 0; i < count; i++) starts[((from[i] >>> shift) & 1023) + 1]++;
    for (let i = 1; i <= 1024; i++) starts[i] += starts[i - 1];
    for (let i = 0; i < count; i++) to[starts[(from[i] >>> shift) & 1023]++] = from[i];
  }
}

function insertionSort(list: Uint32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const one = list[i];
    let at = i;
    for (; at > 0 && list[at - 1] > one; at--) list[at] = list[at - 1];
    list[at] = one;
  }
}
