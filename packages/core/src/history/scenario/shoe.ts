import { printCards, seededRandom } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import { inStyle, placeInPile } from '../../engine/player-dealer/dealing.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import { PILE } from '../../engine/player-dealer/irregularities/events.ts';
import { newRound, type RoundSetup, type RoundState, seatOf } from '../../engine/player-dealer/state.ts';
import type { StackedHands } from '../../engine/stacked-orders.ts';
import { ANY_CARD, BadScenario } from './field.ts';

/**
 * A shoe that deals the stacked cards where they are wanted. Who is dealt which card of a shoe depends
 * on the bets, the choices and the cards before it, so the round is tried, cards that are not those
 * wanted are exchanged, and so on until all fall right.
 */
export function stackShoe(
  setup: RoundSetup,
  hands: StackedHands,
  seed: number,
  play: (shoe: readonly number[]) => readonly RoundEvent[],
): number[] {
  const shoe = startingOrder(Array.from(setup.game.shoe.cards), hands, seed, 'cards');
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wanted = wantedPlaces(hands, placesByHand(setup, play(shoe)));
    if (wanted.every(([place, card]) => shoe[place] === card)) return shoe;
    if (!exchange(shoe, wanted)) break;
  }
  throw cannotCome('cards');
}

/** More than any round needs: the first card that is wrong comes right each time. */
const MOST_TRIES = 400;

export const cannotCome = (place: string): BadScenario =>
  new BadScenario(`${place}: these cards cannot all come where they are stacked.`);

/** Puts the wanted cards at their places, from the first on; false when one of them is not there to be had. */
export function exchange(
  order: number[],
  wanted: readonly (readonly [place: number, card: number])[],
): boolean {
  const right = new Set<number>();
  for (const [place, card] of wanted) if (order[place] === card) right.add(place);
  for (const [place, card] of wanted) {
    if (order[place] !== card) {
      // Another card is wanted there, too: by a pile, and by the hand that it became.
      if (right.has(place)) return false;
      const from = order.findLastIndex((of, at) => of === card && !right.has(at));
      if (from < 0) return false;
      [order[place], order[from]] = [order[from], order[place]];
    }
    right.add(place);
  }
  return true;
}

/** Stacked cards that have not come. */
export function notDealt(
  setup: RoundSetup,
  hands: StackedHands,
  log: readonly RoundEvent[],
): readonly number[] {
  return notCome(hands, placesByHand(setup, log));
}

export function notCome(hands: StackedHands, came: ReadonlyMap<string, readonly unknown[]>): number[] {
  return [...hands]
    .flatMap(([name, cards]) => (isTop(name) ? [] : cards.slice(came.get(name)?.length ?? 0)))
    .filter((card) => card !== ANY_CARD);
}

const isTop = (name: string): boolean => name === 'shoe' || name === 'deck';

/** What the top of the shoe holds, then the rest shuffled, and at the bottom what is wanted somewhere. */
export function startingOrder(
  cards: readonly number[],
  hands: StackedHands,
  seed: number | string,
  place: string,
): number[] {
  const rest = [...cards];
  const take = (card: number): number => {
    const at = rest.indexOf(card);
    if (at < 0)
      throw new BadScenario(`${place}: ${printCards([card])} is stacked too often, or is not in the deck.`);
    rest.splice(at, 1);
    return card;
  };
  const named = (of: readonly number[]) => of.filter((card) => card !== ANY_CARD);
  const top = hands.get('shoe') ?? hands.get('deck') ?? [];
  if (top.length > cards.length)
    throw new BadScenario(
      `${place}: ${top.length} cards from the top are more than the ${cards.length} there are.`,
    );
  for (const card of named(top)) take(card);
  const wanted = [...hands].flatMap(([name, of]) => (isTop(name) ? [] : named(of).map(take)));
  const others = shuffledOrder(rest, seededRandom(seed));
  const laid = top.map((card) => (card === ANY_CARD ? (others.shift() ?? wanted.pop() ?? card) : card));
  return [...laid, ...others, ...wanted];
}

/** Which card should lie at which place, from the top of the shoe down. */
export function wantedPlaces(
  hands: StackedHands,
  places: ReadonlyMap<string, readonly number[]>,
): (readonly [place: number, card: number])[] {
  return [...hands]
    .flatMap(([name, cards]) => {
      const at = isTop(name) ? [...cards.keys()] : (places.get(name) ?? []);
      return at.slice(0, cards.length).map((place, i) => [place, cards[i]] as const);
    })
    .filter(([, card]) => card !== ANY_CARD)
    .sort(([a], [b]) => a - b);
}

/** Which places of the shoe went to each hand. A pile's cards are also those of the hand it became. */
export function placesByHand(setup: RoundSetup, log: readonly RoundEvent[]): Map<string, number[]> {
  const table = newRound(setup);
  const places = new Map<string, number[]>();
  const add = (name: string, more: readonly number[]) =>
    places.set(name, [...(places.get(name) ?? []), ...more]);
  const next = (count: number) => Array.from({ length: count }, (_, i) => table.next + i);
  let laidFrom = 0;
  for (const event of log) {
    if (event.type === 'burned') add('burns', next(event.cards.length));
    else if (event.type === 'piled') {
      if (table.piles.length === 0) laidFrom = table.next;
      add(`pile ${table.piles.length + 1}`, pilePlaces(table, laidFrom));
    } else if (event.type === 'dealt') {
      const from = event.pile < 0 ? next(event.cards.length) : (places.get(`pile ${event.pile + 1}`) ?? []);
      add(event.to === 'spot' ? circleName(table, event.spot) : event.to, from);
    } else if (event.type === 'replaced' && event.hand !== PILE)
      add(event.hand === 'spot' ? circleName(table, event.spot) : event.hand, next(event.cards.length));
    evolve(table, event);
  }
  return places;
}

function pilePlaces({ game, step, piles, style }: RoundState, from: number): number[] {
  const declared = game.script[step];
  if (declared.do !== 'piles') return [];
  const of = inStyle(declared, style);
  return Array.from({ length: of.size }, (_, row) => from + placeInPile(of, piles.length, row));
}

/** `3`, or `3/2` for a seat's second circle. */
export function circleName(state: RoundState, spot: number): string {
  const circle = (spot % state.game.circles) + 1;
  return `${seatOf(state, spot) + 1}${circle === 1 ? '' : `/${circle}`}`;
}
