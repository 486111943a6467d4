import type { Irregularity } from './irregularity.ts';
import type { Remedy } from './remedy.ts';

/** Something has gone wrong, and the floor has said what. */
export interface Irregular {
  readonly type: 'irregular';
  readonly irregularity: Irregularity;
}

/** What the floor decided: the words of the ruling, its lines, and why, where it is not what the book says. */
export interface Ruled {
  readonly type: 'ruled';
  readonly say: string;
  /** The lines that print it; null for the room's own. */
  readonly cite: string | null;
  readonly remedy: readonly Remedy[];
  readonly reason?: string;
}

/** Everything goes back where it was before the hand, which is over. */
export interface Misdealt {
  readonly type: 'misdealt';
}
