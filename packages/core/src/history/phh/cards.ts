import { HIDDEN, type Pack, printCard, printCards } from '../../cards/index.ts';
import type { Rig } from '../../engine/pot/hand.ts';
import type { HandState } from '../../engine/pot/state.ts';
import type { PhhAction } from './action.ts';
import { PhhProblem } from './field.ts';

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
  /** Cards that serve as unknown ones although the file deals them later. */
  readonly #standIns = new Set<number>();
  /** By card: when the file still deals it, counted in cards. A reshuffle may bring one back. */
  readonly #uses: number[][] = Array.from({ length: HIDDEN }, () => []);

  constructor(actions: readonly PhhAction[], players: number, pack: Pack) {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    this.dealt = seats.map(() => []);
    this.#held = seats.map(() => []);
    this.given = seats.map(() => 0);
    const slots: Slot[] = [];
    for (const action of actions) {
      if ('cards' in action) checkPack(action.cards ?? [], pack, action.where);
      slots.push(...this.#follow(action));
    }
    for (const [use, slot] of slots.entries()) if (slot.named) this.#uses[slot.card].push(use);
  }

  /** The file names every card the player holds in the end. */
  knows(player: number): boolean {
    return this.#held[player].every((slot) => slot.named);
  }

  /** Notes what an action says about cards, and gives those it deals. */
  #follow(action: PhhAction): Slot[] {
    if (action.do === 'board') return add(this.board, action);
    if (!('cards' in action) || action.cards === null) return [];
    const held = this.#held[action.player];
    if (action.do === 'deal') {
      const slots = add(this.dealt[action.player], action);
      held.push(...slots);
      return slots;
    }
    if (action.do === 'show' && action.cards.length !== held.length) {
      const shown = action.cards.length;
      throw new PhhProblem(action.where, `p${action.player + 1} holds ${held.length} cards, not ${shown}.`);
    }
    const slots = match(held, action.cards, action.where);
    if (action.do === 'discard') {
      this.#held[action.player] = held.filter((slot) => !slots.includes(slot));
      this.discards.set(action, slots);
    }
    return [];
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
      const why = this.#standIns.has(slot.card) ? 'too many cards are unknown' : 'it has been dealt before';
      throw new PhhProblem(slot.where, `${printCard(slot.card)} is not left in the pack: ${why}.`);
    }
    this.#uses[slot.card].shift();
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

  /** A card the file does not deal again, or else the one it deals last: it will be back by then. */
  #spare({ deck, next }: HandState, taken: number): number | undefined {
    let spare: number | undefined;
    let latest = -1;
    for (let at = next + taken; at < deck.length; at++) {
      const use = this.#uses[deck[at]][0];
      if (use === undefined) return deck[at];
      if (use > latest) {
        latest = use;
        spare = deck[at];
      }
    }
    if (spare !== undefined) this.#standIns.add(spare);
    return spare;
  }
}

function add(
  to: Slot[],
  { cards, where }: { readonly cards: readonly number[]; readonly where: string },
): Slot[] {
  const slots = cards.map((card) => ({ card, named: card !== HIDDEN, where }));
  to.push(...slots);
  return slots;
}

function checkPack(cards: readonly number[], pack: Pack, where: string): void {
  const foreign = cards.find((card) => card !== HIDDEN && !pack.cards.includes(card));
  if (foreign !== undefined)
    throw new PhhProblem(where, `${printCard(foreign)} is not in the pack of ${pack.title}.`);
  const twice = cards.find((card, i) => card !== HIDDEN && cards.indexOf(card) !== i);
  if (twice !== undefined) throw new PhhProblem(where, `names ${printCard(twice)} twice.`);
}

/** The cards of a hand that are meant; a card not known so far is from now on the one named here. */
function match(held: readonly Slot[], cards: readonly number[], where: string): Slot[] {
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
