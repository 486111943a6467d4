import type { Cents, Chips } from '../../engine/index.ts';
import type { Stage as RoundStage } from '../../engine/player-dealer/game.ts';
import type { Street } from '../../engine/pot/game.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import type { BuyInRange } from '../../houses/offering/buy-in.ts';
import type { Offering } from '../../houses/offering/offering.ts';

/**
 * How fees reach a table. What is due, of whom and when, is for the schedules to say; the table asks at
 * every moment below, moves the chips and keeps the event.
 */
export interface Collection {
  /**
   * Why the posted options cannot stand at this table; null when they can. Those that stood once must only be
   * known, for what was posted under older rules goes on.
   */
  readonly check: (posting: Posting, stood?: boolean) => string | null;
  readonly due: (moment: Moment, table: Situation) => readonly Due[];
  /** What people should know of what is posted, such as a number of players for which nothing is printed. */
  readonly notes?: (posting: Posting) => readonly string[];
  /** What seats will owe when they have posted and have cards, before anybody has acted. */
  readonly ahead?: (table: Situation) => readonly Due[];
  /** Half hours that begin with the game, and not on :00 and :30. */
  readonly fromTheStart?: (fees: PostedFees) => boolean;
  /** Limits of bonus bets that go with the posted options. */
  readonly bonus?: (posting: Posting) => BonusLimits | undefined;
}

/** What is on the sign when a table opens. */
export interface Posting {
  readonly offering: Offering;
  readonly limit: string;
  readonly buyIn: BuyInRange;
  /** How few and how many are dealt in. */
  readonly fewest: number;
  readonly most: number;
  readonly fees: PostedFees;
  readonly jackpot: boolean;
  /** The stages that a hand of this game may come to. */
  readonly stages: readonly Moment[];
}

/** The fees on a table's sign. */
export interface PostedFees {
  /** Names of options, one for each bracket of players. */
  readonly options: readonly string[];
  /** How lines are read that the schedule leaves open, by the names of its readings. */
  readonly readings: Readonly<Record<string, string>>;
  /** Amounts that the book leaves to the room, by the name of the fee. */
  readonly amounts: Readonly<Record<string, Cents>>;
}

/** The least and the most of a bonus bet. */
export interface BonusLimits {
  readonly least: Cents;
  readonly most: Cents;
}

/**
 * `start` is before the cards, and at a player-dealer's table when bets are closed; the steps of a game say when
 * it comes to a stage; `end` is when all but one have folded. Half hours are those of the clock on the wall, or
 * of the game, and the first is that in which it starts; `join` is when a player is dealt in who has not paid
 * for this one.
 */
export type Moment = 'start' | Street | RoundStage | 'end' | 'first half hour' | 'half hour' | 'join';

/** What a schedule may look at. Seats count from 0. */
export interface Situation {
  readonly fees: PostedFees;
  /** Everybody with chips at the table, those dealt in, and those still in. */
  readonly seated: readonly number[];
  readonly dealt: readonly number[];
  readonly active: readonly number[];
  /** Who posts which blind; null where it is not posted. */
  readonly blinds: readonly (number | null)[];
  /** The player-dealer, the stake, and the wagers against it; `NO_SEAT` and nothing elsewhere. */
  readonly dealer: number;
  readonly stake: Cents;
  readonly wagers: readonly PlacedWager[];
  /** The last moment that the hand came to before this one. */
  readonly reached: Moment;
  /** Minutes by the clock on the wall, at a half hour and when somebody joins; and when the game started. */
  readonly minutes: number;
  readonly started?: number;
  /** Who joins. */
  readonly joins?: number;
  /** Whether the room has posted a jackpot. */
  readonly jackpot: boolean;
  /** What each seat has left. */
  readonly chips: Chips;
  /** Seats that owe nothing this time: a courtesy button pays for them (003:672). */
  readonly courtesy?: readonly number[];
}

/**
 * What a collection takes at a moment of a hand, without what courtesy buttons pay for.
 *
 * @example
 * ```ts
 * import { type Collection, owedAt, quiet } from '@cardroom/core/table';
 *
 * // A dollar of each seat, of which a courtesy button pays that of seat 2.
 * const dollarEach: Collection = {
 *   check: () => null,
 *   due: (_, { seated }) => seated.map((from) => ({ from, to: 'drop', cents: 1_00 })),
 * };
 * const fees = { options: [], readings: {}, amounts: {} };
 * const now = { ...quiet({ fees, jackpot: null }, [0, 1], [50_00, 50_00]), courtesy: [1] };
 * console.log(owedAt(dollarEach, 'start', now)); // [ { from: 0, to: 'drop', cents: 100 } ]
 * ```
 */
export function owedAt(collection: Collection, moment: Moment, now: Situation): readonly Due[] {
  const due = collection.due(moment, now);
  const { courtesy } = now;
  return courtesy === undefined ? due : due.filter(({ from }) => from === 'pot' || !courtesy.includes(from));
}

/** A bet as the fees see it. */
export interface PlacedWager {
  readonly seat: number;
  readonly spot: number;
  readonly kind: string;
  /** The bet of that spot whose circle it lies on: Player's is not Banker's, and a Blind goes with its Ante. */
  readonly base: string;
  readonly cents: Cents;
  readonly bonus: boolean;
}

/** A fee that is due: from whom, where to, and how much. */
export interface Due {
  readonly from: number | 'pot';
  readonly to: 'drop' | 'jackpot';
  readonly cents: Cents;
  /** The line that prints it. */
  readonly cite?: string;
  /** Of a pot: all of it, or nothing. */
  readonly whole?: true;
}

/** A table at which nothing is being played; what a moment adds is written over it. */
export const quiet = (
  { fees, jackpot }: { readonly fees: PostedFees; readonly jackpot: unknown },
  seated: readonly number[],
  chips: Chips,
): Situation => ({
  fees,
  seated,
  dealt: seated,
  active: seated,
  blinds: [],
  dealer: NO_SEAT,
  stake: 0,
  wagers: [],
  reached: 'start',
  minutes: 0,
  jackpot: jackpot !== null,
  chips,
});
