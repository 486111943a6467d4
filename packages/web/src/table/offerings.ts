import type { Offering } from '@cardroom/core/houses';
import { loadOffering } from '@cardroom/core/houses/lists';
import { loadTeller } from './story.ts';

const loaded = new Map<string, Offering>();

/** The offering of a table, with what tells its hands; at once when it has been loaded before. */
export function offeringOf(id: string): Offering | undefined | Promise<Offering | undefined> {
  return loaded.get(id) ?? load(id);
}

async function load(id: string): Promise<Offering | undefined> {
  const offering = await loadOffering(id);
  if (offering === undefined) return undefined;
  await loadTeller(offering.kind);
  loaded.set(id, offering);
  return offering;
}
