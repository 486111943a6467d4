import type { HouseId, Offering } from '../offering/offering.ts';
import type { Shelf } from './shelves.ts';

/** The two lists of a house: its games for a pot or for points, and those against a player-dealer. */
export interface HouseLists {
  readonly pot: () => Promise<readonly Offering[]>;
  readonly playerDealer: () => Promise<readonly Offering[]>;
}

type Lists = Readonly<Record<HouseId, HouseLists>>;

/** Loads an offering from the shelf that names it, or, if it is on no shelf, from its house's lists. */
export async function loadFrom(
  lists: Lists,
  shelvesOf: (house: HouseId) => readonly Shelf[],
  id: string,
): Promise<Offering | undefined> {
  const [house, game] = id.split('/', 2);
  if (!isHouse(lists, house)) return undefined;
  const named = shelvesOf(house).find(({ games }) => games.includes(game));
  const shelved = (await named?.load())?.find((offering) => offering.id === id);
  if (shelved !== undefined) return shelved;
  const { pot, playerDealer } = lists[house];
  return [...(await pot()), ...(await playerDealer())].find((offering) => offering.id === id);
}

const isHouse = (lists: Lists, house: string): house is HouseId => Object.hasOwn(lists, house);
