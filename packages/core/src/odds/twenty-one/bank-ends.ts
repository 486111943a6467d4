import type { ShoeCount } from '../count/shoe-count.ts';
import type { DealerHands } from './dealer.ts';
import { Numbers } from './numbers.ts';

// A step of the bank's hands in one number, so that it is read at once: kind, run, depth, and the end and one more.
const RUN = 5;
const DEPTH = 11;
const END = 17;

const packed = ({ kinds, runs, depths, ends }: DealerHands): Int32Array =>
  Int32Array.from(
    kinds,
    (kind, n) => kind | (runs[n] << RUN) | (depths[n] << DEPTH) | ((ends[n] + 1) << END),
  );

/**
 * How often the bank ends with each of its mixtures of classes with one card up, when the cards of a player's hand are
 * gone as well; a natural that is seen at once is left out. The same cards are gone for many hands (three eights, and
 * two of a pair that was split), so that each set is gone through once.
 */
export class BankEnds {
  /** Row after row, one number for each mixture. */
  parts: Float64Array = new Float64Array(1 << 12);
  readonly #hands: DealerHands;
  readonly #shoe: ShoeCount;
  readonly #up: number;
  readonly #left: Float64Array;
  readonly #products = new Float64Array(64);
  readonly #totals = new Float64Array(64);
  readonly #steps: Int32Array;
  readonly #rows = new Numbers();
  #used = 0;

  constructor(hands: DealerHands, shoe: ShoeCount, up: number) {
    this.#hands = hands;
    this.#steps = packed(hands);
    this.#shoe = shoe;
    this.#up = up;
    this.#left = new Float64Array(shoe.left.length);
  }

  /** Where in `parts` the row of a hand that is gone begins. */
  row(hand: number, gone: readonly number[]): number {
    const known = this.#rows.get(hand);
    if (!Number.isNaN(known)) return known;
    const row = this.#used;
    this.#used += this.#hands.mixtures.length;
    if (this.#used > this.parts.length) {
      const more = new Float64Array(2 * this.parts.length);
      more.set(this.parts);
      this.parts = more;
    }
    this.#count(row, gone);
    this.#rows.set(hand, row);
    return row;
  }

  #count(row: number, gone: readonly number[]): void {
    const { orders } = this.#hands;
    const { parts } = this;
    const steps = this.#steps;
    const left = this.#left;
    left.set(this.#shoe.left);
    left[this.#up]--;
    for (const kind of gone) left[kind]--;
    const totals = this.#totals;
    for (let depth = 0; depth < totals.length; depth++)
      totals[depth] = this.#shoe.total - 1 - gone.length - depth;
    // How likely the first cards of a hand, up to this many, are, in order.
    const products = this.#products;
    products[0] = 1;
    const first = row - 1;
    for (let n = 0; n < steps.length; n++) {
      const step = steps[n];
      const depth = (step >> DEPTH) & 63;
      const product = (products[depth] * (left[step & 31] - ((step >> RUN) & 63))) / totals[depth];
      products[depth + 1] = product;
      const end = step >> END;
      if (end > 0) parts[first + end] += product * orders[n];
    }
  }
}
