import type { Pack } from '../../cards/index.ts';
import { FRONT } from './dominance.ts';
import { ExactSum } from './exact-sum.ts';
import { BINOMIALS } from './hand-index.ts';
import { BACK_PARTS, type Memory, SLOT_BITS } from './memory.ts';
import { firstBack } from './order.ts';
import { Subsets } from './subsets.ts';

const SIZE = 7;
const [, , C2, C3, C4] = BINOMIALS;

/** How many hands of the bank hold each few cards, by their fronts; those whose backs are of this part. */
export function countHeld(shoe: Pack, part: number, memory: Memory): void {
  const held = new Held(shoe, memory.counts[part], memory.highest[0] + 1);
  const { ways, wayStarts } = memory;
  const to = wayStarts[firstBack(memory, part + 1)];
  for (let i = wayStarts[firstBack(memory, part)]; i < to; i++) held.add(memory, ways[i]);
}

/**
 * How many hands of the bank each set is above and below, as far as sharing up to four cards tells: hands that share no
 * card are all hands, minus those that hold one of its cards, plus those that hold two, and so on. From the lowest back
 * up, it is known of each few cards how many hands hold them, by their fronts; so a set only has to look up its cards.
 * Returns how many pairs of hands were counted this way.
 */
export function meetBank(shoe: Pack, part: number, memory: Memory): bigint {
  const { byBack, backStarts, ways, wayStarts, first, sets, above, below, cards } = memory;
  const { held, rows } = startAt(shoe, part, memory);
  const pairs = new ExactSum();
  const to = firstBack(memory, part + 1);
  for (let back = firstBack(memory, part); back < to; back++) {
    for (let i = backStarts[back]; i < backStarts[back + 1]; i++) {
      const hand = byBack[i] >>> SLOT_BITS;
      const set = first[hand] + (byBack[i] & ((1 << SLOT_BITS) - 1));
      rows.meet(cards, 8 * hand, sets[set] & FRONT);
      above[set] = rows.above;
      below[set] = rows.below;
      if (set === first[hand]) pairs.add(cards[8 * hand + SIZE] * rows.all(cards, 8 * hand));
    }
    for (let i = wayStarts[back]; i < wayStarts[back + 1]; i++) held.add(memory, ways[i]);
  }
  return pairs.value;
}

/** What is known when the backs of a part begin. */
export function startAt(shoe: Pack, part: number, { counts, highest }: Memory): { held: Held; rows: Rows } {
  const before = new Int32Array(counts[0].length);
  const all = new Int32Array(counts[0].length);
  for (let other = 0; other < BACK_PARTS; other++) {
    const some = counts[other];
    for (let i = 0; i < all.length; i++) all[i] += some[i];
    if (other < part) for (let i = 0; i < all.length; i++) before[i] += some[i];
  }
  const held = new Held(shoe, before, highest[0] + 1);
  return { held, rows: new Rows(held, all) };
}

/** How many hands hold each few cards, by front; as often as there are such few cards. */
class Held {
  readonly subsets: Subsets;
  readonly counts: Int32Array;
  /** How many fronts there are. */
  readonly width: number;
  /** Rows in which something was added. */
  readonly isNew: Uint8Array;

  constructor(shoe: Pack, counts: Int32Array, width: number) {
    this.subsets = new Subsets(shoe);
    this.counts = counts;
    this.width = width;
    this.isNew = new Uint8Array(this.subsets.ways.length).fill(1);
  }

  /** A hand of the bank, by all few cards that it holds. */
  add({ cards, way }: Memory, hand: number): void {
    const { counts, isNew, width } = this;
    const [none, one, two, three, four] = this.subsets.rows;
    const from = 8 * hand;
    const often = cards[from + SIZE];
    const front = way[hand] & FRONT;
    const put = (row: number): void => {
      counts[row * width + front] += often;
      isNew[row] = 1;
    };
    put(none[0]);
    for (let a = 0; a < SIZE; a++) {
      const at1 = cards[from + a];
      put(one[at1]);
      for (let b = a + 1; b < SIZE; b++) {
        const at2 = at1 + C2[cards[from + b]];
        put(two[at2]);
        for (let c = b + 1; c < SIZE; c++) {
          const at3 = at2 + C3[cards[from + c]];
          put(three[at3]);
          for (let d = c + 1; d < SIZE; d++) put(four[at3 + C4[cards[from + d]]]);
        }
      }
    }
  }
}

/** Of each few cards and each front: how many hands hold the cards and are below in both, or in neither. */
class Rows {
  above = 0;
  below = 0;
  readonly #held: Held;
  readonly #all: Int32Array;
  readonly #totals: Int32Array;
  readonly #values: Int32Array;

  constructor(held: Held, all: Int32Array) {
    const { subsets, width } = held;
    this.#held = held;
    this.#all = all;
    this.#values = new Int32Array(2 * width * subsets.ways.length);
    this.#totals = Int32Array.from(subsets.ways, (ways, row) => {
      let sum = 0;
      for (let front = 0; front < width; front++) sum += all[row * width + front];
      return sum / ways;
    });
  }

  /** Takes in what was added to a row, once it is looked at. */
  #refresh(row: number): void {
    const { counts, isNew, subsets, width } = this.#held;
    const all = this.#all;
    const values = this.#values;
    isNew[row] = 0;
    const ways = subsets.ways[row];
    const from = row * width;
    let lower = 0;
    // From the top down, so that what is higher need not be known before.
    let higher = 0;
    for (let at = from + width - 1; at >= from; at--) {
      higher += all[at] - counts[at];
      values[2 * at + 1] = higher / ways;
    }
    for (let at = from; at < from + width; at++) {
      values[2 * at] = lower / ways;
      lower += counts[at];
    }
  }

  /** Leaves in `above` and `below` what a hand with this front comes to. */
  meet(cards: Uint8Array, from: number, front: number): void {
    const [none, one, two, three, four] = this.#held.subsets.rows;
    const { isNew, width } = this.#held;
    const values = this.#values;
    const row0 = none[0];
    if (isNew[row0] === 1) this.#refresh(row0);
    let above = values[2 * (row0 * width + front)];
    let below = values[2 * (row0 * width + front) + 1];
    for (let a = 0; a < SIZE; a++) {
      const at1 = cards[from + a];
      const row1 = one[at1];
      if (isNew[row1] === 1) this.#refresh(row1);
      const value1 = 2 * (row1 * width + front);
      above -= values[value1];
      below -= values[value1 + 1];
      for (let b = a + 1; b < SIZE; b++) {
        const at2 = at1 + C2[cards[from + b]];
        const row2 = two[at2];
        if (isNew[row2] === 1) this.#refresh(row2);
        const value2 = 2 * (row2 * width + front);
        above += values[value2];
        below += values[value2 + 1];
        for (let c = b + 1; c < SIZE; c++) {
          const at3 = at2 + C3[cards[from + c]];
          const row3 = three[at3];
          if (isNew[row3] === 1) this.#refresh(row3);
          const value3 = 2 * (row3 * width + front);
          above -= values[value3];
          below -= values[value3 + 1];
          for (let d = c + 1; d < SIZE; d++) {
            const row4 = four[at3 + C4[cards[from + d]]];
            if (isNew[row4] === 1) this.#refresh(row4);
            const value4 = 2 * (row4 * width + front);
            above += values[value4];
            below += values[value4 + 1];
          }
        }
      }
    }
    this.above = above;
    this.below = below;
  }

  /** How many hands of the bank a hand can meet. */
  all(cards: Uint8Array, from: number): number {
    const [none, one, two, three, four] = this.#held.subsets.rows;
    const totals = this.#totals;
    let met = totals[none[0]];
    for (let a = 0; a < SIZE; a++) {
      const at1 = cards[from + a];
      met -= totals[one[at1]];
      for (let b = a + 1; b < SIZE; b++) {
        const at2 = at1 + C2[cards[from + b]];
        met += totals[two[at2]];
        for (let c = b + 1; c < SIZE; c++) {
          const at3 = at2 + C3[cards[from + c]];
          met -= totals[three[at3]];
          for (let d = c + 1; d < SIZE; d++) met += totals[four[at3 + C4[cards[from + d]]]];
        }
      }
    }
    return met;
  }
}
