import { play } from './synth.ts';

/** Tells somebody who has sound on that a table waits for him: heard in another tab, felt on a phone. */
export function call(): void {
  play('turn');
  if (navigator.userActivation.hasBeenActive) navigator.vibrate?.(BUZZ);
}

/** Milliseconds on, off, on. */
const BUZZ = [120, 80, 120];
