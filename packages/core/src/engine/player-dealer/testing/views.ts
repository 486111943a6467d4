import { HIDDEN, type Random, shuffle } from '../../../cards/index.ts';
import { pendingHands } from '../choices.ts';
import type { RoundCommand } from '../commands.ts';
import { inStyle, placeInPile, placesOf } from '../dealing.ts';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import { PILE } from '../irregularities/events.ts';
import type { Round } from '../round.ts';
import { DEALER, newRound, playerOf, type RoundSetup, type RoundState } from '../state.ts';

/** For tests only: the same round with other cards where a viewer may not look. */

/**
 * The shoe with all places whose cards the viewer may not know shuffled among themselves. The viewer may know
 * what lies face up or is turned up, the viewer's own hands, and a shared card that the viewer is shown.
 */
export function swapUnseen({ log }: Round, setup: RoundSetup, viewer: number, random: Random): number[] {
  const known = new Set<number>();
  const table = newRound(setup);
  const piles: number[][] = [];
  const held = new Map<string, number[]>();
  const aside: number[] = [];
  const placesIn = (name: string, { spot, number }: { spot: number; number: number }): number[] => {
    const key = name !== 'spot' ? name : spot === DEALER ? 'dealer' : `${spot}/${number}`;
    const places = held.get(key) ?? [];
    held.set(key, places);
    return places;
  };
  const learn = (places: readonly number[]) => {
    for (const place of places) known.add(place);
  };
  for (const event of log) {
    const step = table.game.script[table.step];
    switch (event.type) {
      case 'piled':
        if (piles.length === table.piles.length) piles.push(...placesOfPiles(table));
        break;
      case 'dealt': {
        const places =
          event.pile >= 0
            ? piles[event.pile]
            : Array.from({ length: event.cards.length }, (_, i) => table.next + i);
        placesIn(event.to, event).push(...places);
        const own = event.to === 'spot' && playerOf(table, event.spot) === viewer;
        if (event.up || own || (step.do === 'deal' && step.seenBy?.(table) === viewer)) learn(places);
        break;
      }
      case 'split': {
        const [moved] = placesIn('spot', event).splice(1, 1);
        placesIn('spot', { spot: event.spot, number: table.hands[event.spot].length }).push(moved);
        break;
      }
      case 'discarded': {
        const hand = placesIn('spot', event);
        for (const place of [...event.places].sort((a, b) => b - a)) hand.splice(place, 1);
        break;
      }
      case 'faced': {
        const all = event.hand === PILE ? piles[event.spot] : placesIn(event.hand, event);
        learn(event.places.map((place) => all[place]));
        break;
      }
      case 'replaced': {
        const all = event.hand === PILE ? piles[event.spot] : placesIn(event.hand, event);
        for (const [i, place] of event.places.entries()) all[place] = table.next + i;
        if (event.only === undefined || event.only === viewer) learn(event.places.map((place) => all[place]));
        break;
      }
      case 'moved': {
        const places =
          event.from === 'stub'
            ? event.cards.map((_, i) => table.next + i)
            : aside.splice(-event.cards.length);
        if (event.to === 'aside') aside.push(...places);
        if (event.only === undefined || event.only === viewer) learn(places);
        break;
      }
      case 'taken out': {
        const places = placesIn(event.hand, event).splice(-event.cards.length);
        if (event.to === 'aside') aside.push(...places);
        if (event.only === undefined || event.only === viewer) learn(places);
        break;
      }
      case 'put in': {
        const places =
          event.from === 'stub'
            ? event.cards.map((_, i) => table.next + i)
            : aside.splice(-event.cards.length);
        placesIn(event.hand, event).push(...places);
        if (event.only === undefined || event.only === viewer) learn(places);
        break;
      }
      case 'exchanged': {
        const [one, other] = event.hands.map((hand) => placesIn(hand.hand, hand));
        for (const place of event.places) [one[place], other[place]] = [other[place], one[place]];
        break;
      }
      case 'looked at':
        if (event.only === viewer) {
          const all = placesIn(event.hand, event);
          learn(event.places.map((place) => all[place]));
        }
        break;
      case 'hand dead':
        if (event.picked) placesIn('spot', event).length = 0;
        break;
      case 'revealed': {
        const hand = table.hands[event.spot]?.[event.number];
        if (hand?.folded && !(step.do === 'reveal' && step.folded?.(table, hand))) break;
        learn(placesIn(event.hand, event).filter((_, i) => event.cards[i] !== HIDDEN));
        break;
      }
      case 'step done':
        // Whoever took a card was not to stand, and a hole card that was looked at makes no natural.
        if (step.do === 'hit') for (const hand of table.hands.flat()) learn(placesIn('spot', hand));
        else if (step.do === 'reveal' && step.unless !== undefined) learn(placesIn(step.what, NO_SPOT));
        break;
    }
    evolve(table, event);
  }
  // A folded hand that stays down tells one thing: that it had nothing to show (000:1452).
  if (table.game.script.some((step) => step.do === 'reveal' && step.folded !== undefined))
    for (const hand of table.hands.flat()) if (hand.folded) learn(placesIn('spot', hand));
  const deck = [...table.deck];
  const unknown = [...deck.keys()].filter((place) => !known.has(place));
  const cards = shuffle(
    Uint8Array.from(unknown, (place) => deck[place]),
    random,
  );
  for (const [i, place] of unknown.entries()) deck[place] = cards[i];
  return deck;
}

const NO_SPOT = { spot: DEALER, number: 0 };

/** Which places of the shoe each pile is laid from. */
function placesOfPiles({ game, step, next, style }: RoundState): number[][] {
  const declared = game.script[step];
  if (declared.do !== 'piles') throw new Error('Piles are laid at another step.');
  const of = inStyle(declared, style);
  return Array.from({ length: of.count }, (_, pile) =>
    Array.from({ length: of.size }, (_, row) => next + placeInPile(of, pile, row)),
  );
}

/**
 * A choice of cards made again with the cards that lie in the same places of the same hand, or with
 * the others where these would not stand.
 */
export function samePlaces(command: RoundCommand, one: Round, other: Round): RoundCommand {
  if (command.type !== 'choose') return command;
  const hand = ({ state }: Round) =>
    pendingHands(state).find(({ spot }) => spot === command.spot)?.cards ?? [];
  const again = (cards: readonly number[]) => placesOf(hand(one), cards).map((place) => hand(other)[place]);
  if (command.discard !== undefined) return { ...command, discard: again(command.discard) };
  if (command.front === undefined) return command;
  const front = again(command.front);
  const back = hand(other).filter((_, place) => !placesOf(hand(other), front).includes(place));
  const set = { ...command, front };
  return 'code' in decide(other.state, null, set) ? { ...command, front: back } : set;
}
