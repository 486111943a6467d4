import { ACE, DEUCE, HIDDEN, JOKER, rankOf, suitOf } from '../../cards/index.ts';
import type { Advice } from '../../engine/player-dealer/game.ts';
import { type RoundState, type SpotHand, shared } from '../../engine/player-dealer/state.ts';
import { caribbean } from '../../ranks/high/caribbean.ts';
import { high } from '../../ranks/high/high.ts';
import { categoryOf, PAIR, TWO_PAIR } from '../../ranks/tables/five-card.ts';
import { worth } from './against-dealer.ts';

const [JACK, QUEEN, KING] = [9, 10, 11];

/** The cards of a hand that lie face up. */
export const faceUp = ({ cards, up }: SpotHand): number[] => cards.filter((_, i) => up[i]);

export const upcardOf = (view: RoundState): number => faceUp(shared(view, 'dealer'))[0] ?? HIDDEN;

/**
 * Known line: call with a pair or better, and with ace-king when the upcard, a queen or less, matches
 * one of the cards; when it is an ace or king and there is a queen or jack; or when there is a queen
 * and the upcard is lower than the fourth card.
 */
export function callsCaribbean(cards: readonly number[], upcard: number): boolean {
  if (caribbean.value(cards) >= worth(caribbean, '2s 2d 3c 4h 5s')) return true;
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  if (ranks[0] !== ACE || ranks[1] !== KING || upcard === HIDDEN) return false;
  const up = rankOf(upcard);
  if (up >= KING) return ranks[2] === QUEEN || ranks[2] === JACK;
  return ranks.includes(up) || (ranks[2] === QUEEN && up < ranks[3]);
}

/**
 * Known line: four times before the flop with a good start; twice with two pair or a pair of one's own,
 * deuces in the hand excepted, or with four to a flush to a ten or higher of one's own; once with a pair of
 * one's own, or when fewer than twenty-one cards would beat the hand.
 */
export function adviseUltimate(cards: readonly number[], seen: readonly number[]): Advice {
  if (seen.length === 0) return { id: isBigStart(cards) ? 'play' : 'check' };
  const mine = categoryOf(high.value([...cards, ...seen]));
  const own = hasOwnPair(cards, seen);
  if (seen.length > 3) return { id: own || cardsThatBeat(cards, seen) < OUTS ? 'play' : 'fold' };
  const deuces = cards.every((card) => rankOf(card) === DEUCE) && mine === PAIR;
  const big = (own && mine >= PAIR && !deuces) || mine >= TWO_PAIR || isFlushDraw(cards, seen);
  return { id: big ? 'play' : 'check' };
}

const hasOwnPair = (cards: readonly number[], seen: readonly number[]): boolean =>
  rankOf(cards[0]) === rankOf(cards[1]) ||
  cards.some((card) => seen.some((other) => rankOf(other) === rankOf(card)));

const isFlushDraw = (cards: readonly number[], seen: readonly number[]): boolean =>
  cards.some((card) => {
    const suited = [...cards, ...seen].filter((other) => suitOf(other) === suitOf(card));
    return suited.length === 4 && rankOf(card) >= TEN;
  });

const OUTS = 21;

/** Single cards that would give the player-dealer the better hand on this board. */
function cardsThatBeat(cards: readonly number[], board: readonly number[]): number {
  const mine = high.value([...cards, ...board]);
  let outs = 0;
  for (let card = 0; card < JOKER; card++)
    if (!cards.includes(card) && !board.includes(card) && high.value([...board, card]) > mine) outs++;
  return outs;
}

const TEN = 8;
const THREE = 1;
/** The lowest card beside a king, queen or jack that makes a large bet, suited and not. */
const BESIDE: Readonly<Record<number, readonly [number, number]>> = {
  11: [0, 3],
  10: [4, 6],
  9: [6, TEN],
};

/** A pair of threes and up, any ace, a king, queen or jack with a good card beside it. */
function isBigStart([a, b]: readonly number[]): boolean {
  const [top, low] = [rankOf(a), rankOf(b)].sort((x, y) => y - x);
  if (top === low) return top >= THREE;
  if (top === ACE) return true;
  const [suited, offsuit] = BESIDE[top] ?? [ACE, ACE];
  return low >= (suitOf(a) === suitOf(b) ? suited : offsuit);
}
