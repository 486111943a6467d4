/** A sum of whole numbers that may outgrow what a number holds. */
export class ExactSum {
  #small = 0;
  #large = 0n;

  /** At most 2^52 at a time. */
  add(amount: number): void {
    this.#small += amount;
    if (this.#small > LIMIT || this.#small < -LIMIT) {
      this.#large += BigInt(this.#small);
      this.#small = 0;
    }
  }

  get value(): bigint {
    return this.#large + BigInt(this.#small);
  }
}

const LIMIT = 2 ** 52;
