import type { HouseId, Offering } from '@cardroom/core/houses';
import { houseLists } from '@cardroom/core/houses/lists';

type Kind = Offering['kind'];

const loaded = new Map<string, Offering>();

/** The offering of a table, at once when its list has been loaded before. */
export function offeringOf(id: string, kind?: Kind): Offering | undefined | Promise<Offering | undefined> {
  return loaded.get(id) ?? load(id, kind);
}

/** Where the kind is not known both lists are on their way at once, and only the one that has it is waited for. */
async function load(id: string, kind?: Kind): Promise<Offering | undefined> {
  const house = id.slice(0, id.indexOf('/'));
  if (!Object.hasOwn(houseLists, house)) return undefined;
  const { pot, playerDealer } = houseLists[house as HouseId];
  const files = kind === undefined ? [pot, playerDealer] : [kind === 'player-dealer' ? playerDealer : pot];
  const coming = files.map(async (file) => {
    for (const offering of await file()) loaded.set(offering.id, offering);
    return loaded.get(id) ?? Promise.reject(new Error(`Not ${id}`));
  });
  return Promise.any(coming).catch(() => undefined);
}
