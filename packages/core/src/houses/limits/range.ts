import type { Cents } from '../../engine/money.ts';
import { cents } from './cents.ts';
import type { ForcedBets } from './forced-bets.ts';

/**
 * Limits that may be opened besides those that an offering lists: ranges as its book prints them. They are plain data,
 * so that the page, the command line and clients of the room all read the same.
 */

/** From the least to the most, null if no most is printed; in steps counted from zero. */
export interface Span {
  readonly least: Cents;
  readonly most: Cents | null;
  readonly step: Cents;
}

interface AnyRange {
  /** The lines that print it. */
  readonly cite: string;
}

interface PotRangeBase extends AnyRange {
  /** Which blinds or antes go with a limit of this range, and the line that says so; null if customary. */
  readonly forced: ForcedBets;
  readonly forcedCite: string | null;
  /** The bounds of the game if the book prints buy-ins but no stakes. */
  readonly buyIn?: { readonly least: Cents; readonly most: Cents | null };
  /** From this bet on a kill may be any amount (004:25-27). */
  readonly unstructuredFrom?: Cents;
}

/** Limit games by their first bet; the others are multiples of it. */
export interface FixedRange extends PotRangeBase {
  readonly kind: 'fixed';
  readonly bet: Span;
  readonly times: readonly number[];
}

/** No limit and pot limit games by their blinds: this many figures name the game, and the span bounds the last. */
export interface BigRange extends PotRangeBase {
  readonly kind: 'no-limit' | 'pot';
  readonly bet: Span;
  readonly figures: readonly number[];
}

/** Spread limit games by the least and the most that may be bet. */
export interface SpreadRange extends PotRangeBase {
  readonly kind: 'spread';
  readonly least: Span;
  readonly most: Span;
  /** What bets go up by. */
  readonly step: Cents;
}

/** A range of what a point may be worth. */
export interface PointRange extends AnyRange {
  readonly kind: 'points';
  readonly point: Span;
}

/** Tables with a player-dealer by their least and their most bet. */
export interface BetRange extends AnyRange {
  readonly kind: 'bets';
  readonly least: Span;
  readonly most: Span;
  /** What bets go up by. */
  readonly step: Cents;
  /** Other limits for bonus bets. */
  readonly bonus?: { readonly least: Cents; readonly most: Cents };
}

/** A range of limits of a game for a pot. */
export type PotRange = FixedRange | BigRange | SpreadRange;
/** Limits that a book prints as a range. */
export type LimitRange = PotRange | PointRange | BetRange;

type Bounds = readonly [least: number, most: number | null];

const span = ([least, most]: Bounds, step = 1): Span => ({
  least: cents(least),
  most: most === null ? null : cents(most),
  step: cents(step),
});

interface PotWords {
  readonly forced?: ForcedBets;
  readonly forcedCite?: string;
  readonly buyIn?: Bounds;
  readonly unstructuredFrom?: number;
}

const potBase = (
  cite: string,
  { forced = 'two blinds', forcedCite, buyIn, unstructuredFrom }: PotWords,
): PotRangeBase => ({
  cite,
  forced,
  forcedCite: forcedCite ?? null,
  ...(buyIn && { buyIn: { least: cents(buyIn[0]), most: buyIn[1] === null ? null : cents(buyIn[1]) } }),
  ...(unstructuredFrom !== undefined && { unstructuredFrom: cents(unstructuredFrom) }),
});

/** Limit games from one to the other by their first bets: `fixedRange([1, 500], '001:124')` for $1-$2 to $500-$1,000. */
export const fixedRange = (
  bet: Bounds,
  cite: string,
  { times = [1, 2], ...words }: PotWords & { readonly times?: readonly number[] } = {},
): FixedRange => ({ kind: 'fixed', bet: span(bet), times, ...potBase(cite, words) });

type BigWords = PotWords & {
  /** The bounds of the last blind, if printed; otherwise it is at most the most buy-in. */
  readonly bet?: Bounds;
  readonly figures?: readonly number[];
};

const bigRange =
  (kind: 'no-limit' | 'pot') =>
  (cite: string, { bet, figures = [2], ...words }: BigWords = {}): BigRange => ({
    kind,
    bet: span(bet ?? [1, words.buyIn?.[1] ?? null]),
    figures,
    ...potBase(cite, words),
  });

export const noLimitRange = bigRange('no-limit');
export const potLimitRange = bigRange('pot');

/** No limit and pot limit, where both are printed in one line. */
export const bigRanges = (cite: string, words: BigWords = {}): readonly BigRange[] => [
  noLimitRange(cite, words),
  potLimitRange(cite, words),
];

export const spreadRange = (
  bets: Bounds,
  cite: string,
  { step = 1, ...words }: PotWords & { readonly step?: number } = {},
): SpreadRange => ({
  kind: 'spread',
  least: span(bets, step),
  most: span(bets, step),
  step: cents(step),
  ...potBase(cite, words),
});

export const pointRange = (point: Bounds, cite: string): PointRange => ({
  kind: 'points',
  point: span(point),
  cite,
});

/** `betRange([5, 100], [500, 3000], '000:1726-1728')`: the least bet is $5 to $100, the most $500 to $3,000. */
export const betRange = (
  least: Bounds,
  most: Bounds,
  cite: string,
  { step = 1, bonus }: { readonly step?: number; readonly bonus?: readonly [number, number] } = {},
): BetRange => ({
  kind: 'bets',
  least: span(least),
  most: span(most),
  step: cents(step),
  ...(bonus && { bonus: { least: cents(bonus[0]), most: cents(bonus[1]) } }),
  cite,
});
