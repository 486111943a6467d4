import type { Chart, Result } from '@cardroom/core/engine';
import type { Schedule } from '@cardroom/core/fees';
import type { SettingValue } from '@cardroom/core/houses';
import type {
  ChartPlace,
  OfferingOdds,
  PointsEquity,
  PotEquity,
  ShortBankResult,
  WagerMark,
} from '@cardroom/core/odds';
import type { Decision, Judged } from '../advice/decisions.ts';
import type { AfterHands } from '../bank/after-hands.ts';

interface About {
  readonly offering: string;
  /** Settings that a table has switched. */
  readonly set?: Readonly<Record<string, SettingValue>>;
}

/** A question for the thread that counts. */
export type Question = About &
  (
    | {
        /** What hands stand to win; against a bank, what every bet costs. */
        readonly ask: 'worth';
        readonly hands: readonly string[];
        readonly board: string;
        readonly dead: string;
      }
    | { readonly ask: 'charts' }
    /** Where hands stand in the charts, and what each choice is worth with them. */
    | { readonly ask: 'advice'; readonly decisions: readonly Decision[]; readonly charts?: readonly Chart[] }
    | {
        readonly ask: 'short bank';
        readonly stake: number;
        readonly bet: number;
        readonly players: number;
      }
  );

/** What every bet against a bank costs, and what is needed to price a table of it. */
export interface BankFound {
  readonly kind: 'player-dealer';
  readonly odds: OfferingOdds;
  /** By bet: whether the book gives money away by it, and whether it is made at all. */
  readonly marks: readonly WagerMark[];
  /** By bet: what it comes to after a hundred hands. */
  readonly after: readonly AfterHands[];
  /** How far the results of two players of one round move together: 0 for not at all, 1 for always alike. */
  readonly together: number;
  /** By number of players: what rounds use up of a stake, in bets, the least first. */
  readonly used: readonly (readonly number[])[];
  readonly schedules: readonly Schedule[];
  /** The least and the most that may be bet at any of its limits, in cents. */
  readonly bets: { readonly least: number; readonly most: number };
  readonly handsPerHour: number;
  readonly mostPlayers: number;
  readonly sight: InSight | null;
}

/** What is seen at the first choice of a game, each with an example. */
export interface InSight {
  readonly own: string;
  /** What else lies in sight: cards of the bank, a board that comes, or nothing. */
  readonly seen: 'bank' | 'board' | 'none';
  readonly others: string;
}

/** What it came to, or how far it is. */
export type Counted =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'pot'; readonly found: Result<PotEquity> }
  | { readonly kind: 'points'; readonly found: Result<PointsEquity> }
  | BankFound
  | { readonly kind: 'charts'; readonly charts: readonly Chart[]; readonly why: string }
  | {
      readonly kind: 'advice';
      readonly judged: readonly Judged[];
      /** Why there is no such hand; empty where there is. */
      readonly problems: readonly string[];
      readonly places: readonly (ChartPlace | null)[];
    }
  | { readonly kind: 'short bank'; readonly found: ShortBankResult; readonly rounds: number }
  | { readonly kind: 'broke' };

/** Answers of one kind. */
export type CountedAs<K extends Counted['kind']> = Extract<Counted, { readonly kind: K }>;
