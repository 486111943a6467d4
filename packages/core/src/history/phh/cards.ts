import { HIDDEN, type Pack, printCard, printCards } from '../../cards/index.ts';
import type { PotEvent } from '../../engine/pot/events.ts';
import { boardName, NOT_WANTED, seatName, type WantedCards } from '../../engine/stacked-orders.ts';
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
  /** A card has come that is not the one the file names. */
  wrong = false;
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

  /** A new hand begins: no card has been dealt. */
  again(): void {
    this.given.fill(0);
    this.givenBoard = 0;
    this.wrong = false;
  }

  /** Notes what the machine has dealt; a card that the file does not name is from now on that one. */
  note(event: PotEvent): void {
    if (event.type !== 'dealt' && event.type !== 'boarded') return;
    for (const card of event.cards) {
      const slot =
        event.type === 'dealt'
          ? this.dealt[event.seat][this.given[event.seat]++]
          : this.board[this.givenBoard++];
      if (slot === undefined) continue;
      if (!slot.named) slot.card = card;
      else if (slot.card !== card) this.wrong = true;
    }
  }

  /** The cards of the file, and for all others such as the file has no use for. */
  wanted(): WantedCards {
    return new WantedSlots(this.dealt, this.board, this.#uses);
  }
}

class WantedSlots implements WantedCards {
  readonly #left: ReadonlyMap<string, Iterator<Slot>>;
  readonly #uses: readonly number[][];
  readonly #named = new Set<number>();
  #where = '';
  #again = false;

  constructor(dealt: readonly Slot[][], board: readonly Slot[], uses: readonly number[][]) {
    const lists = [
      ...dealt.map((slots, seat) => [seatName(seat), slots] as const),
      [boardName(0), board] as const,
    ];
    this.#left = new Map(lists.map(([to, slots]) => [to, slots.values()]));
    this.#uses = uses.map((list) => [...list]);
  }

  take(to: string): number | null {
    const slot: Slot | undefined = this.#left.get(to)?.next().value;
    if (slot === undefined || !slot.named) return null;
    this.#uses[slot.card].shift();
    this.#where = slot.where;
    this.#again = this.#named.has(slot.card);
    this.#named.add(slot.card);
    return slot.card;
  }

  wantedAt(card: number): number {
    return this.#uses[card][0] ?? NOT_WANTED;
  }

  missing(card: number): Error {
    // A card that nobody was dealt by name is out because it had to serve as an unknown one.
    const why = this.#again ? 'it has been dealt before' : 'too many cards are unknown';
    return new PhhProblem(this.#where, `${printCard(card)} is not left in the deck: ${why}.`);
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
    throw new PhhProblem(where, `${printCard(foreign)} is not in the deck of ${pack.title}.`);
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
