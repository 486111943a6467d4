import { setPriority } from 'node:os';

/** Last of all: what is left of the processor is enough, and whoever plays does not wait. */
const NICE = 19;

/**
 * This thread lets the others go first where both want the processor: nobody waits for it by the millisecond.
 * Only Linux knows priorities of single threads; elsewhere the whole room would give way.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICE);
  } catch {
    // A machine that does not allow it runs just the same, only less smoothly when it is full.
  }
}
