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

/**
 * What the hand waits for: cards set by one or more seats, a shuffle by the house, or nothing more.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { legal, PointsHand } from '@cardroom/core/engine/points';
 *
 * const built = buildOffering('hawaiian-gardens/thirteen-card');
 * if (!built.ok || built.kind !== 'points') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = PointsHand.start({ game, point: limit.point, stacks: [200_00, 200_00], button: 0 });
 * if (!hand.ok) throw new Error(hand.message);
 * console.log(legal(hand)); // { due: 'shuffle', pile: 'pack', count: 52 }
 * ```
 */
export function legal(hand: { readonly state: PointsState; readonly need: ShuffleNeed<Pile> | null }): Legal {
  const { state, need } = hand;
  if (need !== null) {
    return { due: 'shuffle', pile: need.pile, count: need.cards.length };
  }
  const seats = state.waiting.flatMap((seat) => setDue(state, seat) ?? []);
  return seats.length === 0 ? { due: 'nothing' } : { due: 'set', seats };
}

/**
 * What this seat owes now; null for nothing.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { PointsHand, setDue } from '@cardroom/core/engine/points';
 *
 * const built = buildOffering('hawaiian-gardens/thirteen-card');
 * if (!built.ok || built.kind !== 'points') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = PointsHand.start({ game, point: limit.point, stacks: [200_00, 200_00], button: 0 });
 * if (!hand.ok) throw new Error(hand.message);
 * hand.play({ type: 'shuffle', cards: [...game.pack.cards] });
 * console.log(setDue(hand.state, 0)?.room); // [ 3, 5, 5 ]
 * ```
 */
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
