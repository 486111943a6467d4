import { JOKER, type Pack } from '../../cards/index.ts';

const SIZE = 7;
const MOST_CARDS = 55;

/** How many sets of `count` cards there are among `of` cards: `BINOMIALS[count][of]`. */
export const BINOMIALS: readonly Int32Array[] = Array.from({ length: SIZE + 1 }, (_, count) =>
  Int32Array.from({ length: MOST_CARDS + 1 }, (_, of) => {
    let ways = 1;
    for (let i = 0; i < count; i++) ways = (ways * (of - i)) / (i + 1);
    return Math.max(0, Math.round(ways));
  }),
);

/** Cards of a deck with jokers, which are numbered separately, after the others, from JOKER on. */
export const cardsIn = ({ cards }: Pack): number => cards.length;

/** How many hands of seven there are. */
export const handsOf = (shoe: Pack): number => BINOMIALS[SIZE][cardsIn(shoe)];

/** Every order of four suits, as a table from the suits that hold a rank to those that then do. */
export const SUIT_ORDERS: readonly Uint8Array[] = ordersOf([0, 1, 2, 3]).map((order) =>
  Uint8Array.from({ length: 16 }, (_, held) =>
    order.reduce((now, to, suit) => (held & (1 << suit) ? now | (1 << to) : now), 0),
  ),
);

function ordersOf(of: readonly number[]): number[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((first) => ordersOf(of.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/**
 * Writes a value at the place of every hand that is this one but for the names of suits, and at those with other
 * jokers. Hands of one size are numbered by the sum of C(card, place) over their cards from the lowest.
 */
export function writeClass(cards: readonly number[], jokers: number, value: number, to: Uint32Array): void {
  let wild = 0;
  held.fill(0);
  for (const card of cards) {
    if (card === JOKER) wild++;
    else held[card >> 2] |= 1 << (card & 3);
  }
  const plain = cards.length - wild;
  for (const order of SUIT_ORDERS) {
    let index = 0;
    let place = 0;
    for (let rank = 0; place < plain; rank++) {
      const suits = order[held[rank]];
      if (suits === 0) continue;
      for (let suit = 0; suit < 4; suit++)
        if (suits & (1 << suit)) index += BINOMIALS[++place][4 * rank + suit];
    }
    withJokers(index, place, 0, wild, jokers, value, to);
  }
}

const held = new Uint8Array(13);

function withJokers(
  index: number,
  place: number,
  from: number,
  wild: number,
  jokers: number,
  value: number,
  to: Uint32Array,
): void {
  if (wild === 0) {
    to[index] = value;
    return;
  }
  for (let joker = from; joker + wild <= jokers; joker++)
    withJokers(
      index + BINOMIALS[place + 1][JOKER + joker],
      place + 1,
      joker + 1,
      wild - 1,
      jokers,
      value,
      to,
    );
}

/**
 * Goes through all hands of seven that hold some cards. The number of such a hand is a sum of one term for each of its
 * other cards, which depends on the place of that card among them alone.
 */
export class HandsHolding {
  readonly #cards: number;
  /** By place among the other cards and by which of them it is. */
  readonly #terms: readonly Int32Array[] = Array.from({ length: SIZE + 1 }, () => new Int32Array(MOST_CARDS));
  #rest = 0;
  #others = 0;
  #values: Uint32Array = new Uint32Array(0);
  #count = 0;
  #list: Uint32Array = new Uint32Array(0);

  constructor(shoe: Pack) {
    this.#cards = cardsIn(shoe);
  }

  /** Collects the values of all hands that hold these cards, and returns how many there are. */
  collect(given: readonly number[], values: Uint32Array, list: Uint32Array): number {
    this.#values = values;
    this.#list = list;
    this.#count = 0;
    const base = this.#prepare(given);
    const places = SIZE - given.length;
    if (places === 0) list[this.#count++] = values[base];
    else this.#fill(places, this.#rest, base);
    return this.#count;
  }

  #prepare(given: readonly number[]): number {
    let joker = JOKER;
    const holds = given.map((card) => (card === JOKER ? joker++ : card)).sort((a, b) => a - b);
    this.#others = SIZE - holds.length;
    this.#rest = 0;
    let below = 0;
    for (let card = 0; card < this.#cards; card++) {
      if (holds[below] === card) {
        below++;
        continue;
      }
      for (let place = 1; place <= this.#others; place++) {
        let term = BINOMIALS[place + below][card];
        for (let i = 0; i < below; i++)
          term += BINOMIALS[i + place][holds[i]] - BINOMIALS[i + 1 + place][holds[i]];
        this.#terms[place][this.#rest] = term;
      }
      this.#rest++;
    }
    let base = 0;
    for (let i = 0; i < holds.length; i++) base += BINOMIALS[i + 1 + this.#others][holds[i]];
    return base;
  }

  #fill(place: number, below: number, base: number): void {
    const terms = this.#terms[place];
    if (place === 1) {
      const values = this.#values;
      const list = this.#list;
      let count = this.#count;
      for (let card = 0; card < below; card++) list[count++] = values[base + terms[card]];
      this.#count = count;
      return;
    }
    for (let card = place - 1; card < below; card++) this.#fill(place - 1, card, base + terms[card]);
  }
}
