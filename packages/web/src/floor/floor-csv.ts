import { csv } from '../ui/csv.ts';
import type { Taken } from './floor-api.ts';
import type { NamedEntry } from './floor-queries.ts';

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** What was taken, in dollars. */
export function takenCsv(rows: readonly Taken[], nameOf: (of: string) => string): string {
  return csv([
    ['of', 'collected', 'jackpots', 'total'],
    ...rows.map(({ of, drop, jackpot }) => [
      nameOf(of),
      inDollars(drop),
      inDollars(jackpot),
      inDollars(drop + jackpot),
    ]),
  ]);
}

/** The log with names beside the ids they stand for. */
export function logCsv(entries: readonly NamedEntry[]): string {
  return csv([
    ['number', 'when', 'who', 'what', 'about', 'details'],
    ...entries.map(({ id, at, name, what, detail, says }) => [
      id,
      new Date(at).toISOString(),
      name,
      what,
      aboutOf(detail, says).join('; '),
      JSON.stringify(detail ?? {}),
    ]),
  ]);
}

function aboutOf(detail: unknown, says: NamedEntry['says']): string[] {
  if (typeof detail !== 'object' || detail === null) return [];
  return Object.values(detail).flatMap((value) =>
    typeof value === 'string' && says[value] !== undefined ? [says[value]] : [],
  );
}
