import { JOKER, type Pack } from '../../cards/index.ts';
import { choices, forSuitClasses } from '../count/suit-classes.ts';
import { SUIT_ORDERS } from '../front-and-back/hand-index.ts';
import type { FrontAndBack } from '../front-and-back/house-way.ts';
import { setNumber } from '../front-and-back/sets.ts';
import { classesOf } from '../front-and-back/subsets.ts';

const SIZE = 7;
/** Ways to hold the suits of a rank. */
const HELD = 16;
/** How often progress is reported. */
const TICK = 1 << 16;

/**
 * How the house way sets every hand that the bank can have without these cards: each set with how many hands have it.
 * Hands that differ only by suits are set once, and counted as often as they share no card with these.
 */
export function bankSets(
  shoe: Pack,
  { way, front, back }: FrontAndBack,
  own: readonly number[],
  onProgress?: (done: number) => void,
): Map<number, number> {
  const isWild = (card: number) => card === JOKER;
  const jokers = shoe.cards.filter(isWild).length;
  const mine = own.filter(isWild).length;
  const taken = new Uint8Array(13);
  for (const card of own) if (!isWild(card)) taken[card >> 2] |= 1 << (card & 3);
  const held = new Uint8Array(13);
  const sets = new Map<number, number>();
  const all = classesOf(shoe, SIZE);
  let seen = 0;
  forSuitClasses(shoe, SIZE, (cards, ways) => {
    if (++seen % TICK === 0) onProgress?.(seen / all);
    held.fill(0);
    let wild = 0;
    for (const card of cards) {
      if (isWild(card)) wild++;
      else held[card >> 2] |= 1 << (card & 3);
    }
    if (wild > jokers - mine) return;
    const orders = ordersApart(cards, held, taken);
    if (orders === 0) return;
    const often = (ways / choices(jokers, wild)) * choices(jokers - mine, wild);
    const set = way(cards);
    const number = setNumber(front(set.front), back(set.back));
    sets.set(number, (sets.get(number) ?? 0) + (often * orders) / SUIT_ORDERS.length);
  });
  return sets;
}

/** By suits held and suits taken of a rank: the orders of the suits, a bit each, in which they share a card. */
const SHARED = Uint32Array.from({ length: HELD * HELD }, (_, both) =>
  SUIT_ORDERS.reduce(
    (bits, order, i) => ((order[Math.floor(both / HELD)] & (both % HELD)) === 0 ? bits : bits | (1 << i)),
    0,
  ),
);

/** In how many orders of the suits the hand shares none of the cards that are taken. */
function ordersApart(cards: readonly number[], held: Uint8Array, taken: Uint8Array): number {
  let shared = 0;
  for (let i = 0; i < SIZE; i++) {
    const rank = cards[i] >> 2;
    if (cards[i] !== JOKER) shared |= SHARED[held[rank] * HELD + taken[rank]];
  }
  let orders = SUIT_ORDERS.length;
  for (let bits = shared; bits !== 0; bits &= bits - 1) orders--;
  return orders;
}
