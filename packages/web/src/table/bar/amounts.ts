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

/** `12`, `12.50`, `$1,200` as cents; null for what is no amount. */
export function readDollars(text: string): Cents | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return Number.isSafeInteger(cents) ? cents : null;
}

export const writeDollars = (cents: Cents): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** A pot bet as players reckon it: the call first, then this part of what the pot holds with it. */
export function partOfPot(part: number, level: Cents, pot: Cents, mine: Cents): Cents {
  return level + Math.round(part * (pot + level - mine));
}
