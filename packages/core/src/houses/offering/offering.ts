import type { MachineKind, MachineOf } from '../../engine/machines/machine.ts';
import { playerDealerMachine } from '../../engine/machines/player-dealer.ts';
import { pointsMachine } from '../../engine/machines/points.ts';
import { potMachine } from '../../engine/machines/pot.ts';
import type { Cents } from '../../engine/money.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { TableLimits } from '../../engine/player-dealer/state.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import type { PotGame, Stakes } from '../../engine/pot/game.ts';
import type { BetRange, LimitRange, PointRange, PotRange } from '../limits/range.ts';
import type { Family } from './families.ts';
import type { Settings, SettingValue, ValuesOf } from './setting.ts';
import type { BankTable, PointsTable, PotTable } from './table-rules.ts';

/** The id of one of the five houses. */
export type HouseId = 'black-sheep' | 'hotel-del-rio' | 'empire' | 'hawaiian-gardens' | 'lucky-lady';

/** A limit a table may be opened at: what is posted on its sign, and what stands behind it. */
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
  /** What plays it; who holds the offering needs to look for no other. */
  readonly machine: MachineOf<K>;
  /** `hawaiian-gardens/razz` */
  readonly id: string;
  readonly house: HouseId;
  readonly name: string;
  /** Its place in the lobby, and in a line what it is. */
  readonly family: Family;
  readonly line: string;
  /** Its pages in the rule book; null for a game that stands in none, and has no fees. */
  readonly cite: string | null;
  readonly settings: Settings;
  /** The first is the one a table has unless asked otherwise. */
  readonly limits: readonly L[];
  /** What may be opened besides. */
  readonly ranges: readonly R[];
  /** What the book says of a table at this limit. */
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

type WrittenId = `${HouseId}/${string}`;

/** An offering as a house writes it down: its game is built from the values of exactly its own settings. */
interface Written<I extends WrittenId, S extends Settings, G, L extends AnyLimit, R extends LimitRange, T> {
  readonly id: I;
  readonly name: string;
  readonly family: Family;
  readonly line: string;
  readonly cite: string | null;
  readonly settings: S;
  readonly limits: readonly L[];
  /** None where its limits are all that is printed. */
  readonly ranges?: readonly R[];
  /** Where the same is printed for all limits, that; nothing where nothing is printed. */
  readonly table?: T | ((limit: L) => T);
  readonly game: (values: ValuesOf<S>) => G;
}

/** How a house writes down what it offers of one kind. */
type Writer<K extends MachineKind, G, L extends AnyLimit, R extends LimitRange, T> = <
  const I extends WrittenId,
  S extends Settings,
>(
  of: Written<I, S, G, L, R, T>,
) => OfferingOf<K, G, L, R, T> & { readonly id: I };

function writer<K extends MachineKind, G, L extends AnyLimit, R extends LimitRange, T extends object>(
  machine: MachineOf<K>,
): Writer<K, G, L, R, T> {
  return <const I extends WrittenId, S extends Settings>({
    game,
    table,
    ranges = [],
    ...of
  }: Written<I, S, G, L, R, T>) => ({
    kind: machine.kind,
    machine,
    ranges,
    house: of.id.slice(0, of.id.indexOf('/')) as HouseId,
    ...of,
    table: typeof table === 'function' ? (table as (limit: L) => T) : () => table ?? ({} as T),
    game: (values) => game(values as ValuesOf<S>),
  });
}

// What no program uses of these goes out of its bundle, and the machine with it.
/** Declares a game for a pot at a house. */
export const potOffering: Writer<'pot', PotGame, Limit, PotRange, PotTable> =
  /* @__PURE__ */ writer(potMachine);
/** Declares a game for points at a house. */
export const pointsOffering: Writer<'points', PointsGame, PointsLimit, PointRange, PointsTable> =
  /* @__PURE__ */ writer(pointsMachine);
const playerDealer: Writer<'player-dealer', PlayerDealerGame, PlayerDealerLimit, BetRange, BankTable> =
  /* @__PURE__ */ writer(playerDealerMachine);

/** With its own number of bettors behind a circle, where the offering has a setting `backlineMost` for it. */
export const playerDealerOffering: typeof playerDealer = (of) =>
  playerDealer({ ...of, game: (values) => behindAtMost(of.game(values), values) });

function behindAtMost(
  game: PlayerDealerGame,
  { backlineMost }: { readonly backlineMost?: SettingValue },
): PlayerDealerGame {
  if (typeof backlineMost !== 'number' || game.backline.kinds === 'none') return game;
  const backline = { value: { ...game.backline, most: backlineMost }, enumerable: true };
  // Its words are made when they are asked for, and not before.
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(game), backline },
  ) as PlayerDealerGame;
}
