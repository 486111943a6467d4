import { ACE, type Cards, isPlain, rankOf } from '../cards/index.ts';
import { ALL_RANKS, bitCount, fiveCardName, STRAIGHT_FLUSH, standardOrder } from './five-card.ts';
import {
  bit,
  cardKeys,
  FIVE_PLACES,
  high5,
  placeOfFive,
  SUIT_BITS,
  SUIT_KEYS,
  SUIT_SHIFT,
} from './high.ts';
import { NO_HAND, type Ranking } from './ranking.ts';

/**
 * Omaha: exactly two cards of the hand and three of the board (000:18, 003:2150). Without suits, the
 * best hand is a matter of the board's five ranks and two ranks of the hand, which a table holds;
 * flushes are added where the board has three of a suit.
 */

/** Two ranks in any order have one of 91 numbers; a board's row is as long as three cache lines. */
const ROW = 96;
const PAIR_NUMBERS = new Uint8Array(1 << 8);
const BEST = new Uint16Array(FIVE_PLACES * ROW);

/** By sum of suit keys of five board cards: the suit of three or more, or one of the two below. */
const BOARD_SUITS = new Uint8Array(1 << SUIT_BITS);
const NO_SUIT = 4;
/** Tables not filled yet; it stands where a flush would, so that it costs other boards nothing. */
const EMPTY = 5;
BOARD_SUITS.fill(EMPTY);

const FLUSHES = new Uint16Array(1 << 13);
const TOP_TWO = new Uint16Array(1 << 13);
const TOP_THREE = new Uint16Array(1 << 13);
/** Straight flushes as sets of ranks, best first, and the least value among them. */
const STRAIGHTS = new Map<number, number>();
