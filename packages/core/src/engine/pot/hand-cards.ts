import type { HandState } from './state.ts';

/** Puts cards onto a list. */
export function add(list: number[], cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) list.push(cards[i]);
}

/** Takes cards out of a hand. A view that does not know them loses as many unknown ones. */
export function remove(hand: number[], cards: readonly number[]): void {
  for (const card of cards) {
    const at = hand.indexOf(card);
    hand.splice(at >= 0 ? at : hand.length - 1, 1);
  }
}

/** A seat has no claim anymore, and its cards lie in the muck. */
export function fold(state: HandState, seat: number): void {
  state.live[seat] = 0;
  state.liveCount--;
  add(state.muck, state.down[seat]);
  add(state.muck, state.up[seat]);
  state.down[seat] = [];
  state.up[seat] = [];
}
