import type { Pack } from '../../cards/index.ts';
import { BACK_BITS, BACKS, FRONT_BITS, FRONTS } from './dominance.ts';
import { handsOf } from './hand-index.ts';
import { classesOf, Subsets } from './subsets.ts';

/** A hand of seven has 21 sets, with that of the house way before them. */
export const MOST_SETS = 22;
/** Bits that tell the sets of a hand apart. */
export const SLOT_BITS = 5;
/** A set's values, and what marks one that may be best, and a hand that has several of them. */
export const SET = (1 << (FRONT_BITS + BACK_BITS)) - 1;
export const NEAR_SET = 1 << (FRONT_BITS + BACK_BITS);
export const IS_NEAR = 1 << 7;
/** The numbers of parts into which hands, and the backs they are counted by, are divided. */
export const HAND_PARTS = 8;
export const BACK_PARTS = 16;

/**
 * The memory that all threads count in. Hands that are alike but for suits are one, and numbered; their sets stand one
 * after another. Memory that is never written takes no room, so there is space for as many sets as there could be.
 */
export class Memory {
  /** How many hands there are that differ by more than suits. */
  readonly hands: number;
  /** Seven cards of each, from the lowest, jokers told apart; then how many hands it stands for. */
  readonly cards: Uint8Array;
  /** How the house way sets it, and how it is best set. */
  readonly way: Uint32Array;
  readonly best: Uint32Array;
  /** Where its sets begin, and how many there are. */
  readonly first: Uint32Array;
  readonly count: Uint8Array;
  /** For each set: its values, and how many hands of the bank it is above and below. */
  readonly sets: Uint32Array;
  readonly above: Int32Array;
  readonly below: Int32Array;
  /** Sets by their back, as hand and place among its sets, and where each back begins. */
  readonly byBack: Uint32Array;
  readonly backStarts: Uint32Array;
  /** Filled in later: for each set, what hands with more shared cards are worth. */
  readonly more: Int32Array;
  /** The highest front of all. */
  readonly highest: Uint32Array;
  /** Hands by the back that the house way gives them, and where each back begins. */
  readonly ways: Uint32Array;
  readonly wayStarts: Uint32Array;
  /** For each part of the backs: by cards that are held and by front, how many hands of the bank there are. */
  readonly counts: readonly Int32Array[];
  /** The hand that stands for each of all. */
  readonly index: Uint32Array;

  constructor(shoe: Pack, of: ArrayBufferLike) {
    const sizes = new Sizes(shoe);
    let at = 0;
    const take = (bytes: number): [ArrayBufferLike, number] => {
      at += bytes;
      return [of, at - bytes];
    };
    const words = (length: number) => new Uint32Array(...take(4 * length), length);
    const numbers = (length: number) => new Int32Array(...take(4 * length), length);
    const bytes = (length: number) => new Uint8Array(...take(4 * Math.ceil(length / 4)), length);
    const { hands, sets, row } = sizes;
    this.hands = hands;
    this.cards = bytes(8 * hands);
    this.way = words(hands);
    this.best = words(hands);
    this.first = words(hands);
    this.count = bytes(hands);
    this.ways = words(hands);
    this.wayStarts = words(BACKS + 1);
    this.backStarts = words(BACKS + 1);
    this.highest = words(1);
    this.counts = Array.from({ length: BACK_PARTS }, () => numbers(row));
    this.index = words(handsOf(shoe));
    this.sets = words(sets);
    this.above = numbers(sets);
    this.below = numbers(sets);
    this.byBack = words(sets);
    this.more = new Int32Array(of, this.byBack.byteOffset, sets);
  }

  static bytesFor(shoe: Pack): number {
    const { hands, sets, row } = new Sizes(shoe);
    const perHand = 8 + 4 * 4 + 4;
    return perHand * hands + 12 + 8 * (BACKS + 1) + 4 * BACK_PARTS * row + 4 * handsOf(shoe) + 16 * sets;
  }
}

class Sizes {
  readonly hands: number;
  readonly sets: number;
  readonly row: number;

  constructor(shoe: Pack) {
    this.hands = classesOf(shoe, 7);
    this.sets = MOST_SETS * HAND_PARTS * Math.ceil(this.hands / HAND_PARTS);
    this.row = FRONTS * Subsets.classes(shoe);
  }
}
