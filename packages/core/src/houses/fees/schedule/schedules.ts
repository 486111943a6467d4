import { scheduleFiles } from './files.ts';
import { readScheduleFile } from './read.ts';
import type { FeeOption, Schedule } from './schedule.ts';

let read: readonly Schedule[] | undefined;

/** All collection schedules of the five houses; the files are read and checked once, when first asked for. */
export function schedules(): readonly Schedule[] {
  read ??= Object.entries(scheduleFiles).flatMap(([file, json]) => readScheduleFile(file, json));
  return read;
}

const STANDING = ['current', 'own', 'older'];

const applying = new Map<string, readonly Schedule[]>();

/**
 * The schedules that apply to an offering, the ones in force first.
 *
 * @example
 * ```ts
 * import { schedulesFor } from '@cardroom/core/fees';
 *
 * console.log(schedulesFor('black-sheep/holdem').length > 0, schedulesFor('nowhere/none')); // true []
 * ```
 */
export function schedulesFor(offering: string): readonly Schedule[] {
  const known = applying.get(offering);
  if (known !== undefined) return known;
  const found = schedules()
    .filter((schedule) => schedule.offerings.includes(offering))
    .toSorted((a, b) => STANDING.indexOf(a.standing) - STANDING.indexOf(b.standing));
  // Names may come from strangers: unknown ones are not kept.
  if (found.length > 0) applying.set(offering, found);
  return found;
}

/** An option that a table has posted, and the schedule it stands in. */
export interface Posted {
  readonly schedule: Schedule;
  readonly option: FeeOption;
}

const named = new Map<string, ReadonlyMap<string, readonly Posted[]>>();

/**
 * Options of an offering under a name: `master-01/12`, or `12` for every block that has one.
 *
 * @example
 * ```ts
 * import { findOptions } from '@cardroom/core/fees';
 *
 * console.log(findOptions('hawaiian-gardens/holdem', 'master-01/12').length); // 1
 * ```
 */
export function findOptions(offering: string, name: string): readonly Posted[] {
  const known = named.get(offering) ?? byName(schedulesFor(offering));
  if (known.size > 0) named.set(offering, known);
  return known.get(name) ?? [];
}

function byName(of: readonly Schedule[]): ReadonlyMap<string, readonly Posted[]> {
  const all = new Map<string, Posted[]>();
  for (const schedule of of)
    for (const option of schedule.options)
      for (const name of [option.id, option.number])
        all.set(name, [...(all.get(name) ?? []), { schedule, option }]);
  return all;
}
