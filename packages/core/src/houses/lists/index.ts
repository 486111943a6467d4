/** What each house offers, loaded when it is asked for: a bundle keeps every list in a file of its own. */
import type { HouseId, Offering } from '../offering/offering.ts';
import { shelves } from './shelves.ts';

/** The two lists of a house: its games for a pot or for points, and those against a player-dealer. */
export interface HouseLists {
  readonly pot: () => Promise<readonly Offering[]>;
  readonly playerDealer: () => Promise<readonly Offering[]>;
}

/** The lists of every house, none of which is loaded yet. */
export const houseLists: Readonly<Record<HouseId, HouseLists>> = {
  'black-sheep': {
    pot: async () => (await import('../black-sheep/pot.ts')).pot,
    playerDealer: async () => (await import('../black-sheep/player-dealer.ts')).playerDealer,
  },
  'hotel-del-rio': {
    pot: async () => (await import('../hotel-del-rio/pot.ts')).pot,
    playerDealer: async () => (await import('../hotel-del-rio/player-dealer.ts')).playerDealer,
  },
  empire: {
    pot: async () => (await import('../empire/pot.ts')).pot,
    playerDealer: async () => (await import('../empire/player-dealer.ts')).playerDealer,
  },
  'hawaiian-gardens': {
    pot: async () => (await import('../hawaiian-gardens/pot.ts')).pot,
    playerDealer: async () => (await import('../hawaiian-gardens/player-dealer.ts')).playerDealer,
  },
  'lucky-lady': {
    pot: async () => (await import('../lucky-lady/pot.ts')).pot,
    playerDealer: async () => (await import('../lucky-lady/player-dealer.ts')).playerDealer,
  },
};

/**
 * An offering by its id, with as little else as its house's files allow; undefined when no house has it.
 *
 * @example
 * ```ts
 * import { loadOffering } from '@cardroom/core/houses/lists';
 *
 * console.log((await loadOffering('empire/lowball'))?.name); // Lowball
 * ```
 */
export async function loadOffering(id: string): Promise<Offering | undefined> {
  const [house, game] = id.split('/', 2);
  if (!Object.hasOwn(houseLists, house)) return undefined;
  const named = shelves[house as HouseId].find(({ games }) => games.includes(game));
  const shelved = (await named?.load())?.find((offering) => offering.id === id);
  if (shelved !== undefined) return shelved;
  const { pot, playerDealer } = houseLists[house as HouseId];
  return [...(await pot()), ...(await playerDealer())].find((offering) => offering.id === id);
}
