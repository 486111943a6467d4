import { dollars } from '@cardroom/core/engine';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = (n: number, unit: 'second' | 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(n);

/** A stretch of time, roughly: `45 seconds`, `3 minutes`, `2 hours`, `5 days`. */
export function ago(ms: number): string {
  if (ms < MINUTE) return units(Math.max(0, Math.round(ms / SECOND)), 'second');
  if (ms < HOUR) return units(Math.round(ms / MINUTE), 'minute');
  if (ms < DAY) return units(Math.round(ms / HOUR), 'hour');
  return units(Math.round(ms / DAY), 'day');
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
// The room counts its days by the world's clock.
const roomDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const momentOf = (at: number): string => moment.format(at);
export const dateOf = (at: number): string => date.format(at);
/** `2026-03-01` as `Mar 1`. */
export const dayOf = (text: string): string => roomDay.format(new Date(`${text}T00:00:00Z`));

/** What was noted under a name: money in dollars, seats as people count them, and lists in one line. */
export function noteWords(name: string, value: unknown): string {
  if (typeof value === 'number')
    return name === 'cents' ? dollars(value) : String(name === 'seat' ? value + 1 : value);
  if (typeof value !== 'object' || value === null) return String(value);
  const words = Array.isArray(value)
    ? value.map((of) => noteWords('', of))
    : Object.entries(value).map(([of, part]) => `${of} ${noteWords(of, part)}`);
  return words.join(', ');
}
