import { HIDDEN, printCard } from '../cards/index.ts';
import type { PointsEvent } from './points/events.ts';
import type { PotEvent } from './pot/events.ts';
import { sameCards } from './shuffles.ts';

/** A card that was dealt: which order it lay in, at which place, and where it went. */
export interface DealtFrom {
  /** Which of the orders that the house has brought; `NO_ORDER` when the card was in none of them. */
  readonly order: number;
  readonly place: number;
  /** A seat by its number from one, `board`, `board 2`, or `burns`. */
  readonly to: string;
}

const NO_ORDER = -1;

/** What must be dealt where, asked for in the order in which the cards are dealt. */
export interface WantedCards {
  /** The card that must go there next; null when any will do that is not wanted elsewhere. */
  take(to: string): number | null;
  /** When a card must still come: the greater, the later. `NOT_WANTED` when it need not. */
  wantedAt(card: number): number;
  /** Says that a wanted card is not among those that are left to deal. */
  missing(card: number): Error;
}

export const NOT_WANTED = -1;

/**
 * Orders of cards that deal what is wanted, made before the house shuffles. Who is dealt which card of an
 * order depends on what the players do, so a hand is tried, cards that did not come where they were wanted
 * change places with those that did, and the hand is tried again, until all of them come right.
 */
export class StackedOrders {
  readonly #orders: Order[] = [];
  #brought = 0;

  /** The hand begins again, with the orders as they are by now. */
  again(): void {
    this.#brought = 0;
  }

  /** The cards of the next shuffle, in the order that has turned out best so far. */
  bring(cards: readonly number[], atFirst: (cards: readonly number[]) => number[]): readonly number[] {
    const at = this.#brought++;
    const known = this.#orders[at];
    if (known !== undefined && sameCards(known.cards, cards)) return known.cards;
    this.#orders.length = at;
    this.#orders.push({ cards: atFirst(cards), keeps: new Set() });
    return this.#orders[at].cards;
  }

  /**
   * Compares a hand that was tried with what was wanted. True when an order has been changed, so that the hand
   * must be tried again; orders after that one are forgotten, because other cards may be in them.
   */
  mend(log: readonly (PotEvent | PointsEvent)[], wanted: WantedCards): boolean {
    const orders = this.#orders.map((order) => new OrderInWork(order));
    const changed = this.#mend(log, wanted, orders);
    if (changed !== NO_ORDER) this.#orders.length = changed + 1;
    return changed !== NO_ORDER;
  }

  #mend(log: readonly (PotEvent | PointsEvent)[], wanted: WantedCards, orders: OrderInWork[]): number {
    let changed = NO_ORDER;
    const dealt = dealtFrom(
      log,
      orders.map(({ cards }) => cards),
    );
    for (const { order, place, to } of dealt) {
      if (changed !== NO_ORDER && order !== changed) break;
      const card = wanted.take(to);
      if (order === NO_ORDER) continue;
      const here = orders[order];
      const from = card === null ? here.spare(place, wanted) : here.find(card, place);
      if (from === NOT_THERE) {
        const before = bringAlong(orders.slice(0, order + 1), card as number, wanted);
        if (before === NO_ORDER) throw wanted.missing(card as number);
        return before;
      }
      if (from !== place) changed = order;
      here.fix(place, from, card === null);
    }
    return changed;
  }
}

interface Order {
  readonly cards: number[];
  /** Places whose card nobody wants there, but in a later order: it stays. */
  readonly keeps: Set<number>;
}

const NOT_THERE = -1;

/** An order while its cards change places. */
class OrderInWork {
  readonly cards: number[];
  readonly #keeps: Set<number>;
  /** Places that are as they should be, and those of them where any card would do. */
  readonly #fixed: Uint8Array;
  readonly #any: Uint8Array;

  constructor({ cards, keeps }: Order) {
    this.cards = cards;
    this.#keeps = keeps;
    this.#fixed = new Uint8Array(cards.length);
    this.#any = new Uint8Array(cards.length);
  }

  /** Where a card lies that can still come to this place. */
  find(card: number, place = NOT_THERE): number {
    if (this.cards[place] === card) return place;
    return this.cards.findIndex((of, at) => of === card && this.#fixed[at] === 0);
  }

  /** Where a card lies that is not wanted elsewhere, or else the one that is wanted last. */
  spare(place: number, wanted: WantedCards): number {
    if (this.#keeps.has(place)) return place;
    let best = place;
    let latest = wanted.wantedAt(this.cards[place]);
    for (let at = 0; at < this.cards.length && latest !== NOT_WANTED; at++) {
      if (this.#fixed[at] === 1) continue;
      const when = wanted.wantedAt(this.cards[at]);
      if (when !== NOT_WANTED && when <= latest) continue;
      best = at;
      latest = when;
    }
    return best;
  }

  fix(place: number, from: number, any: boolean): void {
    const { cards } = this;
    [cards[place], cards[from]] = [cards[from], cards[place]];
    this.#fixed[place] = 1;
    this.#any[place] = any ? 1 : 0;
  }

  /** No card is wanted at this place. */
  isFree(place: number): boolean {
    return this.#fixed[place] === 0 || this.#any[place] === 1;
  }

  /** The place of a card that was dealt where any would have done. */
  dealtAnywhere(card: number): number {
    const place = this.cards.indexOf(card);
    return place >= 0 && this.#any[place] === 1 && !this.#keeps.has(place) ? place : NOT_THERE;
  }

  /** A card that was not dealt is dealt at this place, to come back with a later shuffle. */
  keep(place: number, from: number): void {
    this.fix(place, from, true);
    this.#keeps.add(place);
  }
}

/**
 * A card is wanted of the last of these orders but is not in it: the stub that was left of an earlier one has
 * it. There it changes places with a card that was burned or thrown away unknown, and so came into the last.
 */
function bringAlong(orders: readonly OrderInWork[], card: number, wanted: WantedCards): number {
  const last = orders[orders.length - 1];
  const others = last.cards.filter((_, place) => last.isFree(place));
  others.sort((a, b) => lateness(wanted.wantedAt(b)) - lateness(wanted.wantedAt(a)));
  for (let at = orders.length - 2; at >= 0; at--) {
    const from = orders[at].find(card);
    if (from === NOT_THERE) continue;
    for (const other of others) {
      const place = orders[at].dealtAnywhere(other);
      if (place === NOT_THERE) continue;
      orders[at].keep(place, from);
      return at;
    }
  }
  return NO_ORDER;
}

const lateness = (when: number): number => (when === NOT_WANTED ? Number.MAX_SAFE_INTEGER : when);

/** Where each card of a hand came from, as it was dealt. */
export function dealtFrom(
  log: readonly (PotEvent | PointsEvent)[],
  orders: readonly (readonly number[])[],
): DealtFrom[] {
  const found: DealtFrom[] = [];
  const taken = orders.map(({ length }) => new Uint8Array(length));
  let latest = NO_ORDER;
  for (const event of log) {
    if (event.type === 'shuffled') latest++;
    if (!isDealing(event)) continue;
    const to = destinationOf(event);
    for (const card of event.cards) found.push({ ...find(orders, taken, latest, card), to });
  }
  return found;
}

type Dealing = Extract<PotEvent | PointsEvent, { type: 'dealt' | 'boarded' | 'burned' }>;

export const isDealing = (event: PotEvent | PointsEvent): event is Dealing =>
  event.type === 'dealt' || event.type === 'boarded' || event.type === 'burned';

export function destinationOf(event: Dealing): string {
  if (event.type === 'dealt') return seatName(event.seat);
  return event.type === 'boarded' ? boardName(event.board) : BURNS;
}

export const seatName = (seat: number): string => `${seat + 1}`;
export const boardName = (board: number): string => (board === 0 ? 'board' : `board ${board + 1}`);
export const BURNS = 'burns';

/** In the latest order, or in one before it: the last cards of a stub are dealt before a new one. */
function find(
  orders: readonly (readonly number[])[],
  taken: readonly Uint8Array[],
  latest: number,
  card: number,
): { order: number; place: number } {
  for (let order = latest; order >= 0; order--) {
    const place = orders[order].findIndex((of, at) => of === card && taken[order][at] === 0);
    if (place < 0) continue;
    taken[order][place] = 1;
    return { order, place };
  }
  return { order: NO_ORDER, place: 0 };
}

/** Cards by where they go, each list in the order they come there; `HIDDEN` for any card. */
export type StackedHands = ReadonlyMap<string, readonly number[]>;

/** Wants stacked cards where they were stacked, and none of them anywhere else. */
export class WantedHands implements WantedCards {
  readonly #left: Map<string, number[]>;
  readonly #later = new Set<number>();

  constructor(hands: StackedHands) {
    this.#left = new Map([...hands].map(([to, cards]) => [to, [...cards]]));
    for (const card of [...hands.values()].flat()) if (card !== HIDDEN) this.#later.add(card);
  }

  take(to: string): number | null {
    const card = this.#left.get(to)?.shift() ?? HIDDEN;
    this.#later.delete(card);
    return card === HIDDEN ? null : card;
  }

  wantedAt(card: number): number {
    return this.#later.has(card) ? 0 : NOT_WANTED;
  }

  missing(card: number): Error {
    return new Error(`The stacked card ${printCard(card)} has been dealt before.`);
  }
}
