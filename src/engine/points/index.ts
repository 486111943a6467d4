/** The machine for set-and-compare games: 13-Card and Face-Up Chinese. */
export * from './commands.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export * from './game.ts';
export * from './hand.ts';
export * from './legal.ts';
