/** A table of one's own: bots, no clock, moves that can be taken back, and hands that are stacked. */

export { type PracticeOptions, PracticeTable, YOU } from './practice-table.ts';
export { readStacked, type Stacked } from './stacked.ts';
