/** A table to practice at: bots, no clock, moves that can be taken back, and stacked hands. */

export { type PracticeOptions, PracticeTable, YOU } from './practice-table.ts';
export { readStacked, type Stacked } from './stacked.ts';
