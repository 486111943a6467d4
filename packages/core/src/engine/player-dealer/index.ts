/** The machine for games where a player holds the bank: declare a game, deal a round, see what is legal, meet the claims. */

export { playerDealerDealing } from '../machines/player-dealer-dealing.ts';
export { playerDealerDealingWithRulings, playerDealerRulings } from '../machines/player-dealer-rulings.ts';
export { optionsFor, type PendingChoice, pendingChoice } from './choices.ts';
export { chipsOf } from './choose.ts';
export * from './commands.ts';
export { inStyle, isSharedCard, placeInPile, sharedHands } from './dealing.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export * from './game.ts';
export { facedIn } from './irregularities/after-rulings.ts';
export { PILE } from './irregularities/events.ts';
export * from './legal.ts';
export * from './round.ts';
export * from './state.ts';
export * as steps from './steps.ts';
export { whyMet } from './wagers/why.ts';
