import { HIDDEN, type Random } from '../../cards/index.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';

/** Up to so many possible deals are gone through one after the other; more are dealt at random. */
const MOST_DEALS = 1400;
/** Step sizes through all deals, so that even the first few are a fair mix; one of them never divides their number. */
const STRIDES = [367, 389, 613, 1009] as const;

/** Cards that a seat has not seen: those lying face down, and those still to come. */
export class UnseenCards {
  readonly #deals: number;
  readonly #cards: number[];
  readonly #random: Random;
  /** Where hidden cards lie, which are written over. */
  readonly #hidden: readonly { readonly cards: number[]; readonly place: number }[];
  readonly #stride: number;
  readonly #order: readonly number[];
  #deal = 0;
  #at: number;
  #settled: number;
  #taken = false;

  /** `lists` are the hands whose hidden cards are written over with other cards each time. */
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

  /** How many different deals there are; infinite where they are dealt at random. */
  get deals(): number {
    return this.#taken ? Number.POSITIVE_INFINITY : this.#deals;
  }

  /** Nothing is hidden and no card has been drawn, so the outcome is known. */
  get isCertain(): boolean {
    return this.#hidden.length === 0 && !this.#taken;
  }

  /** Deals again: other cards are hidden, and others will come. */
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

  /** Restores the order first, so that every deal is counted from the same one. */
  #dealInOrder(): void {
    const all = this.#cards;
    for (let i = 0; i < all.length; i++) all[i] = this.#order[i];
    this.#deal = (this.#deal + this.#stride) % this.#deals;
    if (this.#hidden.length === 1) {
      swap(all, 0, this.#deal);
      return;
    }
    // Pairs are numbered by their higher place, then by their lower one.
    const high = Math.floor((1 + Math.sqrt(1 + 8 * this.#deal)) / 2);
    swap(all, 0, this.#deal - (high * (high - 1)) / 2);
    swap(all, 1, high);
  }

  /** Goes back to the same cards for another try. */
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
