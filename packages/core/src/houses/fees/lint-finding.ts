import type { Offering } from '../offering/offering.ts';
import type { BoughtFor } from './schedule/limit.ts';
import type { Posted } from './schedule/schedules.ts';

/** Something on a posted sign that the book does not allow, or that a room should know. */
export interface Finding {
  /** A refused sign keeps the table closed. */
  readonly refused: boolean;
  readonly rule: RuleName;
  readonly message: string;
  readonly cite: string;
}

export type RuleName =
  | 'percentage'
  | 'other game'
  | 'posted twice'
  | 'different schedules'
  | 'one option'
  | 'overlap'
  | 'uncovered'
  | 'gap'
  | 'rates'
  | 'limit'
  | 'reading'
  | 'room posts'
  | 'replaced'
  | 'damaged';

/** A table's posted fees, to be checked against the printed rules. */
export interface Sign {
  /** The offering's id. */
  readonly offering: string;
  readonly posted: readonly Posted[];
  /** The fewest and the most who may play a hand there. */
  readonly fewest: number;
  readonly most: number;
  /** The table's limit, and its buy-in, where they are known. */
  readonly limit?: Offering['limits'][number];
  readonly buyIn?: BoughtFor;
  /** Readings that the room has switched, amounts that it posts, and whether it has posted a jackpot. */
  readonly readings?: Readonly<Record<string, unknown>>;
  readonly amounts?: Readonly<Record<string, unknown>>;
  readonly jackpot?: boolean;
}

export const no = (rule: RuleName, message: string, cite: string): Finding => ({
  refused: true,
  rule,
  message,
  cite,
});

export const warn = (rule: RuleName, message: string, cite: string): Finding => ({
  refused: false,
  rule,
  message,
  cite,
});
