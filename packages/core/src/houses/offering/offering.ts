import type { MachineKind, MachineOf } from '../../engine/machines/machine.ts';
import type { Cents } from '../../engine/money.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { TableLimits } from '../../engine/player-dealer/state.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import type { PotGame, Stakes } from '../../engine/pot/game.ts';
import type { BetRange, LimitRange, PointRange, PotRange } from '../limits/range.ts';
import type { Family } from './families.ts';
import type { Settings, SettingValue } from './setting.ts';
import type { BankTable, PointsTable, PotTable } from './table-rules.ts';

// Each brings its own machine along, and stands alone so that a page need not load the others.
export { playerDealerOffering } from './player-dealer-offering.ts';
export { pointsOffering } from './points-offering.ts';
export { potOffering } from './pot-offering.ts';

/** The id of one of the five houses. */
export type HouseId = 'black-sheep' | 'hotel-del-rio' | 'empire' | 'hawaiian-gardens' | 'lucky-lady';

/** A limit that a table may be opened at: what its sign says, and what the limit means. */
export interface AnyLimit {
  /** `4-8`, `nl 1-3`, `10-100`: what a person types. */
  readonly id: string;
  readonly title: string;
  /** The lines that print it; none where it is customary. */
  readonly cite?: string;
}

/** A limit of a game for a pot. */
export interface Limit extends AnyLimit {
  readonly stakes: Stakes;
}

/** A limit of a game for points. */
export interface PointsLimit extends AnyLimit {
  /** What a point is worth. */
  readonly point: Cents;
}

/** A limit of a game with a player-dealer. */
export interface PlayerDealerLimit extends AnyLimit {
  readonly limits: TableLimits;
}

/** A game at a house. */
export interface OfferingOf<K extends MachineKind, G, L extends AnyLimit, R extends LimitRange, T> {
  readonly kind: K;
  /** The machine that plays it, so that nobody with the offering has to look for it. */
  readonly machine: MachineOf<K>;
  /** `hawaiian-gardens/razz` */
  readonly id: string;
  readonly house: HouseId;
  readonly name: string;
  /** Its place in the lobby, and a one-line description. */
  readonly family: Family;
  readonly line: string;
  /** Its pages in the rule book; null for a game that is in none, and has no fees. */
  readonly cite: string | null;
  /** With a player-dealer: the lines, by wager, that print how it is played and paid. They change no price. */
  readonly wagers?: Readonly<Record<string, string>>;
  readonly settings: Settings;
  /** The first is a table's default. */
  readonly limits: readonly L[];
  /** Ranges of other limits that may be opened. */
  readonly ranges: readonly R[];
  /** What the book says about a table at this limit. */
  readonly table: (limit: L) => T;
  readonly game: (values: Readonly<Record<string, SettingValue>>) => G;
}

/** A game at a house that players play against each other for a pot. */
export type PotOffering = OfferingOf<'pot', PotGame, Limit, PotRange, PotTable>;
/** A game at a house that players play against each other for points. */
export type PointsOffering = OfferingOf<'points', PointsGame, PointsLimit, PointRange, PointsTable>;
/** A game at a house that players play against a player-dealer. */
export type PlayerDealerOffering = OfferingOf<
  'player-dealer',
  PlayerDealerGame,
  PlayerDealerLimit,
  BetRange,
  BankTable
>;
/** A game at a house; `kind` tells which of the three machines plays it. */
export type Offering = PotOffering | PointsOffering | PlayerDealerOffering;
/** A game at a house that one of the machines plays. */
export type OfferingOfKind<K extends MachineKind> = Extract<Offering, { readonly kind: K }>;
