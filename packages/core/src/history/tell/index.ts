export { aHand } from './counted.ts';
export { ruleBehind } from './rule-behind.ts';
export { tellPlayerDealer, toldPlayerDealer } from './tell-player-dealer.ts';
export { tellPoints, toldPoints } from './tell-points.ts';
export { Teller } from './teller.ts';
export type { Told } from './told.ts';
export type { Cast } from './voice.ts';
