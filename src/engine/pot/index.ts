/** The machine for games where players play each other: declare a game, deal a hand, see what is legal. */
export * from './commands.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export * from './game.ts';
export * from './hand.ts';
export * from './legal.ts';
export { type HandSetup, type HandState, newHand } from './state.ts';
export * as steps from './steps.ts';
