import { ACE, type Cards, isPlain, RANK_LETTERS, rankOf } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { POINT_WORDS, pointsOf } from './nines.ts';

const TEN = RANK_LETTERS.indexOf('T');
const ACES = TEN + 1;
const PAIR_WORDS = [
  'deuces',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'aces',
];

/** Each point total takes two values, the higher one for a hand with an ace; pairs rank above a nine with an ace. */
const ZERO = 1;
const FIRST_PAIR = 20;

/**
 * Any pair beats any points (002:158-168). At equal points a hand with an ace wins, and the rest are equal (002:170).
 * Zeros are all equal, the ace of A-9 included: read from 002:234, which calls them a push and lists no best one.
 */
function value(cards: Cards): number {
  const first = rankOf(cards[0]);
  const second = rankOf(cards[1]);
  if (first === second) return FIRST_PAIR + (first === ACE ? ACES : first);
  const points = pointsOf(cards);
  if (points === 0) return ZERO;
  return points * 2 + (first === ACE || second === ACE ? 1 : 0);
}

function name(value: number): string {
  if (value >= FIRST_PAIR) return `pair of ${PAIR_WORDS[value - FIRST_PAIR]}`;
  if (value === ZERO) return POINT_WORDS[0];
  return POINT_WORDS[value >> 1] + (value & 1 ? ' with an ace' : '');
}

/** Points of nine with the special hands of Nines Up. */
export const ninesUp: Ranking = {
  id: 'nines-up',
  title: "Two cards of 9's Up: pairs, then points of nine",
  parts: [{ name: 'hand', sizes: [2] }],
  accepts: (card) => isPlain(card) && (rankOf(card) <= TEN || rankOf(card) === ACE),
  value,
  name,
};
