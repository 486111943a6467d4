import { HIDDEN, type Pack, printCard, printCards } from '../cards/index.ts';
import type { Rig } from '../engine/pot/hand.ts';
import type { HandState } from '../engine/pot/state.ts';
import type { PhhAction } from './phh-action.ts';
import { PhhProblem } from './phh-field.ts';

/** A card the file deals. One that it does not name may be named by a later discard or show. */
export interface Slot {
  card: number;
  /** The file names it. */
  named: boolean;
  readonly where: string;
}

/**
 * Which cards a file deals, to whom and in which order, and the stacked deck that deals them. The file
 * is read once in full, so that an unknown card is already dealt as what it is shown to be later.
 */
export class CardPlan {
  /** All cards of each player in dealing order, and the board's. */
  readonly dealt: readonly Slot[][];
  readonly board: Slot[] = [];
  /** What each discard throws away. */
  readonly discards = new Map<PhhAction, readonly Slot[]>();
  /** Cards the machine has dealt so far. */
  readonly given: number[];
  givenBoard = 0;
  readonly #held: Slot[][];
  /** By card: how often the file still deals it. */
  readonly #wanted = new Uint8Array(HIDDEN + 1);

  constructor(actions: readonly PhhAction[], players: number, pack: Pack) {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    this.dealt = seats.map(() => []);
    this.#held = seats.map(() => []);
    this.given = seats.map(() => 0);
    for (const action of actions) {
      if ('cards' in action) checkPack(action.cards ?? [], pack, action.where);
      this.#follow(action);
    }
    for (const slot of [...this.dealt.flat(), ...this.board]) if (slot.named) this.#wanted[slot.card]++;
  }

  /** The file names every card the player holds in the end. */
  knows(player: number): boolean {
    return this.#held[player].every((slot) => slot.named);
  }

  #follow(action: PhhAction): void {
    switch (action.do) {
      case 'board':
        this.board.push(...action.cards.map((card) => slotFor(card, action.where)));
        break;
      case 'deal': {
        const slots = action.cards.map((card) => slotFor(card, action.where));
        this.dealt[action.player].push(...slots);
        this.#held[action.player].push(...slots);
        break;
      }
      case 'discard': {
        const slots = match(this.#held[action.player], action.cards, action);
        this.#held[action.player] = this.#held[action.player].filter((slot) => !slots.includes(slot));
        this.discards.set(action, slots);
        break;
      }
      case 'show': {
        const held = this.#held[action.player];
        if (action.cards === null) break;
        if (action.cards.length !== held.length) {
          throw new PhhProblem(
            action.where,
            `p${action.player + 1} holds ${held.length} cards, not ${action.cards.length}.`,
          );
        }
        match(held, action.cards, action);
        break;
      }
    }
  }

  /** Gives the machine the cards of the file, and for all others such as the file has no use for. */
  readonly rig: Rig = (state, purpose, seat) => {
    const slot = this.#next(purpose, seat);
    const taken = this.#takenFrom(state);
    if (slot === undefined || !slot.named) {
      const card = this.#spare(state, taken);
      if (slot !== undefined && card !== undefined) slot.card = card;
      return card;
    }
    if (state.deck.indexOf(slot.card, state.next + taken) < 0) {
      throw new PhhProblem(slot.where, `${printCard(slot.card)} has been dealt before.`);
    }
    this.#wanted[slot.card]--;
    return slot.card;
  };

  #next(purpose: 'burn' | 'board' | 'hand', seat: number): Slot | undefined {
    if (purpose === 'hand') return this.dealt[seat][this.given[seat]++];
    return purpose === 'board' ? this.board[this.givenBoard++] : undefined;
  }

  #deck: readonly number[] = [];
  #at = -1;
  #count = 0;

  /** Cards of one deal are asked for one by one before the stub moves on: how many came before this one. */
  #takenFrom({ deck, next }: HandState): number {
    if (next !== this.#at || deck !== this.#deck) {
      this.#deck = deck;
      this.#at = next;
      this.#count = 0;
    }
    return this.#count++;
  }

  #spare({ deck, next }: HandState, taken: number): number | undefined {
    for (let at = next + taken; at < deck.length; at++) if (this.#wanted[deck[at]] === 0) return deck[at];
    return undefined;
  }
}

function slotFor(card: number, where: string): Slot {
  return { card, named: card !== HIDDEN, where };
}

function checkPack(cards: readonly number[], pack: Pack, where: string): void {
  const foreign = cards.find((card) => card !== HIDDEN && !pack.cards.includes(card));
  if (foreign !== undefined)
    throw new PhhProblem(where, `${printCard(foreign)} is not in the pack of ${pack.title}.`);
  const twice = cards.find((card, i) => card !== HIDDEN && cards.indexOf(card) !== i);
  if (twice !== undefined) throw new PhhProblem(where, `names ${printCard(twice)} twice.`);
}

/** The cards of a hand that are meant; a card not known so far is from now on the one named here. */
function match(held: readonly Slot[], cards: readonly number[], { where }: PhhAction): Slot[] {
  const rest = [...held];
  const take = (test: (slot: Slot) => boolean): Slot | undefined => {
    const at = rest.findIndex(test);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  // Known cards first, so that an unknown one is not spent on them.
  const found = cards.map((card) =>
    card === HIDDEN ? undefined : take((slot) => slot.named && slot.card === card),
  );
  return cards.map((card, i) => {
    const slot = found[i] ?? take((unknown) => !unknown.named);
    if (slot === undefined) {
      const hand = printCards(held.map((one) => one.card));
      throw new PhhProblem(
        where,
        card === HIDDEN
          ? `all cards of the hand (${hand}) are known.`
          : `${printCard(card)} is not in the hand (${hand}).`,
      );
    }
    if (card !== HIDDEN && !slot.named) {
      slot.card = card;
      slot.named = true;
    }
    return slot;
  });
}
