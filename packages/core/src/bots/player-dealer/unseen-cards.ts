import { HIDDEN, type Random } from '../../cards/index.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';

/** More ways than these in which hidden cards may lie are dealt at random, and no longer one after the other. */
const MOST_DEALS = 1400;
/** Steps through all deals, so that the first of them are of every kind; one of them divides no number of deals. */
const STRIDES = [367, 389, 613, 1009] as const;

/** Cards that a seat has not seen: those that lie hidden, and those that may still come. */
export class UnseenCards {
  readonly #deals: number;
  readonly #cards: number[];
  readonly #random: Random;
  /** Hands with cards that are written over, and where. */
  readonly #hidden: readonly { readonly cards: number[]; readonly place: number }[];
  readonly #stride: number;
  readonly #order: readonly number[];
  #deal = 0;
  #at: number;
  #settled: number;
  #taken = false;

  /** `hands` are written over: each time other cards take the place of those that are hidden. */
  constructor({ game, hands, shared, piles }: RoundState, lists: readonly number[][], random: Random) {
    this.#random = random;
    const counts = new Map<number, number>();
    const see = (cards: readonly number[]): void => {
      for (const card of cards) if (card !== HIDDEN) counts.set(card, (counts.get(card) ?? 0) + 1);
    };
    for (const all of hands)
      for (const { cards, discards } of all) {
        see(cards);
        see(discards);
      }
    for (const { cards } of Object.values(shared)) see(cards);
    for (const pile of piles) see(pile);
    this.#cards = [];
    for (const card of game.shoe.cards) {
      const left = counts.get(card) ?? 0;
      if (left > 0) counts.set(card, left - 1);
      else this.#cards.push(card);
    }
    this.#hidden = lists.flatMap((cards) =>
      cards.flatMap((card, place) => (card === HIDDEN ? [{ cards, place }] : [])),
    );
    this.#order = [...this.#cards];
    const count = this.#cards.length;
    const size = this.#hidden.length;
    const deals = size === 1 ? count : size === 2 ? (count * (count - 1)) / 2 : Number.POSITIVE_INFINITY;
    this.#deals = deals <= MOST_DEALS ? deals : Number.POSITIVE_INFINITY;
    this.#stride = STRIDES.find((stride) => deals % stride !== 0) ?? 1;
    this.#at = size;
    this.#settled = size;
  }

  /** In how many ways all cards may lie that matter; without end where they are dealt at random. */
  get deals(): number {
    return this.#taken ? Number.POSITIVE_INFINITY : this.#deals;
  }

  /** Nothing is hidden, and no card was wanted so far: what happens is known. */
  get isCertain(): boolean {
    return this.#hidden.length === 0 && !this.#taken;
  }

  /** The hidden cards lie in another way, and others will come. */
  dealAnew(): void {
    const size = this.#hidden.length;
    this.#settled = 0;
    this.#at = 0;
    if (this.#deals === Number.POSITIVE_INFINITY) for (let i = 0; i < size; i++) this.next();
    else this.#dealInOrder();
    for (let i = 0; i < size; i++) {
      const { cards, place } = this.#hidden[i];
      cards[place] = this.#cards[i];
    }
    this.#settled = size;
    this.#at = size;
  }

  /** Cards go back to where they lay before, so that every deal is counted from the same order. */
  #dealInOrder(): void {
    const all = this.#cards;
    for (let i = 0; i < all.length; i++) all[i] = this.#order[i];
    this.#deal = (this.#deal + this.#stride) % this.#deals;
    if (this.#hidden.length === 1) {
      swap(all, 0, this.#deal);
      return;
    }
    // Of all pairs those come first whose higher place is lower.
    const high = Math.floor((1 + Math.sqrt(1 + 8 * this.#deal)) / 2);
    swap(all, 0, this.#deal - (high * (high - 1)) / 2);
    swap(all, 1, high);
  }

  /** To the same cards for another try. */
  back(): void {
    this.#at = this.#hidden.length;
  }

  next(): number {
    const all = this.#cards;
    const at = this.#at++;
    this.#taken ||= at >= this.#hidden.length;
    if (at >= all.length) return all[this.#random.below(all.length)];
    if (at >= this.#settled) {
      swap(all, at, at + this.#random.below(all.length - at));
      this.#settled = at + 1;
    }
    return all[at];
  }
}

function swap(cards: number[], a: number, b: number): void {
  const card = cards[a];
  cards[a] = cards[b];
  cards[b] = card;
}
