import { type Cents, dollars } from '../../../engine/money.ts';
import type { TableLimits } from '../../../engine/player-dealer/state.ts';
import type { Limit, Offering } from '../../offering/offering.ts';
import { readMoney, sayMoney } from './cells.ts';
import type { FeeOption, Range, Schedule } from './schedule.ts';

type AnyLimit = Offering['limits'][number];

/** A table's least and most buy-in; null for no most. */
export interface BoughtFor {
  readonly least: Cents;
  readonly most: Cents | null;
}

/**
 * Why an option is not for a table of this limit (and buy-in, if known); null if it is.
 *
 * @example
 * ```ts
 * import { findOptions, misfit } from '@cardroom/core/fees';
 * import { findOffering } from '@cardroom/core/houses';
 *
 * const [limit] = findOffering('hawaiian-gardens/holdem')?.limits ?? [];
 * const [{ schedule, option }] = findOptions('hawaiian-gardens/holdem', 'master-01/12');
 * if (limit) console.log(misfit(schedule, option, limit)); // null
 * ```
 */
export function misfit(
  schedule: Schedule,
  option: FeeOption,
  limit: AnyLimit,
  buyIn?: BoughtFor,
): string | null {
  if ('limits' in limit) return misfitBets(schedule, option, limit.limits);
  if ('point' in limit) {
    const range = option.limit === undefined ? null : readMoney(option.limit);
    return range === null || (range.from <= limit.point && limit.point <= range.to)
      ? null
      : `Option ${option.id} is for ${option.limit}, not ${limit.title}.`;
  }
  return misfitPot(schedule, option, limit, buyIn);
}

function misfitPot(
  schedule: Schedule,
  option: FeeOption,
  { title, stakes }: Limit,
  buyIn: BoughtFor | undefined,
): string | null {
  const { structure, bets, blinds } = stakes;
  const { play = [structure], min = null, max = null } = schedule.limits ?? {};
  // A spread limit game is a limit game unless the schedule names it separately (003:795: "a 2-10 limit game").
  const asLimit = structure === 'spread' && !play.includes('spread') && play.includes('fixed');
  if (!play.includes(structure) && !asLimit)
    return `Option ${option.id} is for ${play.join(', ')} games, not ${title}.`;
  if (asLimit) {
    const inside = bets[0] >= (min?.from ?? 0) && bets[1] <= (max?.to ?? Infinity);
    return inside ? null : `Option ${option.id} is for ${between(min, max)}, not ${title}.`;
  }
  const isBig = structure === 'no-limit' || structure === 'pot';
  if (option.limit !== undefined) {
    const printed = readLimit(option.limit);
    const bet = printed.bets ?? null;
    const otherBets = bet !== null && (isBig || bet.from !== bets[0] || bet.to !== (bets[1] ?? bets[0]));
    if (otherBets || (printed.blinds && !sameBlinds(printed.blinds, blinds)) || (printed.buyIn && !isBig))
      return `Option ${option.id} is for ${option.limit}, not ${title}.`;
    if (printed.buyIn && buyIn && !isBoughtFor(printed.buyIn, buyIn))
      return `Option ${option.id} is for ${option.limit}, not a buy-in of ${sayBuyIn(buyIn)}.`;
    return null;
  }
  // 001:124: if limit games are bounded by the same figures, the figures are wagers, not buy-ins.
  if (isBig && !play.includes('fixed')) {
    if (buyIn === undefined) return null;
    const low = min !== null && buyIn.least < min.from;
    const high = max !== null && (buyIn.most === null || buyIn.most > max.from);
    return low || high
      ? `Option ${option.id} is for a buy-in of ${between(min, max)}, not ${sayBuyIn(buyIn)}.`
      : null;
  }
  if (structure === 'spread') return null;
  const low = min !== null && bets[0] < min.from;
  const high = max !== null && bets[0] > max.from;
  return low || high ? `Option ${option.id} is for ${between(min, max)}, not ${title}.` : null;
}

interface PrintedLimit {
  readonly bets?: Range;
  readonly blinds?: readonly Cents[];
  readonly buyIn?: Range;
}

const AMOUNTS = String.raw`\$?[\d,.]+(?:-\$?[\d,.]+)*`;
const BLINDS = new RegExp(`blinds (${AMOUNTS})`);
const BUY_IN = new RegExp(`(${AMOUNTS}) (?:minimum )?buy-in`);
const BETS = new RegExp(`^(${AMOUNTS})(?:, |$)`);

/** `$3-$6`, `$5-$5-$10`, `$4-$8, blinds $2-4`, `$100-$300 buy-in, blinds 2-3`, `No Limit $40 minimum buy-in`. */
function readLimit(text: string): PrintedLimit {
  const amounts = (of: RegExp): Cents[] =>
    (of.exec(text)?.[1] ?? '').split('-').flatMap((amount) => {
      const cents = Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
      return amount === '' ? [] : [cents];
    });
  const range = (of: readonly Cents[]): Range => ({ from: of[0], to: of[of.length - 1] });
  const buyIn = amounts(BUY_IN);
  const named = amounts(BETS);
  // 002:1239: three amounts in the name of a game are its blinds.
  const blinds = named.length > 2 ? named : amounts(BLINDS);
  return {
    ...(named.length > 0 && named.length <= 2 && { bets: range(named) }),
    ...(blinds.length > 0 && { blinds }),
    ...(buyIn.length > 0 && { buyIn: range(buyIn) }),
  };
}

const sameBlinds = (printed: readonly Cents[], posted: readonly Cents[]): boolean =>
  printed.length === posted.length && printed.every((cents, i) => cents === posted[i]);

/** One figure is everybody's buy-in, or the least; with two, a table may post a range within them. */
function isBoughtFor({ from, to }: Range, { least, most }: BoughtFor): boolean {
  if (from === to) return least === from && (most === null || most === from);
  return least >= from && most !== null && most <= to;
}

function sayBuyIn({ least, most }: BoughtFor): string {
  return most === null ? `${dollars(least)} or more` : sayMoney({ from: least, to: most });
}

/** What an option says about bonus bets at a table with these bets; undefined if nothing. */
export function bonusLimits(
  { bonus }: FeeOption,
  { min, max }: TableLimits,
): { readonly least: Cents; readonly most: Cents } | undefined {
  if (bonus === undefined) return undefined;
  const range = readMoney(bonus);
  if (range !== null) return { least: range.from, most: range.to };
  return max === null ? undefined : { least: min, most: max };
}

function misfitBets(
  schedule: Schedule,
  option: FeeOption,
  { min: leastBet, max: mostBet }: TableLimits,
): string | null {
  const most = mostBet ?? Infinity;
  const title = sayMoney({ from: leastBet, to: most });
  const printed = option.limit === undefined ? null : readMoney(option.limit);
  if (printed !== null) {
    const least = schedule.limits?.anyMinimum !== undefined || leastBet === printed.from;
    return least && most === printed.to ? null : `Option ${option.id} is for ${option.limit}, not ${title}.`;
  }
  const { min = null, max = null } = schedule.limits ?? {};
  const inside = (range: Range | null, amount: number) =>
    range === null || (range.from <= amount && amount <= range.to);
  return inside(min, leastBet) && inside(max, most)
    ? null
    : `Option ${option.id} is for a minimum bet of ${sayRange(min)} and a maximum of ${sayRange(max)}, not ${title}.`;
}

const sayRange = (range: Range | null) => (range === null ? 'any size' : sayMoney(range));
const between = (min: Range | null, max: Range | null) =>
  [min && `${sayMoney(min)} and up`, max && `${sayMoney(max)} at most`].filter(Boolean).join(', ');
