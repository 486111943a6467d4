/** How good cards are: every ranking the five books use, behind one small interface. Knows nothing of money. */
export * from './ranking.ts';
