import { isTile, rankOf } from '@cardroom/core/cards';

/** A place that cards are put in. */
export interface TrayPlace {
  readonly id: string;
  readonly title: string;
  /** Cards that fit in, and those that lie there from before. */
  readonly room: number;
  readonly lies: readonly number[];
}

/** By card: which place it is in; -1 for the hand. */
export type Placing = readonly number[];

export const emptyPlacing = (cards: readonly number[]): Placing => cards.map(() => -1);

/** The cards that were put in a place. */
export const inPlace = (cards: readonly number[], placing: Placing, place: number): number[] =>
  cards.filter((_, i) => placing[i] === place);

/** A card goes to a place: its last card makes room when it is full. */
export function put(placing: Placing, card: number, place: number, places: readonly TrayPlace[]): Placing {
  if (placing[card] === place) return placing;
  const next = [...placing];
  if (place >= 0) {
    const there = placing.flatMap((at, i) => (at === place ? [i] : []));
    const last = there.at(-1);
    if (places[place].room === 0) return placing;
    if (there.length >= places[place].room && last !== undefined) next[last] = placing[card];
  }
  next[card] = place;
  return next;
}

/** Where a tapped card goes: from a place back to the hand, from the hand to the place one fills. */
export function tap(placing: Placing, card: number, filling: number, places: readonly TrayPlace[]): Placing {
  return put(placing, card, placing[card] >= 0 ? -1 : filling, places);
}

/** The place to fill: the one asked for while it has room, else the first that has. */
export function nextToFill(placing: Placing, asked: number, places: readonly TrayPlace[]): number {
  const has = (place: number) => placing.filter((at) => at === place).length < (places[place]?.room ?? 0);
  if (has(asked)) return asked;
  const found = places.findIndex((_, place) => has(place));
  return found < 0 ? Math.max(0, asked) : found;
}

/** The placing that puts these cards in these places. */
export function placingOf(cards: readonly number[], sets: readonly (readonly number[])[]): Placing {
  const left = sets.map((set) => [...set]);
  return cards.map((card) => {
    const place = left.findIndex((set) => set.includes(card));
    if (place >= 0) left[place].splice(left[place].indexOf(card), 1);
    return place;
  });
}

/** Places of cards from high to low, as people hold them; a joker stands first. */
export function sorted(cards: readonly number[]): number[] {
  const order = (card: number) => (isTile(card) ? -card : rankOf(card) * 4 + (card & 3));
  return [...cards.keys()].sort((a, b) => order(cards[b]) - order(cards[a]));
}
