import { type Readings, readingFor } from './schedule/readings.ts';
import { type Fee, type Schedule, STAGES, type Stage } from './schedule/schedule.ts';

/** A time in minutes since midnight, or since any other full hour. */
export type Minutes = number;

export type Moment =
  /** The hand has just come to a stage. */
  | { readonly at: Stage }
  /** The hand is over, and this is how far it went. */
  | { readonly at: 'end'; readonly reached: Stage }
  /** The clock, for the whole table. */
  | { readonly at: 'clock'; readonly now: Minutes; readonly started: Minutes }
  /** Somebody sits down while the game runs; not on the half hour, when the clock charges them anyway. */
  | { readonly at: 'join'; readonly now: Minutes; readonly started: Minutes; readonly seat: number };

const HALF_HOUR = 30;

/** The numbers of the schedule's fees that fall due at a moment. */
export function dueFees(schedule: Schedule, moment: Moment, chosen: Partial<Readings> = {}): number[] {
  return schedule.fees.flatMap((fee, i) => (isDue(schedule, fee, i, moment, chosen) ? [i] : []));
}

function isDue(
  schedule: Schedule,
  fee: Fee,
  index: number,
  moment: Moment,
  chosen: Partial<Readings>,
): boolean {
  if (fee.at === 'half hour end') return moment.at === 'clock' && endsHalfHour(moment);
  if (fee.at === 'half hour start') return beginsHalfHour(schedule, fee, moment, chosen);
  if (fee.unless !== undefined && readingFor(schedule, 'designated', chosen) === 'instead')
    return moment.at === 'end' && before(moment.reached, fee.unless);
  if (index === 2 && schedule.readings.thirdFee && readingFor(schedule, 'thirdFee', chosen) === 'never')
    return false;
  return moment.at === stageOf(schedule, fee.at, chosen);
}

const before = (a: Stage, b: Stage) => STAGES.indexOf(a) < STAGES.indexOf(b);

/** 003:4137 and similar lines: "if the round does not progress past the fourth street". */
function stageOf(schedule: Schedule, at: Stage, chosen: Partial<Readings>): Stage {
  if (schedule.readings.street === undefined || readingFor(schedule, 'street', chosen) === 'dealt') return at;
  if (at === '4th street') return '5th street';
  return at === '5th street' ? '6th street' : at;
}

/** On the hour and half hour; the part of a half hour in which the game started is free (003:7709). */
function endsHalfHour({ now, started }: { now: Minutes; started: Minutes }): boolean {
  return now % HALF_HOUR === 0 && started <= now - HALF_HOUR;
}

function beginsHalfHour(schedule: Schedule, fee: Fee, moment: Moment, chosen: Partial<Readings>): boolean {
  if (moment.at !== 'clock' && moment.at !== 'join') return false;
  const from = readingFor(schedule, 'clock', chosen) === 'from the start' ? moment.started : 0;
  const minute = (moment.now - from) % HALF_HOUR;
  if (moment.at === 'clock') return minute === 0 && moment.now >= moment.started;
  // 004:1913: a player who sits down from 3:00 to 3:19 pays, from 3:20 on not.
  return fee.joins !== undefined && minute < fee.joins;
}
