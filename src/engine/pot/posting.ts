import type { BlindSeats } from './game.ts';
import type { Hand } from './hand.ts';
import type { Progress } from './script.ts';
import { inOrder, stack } from './state.ts';

/** Everyone dealt in antes what the stakes say, or what he has. */
export function antes(hand: Hand): Progress {
  const { state } = hand;
  const { ante } = state.stakes;
  if (ante > 0) {
    for (const seat of inOrder(state)) {
      hand.emit({ type: 'posted', seat, what: 'ante', cents: Math.min(ante, stack(state, seat)), live: false, level: 0, blind: -1 });
    }
  }
  return 'done';
}

export function blinds(hand: Hand, seats: BlindSeats): void {
  const { state } = hand;
  const circle = inOrder(state);
  const placed = state.setup.blindSeats ?? seats(circle.length).map((offset) => (offset < 0 ? null : circle[(offset + circle.length - 1) % circle.length]));
  for (const [blind, seat] of placed.entries()) {
    const level = state.stakes.blinds[blind] ?? 0;
    if (seat === null || level === 0) continue;
    const cents = Math.min(level, stack(state, seat));
    if (cents > 0) hand.emit({ type: 'posted', seat, what: 'blind', cents, live: true, level, blind });
  }
}

/** Missed blinds, straddles and the kill of the hand before. */
export function extraPosts(hand: Hand): Progress {
  const { state } = hand;
  for (const { seat, what, live, dead } of state.setup.posts ?? []) {
    const blind = what === 'straddle' ? state.blinds.length : -1;
    if (dead > 0) hand.emit({ type: 'posted', seat, what, cents: dead, live: false, level: 0, blind: -1 });
    // Chips already posted by the same seat as a blind count towards it.
    const more = Math.max(0, live - state.chips[state.seats + seat]);
    if (more > 0) hand.emit({ type: 'posted', seat, what, cents: more, live: true, level: live, blind });
  }
  return 'done';
}
