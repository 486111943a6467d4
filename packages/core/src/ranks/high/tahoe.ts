import { type Cards, isPlain } from '../../cards/index.ts';
import { eightOrBetter } from '../low/low.ts';
import type { Ranking, RankingPart } from '../ranking.ts';
import { categoryOf, fiveCardName } from '../tables/five-card.ts';
import { high } from './high.ts';

/** Tahoe Pineapple: one or two of three hole cards with the board: not all three (002:571), nor the board alone. */
const parts: readonly RankingPart[] = [
  { name: 'hole', sizes: [3] },
  { name: 'board', sizes: [3, 4, 5] },
];

/** Each card is the second of its pair once. */
const TWOS = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

const scratch = [5, 6, 7].map((size) => new Uint8Array(size));

/** The best of two hole cards and the whole board is right, unless it is no better than the board alone. */
function oneOrTwo(value: (cards: Cards) => number): (hole: Cards, board?: Cards) => number {
  return (hole, board = []) => {
    const cards = scratch[board.length - 3];
    let best = 0;
    for (const [i, j] of TWOS) {
      cards[0] = hole[i];
      cards[1] = hole[j];
      for (let k = 0; k < board.length; k++) cards[k + 2] = board[k];
      best = Math.max(best, value(cards));
    }
    return best === 0 || board.length < 5 || best > value(board) ? best : besidesBoard(value, hole, board);
  };
}

/** The best of all hands with a hole card in place of one card of the board, or two in place of two. */
function besidesBoard(value: (cards: Cards) => number, hole: Cards, board: Cards): number {
  const cards = scratch[0];
  let best = 0;
  for (const [i, j] of TWOS) {
    // The places on the board that the two cards take; if they are the same, only the second card plays.
    for (let first = 0; first < 5; first++) {
      for (let second = 0; second < 5; second++) {
        for (let at = 0; at < 5; at++) cards[at] = board[at];
        cards[first] = hole[i];
        cards[second] = hole[j];
        best = Math.max(best, value(cards));
      }
    }
  }
  return best;
}

/** One or two of three hole cards with the board. */
export const tahoeHigh: Ranking = {
  id: 'tahoe-high',
  title: 'Tahoe Pineapple high, one or two of three hole cards with the board',
  parts,
  accepts: isPlain,
  value: oneOrTwo(high.value),
  name: fiveCardName,
  categoryOf,
  plays: { first: [1, 2], five: high },
};

/** The eight-or-better low of Tahoe: one or two of three hole cards with the board. 002:573. */
export const tahoeLow8: Ranking = {
  id: 'tahoe-low-8',
  title: 'Tahoe Pineapple eight-or-better low, one or two of three hole cards with the board',
  parts,
  accepts: isPlain,
  value: oneOrTwo(eightOrBetter.value),
  name: eightOrBetter.name,
  plays: { first: [1, 2], five: eightOrBetter },
};
