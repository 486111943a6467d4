import type { PotGame } from '../../engine/pot/game.ts';
import { offerings } from '../../houses/index.ts';
import type { PotOffering } from '../../houses/offering/offering.ts';

/** For tests only: the games for a pot as their houses have them. */

export const potOfferings: readonly PotOffering[] = offerings.flatMap((offering) =>
  offering.kind === 'pot' ? [offering] : [],
);

export function gameOf(id: string): PotGame {
  const offering = potOfferings.find((of) => of.id === id);
  if (offering === undefined) throw new Error(`There is no ${id}.`);
  return usual(offering);
}

export function usual(offering: PotOffering): PotGame {
  const values = Object.entries(offering.settings).map(
    ([name, { default: value }]) => [name, value] as const,
  );
  return offering.game(Object.fromEntries(values));
}
