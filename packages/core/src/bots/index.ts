/** Players for every offering: they decide what a seat does from no more than it sees. */
export type { Thinking } from './at-table.ts';
export { think } from './brain.ts';
export { type Character, characterOf, pace, withinTime } from './character.ts';
export { PlayLoop, type PlayLoopSeat, type PlayLoopTime } from './play-loop.ts';
export { PlayerDealerSelfPlay } from './player-dealer/play.ts';
export { PointsSelfPlay } from './points/play.ts';
export { type Played, PotSelfPlay } from './self-play.ts';
