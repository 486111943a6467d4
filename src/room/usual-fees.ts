import { findOffering } from '../houses/index.ts';
import type { FeeOption, Schedule } from '../houses/schedule.ts';
import { holds } from '../houses/schedule-cells.ts';
import { misfit } from '../houses/schedule-limit.ts';
import { schedulesFor } from '../houses/schedules.ts';
import { type Opening, Table } from '../table/index.ts';

/** More players than any table deals in. */
const MOST_HEADS = 15;

/**
 * An opening with the fee options that the house posts when nobody has chosen any: of the first schedule in
 * force that has some for this limit the first it prints, or the first for each number of players. Where a
 * house prints none for a limit, none is posted.
 */
export function withUsualFees(opening: Opening): Opening {
  if (opening.options !== undefined) return opening;
  for (const options of signsFor(opening)) {
    const posted = { ...opening, options };
    if (!('code' in Table.open(posted))) return posted;
  }
  return opening;
}

/** What may be posted together at this limit, in the order of the book, what is in force first. */
function* signsFor({ offering: id, limit: asked }: Opening): Generator<string[]> {
  const offering = findOffering(id);
  const limit = offering?.limits.find((one) => one.id === asked) ?? offering?.limits[0];
  if (limit === undefined) return;
  for (const schedule of schedulesFor(id)) {
    const fit = schedule.options.filter((option) => misfit(schedule, option, limit) === null);
    const byHeads = schedule.fees.some(({ by }) => by === 'players');
    if (!byHeads) yield* fit.map((option) => [option.id]);
    else if (fit.length > 0) yield oneForEachBracket(schedule, fit);
  }
}

function oneForEachBracket(schedule: Schedule, options: readonly FeeOption[]): string[] {
  const covered = new Set<number>();
  return options.flatMap((option) => {
    const heads = headsOf(schedule, option);
    if (heads.length === 0 || heads.some((n) => covered.has(n))) return [];
    for (const n of heads) covered.add(n);
    return [option.id];
  });
}

/** The numbers of players that an option is for. */
function headsOf({ fees }: Schedule, { rates }: FeeOption): number[] {
  return Array.from({ length: MOST_HEADS }, (_, i) => i + 1).filter((n) =>
    rates.some(({ fee, range }) => fees[fee].by === 'players' && range !== null && holds(range, n)),
  );
}
