import { pipsOf } from '../../cards/index.ts';
import type { ActionPoint } from './game.ts';
import type { Round } from './round.ts';
import { isBetOn, type RoundState } from './state.ts';

/** Whether anybody has a wager in front of a seat. */
function isBet(round: RoundState, seat: number): boolean {
  const { circles } = round.game;
  for (let spot = seat * circles; spot < (seat + 1) * circles; spot++) if (isBetOn(round, spot)) return true;
  return false;
}

/** From `seat` on, the first with a wager; the player-dealer is passed over. */
export function nextBet(round: RoundState, seat: number, way: ActionPoint['way']): number {
  const turn = way === 'clockwise' ? 1 : round.seats - 1;
  let at = seat;
  for (let i = 0; i < round.seats; i++) {
    if (at !== round.dealer && isBet(round, at)) return at;
    at = (at + turn) % round.seats;
  }
  return seat;
}

/** The seat `offset` places from the player-dealer, who is number one with offset 0. */
export function seatAt(round: RoundState, offset: number, way: ActionPoint['way']): number {
  const turn = way === 'clockwise' ? offset : round.seats - (offset % round.seats);
  return (round.dealer + turn) % round.seats;
}

/**
 * A card may name the seat instead: an ace or an eight the one left of the player-dealer, a deuce or a
 * nine the next, and so on around (002:795-803, 003:706-717).
 */
export function seatByCard(round: RoundState, card: number): number {
  return nextBet(round, seatAt(round, 1 + ((pipsOf(card) - 1) % (round.seats - 1)), 'clockwise'), 'clockwise');
}

/**
 * The dice are counted around the table with the player-dealer as one. His own number gives him the
 * first hand and his neighbour the button; at an empty place both go on to the next wager.
 */
export function placeAction(
  round: Round,
  step: { readonly way: ActionPoint['way']; readonly ownNumber: 'left' | 'right' },
): void {
  const { state } = round;
  const sum = state.dice.reduce((total, die) => total + die, 0);
  const offset = (sum - 1) % state.seats;
  if (offset === 0) {
    const neighbour = (state.dealer + (step.ownNumber === 'left' ? 1 : state.seats - 1)) % state.seats;
    round.emit({ type: 'action', seat: nextBet(state, neighbour, step.way), first: state.dealer });
    return;
  }
  const seat = nextBet(state, seatAt(state, offset, step.way), step.way);
  round.emit({ type: 'action', seat, first: seat });
}
