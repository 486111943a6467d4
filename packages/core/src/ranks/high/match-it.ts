import { ACE, type Cards, isPlain, pipsOf, RANK_LETTERS, rankOf } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';

/** A value has how near the hand is above its three ranks of four bits each. */
const RANK_BITS = 12;
const MATCH = 64;
/** 2-2-2 against A-A-A (003:911) is 27 short; hands over lie below that. */
const WORST_UNDER = MATCH - 27;

/** The sum with every ace 11, as always on the board (003:911). */
function sumOf(cards: Cards): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += rankOf(cards[i]) === ACE ? 11 : Math.min(pipsOf(cards[i]), 10);
  return sum;
}

/** Ranks from the highest, aces high no matter how they count: 003:913 puts A-A-9 above A-K-K. */
function ranksOf(hand: Cards): number {
  const a = rankOf(hand[0]);
  const b = rankOf(hand[1]);
  const c = rankOf(hand[2]);
  const high = Math.max(a, b, c);
  const low = Math.min(a, b, c);
  return (high << 8) | ((a + b + c - high - low) << 4) | low;
}

/**
 * 003:911-913: nearest to the board's sum without going over; any hand that is over loses to any that is not, and among
 * hands over the nearest wins; at equal sums the higher cards win. A hand's aces are 1 or 11 as suits its holder: each
 * is lowered only while the hand is over.
 */
function value(hand: Cards, board?: Cards): number {
  if (board === undefined) throw new TypeError('Match-It compares a hand with a board.');
  const target = sumOf(board);
  let sum = sumOf(hand);
  for (let i = 0; i < 3 && sum > target; i++) if (rankOf(hand[i]) === ACE) sum -= 10;
  const near = sum <= target ? MATCH - (target - sum) : WORST_UNDER - (sum - target);
  return (near << RANK_BITS) | ranksOf(hand);
}

function name(value: number): string {
  const near = value >> RANK_BITS;
  const cards = [8, 4, 0].map((shift) => RANK_LETTERS[(value >> shift) & 15]).join('-');
  if (near === MATCH) return `match, ${cards}`;
  return near >= WORST_UNDER ? `${MATCH - near} under, ${cards}` : `${WORST_UNDER - near} over, ${cards}`;
}

/** Three cards against the sum of three on the board, as Match-It has it. */
export const matchIt: Ranking = {
  id: 'match-it',
  title: 'Match-It: three cards against the sum of three board cards',
  parts: [
    { name: 'hand', sizes: [3] },
    { name: 'board', sizes: [3] },
  ],
  accepts: isPlain,
  value,
  name,
};
