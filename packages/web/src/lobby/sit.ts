import type { TableCard } from '@cardroom/core/protocol';
import { api, sentence } from '../app/api.ts';
import { go } from '../app/router.tsx';
import { withName } from '../app/session.ts';
import { say } from '../app/toasts.tsx';

/** Goes to a table to sit down there; `?sit` asks the table to offer a seat at once. */
export function sitAt(table: string): void {
  withName(() => go(`/t/${table}?sit=1`));
}

/** A table of this game with an open seat, or a new one with bots. */
export function sitDown(offering: string, limit?: string): void {
  withName(() => {
    api.play(offering, limit).then(
      ({ table }) => go(`/t/${table}?sit=1`),
      (error: unknown) => say(sentence(error), 'warning'),
    );
  });
}

export const freeSeats = ({ seats, taken, state, waiting }: TableCard): number =>
  state === 'open' && waiting === 0 ? Math.max(0, seats - taken) : 0;

/** The liveliest table one can sit at: with the most people, then the most hands dealt. */
export function liveliest(tables: readonly TableCard[]): TableCard | undefined {
  return tables
    .filter((table) => freeSeats(table) > 0)
    .toSorted((a, b) => b.taken - b.bots - (a.taken - a.bots) || b.taken - a.taken || b.hands - a.hands)[0];
}
