import { JOKER } from '../../cards/index.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import type { ShoeCount } from '../count/shoe-count.ts';

/** Which cards are alike, and whether suits of two or three cards decide anything besides. */
export type Counting = Extract<NonNullable<BlackjackGame['counted']>, { by: 'twenty-one' }>;

/** Hands that are the same to every comparison: one of them, and how it was made. */
export interface HandClass {
  readonly cards: readonly number[];
  readonly split: boolean;
}

/**
 * Final hands in classes. A hand's result depends on its value, its total, its number of cards up to three, a joker in
 * it and what it is paid as; with two or three cards also on suits, so that each hand is a mixture of classes.
 */
export class HandClasses {
  readonly all: HandClass[] = [];
  readonly #rules: BlackjackGame['rules'];
  readonly #suits: boolean;
  readonly #shoe: ShoeCount;
  readonly #cardsOf: readonly (readonly number[])[];
  readonly #places = new Map<string, number>();
  readonly #mixed = new Map<string, readonly (readonly [place: number, part: number])[]>();

  constructor({ rules, shoe }: BlackjackGame, kinds: ShoeCount, { alike, suits }: Counting) {
    this.#rules = rules;
    this.#suits = suits === true;
    this.#shoe = kinds;
    const all = [...new Set(shoe.cards)];
    this.#cardsOf = kinds.cards.map((card) =>
      suits ? all.filter((one) => alike(one) === alike(card)) : [card],
    );
  }

  /** The classes of a hand of these kinds, with their parts. */
  of(kinds: readonly number[], split: boolean): readonly (readonly [place: number, part: number])[] {
    const key = `${kinds.join()}${split ? '/' : ''}`;
    const known = this.#mixed.get(key);
    if (known !== undefined) return known;
    const parts = new Map<number, number>();
    let all = 0;
    const cards: number[] = [];
    const fill = (at: number, weight: number): void => {
      if (at === kinds.length) {
        const place = this.#place([...cards], split);
        parts.set(place, (parts.get(place) ?? 0) + weight);
        all += weight;
        return;
      }
      // Suits of longer hands decide nothing.
      const choices = kinds.length > 3 ? [this.#shoe.cards[kinds[at]]] : this.#cardsOf[kinds[at]];
      for (const card of choices) {
        const copies = this.#copies(card) - cards.filter((one) => one === card).length;
        if (copies <= 0 && kinds.length <= 3) continue;
        cards.push(card);
        fill(at + 1, weight * Math.max(copies, 1));
        cards.pop();
      }
    };
    fill(0, 1);
    const mixed = [...parts].map(([place, weight]) => [place, weight / all] as const);
    this.#mixed.set(key, mixed);
    return mixed;
  }

  /** The mixtures of classes that hands are, each once. */
  readonly mixtures: (readonly (readonly [place: number, part: number])[])[] = [];
  readonly #numbers = new Map<string, number>();

  /** Which mixture of classes a hand is. */
  mixture(kinds: readonly number[], split: boolean): number {
    const parts = this.of(kinds, split);
    const key = parts.map(([place, part]) => `${place}:${part}`).join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.mixtures.length);
    return this.mixtures.push(parts) - 1;
  }

  #counts: Map<number, number> | null = null;

  #copies(card: number): number {
    if (this.#counts === null) {
      this.#counts = new Map();
      for (const one of this.#rules.shoe.cards) this.#counts.set(one, (this.#counts.get(one) ?? 0) + 1);
    }
    return this.#counts.get(card) ?? 0;
  }

  #place(cards: readonly number[], split: boolean): number {
    const { totals } = this.#rules;
    // Suits of three cards count where a hand over is spared by them; those of two make it special.
    const suited =
      this.#suits &&
      cards.length === 3 &&
      totals.isOver(cards) &&
      cards.every((card) => (card & 3) === (cards[0] & 3));
    const key = [
      totals.value(cards),
      split ? totals.valueAfterSplit(cards) : '',
      totals.total(cards),
      totals.special(cards) ?? '',
      Math.min(cards.length, 4),
      cards.includes(JOKER),
      suited &&
        [...cards]
          .sort((a, b) => a - b)
          .map((card) => card >> 2)
          .join('.'),
      split,
    ].join();
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.all.length);
    return this.all.push({ cards, split }) - 1;
  }
}
