import { type Cards, isPlain } from '../cards/index.ts';
import { fiveCardName } from './five-card.ts';
import { high } from './high.ts';
import { eightOrBetter } from './low.ts';
import type { Ranking, RankingPart } from './ranking.ts';

/**
 * Tahoe Pineapple: one or two of three hole cards with the board, not all three (002:571), and so
 * not the board alone.
 */
const parts: readonly RankingPart[] = [
  { name: 'hole', sizes: [3] },
  { name: 'board', sizes: [3, 4, 5] },
];

const TWOS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

const scratch = [5, 6, 7].map((size) => new Uint8Array(size));

/** The best of both hole cards with the whole board is right, unless it is no better than the board alone. */
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
    return best === 0 || board.length < 5 || best > value(board) ? best : inPlaceOfOne(value, hole, board);
  };
}

/**
 * The best hand with some hole card in place of a card of the board. One is enough to try: where the
 * board is as good as seven cards, a second hole card can only make it worse.
 */
function inPlaceOfOne(value: (cards: Cards) => number, hole: Cards, board: Cards): number {
  const cards = scratch[0];
  let best = 0;
  for (let k = 0; k < 5; k++) {
    for (let i = 0; i < 3; i++) {
      for (let at = 0; at < 5; at++) cards[at] = board[at];
      cards[k] = hole[i];
      best = Math.max(best, value(cards));
    }
  }
  return best;
}

export const tahoeHigh: Ranking = {
  id: 'tahoe-high',
  title: 'Tahoe Pineapple high, one or two of three hole cards with the board',
  parts,
  accepts: isPlain,
  value: oneOrTwo(high.value),
  name: fiveCardName,
};

/** 002:573. */
export const tahoeLow8: Ranking = {
  id: 'tahoe-low-8',
  title: 'Tahoe Pineapple eight-or-better low, one or two of three hole cards with the board',
  parts,
  accepts: isPlain,
  value: oneOrTwo(eightOrBetter.value),
  name: eightOrBetter.name,
};
