import type { Cents } from '../../../engine/money.ts';
import type { HouseId } from '../../offering/offering.ts';

/**
 * A collection schedule as a house prints it: when which fee is taken from whom, and the options a
 * room may post. What an option charges are flat amounts, chosen by head count or by the money down.
 */
export interface Schedule {
  readonly house: HouseId;
  /** `000` to `004`: the book its lines are in. */
  readonly book: string;
  /** Option numbers restart in every block, so that `master-01/12` names an option and `12` need not. */
  readonly block: string;
  /** `master-01.s1` */
  readonly id: string;
  readonly blockTitle: string;
  /** The pages of the whole block. */
  readonly blockCite: string;
  readonly title: string;
  readonly cite: string;
  /** The newest the house has, one printed with a game's own rules beside it, or one that was replaced. */
  readonly standing: Standing;
  /** The date on the page, where there is one. */
  readonly dated?: string;
  /** Ids of the offerings it is for. */
  readonly offerings: readonly string[];
  readonly rules: PostingRules;
  /** A lower cap that a game's own text prints. */
  readonly ownRates: Readonly<Record<string, { readonly most: number; readonly cite: string }>>;
  readonly limits: ScheduleLimits | null;
  readonly fees: readonly Fee[];
  readonly readings: Readonly<Record<string, Reading>>;
  /** Option numbers are the book's, or row numbers if it prints none. */
  readonly numbered: 'in print' | 'by row';
  readonly note?: string;
  readonly options: readonly FeeOption[];
  /** Rows as printed. */
  readonly rows: number;
}

export type Standing = 'current' | 'own' | 'older';

/** What the book says about posting, by citation. */
export interface PostingRules {
  readonly one?: string;
  readonly percent?: string;
  readonly rates?: {
    readonly most: number;
    /** One rate is a distinct amount, a distinct set of fees for a bracket of players, or a kind of fee. */
    readonly of: 'amounts' | 'brackets' | 'fees';
    readonly cite: string;
  };
}

export interface ScheduleLimits {
  readonly play: readonly ('fixed' | 'spread' | 'no-limit' | 'pot' | 'bets')[];
  /** Stakes, a buy-in, or the range that the least bet of a table is chosen from. */
  readonly min: Range | null;
  readonly max: Range | null;
  /** The line that lets a table's least bet differ from the printed one; its most bet decides. */
  readonly anyMinimum?: string;
}

/** The stages at which a fee may fall due, in the order a hand reaches them. */
export const STAGES = [
  'start',
  'blinds',
  'deal',
  'play',
  'open',
  '3rd street',
  '4th street',
  '5th street',
  '6th street',
  'draw',
  '2nd draw',
  'flop',
  'turn',
] as const;
/** A moment of a hand at which a fee may fall due. */
export type Stage = (typeof STAGES)[number];

export const PAYERS = [
  'pot',
  'small blind',
  'middle blind',
  'big blind',
  'blinds',
  'player',
  'dealer',
] as const;

/** What decides the amount: heads, all players' wagers, the player's own bet, or the player-dealer's wager. */
export const MEASURES = ['players', 'action', 'bet', 'wager'] as const;
export type Measure = (typeof MEASURES)[number];

/** A fee that a schedule prints: who pays it, and when. */
export interface Fee {
  readonly name: string;
  readonly from: (typeof PAYERS)[number];
  readonly at: Stage | 'half hour start' | 'half hour end';
  /** Taken only if the hand does not get this far. */
  readonly unless?: Stage;
  /** Each player once, for every circle with a game wager of theirs, or for every coupon. */
  readonly per?: 'hand' | 'circle' | 'coupon';
  readonly by?: Measure;
  readonly to: 'drop' | 'jackpot';
  /** A player who joins within this many minutes of a half hour pays for it (004:1913). */
  readonly joins?: number;
}

/** A reading of this schedule: what is printed (null for nothing), what we do, and the citation. */
export interface Reading {
  readonly printed: string | null;
  readonly default: string;
  readonly cite: string;
}

/** A numbered option of a schedule: what is taken, and at which limit. */
export interface FeeOption {
  /** As printed; a number printed twice has a letter after it. */
  readonly number: string;
  /** `master-01/12` */
  readonly id: string;
  /** The table limit it is for, where one is printed with it. */
  readonly limit?: string;
  /** Limits of bonus bets under this option, or `table limits`. */
  readonly bonus?: string;
  readonly rates: readonly Rate[];
}

/** An amount of one fee, for one bracket of players or tier of money. */
export interface Rate {
  /** Which of the schedule's fees. */
  readonly fee: number;
  /** Heads, or cents; null for a flat fee. */
  readonly range: Range | null;
  /** Null where the book leaves the amount to the room's posting. */
  readonly cents: Cents | null;
  readonly cite: string;
  /** What a damaged row prints, and how we read it. */
  readonly printed?: string;
  readonly reading?: string;
}

/** Both ends included; no upper end is Infinity. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
