import type { PoolClient } from 'pg';
import type { MostPlaces, PlaceKind, PlaceLimits } from '../nodes/places.ts';
import type { Commit, Unless } from '../store.ts';
import type { Bulk } from './writer.ts';

/** Any number that no other lock of the room begins with. */
const PLACES_LOCK = 7_237;

/**
 * Whoever asks for a place is alone with it up to the end of the transaction, by name and by address, so that the
 * next one counts it. All take these locks in the same order, after the house log's and before any account's.
 */
export async function lockPlaces(client: PoolClient, batch: readonly Commit[]): Promise<void> {
  const keys = batch.flatMap(({ limited }) =>
    limited === undefined ? [] : [`player ${limited.player}`, `from ${limited.from}`],
  );
  if (keys.length === 0) return;
  await client.query({
    name: 'lock places',
    text: `SELECT pg_advisory_xact_lock(${PLACES_LOCK}, k) FROM
      (SELECT DISTINCT hashtext(w) AS k FROM unnest($1::text[]) AS w ORDER BY k) AS keys`,
    values: [keys],
  });
}

/** Who has a place, or has it no more: of several words on one the last counts. */
export function placesFor(batch: readonly Commit[]): Bulk[] {
  const last = new Map<string, { row: (string | null)[]; has: boolean }>();
  for (const { places = [], limited } of batch)
    for (const { table, player, kind, has } of places) {
      const from = limited?.player === player ? limited.from : null;
      last.set(`${table} ${kind} ${player}`, { row: [table, player, kind, from], has });
    }
  const all = [...last.values()];
  const closed = batch.flatMap(({ table, closed }) => (closed === undefined ? [] : [[table]]));
  return [
    {
      name: 'places',
      text: `INSERT INTO places SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
        ON CONFLICT (table_id, player, kind) DO UPDATE SET came_from = excluded.came_from`,
      rows: all.flatMap(({ row, has }) => (has ? [row] : [])),
    },
    {
      name: 'places given up',
      text: `DELETE FROM places USING unnest($1::text[], $2::text[], $3::text[]) AS p (table_id, player, kind)
        WHERE places.table_id = p.table_id AND places.player = p.player AND places.kind = p.kind`,
      rows: all.flatMap(({ row, has }) => (has ? [] : [row.slice(0, 3)])),
    },
    { name: 'no more places', text: 'DELETE FROM places WHERE table_id = ANY($1::text[])', rows: closed },
  ];
}

/** What must not be so once a place is written. */
export function tooManyPlaces(limited: PlaceLimits | undefined): Unless[] {
  if (limited === undefined) return [];
  const { player, from, most } = limited;
  const over = (what: keyof MostPlaces, kind: PlaceKind, where: string, ...who: string[]): Unless => ({
    what,
    sql: `SELECT count(*) FROM places WHERE kind = $1 AND (${where}) HAVING count(*) > $2`,
    parameters: [kind, most[what], ...who],
  });
  const mine = 'player = $3';
  const ours = 'player = $3 OR came_from = $4';
  return [
    over('seatsEach', 'seat', mine, player),
    over('waitsEach', 'wait', mine, player),
    over('seatsAddress', 'seat', ours, player, from),
    over('waitsAddress', 'wait', ours, player, from),
  ];
}
