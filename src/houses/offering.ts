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
