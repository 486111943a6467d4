import { HIDDEN } from '../../cards/index.ts';
import { HOUSE } from '../audience.ts';
import { around } from '../seats.ts';
import { NO_PILE } from '../sentinels.ts';
import type { Dealt, RoundEvent } from './events.ts';
import type { ActionPoint, Laid, PlayerDealerGame, Step } from './game.ts';
import type { Round } from './round.ts';
import {
  DEALER,
  isBetOn,
  isNoAction,
  playerOf,
  type RoundState,
  type SpotHand,
  shared,
  spotsFrom,
} from './state.ts';
import { leftOfDealer } from './steps.ts';

/** The next cards of the shoe. They stay there until an event takes them. */
export function take(state: RoundState, count: number): number[] {
  if (state.next + count > state.deck.length)
    throw new Error(`${state.game.name}: the shoe was given too few cards for the round.`);
  return state.deck.slice(state.next, state.next + count);
}

export function burn(round: Round, count: number): void {
  round.emit({ type: 'burned', cards: take(round.state, count), only: HOUSE });
}

function toSpot(
  state: RoundState,
  spot: number,
  cards: readonly number[],
  up: boolean,
  pile = NO_PILE,
): Dealt {
  if (isNoAction(state, spot))
    return { type: 'dealt', to: 'spot', spot, number: 0, cards, up: false, pile, only: HOUSE };
  if (up) return { type: 'dealt', to: 'spot', spot, number: 0, cards, up, pile };
  return { type: 'dealt', to: 'spot', spot, number: 0, cards, up, pile, only: playerOf(state, spot) };
}

/** Nobody sees downcards of the player-dealer and of shared hands, except the seat named. */
function toShared(name: string, cards: readonly number[], up: boolean, pile = NO_PILE, only = HOUSE): Dealt {
  if (up) return { type: 'dealt', to: name, spot: DEALER, number: 0, cards, up, pile };
  return { type: 'dealt', to: name, spot: DEALER, number: 0, cards, up, pile, only };
}

type Deal = Extract<Step, { readonly do: 'deal' }>;

export function dealTo(round: Round, { to, count, face, from, seenBy }: Omit<Deal, 'do'>): void {
  const { state } = round;
  const up = face === 'up';
  if (to === 'everyone') dealAround(round, count, up, from.way);
  else if (to !== 'spots') round.emit(toShared(to, take(state, count), up, NO_PILE, seenBy?.(state)));
  else for (const spot of spotsFrom(state, from)) round.emit(toSpot(state, spot, take(state, count), up));
}

/** Once around the table from the seat with the first hand, the player-dealer in turn. */
function dealAround(round: Round, count: number, up: boolean, way: ActionPoint['way']): void {
  const { state } = round;
  const { circles } = state.game;
  for (const seat of around(state.first, state.seats, way)) {
    if (seat === state.dealer) round.emit(toShared('dealer', take(state, count), up));
    else
      for (let spot = seat * circles; spot < (seat + 1) * circles; spot++)
        if (isBetOn(state, spot)) round.emit(toSpot(state, spot, take(state, count), up));
  }
}

/**
 * Whether a place holds one card that players share, not a hand: the card is drawn, and nothing was dealt to the
 * place before. The player-dealer's place always has a hand.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { isSharedCard } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('empire/twenty-first-century-baccarat');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * console.log(isSharedCard(built.game, 'hit'), isSharedCard(built.game, 'player')); // true false
 * ```
 */
export function isSharedCard({ script }: PlayerDealerGame, place: string): boolean {
  if (place === 'dealer') return false;
  const draws = script.some((step) => step.do === 'draw' && step.to === place);
  return draws && !script.some((step) => step.do === 'deal' && step.to === place);
}

/**
 * The hands on the table that are on no circle, as the script brings them: the player-dealer's, a board, Player and
 * Banker, or whatever a game calls its own.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { sharedHands } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('empire/twenty-first-century-baccarat');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * console.log(sharedHands(built.game)); // [ 'player', 'dealer', 'hit' ]
 * ```
 */
export function sharedHands({ script }: Pick<PlayerDealerGame, 'script'>): string[] {
  const names = new Set<string>();
  for (const step of script) {
    // Piles go to everybody, the player-dealer too.
    if (step.do === 'piles' || ('to' in step && step.to === 'everyone')) names.add('dealer');
    else if ('to' in step && step.to !== 'spots') names.add(step.to);
  }
  return [...names];
}

/** What a sentence calls a hand that belongs to no circle: `the Player hand`, `the board`. */
export const sharedHand = (name: string): string => {
  if (name === 'dealer') return 'the player-dealer';
  return name === 'board' ? 'the board' : `the ${name.charAt(0).toUpperCase()}${name.slice(1)} hand`;
};

type Hit = Extract<Step, { readonly do: 'hit' }>;

export function hitHands(round: Round, { face, from, wants }: Hit): void {
  const { state } = round;
  for (const spot of spotsFrom(state, from)) {
    for (const hand of state.hands[spot]) {
      if (isNoAction(state, spot) || !wants(state, hand)) continue;
      const card = { type: 'dealt', to: 'spot', spot, number: hand.number, cards: take(state, 1) } as const;
      round.emit({ ...card, up: face === 'up', pile: NO_PILE, ...(face === 'up' ? {} : { only: HOUSE }) });
    }
  }
}

type Piles = Omit<Extract<Step, { readonly do: 'piles' }>, 'do'>;

/** The ways that the player-dealer may have the piles laid in; none where there is no choice. */
export function stylesOf({ game }: RoundState): readonly Laid[] {
  for (const step of game.script)
    if (step.do === 'piles' && step.styles !== undefined) return [step.laid, ...step.styles];
  return [];
}

/** The step as the player-dealer wants it. */
export const inStyle = <P extends Piles>(step: P, style: Laid | null): P =>
  style === null ? step : { ...step, laid: style };

export function layPiles(round: Round, asDeclared: Piles): void {
  const { state } = round;
  const step = inStyle(asDeclared, state.style);
  const first = state.next;
  for (let pile = 0; pile < step.count; pile++) {
    const cards = new Array<number>(step.size);
    for (let row = 0; row < step.size; row++) cards[row] = state.deck[first + placeInPile(step, pile, row)];
    round.emit({ type: 'piled', cards, only: HOUSE });
  }
}

/**
 * Which of the cards laid out, counted from the first, lies in this row of a pile.
 *
 * @example
 * ```ts
 * import { placeInPile } from '@cardroom/core/engine/player-dealer';
 *
 * // Seven piles of seven, a card to each in turn: the second card of the first pile is the eighth laid.
 * console.log(placeInPile({ count: 7, size: 7, laid: 'in rotation' }, 0, 1)); // 7
 * ```
 */
export function placeInPile({ count, size, laid }: Piles, pile: number, row: number): number {
  if (laid === 'hand by hand') return pile * size + row;
  return row * count + (laid === 'there and back' && row % 2 === 1 ? count - 1 - pile : pile);
}

/** The picked pile goes to the first seat, those after it around the table; unbet ones are taken back. */
export function deliver(round: Round, way: ActionPoint['way']): void {
  const { state } = round;
  const seats = around(state.first, state.seats, way);
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i];
    const pile = (Math.max(0, state.picked) + i) % state.piles.length;
    const cards = state.piles[pile];
    const spot = seat * state.game.circles;
    if (seat === state.dealer) round.emit(toShared('dealer', cards, false, pile));
    else if (isBetOn(state, spot)) round.emit(toSpot(state, spot, cards, false, pile));
    else round.emit({ type: 'cleared', cards, only: HOUSE });
  }
}

type Reveal = Extract<Step, { readonly do: 'reveal' }>;

export function revealHands(
  round: Round,
  { what, cards, folded, from = leftOfDealer }: Omit<Reveal, 'do'>,
): void {
  const { state } = round;
  if (what !== 'spots') {
    const hand = state.shared[what];
    if (hand !== undefined) round.emit(turnUp(what, hand, cards));
    return;
  }
  for (const spot of spotsFrom(state, from)) {
    for (const hand of state.hands[spot]) {
      if (hand.up.every((up) => up) || (hand.folded && folded?.(state, hand) !== true)) continue;
      if (isNoAction(state, spot)) continue;
      round.emit(turnUp('spot', hand, cards));
    }
  }
}

function turnUp(name: string, hand: SpotHand, places: readonly number[] | undefined): RoundEvent {
  const { spot, number, front, back } = hand;
  const cards =
    places !== undefined
      ? hand.cards.map((card, i) => (places.includes(i) || hand.up[i] ? card : HIDDEN))
      : front.length > 0
        ? [...front, ...back]
        : [...hand.cards];
  return { type: 'revealed', hand: name, spot, number, cards, front: front.length };
}

/** The player-dealer's cards lie open by now, and so does what they throw away. */
export function exchange(round: Round, discards: (cards: readonly number[]) => readonly number[]): void {
  const { state } = round;
  const { cards } = shared(state, 'dealer');
  const gone = discards(cards);
  if (gone.length === 0) return;
  round.emit({ type: 'discarded', spot: DEALER, number: 0, places: placesOf(cards, gone), cards: gone });
  round.emit(toShared('dealer', take(state, gone.length), true));
}

/** Where in a hand these cards lie; fewer places than cards when it does not hold them all. */
export function placesOf(hand: readonly number[], cards: readonly number[]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((held, i) => held === card && !places.includes(i));
    if (place >= 0) places.push(place);
  }
  return places;
}
