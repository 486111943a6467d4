import { expect, test } from 'vitest';
import type { FloorTable } from '../floor-api.ts';
import { alertsOf } from './alerts.ts';

const table = (id: string, more: Partial<FloorTable>): FloorTable =>
  ({
    id,
    trouble: null,
    state: 'open',
    taken: 3,
    seats: 6,
    at: 1_000_000,
    away: 0,
    waiting: 0,
    bankRefused: false,
    calls: [],
    ...more,
  }) as FloorTable;

test('P52 who has called the floor comes first, then what is stopped, and a table where all is well is not there', () => {
  const tables = [
    table('well', {}),
    table('quiet', { at: 0 }),
    table('paused', { at: 0, state: 'paused' }),
    table('list', { waiting: 2 }),
    table('full', { waiting: 2, taken: 6 }),
    table('bank', { bankRefused: true }),
    table('stopped', { trouble: 'It fell over.', at: 0 }),
    table('away', { away: 1 }),
    table('call', { calls: [{ player: 'u_a', what: 'A dispute.', at: 900_000 }] }),
  ];
  expect(alertsOf(tables, 1_000_000).map(({ table: { id }, what }) => `${id} ${what}`)).toEqual([
    'call call',
    'stopped stopped',
    'bank bank',
    'quiet idle',
    'away away',
    'list waiting',
  ]);
});
