import type { FloorTable } from '../floor-api.ts';

/** Something that the floor should look at. */
export interface Alert {
  readonly table: FloorTable;
  readonly what: 'call' | 'stopped' | 'bank' | 'idle' | 'away' | 'waiting';
  readonly n: number;
  /** Who has called the floor, and what about. */
  readonly call?: FloorTable['calls'][number];
}

/** From here on a table that should be dealing is worth a look. */
export const QUIET = 90_000;
/** An open seat that somebody waits for should not stay free. */
const ORDER: readonly Alert['what'][] = ['call', 'stopped', 'bank', 'idle', 'away', 'waiting'];

/** What needs the floor, the most urgent first. */
export function alertsOf(tables: readonly FloorTable[], now: number): readonly Alert[] {
  const alerts = tables.flatMap((table): Alert[] => {
    const calls = table.calls.map((call): Alert => ({ table, what: 'call', n: now - call.at, call }));
    if (table.trouble !== null) return [...calls, { table, what: 'stopped', n: 0 }];
    const quiet = now - table.at;
    return [
      ...calls,
      ...(table.bankRefused && table.state === 'open' ? [{ table, what: 'bank', n: 0 } as const] : []),
      ...(quiet > QUIET && table.taken > 1 && table.state === 'open'
        ? [{ table, what: 'idle', n: quiet } as const]
        : []),
      ...(table.away > 0 ? [{ table, what: 'away', n: table.away } as const] : []),
      ...(table.waiting > 0 && table.taken < table.seats
        ? [{ table, what: 'waiting', n: table.waiting } as const]
        : []),
    ];
  });
  return alerts.toSorted((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what));
}
