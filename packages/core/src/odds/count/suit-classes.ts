import { cardOf, JOKER, type Pack } from '../../cards/index.ts';

const RANKS = 13;
const bitsOf = Uint8Array.from({ length: 1 << RANKS }, (_, set) => {
  let bits = 0;
  for (let left = set; left !== 0; left &= left - 1) bits++;
  return bits;
});
/** Sets of ranks by their size, in falling order. */
const setsOf: readonly (readonly number[])[] = Array.from({ length: RANKS + 1 }, (_, size) => {
  const sets: number[] = [];
  for (let set = (1 << RANKS) - 1; set >= 0; set--) if (bitsOf[set] === size) sets.push(set);
  return sets;
});

/** Whether every card except jokers is there once, so that a set of ranks for each suit describes a hand. */
export const isOneDeck = ({ cards }: Pack): boolean =>
  new Set(cards.filter((card) => card !== JOKER)).size === cards.filter((card) => card !== JOKER).length &&
  cards.every((card) => card <= JOKER);

/**
 * Visits every hand of this many cards of one deck, those that differ only by suits once: its cards, and how many hands
 * it stands for. The array is reused.
 */
export function forSuitClasses(
  { cards }: Pack,
  size: number,
  tell: (hand: readonly number[], ways: number) => void,
): void {
  let held = 0;
  let jokers = 0;
  for (const card of cards) {
    if (card === JOKER) jokers++;
    else held |= 1 << (card >> 2);
  }
  const hand: number[] = [];
  for (let wild = 0; wild <= Math.min(jokers, size); wild++) {
    const ofJokers = choices(jokers, wild);
    forSets(size - wild, held, (sets, ways) => {
      hand.length = 0;
      for (let suit = 0; suit < 4; suit++)
        for (let rank = 0; rank < RANKS; rank++) if (sets[suit] & (1 << rank)) hand.push(cardOf(rank, suit));
      for (let i = 0; i < wild; i++) hand.push(JOKER);
      tell(hand, ways * ofJokers);
    });
  }
}

/** Four sets of ranks, one a suit, none above the one before it. */
function forSets(size: number, held: number, tell: (sets: readonly number[], ways: number) => void): void {
  const sets = [0, 0, 0, 0];
  const fill = (suit: number, left: number): void => {
    const above = suit === 0 ? 1 << RANKS : sets[suit - 1];
    const from = suit === 3 ? left : 0;
    for (let bits = from; bits <= Math.min(left, RANKS); bits++) {
      const of = setsOf[bits];
      // Falling order: skip those above the suit before.
      let at = 0;
      if (suit > 0) {
        let end = of.length;
        while (at < end) {
          const middle = (at + end) >> 1;
          if (of[middle] > above) at = middle + 1;
          else end = middle;
        }
      }
      for (; at < of.length; at++) {
        if (of[at] & ~held) continue;
        sets[suit] = of[at];
        if (suit === 3) tell(sets, ordersOf(sets));
        else fill(suit + 1, left - bits);
      }
    }
  };
  fill(0, size);
}

/** In how many ways the four suits can have these sets. */
function ordersOf([a, b, c, d]: readonly number[]): number {
  if (a === b) return b === c ? (c === d ? 1 : 4) : c === d ? 6 : 12;
  if (b === c) return c === d ? 4 : 12;
  return c === d ? 12 : 24;
}

/** How many sets of this many things there are. */
export function choices(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}
