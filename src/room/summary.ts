import type { LiveTable } from './live-table.ts';

/** A table as the lobby lists it, by ids; names and bots are for the server to add. */
export interface Summary {
  readonly id: string;
  readonly house: string;
  readonly offering: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly limit: string;
  readonly seats: number;
  readonly players: readonly string[];
  readonly waiting: number;
  readonly hands: number;
  readonly average: number | null;
  readonly banker: string | null;
  readonly state: 'open' | 'paused' | 'closing';
  /** When something last happened there, and how many watch. */
  readonly at: number;
  readonly watchers: number;
}

export function summaryOf(live: LiveTable): Summary {
  const { stored, table, published, average } = live;
  const { sign, seats, waiting, hands, bank, paused, closing } = table.state;
  return {
    id: stored.id,
    house: stored.house,
    offering: stored.offering,
    name: stored.name,
    isPrivate: stored.key !== null,
    limit: sign.offering.limits.find(({ id }) => id === sign.limit)?.title ?? sign.limit,
    seats: sign.seats,
    players: seats.flatMap((seated) => (seated === null ? [] : [seated.player])),
    waiting: waiting.length,
    hands,
    average,
    banker: sign.kind === 'player-dealer' && bank.ready ? (seats[bank.seat]?.player ?? null) : null,
    state: closing ? 'closing' : paused ? 'paused' : 'open',
    at: published.at,
    watchers: published.watchers,
  };
}
