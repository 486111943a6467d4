import type { Cents } from '../../money.ts';
import { type HandState, potOf } from '../state.ts';

/** The main pot or a side pot: what is in it and who contests it. */
export interface PotPart {
  readonly cents: Cents;
  readonly seats: readonly number[];
}

/** The pot as it lies, cut for the players still in. */
export function potParts(state: HandState): PotPart[] {
  const live: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (state.live[seat] === 1) live.push(seat);
  return cutPot(live, state.put, state.chips[potOf(state)]);
}

/**
 * Cuts a pot by what players could match. Money nobody had to match (dead blinds) belongs to the
 * main pot, and what the house has taken came out of it.
 *
 * @example
 * ```ts
 * import { cutPot } from '@cardroom/core/engine/pot';
 *
 * // Seat 1 is all in for $20, the others have put in $50 each.
 * const pots = cutPot([0, 1, 2], [20_00, 50_00, 50_00], 120_00);
 * console.log(pots.map(({ cents, seats }) => [cents, seats.length])); // [ [ 6000, 3 ], [ 6000, 2 ] ]
 * ```
 */
export function cutPot(live: readonly number[], put: readonly number[], all: Cents): PotPart[] {
  let level = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const seat of live) {
    if (put[seat] < level) level = put[seat];
    if (put[seat] > most) most = put[seat];
  }
  if (level === most) return [{ cents: all, seats: live }];

  const levels = [...new Set(live.map((seat) => put[seat]))].sort((a, b) => a - b);
  const parts: PotPart[] = [];
  let below = 0;
  for (const top of levels) {
    let cents = 0;
    for (const each of put) {
      cents += Math.max(0, Math.min(each, top) - below);
      // A folded player's chips above every live level go with the last pot.
      if (top === most && each > top) cents += each - top;
    }
    parts.push({ cents, seats: live.filter((seat) => put[seat] >= top) });
    below = top;
  }
  return settleTo(parts, all);
}

/** Puts dead money into the main pot, or takes the house's out of the pots from the main pot on. */
function settleTo(parts: PotPart[], all: Cents): PotPart[] {
  let difference = all - parts.reduce((sum, part) => sum + part.cents, 0);
  return parts.map((part) => {
    const cents = Math.max(0, part.cents + difference);
    difference -= cents - part.cents;
    return { cents, seats: part.seats };
  });
}
