import type { HandState } from '../state.ts';
import type { Order } from './events.ts';

/** What rulings have left behind in a hand. */
export interface AfterRulings {
  /** Cards out of play that a shuffle may bring back. */
  aside: number[];
  /** Downcards that everybody has seen. */
  faced: number[];
  orders: Order[];
}

export const nothingRuled = (): AfterRulings => ({ aside: [], faced: [], orders: [] });

/** An order of this kind that is not yet carried out, for a seat where it is one seat's. */
export function orderFor<Do extends Order['do']>(
  { ruled }: HandState,
  what: Do,
  seat?: number,
): Extract<Order, { do: Do }> | undefined {
  if (ruled === null) return undefined;
  return ruled.orders.find(
    (order): order is Extract<Order, { do: Do }> =>
      order.do === what && (seat === undefined || ('seat' in order && order.seat === seat)),
  );
}

/** Takes no part in betting anymore, though chips are left. */
export const isDeclaredAllIn = (state: HandState, seat: number): boolean =>
  state.ruled !== null && orderFor(state, 'all in', seat) !== undefined;
