import { quoted } from '../../cards/quoted.ts';
import type { Cents } from '../../engine/money.ts';
import type { AnyLimit, Limit } from '../offering/offering.ts';
import { forcedRule } from './forced-bets.ts';
import {
  type AskedLimit,
  type LimitOwner,
  type LimitWords,
  readLimitId,
  sayAsked,
  tidyLimitId,
} from './id.ts';
import { fixed, noLimit, potLimit, spread, unstructured } from './limits.ts';
import type { BetRange, BigRange, FixedRange, LimitRange, Span, SpreadRange } from './range.ts';
import { bets, point } from './table-limits.ts';
import { MOST_AMOUNT, sayRanges } from './words.ts';

/** An offering, or the part of it that a page knows. */
interface Offered<L extends AnyLimit> {
  readonly limits: readonly L[];
  readonly ranges: readonly LimitRange[];
}

/**
 * The limit with this name at which a table may be opened; without a name the usual one; undefined if there is none.
 *
 * @example
 * ```ts
 * import { findOffering, limitOf } from '@cardroom/core';
 *
 * const omaha = findOffering('black-sheep/omaha');
 * if (omaha?.kind === 'pot') console.log(limitOf(omaha, '4-8')?.stakes.bets); // [ 400, 800 ]
 * ```
 */
export function limitOf<L extends AnyLimit>(
  { limits, ranges }: Offered<L>,
  id: string | undefined,
): L | undefined {
  if (id === undefined) return limits[0];
  if (typeof id !== 'string') return undefined;
  const listed = limits.find((limit) => limit.id === id);
  if (listed !== undefined || ranges.length === 0) return listed;
  const asked = readLimitId(id);
  if (asked === null) return undefined;
  const range = ranges.find((of) => holds(of, asked));
  // The ranges of an offering make limits of its own kind.
  return range && (made(range, asked) as AnyLimit as L);
}

/** The limit that a table was opened at. */
export function openedAt<L extends AnyLimit>(offering: Offered<L> & { readonly id: string }, id: string): L {
  const found = limitOf(offering, id);
  if (found === undefined) throw new Error(`${offering.id} has no limit ${id}.`);
  return found;
}

/** A limit as people read it. */
export const titleOfLimit = (offering: Offered<AnyLimit>, id: string): string =>
  limitOf<AnyLimit>(offering, id)?.title ?? id;

/**
 * The lines that print a limit of an offering, by itself or within a range; null if it is customary.
 *
 * @example
 * ```ts
 * import { citeOfLimit, findOffering, limitOf } from '@cardroom/core/houses';
 *
 * const omaha = findOffering('black-sheep/omaha');
 * const limit = omaha?.kind === 'pot' ? limitOf(omaha, '9-18') : undefined;
 * if (omaha && limit) console.log(citeOfLimit(omaha, limit)); // 000:2083-2085
 * ```
 */
export function citeOfLimit({ ranges }: Offered<AnyLimit>, { id, cite }: AnyLimit): string | null {
  if (cite !== undefined) return cite;
  const asked = readLimitId(id);
  return (asked && ranges.find((of) => holds(of, asked))?.cite) ?? null;
}

/** The least limit of a range, to stand for all of them. */
export function leastOf<L extends AnyLimit>(range: LimitRange): L {
  return made(range, {
    words: WORDS[range.kind],
    figures: leastFigures(range),
    open: false,
  }) as AnyLimit as L;
}

/**
 * The smallest limit of a range that begins with at least this many cents; undefined if all begin with less.
 *
 * @example
 * ```ts
 * import { findOffering, firstFrom } from '@cardroom/core/houses';
 *
 * const omaha = findOffering('black-sheep/omaha');
 * const [range] = omaha?.ranges ?? [];
 * if (range) console.log(firstFrom(range, 10_00)?.id); // 10-20
 * ```
 */
export function firstFrom(range: LimitRange, cents: Cents): AnyLimit | undefined {
  const raise = (span: Span): Span => ({ ...span, least: Math.max(span.least, cents) });
  const raised: LimitRange =
    'least' in range
      ? { ...range, least: raise(range.least) }
      : 'bet' in range
        ? { ...range, bet: raise(range.bet) }
        : { ...range, point: raise(range.point) };
  const asked = { words: WORDS[range.kind], figures: leastFigures(raised), open: false };
  return holds(range, asked) ? made(range, asked) : undefined;
}

function leastFigures(range: LimitRange): number[] {
  switch (range.kind) {
    case 'fixed':
      return range.times.map((of) => (of * range.bet.least) / 100);
    case 'no-limit':
    case 'pot':
      return Array.from({ length: range.figures[0] }, () => range.bet.least / 100);
    case 'spread':
      return [range.least.least / 100, (range.least.least + range.step) / 100];
    case 'points':
      return [range.point.least / 100];
    case 'bets':
      return [range.least.least / 100, Math.max(range.least.least, range.most.least) / 100];
  }
}

/** Whether an amount in dollars is in a span. */
function inside(amount: number, { least, most, step }: Span): boolean {
  const cents = 100 * amount;
  return cents >= least && cents <= (most ?? 100 * MOST_AMOUNT) && cents % step === 0;
}

/** Whether a limit by these figures is in the range. */
function holds(range: LimitRange, { words, figures, open }: AskedLimit): boolean {
  if (words !== WORDS[range.kind]) return false;
  const [first] = figures;
  const last = figures[figures.length - 1];
  switch (range.kind) {
    case 'fixed':
      return !open && isInTimes(range, figures) && inside(first, range.bet);
    case 'no-limit':
    case 'pot':
      return !open && range.figures.includes(figures.length) && rises(figures) && inside(last, range.bet);
    case 'spread':
      return (
        !open &&
        figures.length === 2 &&
        first < last &&
        inside(first, range.least) &&
        inside(last, range.most)
      );
    case 'points':
      return !open && figures.length === 1 && inside(first, range.point);
    case 'bets':
      if (open) return figures.length === 1 && range.most.most === null && inside(first, range.least);
      return figures.length === 2 && first <= last && inside(first, range.least) && inside(last, range.most);
  }
}

const WORDS: Readonly<Record<LimitRange['kind'], LimitWords>> = {
  fixed: '',
  'no-limit': 'nl',
  pot: 'pl',
  spread: 'spread',
  points: '',
  bets: '',
};

const rises = (figures: readonly number[]): boolean =>
  figures.every((of, i) => i === 0 || of >= figures[i - 1]);

const isInTimes = ({ times }: FixedRange, figures: readonly number[]): boolean =>
  figures.length === times.length && figures.every((of, i) => of === times[i] * figures[0]);

function made(range: LimitRange, asked: AskedLimit): AnyLimit {
  return { ...limitBy(range, asked), cite: range.cite };
}

function limitBy(range: LimitRange, { figures, open }: AskedLimit): AnyLimit {
  switch (range.kind) {
    case 'fixed':
    case 'no-limit':
    case 'pot':
    case 'spread':
      return potLimitOf(range, figures);
    case 'points':
      return point(figures[0]);
    case 'bets':
      return betsOf(range, figures[0], open ? null : figures[1]);
  }
}

function potLimitOf(range: FixedRange | BigRange | SpreadRange, figures: readonly number[]): Limit {
  const of = stakesOf(range, figures);
  const { unstructuredFrom = Number.POSITIVE_INFINITY } = range;
  return of.stakes.bets[0] >= unstructuredFrom ? unstructured(of) : of;
}

function stakesOf(range: FixedRange | BigRange | SpreadRange, figures: readonly number[]): Limit {
  const forced = forcedRule(range.forced);
  switch (range.kind) {
    case 'fixed':
      return fixed(figures, forced.at(figures[0]));
    case 'spread':
      return spread(figures[0], figures[1], range.step / 100, forced.at(figures[0]));
    case 'no-limit':
      return noLimit(forced.by(figures), figures);
    case 'pot':
      return potLimit(forced.by(figures), figures);
  }
}

function betsOf({ step, bonus }: BetRange, min: number, max: number | null) {
  const words = bonus && { bonus: [bonus.least / 100, Math.min(bonus.most / 100, max ?? Infinity)] as const };
  return bets(min, max, { step: step / 100, ...words });
}

/**
 * Why no table may be opened at this limit, with the line that says so; null if one may.
 *
 * @example
 * ```ts
 * import { findOffering, whyNoLimit } from '@cardroom/core';
 *
 * const omaha = findOffering('black-sheep/omaha');
 * if (omaha !== undefined) console.log(whyNoLimit(omaha, '4-8')); // null
 * ```
 */
export function whyNoLimit(
  offering: Offered<AnyLimit> & { readonly name: string; readonly kind: LimitOwner },
  id: string,
): string | null {
  if (limitOf(offering, id) !== undefined) return null;
  if (typeof id !== 'string') return `A limit has a name, not ${quoted(id)}.`;
  const tidy = tidyLimitId(id);
  if (tidy !== null && tidy !== id && limitOf(offering, tidy) !== undefined)
    return `There is no limit ${quoted(id)}; write "${tidy}".`;
  const asked = readLimitId(id);
  if (asked === null) {
    const examples = offering.limits.slice(0, 3).map((of) => `"${of.id}"`);
    return `${quoted(id)} is not the name of a limit; limits of ${offering.name} are written ${examples.join(', ')}.`;
  }
  const { kind } = offering;
  const instead = properTimes(offering, asked);
  const but = instead === null ? '' : `, but at ${sayAsked({ ...asked, figures: instead }, kind)}`;
  const such = { limits: outsideRanges(offering), ranges: offering.ranges };
  return `${offering.name} is not opened at ${sayAsked(asked, kind)}${but}: ${sayRanges(such, asked.words)}.`;
}

/** The listed limits that none of the ranges has. */
function outsideRanges({ limits, ranges }: Offered<AnyLimit>): readonly AnyLimit[] {
  return limits.filter(({ id }) => {
    const listed = readLimitId(id);
    return listed === null || !ranges.some((range) => holds(range, listed));
  });
}

/** The bets that belong to the first one, if only the others are wrong. */
function properTimes({ ranges }: Offered<AnyLimit>, asked: AskedLimit): readonly number[] | null {
  for (const range of ranges) {
    if (range.kind !== 'fixed') continue;
    const figures = range.times.map((of) => of * asked.figures[0]);
    if (asked.figures.length > 1 && holds(range, { ...asked, figures })) return figures;
  }
  return null;
}
