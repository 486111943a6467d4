import { asStoreError, StoreError, type StoreTrouble } from './errors.ts';

/** How somebody who opens data waits for whoever has them. */
export interface Patience {
  /** For how many milliseconds in all. */
  readonly wait?: number;
  /** Told once, when a second has been waited: why, and for how many milliseconds it will be at most. */
  readonly waiting?: (why: string, most: number) => void;
}

/** Unless told otherwise: a room that closes and one that opens may meet, and others hold a database shortly. */
const USUAL_MS: Readonly<Partial<Record<StoreTrouble, number>>> = { busy: 10_000, taken: 1000 };
const SAY_AFTER_MS = 1000;
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 100;

/** Why data cannot be had that another room has. */
export const taken = (cause?: unknown): StoreError =>
  new StoreError('taken', 'Another room is already open on this data.', { cause });

export const takenOver = (): StoreError => new StoreError('taken', 'Another room has taken over this data.');

/** The steps of opening data, each tried until whoever is in the way has gone, or the time for all is over. */
export class OpenSteps {
  readonly #began = performance.now();
  readonly #patience: Patience;
  #said = false;

  /** `patience` is how long whoever opens them will wait later on, and now, unless told otherwise. */
  constructor({ patience, wait = patience, waiting }: Patience & { readonly patience?: number }) {
    this.#patience = { ...(wait !== undefined && { wait }), ...(waiting !== undefined && { waiting }) };
  }

  /** Milliseconds that are left of the time for all. */
  get left(): number {
    return Math.max(0, this.#most('busy') - (performance.now() - this.#began));
  }

  async step<T>(work: () => T | Promise<T>): Promise<T> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await work();
      } catch (thrown) {
        const error = asStoreError(thrown);
        const waited = performance.now() - this.#began;
        const most = this.#most(error.kind);
        // Said also where a busy machine comes back to it only when the time is over.
        if (waited >= SAY_AFTER_MS && most > SAY_AFTER_MS) this.#say(error, most);
        if (waited + wait > most) throw error;
        await new Promise((again) => setTimeout(again, wait));
      }
    }
  }

  #most(kind: StoreTrouble): number {
    const usual = USUAL_MS[kind] ?? 0;
    return usual === 0 ? 0 : (this.#patience.wait ?? usual);
  }

  #say({ message }: StoreError, most: number): void {
    if (this.#said) return;
    this.#said = true;
    this.#patience.waiting?.(message, most);
  }
}
