import type { Refusal } from '../engine/index.ts';
import type { Offering } from '../houses/offering/offering.ts';
import type { Collection } from './fees/collection.ts';
import { type Opening, type Sign, signFor } from './sign.ts';

type Signs = Map<string, Sign>;

const signs = new WeakMap<Offering, WeakMap<Collection, Signs>>();
const MOST_SIGNS = 100;

/** Tables that were opened alike share a sign, and the game on it. */
export function sharedSign(
  offering: Offering,
  opening: Opening,
  fees: Collection,
  stands: boolean,
): Sign | Refusal {
  const known = signsOf(offering, fees);
  const key = `${stands} ${JSON.stringify(opening)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const sign = signFor(opening, offering, fees, stands);
  if ('code' in sign) return sign;
  if (known.size >= MOST_SIGNS) known.clear();
  known.set(key, sign);
  return sign;
}

function signsOf(offering: Offering, fees: Collection): Signs {
  const byFees = signs.get(offering) ?? new WeakMap<Collection, Signs>();
  const known = byFees.get(fees) ?? new Map<string, Sign>();
  signs.set(offering, byFees.set(fees, known));
  return known;
}
