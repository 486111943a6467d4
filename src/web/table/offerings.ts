import { type Family, lobbyCard } from '../../houses/lobby.ts';
import type { Offering } from '../../houses/offering.ts';

const AGAINST_A_DEALER: readonly Family[] = ['pai-gow', 'baccarat', 'blackjack', 'casino-poker'];

const loaded = new Map<'pot' | 'player-dealer', readonly Offering[]>();

/** The offering of a table, at once when its kind has been loaded before. Each kind is a file of its own. */
export function offeringOf(id: string): Offering | undefined | Promise<Offering | undefined> {
  const kind = AGAINST_A_DEALER.includes(lobbyCard(id).family) ? 'player-dealer' : 'pot';
  const known = loaded.get(kind);
  if (known !== undefined) return known.find((one) => one.id === id);
  return (kind === 'pot' ? pot() : playerDealer()).then((offerings) => {
    loaded.set(kind, offerings);
    return offerings.find((one) => one.id === id);
  });
}

async function pot(): Promise<readonly Offering[]> {
  return (await import('../../houses/pot-offerings.ts')).potOfferings;
}

async function playerDealer(): Promise<readonly Offering[]> {
  return (await import('../../houses/player-dealer-offerings.ts')).playerDealerOfferings;
}
