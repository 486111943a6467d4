import type { Rig } from '../engine/pot/hand.ts';
import type { HandState } from '../engine/pot/state.ts';
import type { StackedCards } from './scenario-expect.ts';

/**
 * Deals the stacked cards where they are wanted. All other cards come off the shuffled stub in order,
 * passing over those that are still wanted somewhere.
 */
export class StackedDeck {
  readonly #burns: number[];
  readonly #boards: number[][];
  readonly #seats: Map<number, number[]>;
  #batch = { deck: [] as readonly number[], next: -1, offset: 0 };

  constructor({ seats, boards, burns }: StackedCards) {
    this.#burns = [...burns];
    this.#boards = boards.map((cards) => [...cards]);
    this.#seats = new Map([...seats].map(([seat, cards]) => [seat, [...cards]]));
  }

  /** Stacked cards that have not been dealt. */
  get left(): number[] {
    return [...this.#burns, ...this.#boards.flat(), ...[...this.#seats.values()].flat()];
  }

  readonly rig: Rig = (state, purpose, seat) => {
    const at = this.#position(state);
    const list =
      purpose === 'burn' ? this.#burns : purpose === 'board' ? this.#boards[seat] : this.#seats.get(seat);
    const wanted = list?.shift();
    if (wanted !== undefined) return wanted;
    const reserved = this.left;
    for (let i = at; i < state.deck.length; i++) if (!reserved.includes(state.deck[i])) return state.deck[i];
    return undefined;
  };

  /** Several cards may be asked for before the state moves on: where in the stub this one lies. */
  #position({ deck, next }: HandState): number {
    const same = deck === this.#batch.deck && next === this.#batch.next;
    this.#batch = { deck, next, offset: same ? this.#batch.offset + 1 : 0 };
    return next + this.#batch.offset;
  }
}
