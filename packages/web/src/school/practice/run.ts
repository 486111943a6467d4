/** How it goes at the moment: right answers in a row, and days in a row on which somebody practiced. */
export interface Run {
  readonly inARow: number;
  readonly days: number;
  /** The last day of these, as `2026-11-17` where the person is; empty before the first. */
  readonly last: string;
}

export const noRun: Run = { inARow: 0, days: 0, last: '' };

/** The day of a moment, on the clock of this device. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day before: noon less a day, because some days have 23 hours and some 25. */
function dayBefore(at: number): string {
  const date = new Date(at);
  date.setHours(12, 0, 0, 0);
  date.setDate(date.getDate() - 1);
  return dayOf(date.getTime());
}

export function runAfter({ inARow, days, last }: Run, right: boolean, at: number): Run {
  const today = dayOf(at);
  const going = last === today ? days : last === dayBefore(at) ? days + 1 : 1;
  return { inARow: right ? inARow + 1 : 0, days: going, last: today };
}

/** Days in a row that still count: practiced today, or yesterday with today still to come. */
export const daysNow = ({ days, last }: Run, at: number): number =>
  last === dayOf(at) || last === dayBefore(at) ? days : 0;

/** A run that was stored; anything else is none. */
export function readRun(given: unknown): Run {
  if (typeof given !== 'object' || given === null) return noRun;
  const { inARow, days, last } = given as Partial<Record<keyof Run, unknown>>;
  if (!isCount(inARow) || !isCount(days) || typeof last !== 'string' || !/^(\d{4}-\d\d-\d\d)?$/.test(last))
    return noRun;
  return { inARow, days, last };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
