import type { ShuffleNeed } from '../shuffles.ts';
import type { Pile } from './events.ts';
import type { Step } from './game.ts';
import { isFouled } from './irregularities/after-rulings.ts';
import { SET_SIZES } from './sets/sets.ts';
import type { PointsState } from './state.ts';

/**
 * What may be done next, as plain JSON for programs and pages. Everything in it is public: a client
 * that does not know other players' cards works out the same.
 */
export type Legal =
  | { readonly due: 'nothing' }
  /** The house must shuffle before the hand goes on. */
  | { readonly due: 'shuffle'; readonly pile: Pile; readonly count: number }
  /** These seats must set cards, in any order. */
  | { readonly due: 'set'; readonly seats: readonly SetDue[] };

/** What a seat that is to set its cards has to do with them. */
export interface SetDue {
  readonly seat: number;
  /** Cards to lay, and cards that are then left over and discarded. */
  readonly lay: number;
  readonly discard: number;
  /** Cards that still fit into front, middle and back. */
  readonly room: readonly number[];
  readonly mayDeclare: boolean;
  readonly maySurrender: boolean;
}

/** What the hand waits for: cards set by one or more seats, a shuffle by the house, or nothing more. */
export function legal(hand: { readonly state: PointsState; readonly need: ShuffleNeed<Pile> | null }): Legal {
  const { state, need } = hand;
  if (need !== null) {
    return { due: 'shuffle', pile: need.pile, count: need.cards.length };
  }
  const seats = state.waiting.flatMap((seat) => setDue(state, seat) ?? []);
  return seats.length === 0 ? { due: 'nothing' } : { due: 'set', seats };
}

/** What this seat owes now; null for nothing. */
export function setDue(state: PointsState, seat: number): SetDue | null {
  const step: Step | undefined = state.game.script[state.step];
  if (step?.do !== 'set' || !state.waiting.includes(seat)) return null;
  return {
    seat,
    lay: step.count,
    discard: state.held[seat].length - step.count,
    room: SET_SIZES.map((size, set) => size - state.sets[seat][set].length),
    mayDeclare: state.game.sweeps.length > 0 && !isFouled(state, seat),
    maySurrender: state.game.surrender && !isFouled(state, seat),
  };
}
