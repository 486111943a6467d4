import type { AtText } from './at-text.ts';
import type { Order } from './order.ts';
import { pointsOrders } from './points-orders.ts';
import { potOrders } from './pot-orders.ts';
import { roundOrders } from './round-orders.ts';
import { askedOrders, seatOrders } from './seat-orders.ts';

/** What may be done in the hand, and what the table asks for between hands. */
export function playOrders(at: AtText): Order[] {
  return [...handOrders(at), ...askedOrders(at)];
}

/** All that may be done now, from what is legal in this very state. */
export const ordersNow = (at: AtText): Order[] => [...playOrders(at), ...seatOrders(at)];

function handOrders({ state: { hand }, legal: now, place }: AtText): Order[] {
  if (now === null || hand === null || place < 0) return [];
  if (now.kind === 'pot' && hand.kind === 'pot')
    return 'seat' in now.legal && now.legal.seat === place ? potOrders(hand.state, now.legal) : [];
  if (now.kind === 'points' && hand.kind === 'points') {
    const due = now.legal.due === 'set' ? now.legal.seats.find(({ seat }) => seat === place) : undefined;
    return due === undefined ? [] : pointsOrders(hand.state, due);
  }
  return now.kind === 'player-dealer' && hand.kind === 'player-dealer'
    ? roundOrders(hand.state, now.legal, place)
    : [];
}
