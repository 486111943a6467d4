export { aHand } from './counted.ts';
export { ruleBehind } from './rule-behind.ts';
export { Teller } from './tell.ts';
export { tellPlayerDealer, toldPlayerDealer } from './tell-player-dealer.ts';
export { tellPoints, toldPoints } from './tell-points.ts';
export type { Told } from './told.ts';
export type { Cast } from './voice.ts';
