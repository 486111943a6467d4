import { type Result, refuse } from '../../engine/refusal.ts';
import { type Finding, no, type Sign, warn } from './lint-finding.ts';
import { gaps, lintOwn } from './lint-own.ts';
import { holds } from './schedule/cells.ts';
import { misfit } from './schedule/limit.ts';
import type { Rate, Schedule } from './schedule/schedule.ts';
import { findOptions, type Posted, schedules, schedulesFor } from './schedule/schedules.ts';

export type { Finding, Sign } from './lint-finding.ts';

export type Posting = Result<{ readonly posted: readonly Posted[]; readonly findings: readonly Finding[] }>;

/**
 * Reads options by the names a person types; one that is not printed, or printed more than once, is refused with a
 * sentence.
 *
 * @example
 * ```ts
 * import { readPosting } from '@cardroom/core/fees';
 *
 * const read = readPosting('black-sheep/holdem', ['99']);
 * if (!read.ok) console.log(read.message); // black-sheep/holdem has no fee option "99".
 * ```
 */
export function readPosting(offering: string, names: readonly string[]): Posting {
  const posted: Posted[] = [];
  const findings: Finding[] = [];
  if (!Array.isArray(names) || !Array.from(names).every((name) => typeof name === 'string'))
    return refuse('malformed', 'Fee options are a list of names.');
  for (const name of names) {
    if (/%/.test(name)) {
      findings.push(percentage(offering, name));
      continue;
    }
    const found = findOptions(offering, name);
    if (found.length === 0) return refuse('not-found', `${offering} has no fee option "${name}".`);
    if (found.length > 1) {
      const all = found.map(({ option }) => `${option.id} (${option.rates[0].cite})`);
      return refuse('malformed', `Option ${name} is printed more than once: ${all.join(', ')}.`);
    }
    posted.push(found[0]);
  }
  return { ok: true, posted, findings };
}

function percentage(offering: string, name: string): Finding {
  const house = `${offering.split('/')[0]}/`;
  const told = [
    ...schedulesFor(offering),
    ...schedules().filter(({ offerings }) => offerings[0].startsWith(house)),
  ];
  return no(
    'percentage',
    `A fee is never a share of wagers or winnings: ${name} cannot be posted.`,
    told.find(({ rules }) => rules.percent !== undefined)?.rules.percent ?? '',
  );
}

/**
 * Everything that is wrong with a posted sign; a table opens if none of it is refused.
 *
 * @example
 * ```ts
 * import { findOptions, lintPosted } from '@cardroom/core/fees';
 *
 * const offering = 'hawaiian-gardens/holdem';
 * const posted = findOptions(offering, 'master-01/12');
 * console.log(lintPosted({ offering, posted, fewest: 2, most: 9 }).some(({ refused }) => refused)); // true
 * ```
 */
export function lintPosted(sign: Sign): readonly Finding[] {
  const [first] = sign.posted;
  if (first === undefined) return [];
  const { schedule } = first;
  const one = schedule.rules.one ?? schedule.cite;
  const strangers = sign.posted.filter((p) => !p.schedule.offerings.includes(sign.offering));
  const others = sign.posted.filter((p) => p.schedule.id !== schedule.id);
  const twice = sign.posted.filter((p, i) => sign.posted.findIndex((q) => q.option.id === p.option.id) < i);
  const findings = [
    ...strangers.map(({ option, schedule: of }) =>
      no('other game', `Option ${option.id} is not for ${sign.offering}.`, of.cite),
    ),
    ...twice.map(({ option }) => no('posted twice', `Option ${option.id} is posted twice.`, one)),
    ...others.map((p) =>
      no(
        'different schedules',
        `Options ${first.option.id} (${schedule.id}) and ${p.option.id} (${p.schedule.id}) belong to different schedules.`,
        one,
      ),
    ),
  ];
  if (findings.length > 0) return findings;
  return [
    ...heads(sign, schedule),
    ...rates(sign, schedule),
    ...sign.posted.flatMap((p) => aboutOption(p, sign)),
    ...lintOwn(sign, schedule),
    ...gaps(sign),
  ];
}

const isByPlayers = (schedule: Schedule) => schedule.fees.some((fee) => fee.by === 'players');

/** One option for every head count, neither two nor none. */
function heads({ posted, fewest, most }: Sign, schedule: Schedule): Finding[] {
  const one = schedule.rules.one ?? schedule.cite;
  if (!isByPlayers(schedule)) {
    const names = posted.map(({ option }) => option.id).join(', ');
    return posted.length > 1
      ? [no('one option', `Only one option is used at a table at a time, not ${names}.`, one)]
      : [];
  }
  const covers = (rates: readonly Rate[], n: number) =>
    rates.some(({ fee, range }) => schedule.fees[fee].by === 'players' && range !== null && holds(range, n));
  const counts = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, i) => fewest + i);
  const overlaps = new Map<string, number[]>();
  const open: number[] = [];
  const lost: number[] = [];
  for (const n of counts) {
    const fitting = posted.filter(({ option }) => covers(option.rates, n)).map(({ option }) => option.id);
    if (fitting.length > 1) {
      const names = fitting.join(' and ');
      overlaps.set(names, [...(overlaps.get(names) ?? []), n]);
    } else if (fitting.length === 0) {
      (schedule.options.some(({ rates }) => covers(rates, n)) ? open : lost).push(n);
    }
  }
  return [
    ...[...overlaps].map(([names, ns]) =>
      no('overlap', `Options ${names} are both for ${ns.join(', ')} players.`, one),
    ),
    ...(open.length === 0
      ? []
      : [no('uncovered', `No posted option is for ${open.join(', ')} players.`, one)]),
    ...(lost.length === 0
      ? []
      : [warn('uncovered', `The schedule prints no option for ${lost.join(', ')} players.`, schedule.cite)]),
  ];
}

/** At most five rates, or three in the older texts; if a single printed option has more, that is only reported. */
function rates({ offering, posted }: Sign, schedule: Schedule): Finding[] {
  const cap = schedule.rules.rates;
  if (cap === undefined) return [];
  const all = distinctRates(posted, cap.of);
  const alone = Math.max(...posted.map((p) => distinctRates([p], cap.of)));
  const own = schedule.ownRates[offering];
  const found: Finding[] = [];
  if (all > cap.most) {
    const say = alone > cap.most ? warn : no;
    found.push(say('rates', `${all} rates are posted; the text allows ${cap.most}.`, cap.cite));
  }
  if (own !== undefined && all > own.most) {
    found.push(warn('rates', `${all} rates are posted; the game's own text allows ${own.most}.`, own.cite));
  }
  return found;
}

/** A rate is a distinct amount, the fees of one bracket of players, or a kind of fee (003:54-57). */
function distinctRates(posted: readonly Posted[], of: 'amounts' | 'brackets' | 'fees'): number {
  const all = posted.flatMap(({ option }) => option.rates);
  if (of === 'fees') return new Set(all.map(({ fee }) => fee)).size;
  if (of === 'amounts') return new Set(all.flatMap(({ cents }) => (cents ? [cents] : []))).size;
  const sets = posted.flatMap(({ option }) => {
    const brackets = new Map<string, string[]>();
    for (const { fee, range, cents } of option.rates) {
      const key = range === null ? 'all' : `${range.from}-${range.to}`;
      brackets.set(key, [...(brackets.get(key) ?? []), `${fee}:${cents}`]);
    }
    return [...brackets.values()].map((fees) => fees.join());
  });
  return new Set(sets).size;
}

function aboutOption({ schedule, option }: Posted, { limit, buyIn }: Sign): Finding[] {
  const found: Finding[] = [];
  const why = limit === undefined ? null : misfit(schedule, option, limit, buyIn);
  if (why !== null) found.push(no('limit', why, option.rates[0].cite));
  if (schedule.standing === 'older')
    found.push(
      warn('replaced', `Option ${option.id} belongs to a schedule that was replaced.`, schedule.cite),
    );
  const damaged = option.rates.filter(({ printed }) => printed !== undefined);
  for (const { printed, reading, cite } of new Map(damaged.map((rate) => [rate.cite, rate])).values())
    found.push(warn('damaged', `Option ${option.id} prints "${printed}": ${reading}.`, cite));
  if (schedule.readings.thirdFee !== undefined)
    found.push(warn('damaged', 'The book does not say when the third fee is taken.', schedule.cite));
  return found;
}
