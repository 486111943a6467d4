import { ACE, type Cards, JOKER } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { ALL_RANKS } from '../tables/five-card.ts';
import { bitCount, eachRankCounts, type RankCounts } from '../tables/rank-counts.ts';
import {
  cardKeys,
  flushSuits,
  isFlushSuit,
  JOKER_SHIFT,
  keyOfCounts,
  rankIndex,
  rankIndexSize,
  ranksOfSuit,
  suitKeys,
} from '../tables/rank-index.ts';

/**
 * The hands that pai gow bonus bets pay for, worst first (000:590-606, 002:1459-1479, 003:1686-1694, 004:429-447,
 * 004:534-543). A hand fills a row if its seven cards contain at least that, so a full house also fills three of a
 * kind; each row is judged with the joker where it serves that row best.
 */
export const BONUS_ROWS = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'straight flush without joker',
  'royal flush',
  'five of a kind',
  'five aces',
  'seven-card straight flush',
  'royal flush and royal match',
  'seven-card straight flush without joker',
] as const;
/** A row of the bonus that all seven cards are checked for. */
export type BonusRow = (typeof BONUS_ROWS)[number];

/** By row: its bit in what `rows` gives. */
export const ROW_BITS = Object.fromEntries(BONUS_ROWS.map((row, i) => [row, 1 << i])) as Readonly<
  Record<BonusRow, number>
>;

/** Fortune and Golden bonus bets follow their game's joker. */
type BonusJoker = 'bug' | 'bug-no-flush' | 'wild';

/** A ranking of all seven cards, and the bonus rows that they fill. */
export interface SevenCardBonus extends Ranking {
  readonly jokers: number;
  /** All rows that the seven cards fill: a bet is paid for the one that pays the most (000:763-764). */
  rows(cards: Cards): number;
}

const CARDS = 7;
const SETS = 1 << 13;
const STRAIGHT = ROW_BITS.straight;
const FLUSH = ROW_BITS.flush;
const STRAIGHT_FLUSH = ROW_BITS['straight flush'];
const ROYAL = ROW_BITS['royal flush'];
const ROYAL_SET = 0b11111 << 8;
const MATCH_SET = 0b11 << 10;

/** Whether the set has a run of that many ranks, with the ace also below the deuce. */
function hasRun(set: number, length: number): boolean {
  let runs = (set << 1) | (set >> ACE);
  for (let i = 1; i < length; i++) runs &= runs >> 1;
  return runs !== 0;
}

function rowsOfCounts(counts: RankCounts): number {
  let set = 0;
  let pairs = 0;
  let most = 0;
  for (let rank = 0; rank <= ACE; rank++) {
    if (counts[rank] > 0) set |= 1 << rank;
    if (counts[rank] > 1) pairs++;
    most = Math.max(most, counts[rank]);
  }
  let rows = ROW_BITS['high card'];
  if (hasRun(set, 5)) rows |= STRAIGHT;
  if (pairs > 0) rows |= ROW_BITS.pair;
  if (pairs > 1) rows |= ROW_BITS['two pair'];
  if (most > 2) rows |= ROW_BITS['three of a kind'];
  if (most > 2 && pairs > 1) rows |= ROW_BITS['full house'];
  if (most > 3) rows |= ROW_BITS['four of a kind'];
  if (most > 4) rows |= ROW_BITS['five of a kind'];
  if (counts[ACE] > 4) rows |= ROW_BITS['five aces'];
  return rows;
}

function rowsOfSuit(set: number): number {
  let rows = 0;
  if (bitCount(set) >= 5) rows |= FLUSH;
  if (hasRun(set, 5)) rows |= STRAIGHT_FLUSH;
  if ((set & ROYAL_SET) === ROYAL_SET) rows |= ROYAL;
  if (hasRun(set, CARDS)) rows |= ROW_BITS['seven-card straight flush'];
  return rows;
}

function naturalRowsOfSuit(set: number): number {
  let rows = rowsOfSuit(set);
  if (hasRun(set, 5)) rows |= ROW_BITS['straight flush without joker'];
  if (hasRun(set, CARDS)) rows |= ROW_BITS['seven-card straight flush without joker'];
  return rows;
}

/** Rows by number of jokers, 0 or 1: `ranks` by `rankIndex` of the other cards, `suits` by set of ranks in one suit. */
class BonusTable {
  private readonly joker: BonusJoker;
  private readonly ranks: readonly Uint16Array[];
  private readonly suits: readonly Uint16Array[];

  constructor(joker: BonusJoker) {
    this.joker = joker;
    this.ranks = [0, 1].map((jokers) => {
      const rows = new Uint16Array(rankIndexSize(CARDS - jokers));
      eachRankCounts(ALL_RANKS, CARDS - jokers, 4, (counts) => {
        const at = rankIndex(CARDS - jokers, keyOfCounts(counts));
        rows[at] = jokers === 0 ? rowsOfCounts(counts) : this.rowsOfCountsAndJoker(counts);
      });
      return rows;
    });
    this.suits = [
      Uint16Array.from({ length: SETS }, (_, set) => naturalRowsOfSuit(set)),
      Uint16Array.from({ length: SETS }, (_, set) => this.rowsOfSuitAndJoker(set)),
    ];
  }

  rows(cards: Cards): number {
    let keys = 0;
    let suits = 0;
    for (let i = 0; i < cards.length; i++) {
      keys += cardKeys[cards[i]];
      suits += suitKeys[cards[i]];
    }
    const jokers = suits >> JOKER_SHIFT;
    let rows = this.ranks[jokers][rankIndex(CARDS - jokers, keys)];
    const suited = flushSuits(suits, jokers);
    if (suited === 0) return rows;
    for (let suit = 0; suit < 4; suit++) {
      if (isFlushSuit(suited, suit)) rows |= this.suits[jokers][ranksOfSuit(cards, suit)];
    }
    return (rows & ROYAL) !== 0 && this.isMatched(cards, jokers)
      ? rows | ROW_BITS['royal flush and royal match']
      : rows;
  }

  private rowsOfCountsAndJoker(counts: RankCounts): number {
    let rows = 0;
    for (const rank of ALL_RANKS) {
      counts[rank]++;
      const stands = this.joker === 'wild' || rank === ACE;
      rows |= stands ? rowsOfCounts(counts) : rowsOfCounts(counts) & STRAIGHT;
      counts[rank]--;
    }
    return rows;
  }

  private rowsOfSuitAndJoker(set: number): number {
    let rows = naturalRowsOfSuit(set);
    for (const rank of ALL_RANKS) {
      const completed = rowsOfSuit(set | (1 << rank));
      rows |= this.joker === 'bug-no-flush' && (completed & STRAIGHT_FLUSH) === 0 ? 0 : completed;
    }
    return rows;
  }

  /**
   * 000:1313: the two cards beside the royal flush are a king and queen of one suit. A joker may stand in the royal
   * flush; only a fully wild joker (002:1610) may be the other king or queen.
   */
  private isMatched(cards: Cards, jokers: number): boolean {
    for (let suit = 0; suit < 4; suit++) {
      const missing = 5 - bitCount(ranksOfSuit(cards, suit) & ROYAL_SET);
      if (missing > jokers) continue;
      const wanted = this.joker === 'wild' ? 2 - (jokers - missing) : 2;
      for (let other = 0; other < 4; other++) {
        if (other !== suit && bitCount(ranksOfSuit(cards, other) & MATCH_SET) >= wanted) return true;
      }
    }
    return false;
  }
}

const TITLES: Record<BonusJoker, string> = {
  bug: 'the joker for aces, straights and flushes (Pai Gow Poker Gold)',
  'bug-no-flush': 'the joker for aces and straights (Face Up Pai Gow)',
  wild: 'the joker any card (Fortune Pai Gow)',
};

function sevenCardBonusFor(joker: BonusJoker): SevenCardBonus {
  let made: BonusTable | undefined;
  const rows = (cards: Cards) => {
    made ??= new BonusTable(joker);
    return made.rows(cards);
  };
  return {
    id: joker === 'bug' ? 'seven-card-bonus' : `seven-card-bonus-${joker === 'wild' ? 'wild' : 'no-flush'}`,
    title: `Seven cards as pai gow bonus bets pay them, ${TITLES[joker]}`,
    parts: [{ name: 'cards', sizes: [CARDS] }],
    accepts: (card) => card >= 0 && card <= JOKER,
    jokers: 1,
    rows,
    value: (cards) => 32 - Math.clz32(rows(cards)),
    name: (value) => BONUS_ROWS[value - 1],
  };
}

/** All seven cards with a joker that is an ace, or completes a straight or a flush. */
export const sevenCardBonus = sevenCardBonusFor('bug');
/** As `sevenCardBonus`, but the joker completes no flush. */
export const sevenCardBonusNoFlush = sevenCardBonusFor('bug-no-flush');
/** As `sevenCardBonus`, with a joker that is any card. */
export const sevenCardBonusWild = sevenCardBonusFor('wild');
