import type { Cents } from '../engine/money.ts';
import type { PointsGame } from '../engine/points/game.ts';
import type { BankedGame } from '../engine/banked/game.ts';
import type { TableLimits } from '../engine/banked/state.ts';
import type { PotGame, Stakes } from '../engine/pot/game.ts';
import type { Settings, SettingValue, ValuesOf } from './setting.ts';

export type HouseId = 'black-sheep' | 'hotel-del-rio' | 'empire' | 'hawaiian-gardens' | 'lucky-lady';

/** A limit a table may be opened at: what is posted on its sign, and the stakes behind it. */
export interface Limit {
  /** `4-8`, `nl 1-3`: what a person types. */
  readonly id: string;
  readonly title: string;
  readonly stakes: Stakes;
}

/** A pot game at a house. */
export interface PotOffering {
  readonly kind: 'pot';
  /** `hawaiian-gardens/razz` */
  readonly id: string;
  readonly house: HouseId;
  readonly name: string;
  /** Its pages in the rule book. */
  readonly cite: string;
  readonly settings: Settings;
  /** The first is the one a table has unless asked otherwise. */
  readonly limits: readonly Limit[];
  readonly game: (values: Readonly<Record<string, SettingValue>>) => PotGame;
}

interface PotOfferingOf<S extends Settings> {
  readonly id: `${HouseId}/${string}`;
  readonly name: string;
  readonly cite: string;
  readonly settings: S;
  readonly limits: readonly Limit[];
  readonly game: (values: ValuesOf<S>) => PotGame;
}

/** Writes an offering down; its game is built from the values of exactly its own settings. */
export function potOffering<S extends Settings>({ game, ...of }: PotOfferingOf<S>): PotOffering {
  return {
    kind: 'pot',
    house: of.id.slice(0, of.id.indexOf('/')) as HouseId,
    ...of,
    game: (values) => game(values as ValuesOf<S>),
  };
}

/** What a point is worth at a table of a points game. */
export interface PointsLimit {
  /** `5`: what a person types. */
  readonly id: string;
  readonly title: string;
  readonly point: Cents;
}

/** A points game at a house. */
export interface PointsOffering {
  readonly kind: 'points';
  /** `hawaiian-gardens/thirteen-card` */
  readonly id: string;
  readonly house: HouseId;
  readonly name: string;
  /** Its pages in the rule book. */
  readonly cite: string;
  readonly settings: Settings;
  /** The first is the one a table has unless asked otherwise. */
  readonly limits: readonly PointsLimit[];
  readonly game: (values: Readonly<Record<string, SettingValue>>) => PointsGame;
}

interface PointsOfferingOf<S extends Settings> {
  readonly id: `${HouseId}/${string}`;
  readonly name: string;
  readonly cite: string;
  readonly settings: S;
  readonly limits: readonly PointsLimit[];
  readonly game: (values: ValuesOf<S>) => PointsGame;
}

/** Writes an offering down; its game is built from the values of exactly its own settings. */
export function pointsOffering<S extends Settings>({ game, ...of }: PointsOfferingOf<S>): PointsOffering {
  return {
    kind: 'points',
    house: of.id.slice(0, of.id.indexOf('/')) as HouseId,
    ...of,
    game: (values) => game(values as ValuesOf<S>),
  };
}

/** A limit of a player-dealer table: least and most bet. */
export interface BankedLimit {
  /** `10-100` */
  readonly id: string;
  readonly title: string;
  readonly limits: TableLimits;
}

/** A player-dealer game at a house. */
export interface BankedOffering {
  readonly kind: 'player-dealer';
  readonly id: string;
  readonly house: HouseId;
  readonly name: string;
  /** Its pages in the rule book. */
  readonly cite: string;
  readonly settings: Settings;
  /** The first is the one a table has unless asked otherwise. */
  readonly limits: readonly BankedLimit[];
  readonly game: (values: Readonly<Record<string, SettingValue>>) => BankedGame;
}

interface BankedOfferingOf<S extends Settings> {
  readonly id: `${HouseId}/${string}`;
  readonly name: string;
  readonly cite: string;
  readonly settings: S;
  readonly limits: readonly BankedLimit[];
  readonly game: (values: ValuesOf<S>) => BankedGame;
}

/** Writes an offering down; its game is built from the values of exactly its own settings. */
export function bankedOffering<S extends Settings>({ game, ...of }: BankedOfferingOf<S>): BankedOffering {
  return {
    kind: 'player-dealer',
    house: of.id.slice(0, of.id.indexOf('/')) as HouseId,
    ...of,
    game: (values) => game(values as ValuesOf<S>),
  };
}
