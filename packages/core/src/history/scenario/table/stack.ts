import { dealtFrom, type StackedHands } from '../../../engine/stacked-orders.ts';
import { eventsOf, type HandEvent, type HandInPlay } from '../../../table/index.ts';
import { exchange, notCome, placesByHand, wantedPlaces } from '../shoe.ts';

/** An order of cards that the house has brought, and where in it a hand began to deal: a shoe may run on. */
export interface Brought {
  /** Which of all orders that were brought at the table. */
  readonly index: number;
  readonly cards: readonly number[];
  readonly from: number;
}

/** A hand whose cards were stacked. */
export interface StackedDeal {
  readonly place: string;
  /** By seat number, or by the name of another place. */
  readonly hands: StackedHands;
  readonly undealt: boolean;
  readonly hand: HandInPlay;
  readonly events: () => readonly HandEvent[];
  readonly brought: Brought[];
}

/** Stacked cards that have not come. */
export function leftOf(deal: StackedDeal): readonly number[] {
  return deal.undealt ? [] : notCome(deal.hands, cameTo(deal));
}

interface Came {
  readonly order: number;
  readonly place: number;
}

/**
 * Brings wanted cards to where others fell, in the orders of the house. The first order that is wrong is
 * changed, and what comes of that is seen when the table is played again.
 */
export function mend(deal: StackedDeal, orders: Map<number, number[]>): 'right' | 'changed' | 'impossible' {
  const came = cameTo(deal);
  for (const [i, { index, cards, from }] of deal.brought.entries()) {
    const places = new Map(
      [...came].map(([name, at]) => [name, at.map(({ order, place }) => (order === index ? place : -1))]),
    );
    const hands = [...deal.hands].filter(([name]) => i === 0 || (name !== 'deck' && name !== 'shoe'));
    const wanted = wantedPlaces(new Map(hands), places).filter(([place]) => place >= 0);
    // Cards of the shoe that earlier hands were dealt stay where they are.
    const rest = cards.slice(from);
    if (wanted.every(([place, card]) => rest[place] === card)) continue;
    if (!exchange(rest, wanted)) return 'impossible';
    orders.set(index, [...cards.slice(0, from), ...rest]);
    return 'changed';
  }
  return 'right';
}

/** Where each hand's cards came from. */
function cameTo(deal: StackedDeal): Map<string, Came[]> {
  const { hand, brought } = deal;
  const events = deal.events();
  if (hand.kind === 'player-dealer') {
    const [first] = brought;
    if (first === undefined) return new Map();
    const places = placesByHand(hand.state.setup, eventsOf(hand.kind, events));
    return new Map(
      [...places].map(([name, at]) => [name, at.map((place) => ({ order: first.index, place }))]),
    );
  }
  const came = new Map<string, Came[]>();
  const orders = brought.map(({ cards }) => cards);
  for (const { to, order, place } of dealtFrom(eventsOf(hand.kind, events), orders))
    came.set(to, [...(came.get(to) ?? []), { order: brought[order]?.index ?? order, place }]);
  return came;
}
