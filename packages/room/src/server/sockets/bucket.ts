/** So many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Lets things through as fast as the rate allows. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** As if nothing had been taken. */
  isFull(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    return this.#left + ((now - this.#at) * perSecond) / 1000 >= burst;
  }
}
