import { type Pack, printCards } from '../../cards/index.ts';
import { ANY_CARD, BadScenario } from './field.ts';
import type { StackedCards } from './read.ts';

const isNamed = (card: number): boolean => card !== ANY_CARD;

/** A stub that cards are dealt from. */
interface Stub {
  readonly deck: readonly number[];
  readonly next: number;
}

/**
 * Deals the stacked cards where they are wanted. All other cards come off the shuffled stub in order,
 * passing over those that are still wanted somewhere.
 */
export class StackedDeck {
  readonly #burns: number[];
  readonly #boards: number[][];
  readonly #seats: Map<number, number[]>;
  #batch = { deck: [] as readonly number[], next: -1, offset: 0 };

  constructor({ seats, boards, burns }: StackedCards, pack: Pack) {
    this.#burns = [...burns];
    this.#boards = boards.map((cards) => [...cards]);
    this.#seats = new Map([...seats].map(([seat, cards]) => [seat, [...cards]]));
    const rest = Array.from(pack.cards);
    for (const card of this.left) {
      const at = rest.indexOf(card);
      if (at < 0)
        throw new BadScenario(`cards: ${printCards([card])} is stacked twice, or is not in the pack.`);
      rest.splice(at, 1);
    }
  }

  /** Stacked cards that have not been dealt. */
  get left(): number[] {
    return [...this.#burns, ...this.#boards.flat(), ...[...this.#seats.values()].flat()].filter(isNamed);
  }

  burn(stub: Stub): number | undefined {
    return this.#next(stub, this.#burns);
  }

  board(stub: Stub, board: number): number | undefined {
    return this.#next(stub, this.#boards[board]);
  }

  hand(stub: Stub, seat: number): number | undefined {
    return this.#next(stub, this.#seats.get(seat));
  }

  #next(stub: Stub, wanted: number[] | undefined): number | undefined {
    const at = this.#position(stub);
    const card = wanted?.shift();
    if (card !== undefined && isNamed(card)) {
      if (stub.deck.includes(card, at)) return card;
      throw new BadScenario(
        `cards: ${printCards([card])} cannot come where it is stacked: it has been dealt.`,
      );
    }
    const reserved = this.left;
    return stub.deck.find((other, i) => i >= at && !reserved.includes(other));
  }

  /** Several cards may be asked for before the stub moves on: where in it this one lies. */
  #position({ deck, next }: Stub): number {
    const same = deck === this.#batch.deck && next === this.#batch.next;
    this.#batch = { deck, next, offset: same ? this.#batch.offset + 1 : 0 };
    return next + this.#batch.offset;
  }
}
