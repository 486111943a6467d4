import { findOffering, titleOfLimit } from '@cardroom/core/houses';
import type { Opening } from '@cardroom/core/table';
import type { StoredTable } from '../../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** A table as the lobby lists it, by ids; names and bots are for the server to add. */
export interface Summary {
  readonly id: string;
  readonly house: string;
  readonly offering: string;
  readonly name: string;
  readonly isPrivate: boolean;
  /** What is posted there now. */
  readonly opening: Opening;
  readonly limit: string;
  readonly seats: number;
  readonly players: readonly string[];
  /** How many wait for a seat and are here. */
  readonly waiting: number;
  readonly hands: number;
  readonly average: number | null;
  readonly banker: string | null;
  readonly state: 'open' | 'paused' | 'closing';
  /** What has gone wrong there, in words for the floor; null where all is well. */
  readonly trouble: string | null;
  /** When something last happened there, and how many watch. */
  readonly at: number;
  readonly watchers: number;
  /** How many sit out, and whether nobody wanted the bank: what the floor looks after. */
  readonly away: number;
  readonly bankRefused: boolean;
  /** Players who have called the floor, and what about. */
  readonly calls: readonly { readonly player: string; readonly what: string; readonly at: number }[];
}

export function summaryOf(live: LiveTable): Summary {
  const { stored, table, broadcast, average } = live;
  const { sign, seats, waiting, absent, hands, bank, paused, closing } = table.state;
  return {
    id: stored.id,
    house: stored.house,
    offering: stored.offering,
    name: stored.name,
    isPrivate: stored.key !== null,
    opening: sign.opening,
    limit: titleOfLimit(sign.offering, sign.limit),
    seats: sign.seats,
    players: seats.flatMap((seated) => (seated === null ? [] : [seated.player])),
    waiting: waiting.length - absent.length,
    hands,
    average,
    banker: sign.kind === 'player-dealer' && bank.ready ? (seats[bank.seat]?.player ?? null) : null,
    state: closing ? 'closing' : paused ? 'paused' : 'open',
    trouble: live.trouble,
    at: broadcast.at,
    watchers: broadcast.watchers,
    away: seats.filter((seated) => seated?.away).length,
    bankRefused: sign.kind === 'player-dealer' && bank.refused,
    calls: table.state.calls ?? [],
  };
}

/** A table of which no more is known than what it was opened for. */
export function shutSummary({
  stored: { id, house, offering, name, key, opening },
  trouble,
}: {
  readonly stored: StoredTable;
  readonly trouble: string;
}): Summary {
  const offered = findOffering(offering);
  return {
    id,
    house,
    offering,
    name,
    isPrivate: key !== null,
    opening,
    limit:
      offered === undefined
        ? (opening.limit ?? '')
        : titleOfLimit(offered, opening.limit ?? offered.limits[0].id),
    seats: opening.seats ?? 0,
    players: [],
    waiting: 0,
    hands: 0,
    average: null,
    banker: null,
    state: 'paused',
    trouble,
    at: 0,
    watchers: 0,
    away: 0,
    bankRefused: false,
    calls: [],
  };
}
