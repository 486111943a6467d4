import { printCards, seededRandom, shuffle } from '../cards/index.ts';
import { placeInPile } from '../engine/banked/dealing.ts';
import type { RoundEvent } from '../engine/banked/events.ts';
import { evolve } from '../engine/banked/evolve.ts';
import { newRound, type RoundSetup, type RoundState, seatOf } from '../engine/banked/state.ts';
import { BadScenario } from './scenario-field.ts';

/** Cards by the hand they go to, in the order they come there. */
export type StackedHands = ReadonlyMap<string, readonly number[]>;

/**
 * A shoe that deals the stacked cards where they are wanted. Who is dealt which card of a shoe depends
 * on the bets, the choices and the cards before it, so the round is tried, the first card that is not
 * the one wanted is exchanged, and so on until all fall right.
 */
export function stackShoe(
  setup: RoundSetup,
  hands: StackedHands,
  seed: number,
  play: (shoe: readonly number[]) => readonly RoundEvent[],
): number[] {
  const shoe = startingShoe(setup, hands, seed);
  for (let tries = 0; tries < MOST_TRIES * shoe.length; tries++) {
    const wanted = wantedPlaces(hands, placesByHand(setup, play(shoe)));
    const wrong = wanted.find(([place, card]) => shoe[place] !== card);
    if (wrong === undefined) return shoe;
    const [place, card] = wrong;
    const right = new Set(wanted.map(([at, of]) => (shoe[at] === of ? at : -1)));
    const from = shoe.findLastIndex((of, at) => of === card && !right.has(at));
    if (from < 0) break;
    [shoe[place], shoe[from]] = [shoe[from], shoe[place]];
  }
  throw new BadScenario('cards: these cards cannot all come where they are stacked.');
}

const MOST_TRIES = 10;

/** Stacked cards that have not come. */
export function notDealt(setup: RoundSetup, hands: StackedHands, log: readonly RoundEvent[]): number[] {
  const places = placesByHand(setup, log);
  return [...hands].flatMap(([name, cards]) =>
    name === 'shoe' ? [] : cards.slice(places.get(name)?.length ?? 0),
  );
}

/** What the top of the shoe holds, then the rest shuffled, and at the bottom what is wanted somewhere. */
function startingShoe({ game }: RoundSetup, hands: StackedHands, seed: number): number[] {
  const rest = Array.from(game.shoe.cards);
  const take = (cards: readonly number[]): readonly number[] => {
    for (const card of cards) {
      const at = rest.indexOf(card);
      if (at < 0)
        throw new BadScenario(`cards: ${printCards([card])} is stacked too often, or is not in the shoe.`);
      rest.splice(at, 1);
    }
    return cards;
  };
  const top = take(hands.get('shoe') ?? []);
  const wanted = [...hands].flatMap(([name, cards]) => (name === 'shoe' ? [] : take(cards)));
  return [...top, ...shuffle(Uint8Array.from(rest), seededRandom(seed)), ...wanted];
}

/** Which card should lie at which place, from the top of the shoe down. */
function wantedPlaces(
  hands: StackedHands,
  places: ReadonlyMap<string, readonly number[]>,
): (readonly [place: number, card: number])[] {
  return [...hands]
    .flatMap(([name, cards]) => {
      const at = name === 'shoe' ? [...cards.keys()] : (places.get(name) ?? []);
      return at.slice(0, cards.length).map((place, i) => [place, cards[i]] as const);
    })
    .sort(([a], [b]) => a - b);
}

/** Which places of the shoe went to each hand. A pile's cards are also those of the hand it became. */
function placesByHand(setup: RoundSetup, log: readonly RoundEvent[]): Map<string, number[]> {
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
    }
    evolve(table, event);
  }
  return places;
}

function pilePlaces({ game, step, piles }: RoundState, from: number): number[] {
  const of = game.script[step];
  if (of.do !== 'piles') return [];
  return Array.from({ length: of.size }, (_, row) => from + placeInPile(of, piles.length, row));
}

/** `3`, or `3/2` for a seat's second circle. */
export function circleName(state: RoundState, spot: number): string {
  const circle = (spot % state.game.circles) + 1;
  return `${seatOf(state, spot) + 1}${circle === 1 ? '' : `/${circle}`}`;
}
