import { StoreError } from './errors.ts';

/** A room that closes and one that opens at once may meet: so long the one waits for the other. */
const PATIENCE_MS = 1000;
const AGAIN_MS = 50;

/** Why data cannot be had that another room has. */
export const taken = (cause?: unknown): StoreError =>
  new StoreError('taken', 'Another room is open on the same data.', { cause });

/** Takes what another room may be about to let go. */
export async function onceFree<T>(take: () => T | Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== 'taken' || performance.now() > until) throw error;
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
