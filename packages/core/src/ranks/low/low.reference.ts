/** Slow and plain low hands, for the tests to compare the fast ones with. */
import { ACE, type Cards, rankOf, suitOf } from '../../cards/index.ts';

interface ReferenceRules {
  readonly aceLow: boolean;
  /** Where the ace ranks in pairs, trips and quads; by default as `aceLow`. */
  readonly matchedAceLow?: boolean;
  readonly straightsAndFlushes: boolean;
}

const CATEGORY_OF_SHAPE: Readonly<Record<string, number>> = {
  '1': 0,
  '11': 0,
  '111': 0,
  '1111': 0,
  '11111': 0,
  '2': 1,
  '21': 1,
  '211': 1,
  '2111': 1,
  '22': 2,
  '221': 2,
  '3': 3,
  '31': 3,
  '311': 3,
  '32': 6,
  '4': 7,
  '41': 7,
};

/** How bad one to five cards are for low: category, then card by card. */
export function badness(cards: Cards, rules: ReferenceRules): number {
  const { aceLow, matchedAceLow = aceLow } = rules;
  const ranks = Array.from(cards, rankOf);
  const groups = [...new Set(ranks)]
    .map((rank) => {
      const count = ranks.filter((other) => other === rank).length;
      const low = count > 1 ? matchedAceLow : aceLow;
      return { count, height: rank === ACE && low ? 1 : rank + 2 };
    })
    .sort((a, b) => b.count - a.count || b.height - a.height);
  let category = CATEGORY_OF_SHAPE[groups.map(({ count }) => count).join('')];
  if (rules.straightsAndFlushes && groups.length === 5) {
    const straight = groups[0].height - groups[4].height === 4;
    const flush = new Set(Array.from(cards, suitOf)).size === 1;
    category = straight ? (flush ? 8 : 4) : flush ? 5 : 0;
  }
  const heights = groups.flatMap(({ count, height }) => new Array<number>(count).fill(height));
  return [0, 1, 2, 3, 4].reduce((packed, place) => packed * 15 + (heights[place] ?? 0), category);
}

/** Every choice of `size` of `from` things, by their places. */
function choices(from: number, size: number): number[][] {
  if (size === 0) return [[]];
  if (from < size) return [];
  return [...choices(from - 1, size), ...choices(from - 1, size - 1).map((some) => [...some, from - 1])];
}

const FIVE_OF: Readonly<Record<number, number[][]>> = {
  5: choices(5, 5),
  6: choices(6, 5),
  7: choices(7, 5),
};

/** The greatest value of any five of the cards. */
export function bestOfFives(cards: Cards, value: (cards: Cards) => number): number {
  const five = new Uint8Array(5);
  let best = -1;
  for (const places of FIVE_OF[cards.length]) {
    for (let i = 0; i < 5; i++) five[i] = cards[places[i]];
    best = Math.max(best, value(five));
  }
  return best;
}

/** Visits every choice of `size` of the cards, in one reused array. */
export function eachHand(cards: Cards, size: number, visit: (hand: Uint8Array) => void): void {
  const hand = new Uint8Array(size);
  const fill = (place: number, from: number): void => {
    if (place === size) {
      visit(hand);
      return;
    }
    for (let i = from; i <= cards.length - (size - place); i++) {
      hand[place] = cards[i];
      fill(place + 1, i + 1);
    }
  };
  fill(0, 0);
}

/** Visits one hand for each way to hold `size` cards by rank, with how many hands it stands for. */
export function eachRankHand(size: number, visit: (hand: Uint8Array, ways: number) => void): void {
  const hand = new Uint8Array(size);
  const ways = [1, 4, 6, 4, 1];
  const fill = (place: number, rank: number, product: number): void => {
    if (place === size) visit(hand, product);
    else if (rank <= ACE) {
      for (let count = 0; count <= Math.min(4, size - place); count++) {
        // Suits rotate, so that no hand of five ranks is a flush.
        for (let i = 0; i < count; i++) hand[place + i] = rank * 4 + ((place + i) & 3);
        fill(place + count, rank + 1, product * ways[count]);
      }
    }
  };
  fill(0, 0, 1);
}
