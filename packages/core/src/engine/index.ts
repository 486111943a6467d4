/** What all games share: chips in named places, money, refusals, audiences. Knows no game. */
export * from './audience.ts';
export type { Chart } from './card-words.ts';
export * from './chips.ts';
export * from './money.ts';
export * from './refusal.ts';
export { NO_BLIND, NO_PILE, NO_SEAT, NO_SHARE, NO_STEP, NO_SWEEP, NO_WAGER } from './sentinels.ts';
export { type Committed, type CutNumber, numbersOf } from './shuffles.ts';
