import { type Bet, collect, type TableNow } from '../houses/collect.ts';
import type { Moment as PrintedMoment } from '../houses/collect-due.ts';
import { lintPosted, readPosting } from '../houses/lint-schedule.ts';
import { STAGES, type Stage } from '../houses/schedule.ts';
import { findOptions, type Posted } from '../houses/schedules.ts';
import type { Collection, Due, Moment, Posting, Situation } from './collection.ts';

/**
 * The schedules that the five houses print, as a table collects by them. Fees for match play coupons
 * (003:3321, 003:11756) are never due: the books print the fee, and not how a coupon is played.
 */
export function printedFees(offering: string): Collection {
  return {
    check: (posting) => (posting.options.length === 0 ? null : refuseOptions(posting)),
    due: (moment, table) =>
      table.options.length === 0 ? [] : moments(moment, table).flatMap((at) => dueAt(offering, at, table)),
  };
}

function refuseOptions({ offering, limit, fewest, most, options }: Posting): string | null {
  const read = readPosting(offering.id, options);
  if (!read.ok) return read.message;
  const found = offering.limits.find(({ id }) => id === limit);
  const sign = { offering: offering.id, posted: read.posted, fewest, most, ...(found && { limit: found }) };
  const refused = [...read.findings, ...lintPosted(sign)].find((finding) => finding.refused);
  return refused === undefined ? null : `${refused.message} (${refused.cite})`;
}

const isStage = (moment: Moment): moment is Moment & Stage => (STAGES as readonly string[]).includes(moment);

/** What the books call this moment. A player-dealer's fees go by the bets, so they wait until those are closed. */
function moments(
  moment: Moment,
  { dealer, reached, minutes, started = minutes, joins = -1 }: Situation,
): PrintedMoment[] {
  if (moment === 'half hour') return [{ at: 'clock', now: minutes, started }];
  if (moment === 'join') return [{ at: 'join', now: minutes, started, seat: joins }];
  if (dealer >= 0) return moment === 'close' ? [{ at: 'start' }, { at: 'deal' }, { at: 'play' }] : [];
  if (moment === 'end') return isStage(reached) ? [{ at: 'end', reached }] : [];
  return isStage(moment) ? [{ at: moment }] : [];
}

function dueAt(offering: string, at: PrintedMoment, table: Situation): Due[] {
  const now = collect(tableNow(offering, at, table), at);
  // The check at the opening has told of head counts that the schedule prints nothing for.
  if (!now.ok) return [];
  return now.takes.map(({ from, to, cents }) => ({
    from: from === 'dealer' ? table.dealer : from,
    to,
    cents,
  }));
}

function tableNow(offering: string, { at }: PrintedMoment, table: Situation): TableNow {
  const { seated, dealt, active, blinds, wagers, dealer, stake, jackpot } = table;
  const bets: Bet[] = wagers.map(({ seat, spot, cents, bonus }) => ({
    seat,
    circle: spot,
    cents,
    ...(bonus ? { bonus } : {}),
  }));
  const bettors = [...new Set(wagers.map(({ seat }) => seat))];
  return {
    posted: postedAt(offering, table.options),
    seats: at === 'clock' || at === 'join' ? seated : dealer >= 0 ? bettors : dealt,
    counts: {
      seated: seated.length,
      'dealt in': dealt.length,
      active: dealt.length,
      'after the flop': active.length,
    },
    blinds: named(blinds),
    wager: stake,
    bets,
    jackpot,
  };
}

function postedAt(offering: string, options: readonly string[]): Posted[] {
  return options.flatMap((option) => findOptions(offering, option).slice(0, 1));
}

/** The last blind is the big one; before it come the middle and the small one. */
function named(seats: readonly (number | null)[]): NonNullable<TableNow['blinds']> {
  const [big, second, third] = seats.toReversed().map((seat) => seat ?? undefined);
  const [middle, small] = seats.length > 2 ? [second, third] : [undefined, second];
  return {
    ...(small === undefined ? {} : { small }),
    ...(middle === undefined ? {} : { middle }),
    ...(big === undefined ? {} : { big }),
  };
}
