import type { Taken } from './floor-api.ts';
import type { NamedEntry } from './floor-queries.ts';

/**
 * One value of a line. A text that a spreadsheet would take for a formula is given an apostrophe, because names and
 * reasons are what people have typed.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

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
