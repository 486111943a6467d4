/** What all games share: chips in named places, money, refusals, audiences. Knows no game. */
export * from './audience.ts';
export * from './chips.ts';
export * from './money.ts';
export * from './refusal.ts';
