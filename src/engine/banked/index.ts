/** The machine for games where a player holds the bank: declare a game, deal a round, see what is legal, meet the claims. */
export * from './commands.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export * from './game.ts';
export * from './legal.ts';
export * from './round.ts';
export * from './state.ts';
export * as steps from './steps.ts';
