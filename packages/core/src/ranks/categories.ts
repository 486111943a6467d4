import { ACE } from '../cards/index.ts';

/** What five cards can be, and how to say it. */

export const HIGH_CARD = 0;
export const PAIR = 1;
export const TWO_PAIR = 2;
export const TRIPS = 3;
export const STRAIGHT = 4;
export const FLUSH = 5;
export const FULL_HOUSE = 6;
export const QUADS = 7;
export const STRAIGHT_FLUSH = 8;
export const FIVE_OF_A_KIND = 9;

export const STANDARD_CATEGORIES: readonly number[] = [
  HIGH_CARD,
  PAIR,
  TWO_PAIR,
  TRIPS,
  STRAIGHT,
  FLUSH,
  FULL_HOUSE,
  QUADS,
  STRAIGHT_FLUSH,
];

/** Short deck (003:5600), EZ Money (004:639), Caribbean Stud (003:688) and Mexican Poker (003:360). */
export const FLUSH_OVER_FULL_HOUSE: readonly number[] = STANDARD_CATEGORIES.map((category) =>
  category === FLUSH ? FULL_HOUSE : category === FULL_HOUSE ? FLUSH : category,
);

const CATEGORY_NAMES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'five of a kind',
] as const;

/** The name of a category of hands: `flush`, `full house`. */
export type CategoryName = (typeof CATEGORY_NAMES)[number];

/**
 * The name of a category by its number.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { categoryName, high } from '@cardroom/core/ranks';
 *
 * const read = parseCards('As Ah Ad Ks Kh');
 * if (read.ok) console.log(categoryName(high.categoryOf?.(high.value(read.cards)) ?? 0)); // full house
 * ```
 */
export function categoryName(category: number): CategoryName {
  return CATEGORY_NAMES[category];
}

const WORDS = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');

export function rankWord(rank: number): string {
  return WORDS[rank];
}

export function rankWords(rank: number): string {
  return WORDS[rank] === 'six' ? 'sixes' : `${WORDS[rank]}s`;
}

/** A high hand in words: its ranks with the deciding ones first, ranks not dealt yet left out. */
export function handName(category: number, ranks: readonly number[]): string {
  const [a, , c, d] = ranks;
  switch (category) {
    case FIVE_OF_A_KIND:
      return `five ${rankWords(a)}`;
    case STRAIGHT_FLUSH:
      return a === ACE ? 'royal flush' : `straight flush, ${rankWord(a)} high`;
    case QUADS:
      return `four ${rankWords(a)}${kickers(ranks.slice(4))}`;
    case FULL_HOUSE:
      return `full house, ${rankWords(a)} over ${rankWords(d)}`;
    case FLUSH:
      return `flush, ${ranks.map(rankWord).join('-')}`;
    case STRAIGHT:
      return `straight, ${rankWord(a)} high`;
    case TRIPS:
      return `three ${rankWords(a)}${kickers(ranks.slice(3))}`;
    case TWO_PAIR:
      return `two pair, ${rankWords(a)} and ${rankWords(c)}${kickers(ranks.slice(4))}`;
    case PAIR:
      return `pair of ${rankWords(a)}${kickers(ranks.slice(2))}`;
    default:
      return `${rankWord(a)} high${kickers(ranks.slice(1))}`;
  }
}

function kickers(ranks: readonly number[]): string {
  if (ranks.length === 0) return '';
  return `, ${ranks.map(rankWord).join('-')} kicker${ranks.length > 1 ? 's' : ''}`;
}
