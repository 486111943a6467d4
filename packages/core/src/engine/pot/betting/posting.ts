import { NO_BLIND } from '../../sentinels.ts';
import type { BlindSeats, Step } from '../game.ts';
import type { Hand } from '../hand.ts';
import type { Progress } from '../script.ts';
import { bet, type HandSetup, inOrder, stack } from '../state.ts';

/** All who are dealt in ante what the stakes say, or what they have. */
export function antes(hand: Hand): Progress {
  const { state } = hand;
  const { antes: each, deadAntes } = state.setup;
  if (each === undefined && state.stakes.ante === 0) return 'done';
  for (const seat of inOrder(state)) {
    const cents = Math.min(each?.[seat] ?? state.stakes.ante, stack(state, seat));
    if (cents > 0)
      hand.emit({
        type: 'posted',
        seat,
        what: 'ante',
        cents,
        live: false,
        level: 0,
        blind: NO_BLIND,
        ...(deadAntes ? { dead: true } : {}),
      });
  }
  return 'done';
}

/** Who takes which blind, null where one is not posted; `circle` are the seats dealt in from the left of the button. */
export function blindPlaces(
  setup: HandSetup,
  seats: BlindSeats,
  circle: readonly number[],
): readonly (number | null)[] {
  const players = circle.length;
  const place = (offset: number) => (offset < 0 ? null : circle[(offset + players - 1) % players]);
  return setup.blindSeats ?? seats(players, setup.stakes.blinds.length).map(place);
}

/** A blind counts in full for the others though its poster has less, or nothing after the ante. */
export function blinds(hand: Hand, { seats, ante }: Extract<Step, { do: 'blinds' }>): void {
  const { state } = hand;
  const places = blindPlaces(state.setup, seats, inOrder(state));
  for (let blind = 0; blind < places.length; blind++) {
    const seat = places[blind];
    const level = state.stakes.blinds[blind] ?? 0;
    if (seat === null || level === 0) continue;
    const cents = Math.min(level, stack(state, seat));
    hand.emit({
      type: 'posted',
      seat,
      what: blind === ante ? 'ante' : 'blind',
      cents,
      live: true,
      level,
      blind,
    });
  }
}

/** Whether posts come with the blinds; without posts nobody needs to know. */
export const hasBlinds = ({ game, posts }: HandSetup): boolean =>
  posts === undefined || game.script.some((step) => step.do === 'blinds');

/** Missed blinds, straddles and the kill of the hand before; where there are only antes, dead money after them. */
export function extraPosts(hand: Hand): Progress {
  const { state } = hand;
  for (const { seat, what, live, dead } of state.setup.posts ?? []) {
    const blind = what === 'straddle' ? state.blinds.length : NO_BLIND;
    // Chips already posted by the same seat as a blind count toward it. Who is short is short of the dead part (003:35).
    const more = Math.min(live - bet(state, seat), stack(state, seat));
    if (more > 0) hand.emit({ type: 'posted', seat, what, cents: more, live: true, level: live, blind });
    const rest = Math.min(dead, stack(state, seat));
    if (rest > 0)
      hand.emit({ type: 'posted', seat, what, cents: rest, live: false, level: 0, blind: NO_BLIND });
  }
  return 'done';
}
