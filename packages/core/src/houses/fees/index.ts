export { type Bet, type Collection, collect, collectHand, type TableNow, type Take } from './collect.ts';
export { type Finding, lintPosted, readPosting, type Sign } from './lint-schedule.ts';
export { holds, sayMoney, sayPlayers } from './schedule/cells.ts';
export { misfit } from './schedule/limit.ts';
export { type Readings, readingsOf } from './schedule/readings.ts';
export {
  type Fee,
  type FeeOption,
  type Rate,
  type Schedule,
  STAGES,
  type Stage,
} from './schedule/schedule.ts';
export { findOptions, type Posted, schedulesFor } from './schedule/schedules.ts';
export { sayFee } from './schedule/words.ts';
