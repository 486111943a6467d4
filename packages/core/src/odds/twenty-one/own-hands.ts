import type { GameAsked } from './asked.ts';
import type { HandClasses } from './hands.ts';
import { Numbers } from './numbers.ts';

/** What may be done with a hand, as bits. */
export const MAY = { stand: 1, hit: 2, double: 4, surrender: 8, split: 16 } as const;
export type Move = keyof typeof MAY;
const bits = (ids: readonly string[]): number => ids.reduce((all, id) => all | (MAY[id as Move] ?? 0), 0);

/** Hands of a player as sets of kinds, each with a number: what one more card makes of it, and what may be done. */
export class OwnHands {
  readonly #kinds: number;
  readonly #asked: GameAsked;
  readonly #classes: HandClasses;
  /** For each hand its cards in order, and by kind the hand that such a card more makes. */
  readonly cards: number[][] = [[]];
  readonly #next: number[][] = [[]];
  /** For plain hands first, then for those that began with a kind of a pair. */
  readonly #may: Numbers[] = [];
  /** For plain hands, and for those of a split. */
  readonly #mixture: readonly [Numbers, Numbers] = [new Numbers(), new Numbers()];

  constructor(kinds: number, asked: GameAsked, classes: HandClasses) {
    this.#kinds = kinds;
    this.#asked = asked;
    this.#classes = classes;
  }

  get count(): number {
    return this.cards.length;
  }

  of(kinds: readonly number[]): number {
    let hand = 0;
    for (const kind of [...kinds].sort((a, b) => a - b)) hand = this.#inOrder(hand, kind);
    return hand;
  }

  with(hand: number, kind: number): number {
    const known = this.#next[hand][kind];
    if (known !== undefined) return known;
    const cards = this.cards[hand];
    const more =
      kind >= (cards[cards.length - 1] ?? 0) ? this.#inOrder(hand, kind) : this.of([...cards, kind]);
    this.#next[hand][kind] = more;
    return more;
  }

  /** The hand with a card more that is not below those it has. */
  #inOrder(hand: number, kind: number): number {
    const known = this.#next[hand][kind];
    if (known !== undefined) return known;
    const made = this.cards.push([...this.cards[hand], kind]) - 1;
    this.#next.push(new Array(this.#kinds));
    this.#next[hand][kind] = made;
    return made;
  }

  /** What may be done with a hand; one of a split began with a card of this kind, which the game looks at first. */
  may(hand: number, first: number | null): number {
    const of = first === null ? 0 : first + 1;
    this.#may[of] ??= new Numbers();
    const all = this.#may[of];
    const known = all.get(hand);
    if (!Number.isNaN(known)) return known;
    const may = bits(
      this.#asked.options(startingWith(this.cards[hand], first), 0, this.#asked.play, {
        split: first !== null,
      }),
    );
    all.set(hand, may);
    return may;
  }

  /** Which mixture of classes it is when it is done. */
  mixture(hand: number, split: boolean): number {
    const all = this.#mixture[split ? 1 : 0];
    const known = all.get(hand);
    if (!Number.isNaN(known)) return known;
    const mixture = this.#classes.mixture(this.cards[hand], split);
    all.set(hand, mixture);
    return mixture;
  }
}

function startingWith(cards: readonly number[], first: number | null): readonly number[] {
  if (first === null) return cards;
  const at = cards.indexOf(first);
  return [first, ...cards.slice(0, at), ...cards.slice(at + 1)];
}
