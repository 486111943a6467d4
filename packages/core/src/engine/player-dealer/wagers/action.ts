import { pipsOf } from '../../../cards/index.ts';
import { around } from '../../seats.ts';
import type { ActionPoint, Step } from '../game.ts';
import type { Round } from '../round.ts';
import { isBetOn, type RoundState } from '../state.ts';

/** Whether anybody has a wager in front of a seat. */
function isBet(round: RoundState, seat: number): boolean {
  const { circles } = round.game;
  for (let spot = seat * circles; spot < (seat + 1) * circles; spot++) if (isBetOn(round, spot)) return true;
  return false;
}

/** From `seat` on, the first with a wager; the player-dealer is passed over. */
export function nextBet(round: RoundState, seat: number, way: ActionPoint['way']): number {
  for (const at of around(seat, round.seats, way)) if (at !== round.dealer && isBet(round, at)) return at;
  return seat;
}

/** The seat `offset` places from the player-dealer, who is number one with offset 0. */
export function seatAt(round: RoundState, offset: number, way: ActionPoint['way']): number {
  return around(round.dealer, round.seats, way)[offset % round.seats];
}

/**
 * A card may name the seat instead: an ace or an eight the one left of the player-dealer, a deuce or a
 * nine the next, and so on around (002:795-803, 003:706-717).
 */
export function seatByCard(round: RoundState, card: number): number {
  return nextBet(
    round,
    seatAt(round, 1 + ((pipsOf(card) - 1) % (round.seats - 1)), 'clockwise'),
    'clockwise',
  );
}

/** The same in words. */
export const SEAT_BY_CARD =
  'an ace or an eight gives it to the seat left of the player-dealer, a deuce or a nine to the next, and so on around; where nobody has bet, to the next bet';

type Dice = Extract<Step, { readonly do: 'dice' }>;

/**
 * The dice are counted around the table with the player-dealer as one. Their own number gives them the
 * first hand and another the button, most often a neighbor; at an empty place the button goes on to
 * the next wager, and mostly the first hand with it.
 */
export function placeAction(round: Round, { way, ownNumber, emptySeat }: Omit<Dice, 'do'>): void {
  const { state } = round;
  const sum = state.dice.reduce((total, die) => total + die, 0);
  const counted = seatAt(state, (sum - 1) % state.seats, way);
  if (counted === state.dealer) {
    const seat = nextBet(state, besideDealer(state, ownNumber), way);
    round.emit({ type: 'action', seat, first: state.dealer });
    return;
  }
  const seat = nextBet(state, counted, way);
  round.emit({ type: 'action', seat, first: emptySeat === 'dealt' ? counted : seat });
}

function besideDealer({ dealer, seats }: RoundState, ownNumber: Dice['ownNumber']): number {
  if (ownNumber === 'last seat') return seats - 1;
  return (dealer + (ownNumber === 'left' ? 1 : seats - 1)) % seats;
}
