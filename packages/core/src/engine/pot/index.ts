/** The machine for games where players play each other: declare a game, deal a hand, see what is legal. */

export { potDealing } from '../machines/pot-dealing.ts';
export { potDealingWithRulings, potRulings } from '../machines/pot-rulings.ts';
export type { RaiseOption } from './betting/betting.ts';
export { playingCards } from './betting/playing-cards.ts';
export { cutPot, type PotPart } from './betting/pots.ts';
export * from './commands.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export * from './game.ts';
export * from './hand.ts';
export * from './legal.ts';
export { handValue } from './showdown.ts';
export {
  bet,
  betOf,
  dropOf,
  type HandSetup,
  type HandState,
  jackpotOf,
  newHand,
  potOf,
  stack,
} from './state.ts';
export * as steps from './steps.ts';
