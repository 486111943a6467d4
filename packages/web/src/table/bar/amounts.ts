import type { Cents } from '@cardroom/core/engine';

/** Amounts that may be chosen: from the least on in steps, and the most always. */
export interface Range {
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
}

/** The nearest amount of the range. */
export function nearest(cents: Cents, { min, max, step }: Range): Cents {
  if (!(cents > min)) return min;
  if (cents >= max) return max;
  const down = min + Math.floor((cents - min) / step) * step;
  const up = Math.min(max, down + step);
  return cents - down <= up - cents ? down : up;
}

/** The largest amount of the range that is not above; the least when all are. */
export function fitDown(cents: Cents, { min, max, step }: Range): Cents {
  if (cents >= max) return max;
  return cents <= min ? min : min + Math.floor((cents - min) / step) * step;
}

/** A pot bet as players reckon it: the call first, then this part of what the pot holds with it. */
export function partOfPot(part: number, level: Cents, pot: Cents, mine: Cents): Cents {
  return level + Math.round(part * (pot + level - mine));
}
