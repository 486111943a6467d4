import type { BankedGame } from '../engine/banked/game.ts';
import type { TableLimits } from '../engine/banked/state.ts';
import type { Cents } from '../engine/money.ts';
import type { PointsGame } from '../engine/points/game.ts';
import type { PotGame, Stakes } from '../engine/pot/game.ts';
import type { Settings, SettingValue, ValuesOf } from './setting.ts';

export type HouseId = 'black-sheep' | 'hotel-del-rio' | 'empire' | 'hawaiian-gardens' | 'lucky-lady';

/** A limit a table may be opened at: what is posted on its sign, and what stands behind it. */
interface AnyLimit {
  /** `4-8`, `nl 1-3`, `10-100`: what a person types. */
  readonly id: string;
  readonly title: string;
}

export interface Limit extends AnyLimit {
  readonly stakes: Stakes;
}

export interface PointsLimit extends AnyLimit {
  /** What a point is worth. */
  readonly point: Cents;
}

export interface BankedLimit extends AnyLimit {
  readonly limits: TableLimits;
}

/** A game at a house. */
export interface OfferingOf<K extends string, G, L extends AnyLimit> {
  readonly kind: K;
  /** `hawaiian-gardens/razz` */
  readonly id: string;
  readonly house: HouseId;
  readonly name: string;
  /** Its pages in the rule book. */
  readonly cite: string;
  readonly settings: Settings;
  /** The first is the one a table has unless asked otherwise. */
  readonly limits: readonly L[];
  readonly game: (values: Readonly<Record<string, SettingValue>>) => G;
}

export type PotOffering = OfferingOf<'pot', PotGame, Limit>;
export type PointsOffering = OfferingOf<'points', PointsGame, PointsLimit>;
export type BankedOffering = OfferingOf<'player-dealer', BankedGame, BankedLimit>;
export type Offering = PotOffering | PointsOffering | BankedOffering;

/** An offering as a house writes it down: its game is built from the values of exactly its own settings. */
interface Written<S extends Settings, G, L extends AnyLimit> {
  readonly id: `${HouseId}/${string}`;
  readonly name: string;
  readonly cite: string;
  readonly settings: S;
  readonly limits: readonly L[];
  readonly game: (values: ValuesOf<S>) => G;
}

function writer<K extends string, G, L extends AnyLimit>(kind: K) {
  return <S extends Settings>({ game, ...of }: Written<S, G, L>): OfferingOf<K, G, L> => ({
    kind,
    house: of.id.slice(0, of.id.indexOf('/')) as HouseId,
    ...of,
    game: (values) => game(values as ValuesOf<S>),
  });
}

export const potOffering = writer<'pot', PotGame, Limit>('pot');
export const pointsOffering = writer<'points', PointsGame, PointsLimit>('points');
export const bankedOffering = writer<'player-dealer', BankedGame, BankedLimit>('player-dealer');
