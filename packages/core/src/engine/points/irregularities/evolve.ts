import { HIDDEN } from '../../../cards/index.ts';
import { served } from '../served.ts';
import type { PointsState } from '../state.ts';
import { nothingRuled } from './after-rulings.ts';
import type { PointsRulingEvent } from './events.ts';

/** Applies what a ruling did. */
export function evolveRuling(state: PointsState, event: PointsRulingEvent): void {
  state.ruled ??= nothingRuled();
  const { ruled } = state;
  switch (event.type) {
    case 'irregular': {
      const { what, cards = [] } = event.irregularity;
      if (what === 'exposed card' || what === 'boxed card') ruled.shown += cards.length;
      if (what === 'boxed card') ruled.boxed += cards.length;
      break;
    }
    case 'ruled':
      break;
    case 'faced':
      ruled.faced.push(...event.cards);
      for (const card of event.cards) see(state, event.seat, card);
      break;
    case 'fouled':
      ruled.fouled.push(event.seat);
      break;
    case 'forfeited':
      ruled.forfeited.push(event.seat);
      state.surrendered[event.seat] = 1;
      if (state.waiting.includes(event.seat)) served(state, event.seat);
      break;
    case 'misdealt':
      giveBack(state);
      break;
  }
}

/** A view that did not know the card knows it now, in the hand or among the cards laid. */
function see({ held, sets }: PointsState, seat: number, card: number): void {
  const places = [held[seat], ...sets[seat]];
  if (places.some((cards) => cards.includes(card))) return;
  const unknown = places.find((cards) => cards.includes(HIDDEN));
  if (unknown !== undefined) unknown[unknown.indexOf(HIDDEN)] = card;
}

/** Chips lie as they did before the hand, fees included. */
function giveBack(state: PointsState): void {
  const { stacks } = state.setup;
  state.chips.fill(0);
  for (let seat = 0; seat < state.seats; seat++) state.chips[seat] = stacks[seat] ?? 0;
  state.won.fill(0);
  state.lost.fill(0);
  state.waiting = [];
  state.misdealt = true;
  state.over = true;
}
