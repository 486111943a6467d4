import type { HouseId, Offering } from '@cardroom/core/houses';

type Offerings = readonly Offering[];

type Kind = Offering['kind'];
type Lists = Readonly<Record<'pot' | 'playerDealer', () => Promise<Offerings>>>;

/** A house's games for a pot or for points are in one file, those against a player-dealer in another. */
const FILES: Readonly<Record<HouseId, Lists>> = {
  'black-sheep': {
    pot: async () => (await import('@cardroom/core/houses/black-sheep/pot')).pot,
    playerDealer: async () => (await import('@cardroom/core/houses/black-sheep/player-dealer')).playerDealer,
  },
  'hotel-del-rio': {
    pot: async () => (await import('@cardroom/core/houses/hotel-del-rio/pot')).pot,
    playerDealer: async () =>
      (await import('@cardroom/core/houses/hotel-del-rio/player-dealer')).playerDealer,
  },
  empire: {
    pot: async () => (await import('@cardroom/core/houses/empire/pot')).pot,
    playerDealer: async () => (await import('@cardroom/core/houses/empire/player-dealer')).playerDealer,
  },
  'hawaiian-gardens': {
    pot: async () => (await import('@cardroom/core/houses/hawaiian-gardens/pot')).pot,
    playerDealer: async () =>
      (await import('@cardroom/core/houses/hawaiian-gardens/player-dealer')).playerDealer,
  },
  'lucky-lady': {
    pot: async () => (await import('@cardroom/core/houses/lucky-lady/pot')).pot,
    playerDealer: async () => (await import('@cardroom/core/houses/lucky-lady/player-dealer')).playerDealer,
  },
};

const loaded = new Map<string, Offering>();

/** The offering of a table, at once when its list has been loaded before. */
export function offeringOf(id: string, kind?: Kind): Offering | undefined | Promise<Offering | undefined> {
  return loaded.get(id) ?? load(id, kind);
}

/** Where the kind is not known both lists are on their way at once, and only the one that has it is waited for. */
async function load(id: string, kind?: Kind): Promise<Offering | undefined> {
  const house = id.slice(0, id.indexOf('/'));
  if (!Object.hasOwn(FILES, house)) return undefined;
  const { pot, playerDealer } = FILES[house as HouseId];
  const files = kind === undefined ? [pot, playerDealer] : [kind === 'player-dealer' ? playerDealer : pot];
  const coming = files.map(async (file) => {
    for (const offering of await file()) loaded.set(offering.id, offering);
    return loaded.get(id) ?? Promise.reject(new Error(`Not ${id}`));
  });
  return Promise.any(coming).catch(() => undefined);
}
