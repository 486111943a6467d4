import { JOKER, type Pack } from '../../cards/index.ts';
import { choices, forSuitClasses } from '../count/suit-classes.ts';
import { BINOMIALS, cardsIn, writeClass } from './hand-index.ts';

/** Up to this many cards shared by two hands are counted by the hands that hold them. */
export const MOST_HELD = 4;
const SUITS = 4;

/** Cards that hands may hold, up to four of them: those that are alike but for suits have one row. */
export class Subsets {
  /** How many sets of cards each row stands for. */
  readonly ways: readonly number[];
  /** By how many cards, and by their number among the sets of as many: the row. */
  readonly rows: readonly Uint32Array[];

  constructor(shoe: Pack) {
    const jokers = shoe.cards.filter((card) => card === JOKER).length;
    const ways: number[] = [];
    this.rows = Array.from({ length: MOST_HELD + 1 }, (_, size) => {
      const rows = new Uint32Array(BINOMIALS[size][cardsIn(shoe)]);
      forSuitClasses(shoe, size, (cards, all) => writeClass(cards, jokers, ways.push(all) - 1, rows));
      return rows;
    });
    this.ways = ways;
  }

  static classes(shoe: Pack): number {
    let classes = 0;
    for (let size = 0; size <= MOST_HELD; size++) classes += classesOf(shoe, size);
    return classes;
  }
}

/** Orders of four suits by how they move them: how many there are, and the lengths of their cycles. */
const MOVES: readonly (readonly [orders: number, cycles: readonly number[]])[] = [
  [1, [1, 1, 1, 1]],
  [6, [1, 1, 2]],
  [3, [2, 2]],
  [8, [1, 3]],
  [6, [4]],
];

/**
 * How many hands of this many cards differ by more than suits: the average, over the orders of the suits, of how many
 * hands each leaves unchanged, which are those that hold all cards of a cycle or none.
 */
export function classesOf({ cards }: Pack, size: number): number {
  const jokers = cards.filter((card) => card === JOKER).length;
  const ranks = (cards.length - jokers) / SUITS;
  let all = 0;
  for (let wild = 0; wild <= Math.min(jokers, size); wild++)
    for (const [orders, cycles] of MOVES) all += (orders * kept(cycles, ranks, size - wild)) / 24;
  return Math.round(all);
}

function kept(cycles: readonly number[], ranks: number, size: number): number {
  let ways = new Array<number>(size + 1).fill(0);
  ways[0] = 1;
  for (const length of cycles)
    ways = ways.map((_, total) => {
      let sum = 0;
      for (let times = 0; times * length <= total && times <= ranks; times++)
        sum += ways[total - times * length] * choices(ranks, times);
      return sum;
    });
  return ways[size];
}
