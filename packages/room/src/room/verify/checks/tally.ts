import { sha256 } from '../../../store/chain.ts';

/**
 * Lines in their order, held as a count and one hash. What the books say and what the events lead to is compared
 * by it, without holding all lines of all tables at once.
 */
export class Tally {
  #count = 0;
  #hash = '';

  add(line: string): void {
    this.#count++;
    this.#hash = sha256(`${this.#hash}\n${line}`);
  }

  equals(other: Tally | undefined): boolean {
    return this.#count === (other?.count ?? 0) && this.#hash === (other?.hash ?? '');
  }

  get count(): number {
    return this.#count;
  }

  get hash(): string {
    return this.#hash;
  }
}

/** Tallies by whatever they are of. */
export class Tallies<K> {
  readonly #of = new Map<K, Tally>();

  add(key: K, line: string): void {
    let tally = this.#of.get(key);
    if (tally === undefined) {
      tally = new Tally();
      this.#of.set(key, tally);
    }
    tally.add(line);
  }

  /** Takes one out: those that are left belong to nothing that is known. */
  take(key: K): Tally | undefined {
    const tally = this.#of.get(key);
    this.#of.delete(key);
    return tally;
  }

  get left(): K[] {
    return [...this.#of.keys()];
  }
}

export const tallyOf = (lines: readonly string[]): Tally => {
  const tally = new Tally();
  for (const line of lines) tally.add(line);
  return tally;
};
