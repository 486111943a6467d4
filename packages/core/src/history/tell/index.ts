export { Teller } from './tell.ts';
export { tellPlayerDealer } from './tell-player-dealer.ts';
export { tellPoints } from './tell-points.ts';
export type { Cast } from './voice.ts';
