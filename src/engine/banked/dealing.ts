import { HIDDEN } from '../../cards/index.ts';
import { HOUSE } from '../audience.ts';
import type { Dealt } from './events.ts';
import type { ActionPoint, Face } from './game.ts';
import type { Round } from './round.ts';
import { playerOf, type RoundState, type SpotHand, spotsFrom } from './state.ts';

function take(state: RoundState, count: number): number[] {
  if (state.next + count > state.deck.length)
    throw new Error(`${state.game.name}: the shoe was given too few cards for the round.`);
  const cards: number[] = [];
  for (let i = 0; i < count; i++) cards.push(state.deck[state.next + i]);
  return cards;
}

export function burn(round: Round, count: number): void {
  round.emit({ type: 'burned', cards: take(round.state, count), only: HOUSE });
}

function toSpot(state: RoundState, spot: number, cards: readonly number[], up: boolean, pile = -1): Dealt {
  const dealt = { type: 'dealt', to: 'spot', spot, number: 0, cards, up, pile } as const;
  return up ? dealt : { ...dealt, only: playerOf(state, spot) };
}

/** Downcards of the player-dealer and of shared hands lie unseen by everyone. */
function toShared(name: string, cards: readonly number[], up: boolean, pile = -1): Dealt {
  const dealt = { type: 'dealt', to: name, spot: -1, number: 0, cards, up, pile } as const;
  return up ? dealt : { ...dealt, only: HOUSE };
}

export function dealTo(
  round: Round,
  { to, count, face, from }: { to: string; count: number; face: Face; from: ActionPoint },
): void {
  const { state } = round;
  const up = face === 'up';
  if (to !== 'spots') {
    round.emit(toShared(to, take(state, count), up));
    return;
  }
  for (const spot of spotsFrom(state, from)) round.emit(toSpot(state, spot, take(state, count), up));
}

/** Piles laid one card each from left to right, then from right to left, until all are full. */
export function layPiles(
  round: Round,
  { count, size }: { readonly count: number; readonly size: number },
): void {
  const { state } = round;
  const first = state.next;
  for (let pile = 0; pile < count; pile++) {
    const cards: number[] = [];
    for (let row = 0; row < size; row++)
      cards.push(state.deck[first + row * count + (row % 2 === 0 ? pile : count - 1 - pile)]);
    round.emit({ type: 'piled', cards, only: HOUSE });
  }
}

/** The picked pile goes to the first seat, those after it around the table; unbet ones are taken back. */
export function deliver(round: Round, way: ActionPoint['way']): void {
  const { state } = round;
  const turn = way === 'clockwise' ? 1 : state.seats - 1;
  const bet = new Set(spotsFrom(state, { at: 'left', way: 'clockwise' }));
  let seat = state.first;
  for (let i = 0; i < state.seats; i++) {
    const pile = (Math.max(0, state.picked) + i) % state.piles.length;
    const cards = state.piles[pile];
    const spot = seat * state.game.circles;
    if (seat === state.dealer) round.emit(toShared('dealer', cards, false, pile));
    else if (bet.has(spot)) round.emit(toSpot(state, spot, cards, false, pile));
    else round.emit({ type: 'cleared', cards, only: HOUSE });
    seat = (seat + turn) % state.seats;
  }
}

export function revealHands(
  round: Round,
  { what, cards }: { readonly what: string; readonly cards?: readonly number[] },
): void {
  const { state } = round;
  const shown = (hand: SpotHand) =>
    cards === undefined
      ? hand.front.length > 0
        ? [...hand.front, ...hand.back]
        : [...hand.cards]
      : hand.cards.map((card, i) => (cards.includes(i) || hand.up[i] ? card : HIDDEN));
  if (what !== 'spots') {
    const hand = state.shared[what];
    if (hand !== undefined)
      round.emit({
        type: 'revealed',
        hand: what,
        spot: -1,
        number: 0,
        cards: shown(hand),
        front: hand.front.length,
      });
    return;
  }
  for (const hands of state.hands) {
    for (const hand of hands) {
      if (hand.up.every((up) => up)) continue;
      round.emit({
        type: 'revealed',
        hand: 'spot',
        spot: hand.spot,
        number: hand.number,
        cards: shown(hand),
        front: hand.front.length,
      });
    }
  }
}
