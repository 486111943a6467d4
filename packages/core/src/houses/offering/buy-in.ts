import { type Cents, dollars, isCents } from '../../engine/index.ts';
import type { Stakes } from '../../engine/pot/game.ts';
import type { Offering } from './offering.ts';
import { oneShortBuy, type PrintedBuyIn, type ShortBuys } from './table-rules.ts';
import { saidOf } from './table-settings.ts';

/** What a player brings to a table. A full buy-in is at least `least`; less is a short one. */
export interface BuyIn {
  readonly least: Cents;
  /** Most that a stack may be bought up to; null for any amount. */
  readonly most: Cents | null;
  /** What players sit down with when they do not think about it. */
  readonly usual: Cents;
  readonly cite: string;
  readonly shorts: ShortBuys;
}

/** The least and the most that somebody may sit down with. */
export interface BuyInRange {
  readonly least: Cents;
  readonly most: Cents | null;
}

/** Customary where nothing is printed. */
const USUAL_BIG_BETS = 40;
const LEAST_BIG_BETS = 10;
const USUAL_BLINDS = 100;
const LEAST_BLINDS = 40;
/** A player-dealer table has no printed buy-in: one bet is enough, and this many are usual. */
const USUAL_BETS = 40;
const USUAL_POINTS = 90;

/** Stands in place of a line of the book. */
export const NO_LIMIT_PRINTED = 'no limit printed';

/** Where nothing is printed, one short buy after each full one, as three of the books have it. */
const ownShorts = oneShortBuy(NO_LIMIT_PRINTED);

/**
 * Every range that may be posted at a limit; the first is a table's default.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core/houses';
 * import { buyInsFor } from '@cardroom/core/table';
 *
 * const holdem = findOffering('black-sheep/holdem');
 * if (holdem) console.log(buyInsFor(holdem, '4-8')[0].least); // 8000
 * ```
 */
export function buyInsFor(offering: Offering, limit: string): readonly BuyIn[] {
  const said = saidOf(offering, limit);
  const { buyIns = [own(said)], shorts = ownShorts } = said;
  const usual = usualFor(said);
  return buyIns.map(({ least, most, cite }) => ({
    least,
    most,
    usual: Math.max(least, most === null ? usual : Math.min(usual, most)),
    cite,
    shorts,
  }));
}

type Said = ReturnType<typeof saidOf>;

/** The room's own buy-in where the book prints none. */
function own(said: Said): PrintedBuyIn {
  const cite = NO_LIMIT_PRINTED;
  if (said.kind !== 'pot') return { least: leastBet(said), most: null, cite };
  const { stakes } = said;
  const usual = usualFor(said);
  const least = Math.ceil((usual * leastPart(stakes)) / stakes.chip) * stakes.chip;
  return { least, most: isBig(stakes) ? usual : null, cite };
}

const leastBet = (said: Exclude<Said, { kind: 'pot' }>): Cents =>
  said.kind === 'points' ? said.point : said.limits.min;

const isBig = ({ structure }: Stakes): boolean => structure === 'pot' || structure === 'no-limit';
const leastPart = (stakes: Stakes): number =>
  isBig(stakes) ? LEAST_BLINDS / USUAL_BLINDS : LEAST_BIG_BETS / USUAL_BIG_BETS;

function usualFor(said: Said): Cents {
  if (said.kind === 'points') return USUAL_POINTS * said.point;
  if (said.kind === 'player-dealer') return USUAL_BETS * said.limits.min;
  const { bets } = said.stakes;
  return isBig(said.stakes) ? USUAL_BLINDS * bets[0] : USUAL_BIG_BETS * bets[bets.length - 1];
}

/** The range that a table posts, or why it may not. */
export function chooseBuyIn(choices: readonly BuyIn[], posted: BuyInRange | undefined): BuyIn | string {
  if (posted === undefined) return choices[0];
  const { least, most } = posted;
  if (!isCents(least) || least === 0 || (most !== null && !isCents(most)))
    return 'A buy-in is a whole number of cents.';
  if (most !== null && least > most)
    return `A buy-in cannot have a minimum of ${dollars(least)} and a maximum of ${dollars(most)}.`;
  const exact = choices.find((range) => range.least === least && range.most === most);
  if (exact !== undefined) return exact;
  const around = choices.find(
    (range) =>
      least >= range.least &&
      (range.most === null || (most !== null && most <= range.most && range.least < range.most)),
  );
  if (around !== undefined)
    return { ...around, least, most, usual: Math.max(least, Math.min(around.usual, most ?? around.usual)) };
  const words = choices.map((range) => `${rangeWords(range)} (${range.cite})`).join(', or ');
  return `The buy-in here is ${words}, not ${rangeWords(posted)}.`;
}

export function rangeWords({ least, most }: BuyInRange): string {
  if (most === null) return `${dollars(least)} or more`;
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}
