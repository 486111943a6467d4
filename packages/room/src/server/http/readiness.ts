import type { StoreError, StoreTrouble } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import { Problem } from './problem.ts';

/** For so many milliseconds nobody writes again to find out what is known. */
const GOOD_MS = 3000;
const BAD_MS = 1000;

const CODES: Readonly<Partial<Record<StoreTrouble, string>>> = {
  full: 'disk-full',
  taken: 'taken-over',
  broken: 'no-disk',
  damaged: 'no-disk',
};

/** Whether what happens can be saved. It is tried by writing a little, and after a commit that failed at once. */
export class Readiness {
  readonly #store: Pick<Store, 'check' | 'trouble'>;
  #at = Number.NEGATIVE_INFINITY;
  #trouble: StoreError | null = null;
  #trying: Promise<void> | null = null;

  constructor(store: Pick<Store, 'check' | 'trouble'>) {
    this.#store = store;
  }

  /** Throws why nothing can be saved. */
  async check(): Promise<void> {
    const age = performance.now() - this.#at;
    const isKnown = this.#trouble === null ? age < GOOD_MS && this.#store.trouble === null : age < BAD_MS;
    if (!isKnown) {
      this.#trying ??= this.#try();
      await this.#trying;
    }
    if (this.#trouble !== null) throw problemOf(this.#trouble);
  }

  async #try(): Promise<void> {
    this.#trouble = await this.#store.check().then(
      () => null,
      (error: StoreError) => error,
    );
    this.#at = performance.now();
    this.#trying = null;
  }
}

function problemOf({ kind, message }: StoreError): Problem {
  const code = CODES[kind] ?? 'no-database';
  // What the disk or the driver says is for the log.
  return new Problem(503, code, code === 'no-disk' ? 'The room cannot write to its disk.' : message);
}
