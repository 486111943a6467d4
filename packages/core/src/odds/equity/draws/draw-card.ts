import { ACE, JOKER, rankOf, suitOf } from '../../../cards/index.ts';
import type { PotGame } from '../../../engine/pot/game.ts';

/**
 * What a sound player keeps at a draw, as a strategy card has it. `left` is how many draws there are
 * with this one; the answer is a set of places, one bit for each card.
 */
export type DrawCard = (cards: readonly number[], left: number) => number;

/**
 * The highest card kept to draw to, and the worst hand that stands pat on the last, the next to last and the first
 * draw.
 */
interface LowLine {
  readonly low: (card: number) => number;
  readonly keep: number;
  readonly pat: readonly [number, number, number];
  /** Whether straights and flushes count and spoil a low. */
  readonly spoiled: boolean;
}

/** Ace 0, deuce 1 … king 12; a joker is below them all. */
const aceLow = (card: number): number => (card === JOKER ? -1 : rankOf(card) === ACE ? 0 : rankOf(card) + 1);
/** Deuce 0 … ace 12. */
const aceHigh = (card: number): number => rankOf(card);

/** Ace to five: draw to an eight; a nine stands pat with one draw to come, an eight before that. */
const ACE_FIVE: LowLine = { low: aceLow, keep: 7, pat: [8, 8, 7], spoiled: false };
/** Deuce to seven: draw to an eight; a ten stands pat with one draw to come, a nine with two, an eight with three. */
const DEUCE_SEVEN: LowLine = { low: aceHigh, keep: 6, pat: [8, 7, 6], spoiled: true };
/** Badugi: draw to an eight; a queen stands pat with one draw to come, a jack with two, a ten with three. */
const BADUGI_KEEP = 7;
const BADUGI_PAT = [11, 10, 9] as const;

const patAt = (pat: readonly number[], left: number): number => pat[Math.min(left, pat.length) - 1];

const lowLine =
  (line: LowLine): DrawCard =>
  (cards, left) => {
    const kept = lowest(cards, line, patAt(line.pat, left));
    return isAll(kept, cards) && !(line.spoiled && isSpoiled(cards)) ? kept : lowest(cards, line, line.keep);
  };

const isAll = (set: number, cards: readonly number[]): boolean => set === (1 << cards.length) - 1;

/** Cards up to `most`, each rank once; a made straight or flush loses its highest card. */
function lowest(cards: readonly number[], { low, spoiled }: LowLine, most: number): number {
  let set = 0;
  let ranks = 0;
  let top = -1;
  for (let i = 0; i < cards.length; i++) {
    const rank = low(cards[i]);
    if (rank > most || (rank >= 0 && ranks & (1 << rank))) continue;
    if (rank >= 0) ranks |= 1 << rank;
    set |= 1 << i;
    if (top < 0 || rank > low(cards[top])) top = i;
  }
  return spoiled && isAll(set, cards) && isSpoiled(cards) ? set & ~(1 << top) : set;
}

/** A straight or a flush; five cards without a pair. */
function isSpoiled(cards: readonly number[]): boolean {
  let least = ACE;
  let most = 0;
  let flush = true;
  for (const card of cards) {
    least = Math.min(least, rankOf(card));
    most = Math.max(most, rankOf(card));
    if (suitOf(card) !== suitOf(cards[0])) flush = false;
  }
  return flush || most - least === cards.length - 1;
}

/** The best badugi in the cards: most of them, then the lowest, all of different ranks and suits. */
const badugiLine: DrawCard = (cards, left) => {
  const pat = bestBadugi(cards, patAt(BADUGI_PAT, left));
  return countOf(pat) === 4 ? pat : bestBadugi(cards, BADUGI_KEEP);
};

const FIVE = 1 << 5;
const ranksOf = new Int32Array(FIVE);
const suitsOf = new Int32Array(FIVE);

/** Every set is one card more than a smaller one; a set with a rank or a suit twice, or too high, has no ranks. */
function bestBadugi(cards: readonly number[], most: number): number {
  let best = 0;
  let bestWorth = -1;
  for (let set = 1; set < 1 << cards.length; set++) {
    const rest = set & (set - 1);
    const low = set ^ rest;
    const card = cards[31 - Math.clz32(low)];
    const rank = 1 << aceLow(card);
    const suit = 1 << suitOf(card);
    const good = rank < 2 << most && (rest === 0 || (ranksOf[rest] > 0 && !(ranksOf[rest] & rank)));
    ranksOf[set] = 0;
    if (!good || (rest > 0 && suitsOf[rest] & suit)) continue;
    ranksOf[set] = ranksOf[rest] | rank;
    suitsOf[set] = suitsOf[rest] | suit;
    const worth = (countOf(set) << 13) + (1 << 13) - 1 - ranksOf[set];
    if (worth > bestWorth) {
      best = set;
      bestWorth = worth;
    }
  }
  return best;
}

export function countOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/** A low and a badugi from the same five cards: both are kept, so the hand stands pat when it has both. */
const lowAndBadugi = (line: LowLine): DrawCard => {
  const low = lowLine(line);
  return (cards, left) => {
    const lows = low(cards, left);
    if (isAll(lows, cards)) return lows;
    const four = badugiLine(cards, left);
    // With a badugi made, only a card that spoils the low goes; else both draws are to good low cards.
    return countOf(four) === 4 ? four | lows : lows;
  };
};

const SIX = 5;
const SIXES = 4;
/** Three low cards are enough to draw to while more than one draw is left. */
const FEW_LOWS = 3;

/** Archie: a six low or a straight or better stands pat; else four low cards, what is paired, or three low cards. */
const archieLine: DrawCard = (cards, left) => {
  const lows = lowest(cards, ACE_FIVE, SIX);
  if (isAll(lows, cards) || isPatHigh(cards)) return (1 << cards.length) - 1;
  const groups = paired(cards);
  if (countOf(groups) > 2) return groups;
  if (countOf(lows) === 4) return lows;
  const isHighPair = groups !== 0 && rankOf(cards[31 - Math.clz32(groups)]) >= SIXES;
  if (isHighPair) return groups;
  if (countOf(lows) >= FEW_LOWS && left > 1) return lows;
  return groups !== 0 ? groups : highestOf(cards);
};

/** Five of a suit, or in a row without a pair. */
const isPatHigh = (cards: readonly number[]): boolean => {
  const suited = cards.every((card) => suitOf(card) === suitOf(cards[0]));
  return suited || (paired(cards) === 0 && isSpoiled(cards));
};

/** The places of cards whose rank is there more than once. */
function paired(cards: readonly number[]): number {
  let set = 0;
  for (let i = 0; i < cards.length; i++)
    for (let k = 0; k < cards.length; k++)
      if (i !== k && rankOf(cards[i]) === rankOf(cards[k])) set |= 1 << i;
  return set;
}

const highestOf = (cards: readonly number[]): number =>
  1 << cards.reduce((best, card, i) => (rankOf(card) > rankOf(cards[best]) ? i : best), 0);

const CARDS: Readonly<Record<string, DrawCard>> = {
  'ace-five': lowLine(ACE_FIVE),
  'lowball-joker': lowLine(ACE_FIVE),
  'deuce-seven': lowLine(DEUCE_SEVEN),
  badugi: badugiLine,
  'ace-five badugi': lowAndBadugi(ACE_FIVE),
  'deuce-seven badugi': lowAndBadugi(DEUCE_SEVEN),
  'high-66 low-6': archieLine,
};

const known = new WeakMap<PotGame, DrawCard | null>();

/** The strategy card of a draw game; null for one that has none. */
export function drawCardOf(game: PotGame): DrawCard | null {
  let card = known.get(game);
  if (card === undefined) {
    const draws = game.script.some((step) => step.do === 'draw');
    const inHand = game.shares.every(({ from }) => from.use === 'hand');
    const id = game.shares.map(({ ranking }) => ranking.id).join(' ');
    card = draws && inHand ? (CARDS[id] ?? null) : null;
    known.set(game, card);
  }
  return card;
}
