import { type HouseId, houses } from '@cardroom/core/houses';

const HOUR_MS = 60 * 60 * 1000;

interface Hourly {
  /** The house. */
  readonly of: string;
  /** Hours since 1970. */
  readonly hour: number;
  readonly drop: number;
  readonly jackpot: number;
}

/** What was taken by day, each hour on the day that it is at its house. */
export function byHouseDay(hours: readonly Hourly[]): { of: string; drop: number; jackpot: number }[] {
  const clocks = new Map<string, Intl.DateTimeFormat>();
  const clockOf = (house: string) => {
    const timeZone = houses[house as HouseId]?.timeZone ?? 'UTC';
    // In Canada dates are written as 2026-03-01.
    const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
    clocks.set(timeZone, clock);
    return clock;
  };
  const days = new Map<string, { drop: number; jackpot: number }>();
  for (const { of, hour, drop, jackpot } of hours) {
    const day = clockOf(of).format(Number(hour) * HOUR_MS);
    const sum = days.get(day) ?? { drop: 0, jackpot: 0 };
    days.set(day, { drop: sum.drop + drop, jackpot: sum.jackpot + jackpot });
  }
  return [...days].map(([of, sum]) => ({ of, ...sum })).sort((a, b) => (a.of < b.of ? -1 : 1));
}
