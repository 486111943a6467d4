import type { PotGame, Stakes } from '../engine/pot/game.ts';
import type { PotOffering } from './offering.ts';
import { chooseSettings } from './setting.ts';

/** For tests only: the game of an offering, with some of its settings switched. */
export function gameOf(offering: PotOffering, chosen: Readonly<Record<string, unknown>> = {}): PotGame {
  const settings = chooseSettings(offering.settings, chosen);
  if (!settings.ok) throw new Error(settings.message);
  return offering.game(settings.values);
}

/** The stakes of one of its limits, of the first by default. */
export function stakesOf(offering: PotOffering, id = offering.limits[0].id): Stakes {
  const limit = offering.limits.find((of) => of.id === id);
  if (limit === undefined) throw new Error(`There is no limit ${id}.`);
  return limit.stakes;
}
