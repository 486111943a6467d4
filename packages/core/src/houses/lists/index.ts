/** What each house offers, loaded on demand: a bundle keeps every list in a file of its own. */
import type { HouseId, Offering } from '../offering/offering.ts';
import { type HouseLists, loadFrom } from './load-from.ts';
import { shelves } from './shelves.ts';

export type { HouseLists } from './load-from.ts';

/** Loaders for the lists of every house. */
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
 * Loads an offering by its id, with as little else as its house's files allow; undefined if no house has it.
 *
 * @example
 * ```ts
 * import { loadOffering } from '@cardroom/core/houses/lists';
 *
 * console.log((await loadOffering('empire/lowball'))?.name); // Lowball
 * ```
 */
export function loadOffering(id: string): Promise<Offering | undefined> {
  return loadFrom(houseLists, (house) => shelves[house], id);
}
