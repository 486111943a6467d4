import type { Offering } from '@cardroom/core/houses';

type Offerings = readonly Offering[];

type Kind = Offering['kind'];

const pots = async (): Promise<Offerings> => (await import('@cardroom/core/houses/pot')).potOfferings;
const playerDealers = async (): Promise<Offerings> =>
  (await import('@cardroom/core/houses/player-dealer')).playerDealerOfferings;

/** Games for a pot and for points are in one file, those against a player-dealer in another. */
const FILES: Readonly<Record<Kind, () => Promise<Offerings>>> = {
  pot: pots,
  points: pots,
  'player-dealer': playerDealers,
};

const loaded = new Map<string, Offering>();

/** The offering of a table, at once when its kind has been loaded before. */
export function offeringOf(id: string, kind?: Kind): Offering | undefined | Promise<Offering | undefined> {
  return loaded.get(id) ?? load(id, kind === undefined ? [pots, playerDealers] : [FILES[kind]]);
}

/** Where the kind is not known all files are on their way at once, and only the one that has it is waited for. */
async function load(id: string, files: readonly (() => Promise<Offerings>)[]): Promise<Offering | undefined> {
  const coming = files.map(async (file) => {
    for (const offering of await file()) loaded.set(offering.id, offering);
    return loaded.get(id) ?? Promise.reject(new Error(`Not ${id}`));
  });
  return Promise.any(coming).catch(() => undefined);
}
