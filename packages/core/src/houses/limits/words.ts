import { type Cents, dollars } from '../../engine/money.ts';
import type { AnyLimit, Limit, PlayerDealerLimit } from '../offering/offering.ts';
import { FORCED, forcedRule } from './forced-bets.ts';
import type { LimitWords } from './id.ts';
import type { LimitRange, PotRange, Span } from './range.ts';

/** In dollars, the largest stake in this room, even if the book sets no limit, so that sums stay exact. */
export const MOST_AMOUNT = 1_000_000;

/** `$5 to $100`, `$100`, `$5 and up`. */
function saySpan({ least, most }: Span): string {
  if (most === null) return `${dollars(least)} and up`;
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}

const times = (bet: Cents, all: readonly number[]): string => all.map((of) => dollars(of * bet)).join('-');

const sayBuyIn = ({ least, most }: NonNullable<PotRange['buyIn']>): string =>
  most === null
    ? `a buy-in of ${dollars(least)} or more`
    : `a buy-in of ${saySpan({ least, most, step: 1 })}`;

/**
 * A range in words: `limit games from $3-$6 to $100-$200`.
 *
 * @example
 * ```ts
 * import { findOffering, sayRange } from '@cardroom/core/houses';
 *
 * const omaha = findOffering('black-sheep/omaha');
 * const [range] = omaha?.ranges ?? [];
 * if (range) console.log(sayRange(range)); // limit games from $3-$6 to $100-$200
 * ```
 */
export function sayRange(range: LimitRange): string {
  switch (range.kind) {
    case 'fixed': {
      const { bet, times: of } = range;
      const from = `limit games from ${times(bet.least, of)}`;
      return bet.most === null ? `${from} up` : `${from} to ${times(bet.most, of)}`;
    }
    case 'no-limit':
    case 'pot': {
      const words = range.kind === 'pot' ? 'pot limit' : 'no limit';
      const blind = `${namesIt(range)} of ${saySpan(range.bet)}`;
      return `${words} with ${[...(range.buyIn ? [sayBuyIn(range.buyIn)] : []), blind].join(' and ')}`;
    }
    case 'spread':
      return `spread limit with bets of ${saySpan(range.least)}${range.buyIn ? ` and ${sayBuyIn(range.buyIn)}` : ''}`;
    case 'points':
      return `${dollars(range.point.least)} a point${range.point.most === null ? ' and up' : ` to ${dollars(range.point.most)}`}`;
    case 'bets':
      return `a minimum bet of ${saySpan(range.least)} and a maximum bet of ${sayMost(range.most)}`;
  }
}

const sayMost = (most: Span): string =>
  most.most === null ? `${dollars(most.least)} or more, or no maximum` : saySpan(most);

/**
 * What the figures of a no limit or pot limit game stand for.
 *
 * @example
 * ```ts
 * import { findOffering, namesIt } from '@cardroom/core/houses';
 *
 * const omaha = findOffering('hawaiian-gardens/no-limit-omaha');
 * if (omaha?.kind === 'pot' && omaha.ranges[0]) console.log(namesIt(omaha.ranges[0])); // a big blind
 * ```
 */
export function namesIt({ forced }: PotRange): 'a big blind' | 'a blind' | 'an ante' | 'a bring-in' {
  const { blinds = [], ante } = forcedRule(forced).by([2, 4]);
  if (blinds.length === 0) return 'a bring-in';
  if (forced === 'ante and three blinds') return 'an ante';
  return ante !== undefined && blinds.length === 1 ? 'a blind' : 'a big blind';
}

/**
 * Which blinds or antes go with the limits of a range, and where that is printed.
 *
 * @example
 * ```ts
 * import { findOffering, sayForced } from '@cardroom/core/houses';
 *
 * const omaha = findOffering('black-sheep/omaha');
 * const [range] = omaha?.kind === 'pot' ? omaha.ranges : [];
 * // a big blind of the small bet and a small blind of half of it (customary)
 * if (range) console.log(sayForced(range)?.startsWith('a big blind')); // true
 * ```
 */
export function sayForced({ kind, forced, forcedCite }: PotRange): string | null {
  if (kind === 'no-limit' || kind === 'pot') return null;
  return `${FORCED[forced].says} (${forcedCite ?? 'customary'})`;
}

const KINDS: Readonly<Record<LimitWords, readonly LimitRange['kind'][]>> = {
  '': ['fixed', 'points', 'bets'],
  nl: ['no-limit'],
  pl: ['pot'],
  spread: ['spread'],
};

interface Offered {
  readonly limits: readonly AnyLimit[];
  readonly ranges: readonly LimitRange[];
}

const wordsOf = (id: string): LimitWords => (/^(nl|pl|spread) /.exec(id)?.[1] ?? '') as LimitWords;

/** What is printed for limits of this kind (or for all, without a kind), with the lines. */
export function sayRanges({ limits, ranges }: Offered, words: LimitWords): string {
  const such = ranges.filter(({ kind }) => KINDS[words].includes(kind));
  const listed = limits.filter(({ id }) => wordsOf(id) === words);
  if (such.length === 0 && listed.length === 0) return say(limits, ranges);
  return say(listed, such);
}

function say(limits: readonly AnyLimit[], ranges: readonly LimitRange[]): string {
  const cites = [...limits.flatMap(({ cite }) => cite ?? []), ...ranges.map(({ cite }) => cite)];
  const of = [...limits.map(({ title }) => title), ...ranges.map(sayRange)];
  const lines = [...new Set(cites)].join(', ');
  return `there are ${of.join(', ')}${lines === '' ? '' : ` (${lines})`}`;
}

/**
 * Blinds and antes of a limit, or the steps of its bets: `blinds $3-$7`.
 *
 * @example
 * ```ts
 * import { findOffering, forcedBets } from '@cardroom/core/houses';
 *
 * const omaha = findOffering('black-sheep/omaha');
 * if (omaha) console.log(forcedBets(omaha.limits[0])); // blinds $2-$4
 * ```
 */
export function forcedBets(limit: AnyLimit | Limit | PlayerDealerLimit): string {
  if ('limits' in limit) return `steps of ${dollars(limit.limits.step)}`;
  if (!('stakes' in limit)) return '';
  const { ante, blinds, bringIn } = limit.stakes;
  return [
    ...(ante === 0 ? [] : [`ante ${dollars(ante)}`]),
    ...(blinds.length === 0 ? [] : [`blinds ${blinds.map(dollars).join('-')}`]),
    ...(bringIn === 0 ? [] : [`bring-in ${dollars(bringIn)}`]),
  ].join(', ');
}

/** For a rule card: what may be opened besides the limits that it lists. */
export function rangeLines(ranges: readonly LimitRange[]): string[] {
  return ranges.map((range) => {
    const forced = isPot(range) ? sayForced(range) : null;
    return `Besides the limits listed, the house may offer ${sayRange(range)} (${range.cite})${forced === null ? '' : `, with ${forced}`}.`;
  });
}

const isPot = (range: LimitRange): range is PotRange => 'forced' in range;
