import { NO_SEAT } from '../../engine/sentinels.ts';
import { type Bet, collect, type TableNow } from '../../houses/fees/collect.ts';
import { dueFees, type Moment as PrintedMoment } from '../../houses/fees/collect-due.ts';
import { type Finding, lintPosted, readPosting } from '../../houses/fees/lint-schedule.ts';
import { bonusLimits } from '../../houses/fees/schedule/limit.ts';
import { readingFor } from '../../houses/fees/schedule/readings.ts';
import { STAGES, type Stage } from '../../houses/fees/schedule/schedule.ts';
import { findOptions, type Posted } from '../../houses/fees/schedule/schedules.ts';
import { sayMoment } from '../../houses/fees/schedule/words.ts';
import { findOffering } from '../../houses/index.ts';
import { limitOf } from '../../houses/limits/of.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import type { Collection, Due, Moment, PostedFees, Posting, Situation } from './collection.ts';

const printed = new Map<string, Collection>();

/**
 * The collection that a house prints for an offering, for a table to go by. All tables of the offering share it.
 *
 * @example
 * ```ts
 * import { openHouseTable, printedFees } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * console.log(openHouseTable(opening, printedFees(opening.offering)).ok); // true
 * ```
 */
export function printedFees(offering: string): Collection {
  let fees = printed.get(offering);
  if (fees === undefined) {
    fees = feesOf(offering);
    // An id that no house offers is not kept.
    if (findOffering(offering) !== undefined) printed.set(offering, fees);
  }
  return fees;
}

/**
 * The schedules that the five houses print, as a table collects by them. Fees for match play coupons
 * (003:3321, 003:11756) are never due: the books print the fee, and not how a coupon is played.
 */
function feesOf(offering: string): Collection {
  return {
    check: refusePosting,
    due: (moment, table) => {
      if (table.fees.options.length === 0) return NONE;
      const at = printedMoment(moment, table);
      return at === null ? NONE : dueAt(postedAt(offering, table.fees), at, table);
    },
    notes: (posting) => {
      const found = findings(posting);
      if (typeof found === 'string') return [];
      return [...found.filter(({ refused }) => !refused).map(note), ...neverDue(offering, posting)];
    },
    ahead: (table) => {
      const posted = postedAt(offering, table.fees);
      return SOON.flatMap((at) => (posted.length === 0 ? [] : dueAt(posted, { at }, table))).filter(
        ({ from }) => from !== 'pot',
      );
    },
    fromTheStart: (fees) =>
      postedAt(offering, fees).some(
        ({ schedule }) =>
          schedule.fees.some(({ at }) => at === 'half hour start') &&
          readingFor(schedule, 'clock', fees.readings) === 'from the start',
      ),
    bonus: ({ offering: of, limit, fees }) => {
      const [posted] = postedAt(offering, fees);
      const at = of.kind === 'player-dealer' ? limitOf(of, limit) : undefined;
      return posted === undefined || at === undefined ? undefined : bonusLimits(posted.option, at.limits);
    },
  };
}

const NONE: readonly Due[] = [];
const SOON = ['blinds', 'deal'] as const;

const sentence = ({ message, cite }: Finding): string => (cite === '' ? message : `${message} (${cite})`);

const note = (finding: Finding): string =>
  finding.rule === 'uncovered' ? `${sentence(finding)} Then nothing is collected.` : sentence(finding);

/** Fees that are printed for a stage that the game never reaches. */
function neverDue(offering: string, { fees, stages }: Posting): string[] {
  const [posted] = postedAt(offering, fees);
  return (posted?.schedule.fees ?? []).flatMap((fee, i) => {
    if (!isStage(fee.at) || (stages as readonly string[]).includes(fee.at)) return [];
    const { schedule, option } = posted;
    const cents = Math.max(...option.rates.map((rate) => (rate.fee === i ? (rate.cents ?? 0) : 0)));
    if (cents === 0) return [];
    return [
      `The ${fee.name} is due ${sayMoment(fee.at)}, which this game never reaches: it is not taken. (${schedule.cite})`,
    ];
  });
}

function refusePosting(posting: Posting, stood = false): string | null {
  if (stood) {
    const read = readPosting(posting.offering.id, posting.fees.options);
    return read.ok ? null : read.message;
  }
  const found = findings(posting);
  if (typeof found === 'string') return found;
  const refused = found.find((finding) => finding.refused);
  return refused === undefined ? null : sentence(refused);
}

/** All that there is to say of what is posted; a sentence where it cannot be read at all. */
function findings({
  offering,
  limit,
  fees: { options, readings, amounts },
  ...at
}: Posting): readonly Finding[] | string {
  if (options.length === 0) {
    const idle = [...Object.keys(readings), ...Object.keys(amounts)];
    return idle.length === 0 ? [] : `No fee option is posted, so there is no "${idle[0]}" to choose.`;
  }
  const read = readPosting(offering.id, options);
  if (!read.ok) return read.message;
  const found = limitOf<Offering['limits'][number]>(offering, limit);
  const sign = { ...at, offering: offering.id, posted: read.posted, readings, amounts };
  return [...read.findings, ...lintPosted({ ...sign, ...(found && { limit: found }) })];
}

const isStage = (moment: string): moment is Stage => (STAGES as readonly string[]).includes(moment);

/** What the books call this moment; null for one that no schedule speaks of. */
function printedMoment(
  moment: Moment,
  { reached, minutes, started = minutes, joins = NO_SEAT }: Situation,
): PrintedMoment | null {
  if (moment === 'half hour' || moment === 'first half hour') return { at: 'clock', now: minutes, started };
  if (moment === 'join') return { at: 'join', now: minutes, started, seat: joins };
  if (moment === 'end') return isStage(reached) ? { at: 'end', reached } : null;
  return isStage(moment) ? { at: moment } : null;
}

function dueAt(posted: readonly Posted[], at: PrintedMoment, table: Situation): readonly Due[] {
  if (dueFees(posted[0].schedule, at, table.fees.readings).length === 0) return NONE;
  const now = collect(tableNow(posted, at, table), at);
  // The opening has told of numbers of players for which the schedule prints nothing.
  if (!now.ok) return NONE;
  const whole = readingFor(posted[0].schedule, 'shortPot', table.fees.readings) === 'nothing';
  return now.takes.map(({ from, to, cents, cite }) => ({
    from: from === 'dealer' ? table.dealer : from,
    to,
    cents,
    cite,
    ...(whole && from === 'pot' && { whole }),
  }));
}

function tableNow(posted: readonly Posted[], { at }: PrintedMoment, table: Situation): TableNow {
  const { seated, dealt, active, blinds, wagers, dealer, stake, jackpot } = table;
  const circles = wagers.map(({ spot, base }) => `${spot} ${base}`);
  const bets: Bet[] = wagers.map(({ seat, cents, bonus }, i) => ({
    seat,
    circle: circles.indexOf(circles[i]),
    cents,
    ...(bonus ? { bonus } : {}),
  }));
  const bettors = [...new Set(wagers.map(({ seat }) => seat))];
  return {
    posted,
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
    amounts: table.fees.amounts,
    readings: table.fees.readings,
  };
}

/** What stands on a sign is looked up once. */
const looked = new WeakMap<PostedFees, readonly Posted[]>();

function postedAt(offering: string, fees: PostedFees): readonly Posted[] {
  let posted = looked.get(fees);
  if (posted === undefined) {
    posted = fees.options.flatMap((option) => findOptions(offering, option).slice(0, 1));
    looked.set(fees, posted);
  }
  return posted;
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
