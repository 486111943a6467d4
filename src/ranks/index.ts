/** How good cards are: every ranking the five books use, behind one small interface. Knows nothing of money. */
import type { Ranking } from './ranking.ts';

export * from './ranking.ts';

/** All of them, by the names `cardroom rank` takes. */
export const rankings: readonly Ranking[] = [];
