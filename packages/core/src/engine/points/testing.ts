import { type Random, shuffle, standardPack } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { pointsRulings } from '../machines/points-rulings.ts';
import { type StackedHands, seatName } from '../stacked-orders.ts';
import { dealStacked } from '../testing-stacked.ts';
import type { PointsCommand, SetCommand } from './commands.ts';
import type { Compared } from './events.ts';
import { PointsHand } from './hand.ts';
import type { PointsSetup } from './state.ts';

/** For tests only: hands with stacked decks. */

/** Deals each seat its cards in this order, and anything else after them. */
export function stacked(hands: Readonly<Record<number, readonly number[]>>): StackedHands {
  return new Map(Object.entries(hands).map(([seat, list]) => [seatName(Number(seat)), list]));
}

/** A hand with its pack shuffled by `random`, or stacked. */
export function startHand(setup: PointsSetup, by?: StackedHands | Random): PointsHand {
  const begin = () => {
    const hand = PointsHand.start(setup);
    if (!hand.ok) throw new Error(hand.message);
    return pointsRulings.ruled(hand);
  };
  const deck = by instanceof Map ? (by as StackedHands) : null;
  const hand = deck === null ? begin() : dealStacked(begin(), begin, deck);
  shuffleFor(hand, deck === null ? (by as Random | undefined) : undefined);
  return hand;
}

export function shuffleFor(hand: PointsHand, random?: Random): void {
  const order = Uint8Array.from(hand.need?.cards ?? standardPack.cards);
  must(hand, { type: 'shuffle', cards: Array.from(random ? shuffle(order, random) : order) });
}

export function must(hand: PointsHand, command: PointsCommand): void {
  const answer = hand.play(command);
  if (!answer.ok) throw new Error(answer.message);
}

/** `'Ks 7d 2c | 9s 9h … | As Ah …'`: front, middle and back. */
export function sets(text: string): [number[], number[], number[]] {
  const [front, middle, back] = text.split('|').map(cards);
  return [front, middle, back];
}

export function setting(seat: number, text: string, declare = false): SetCommand {
  const [front, middle, back] = sets(text);
  return { type: 'set', seat, front, middle, back, declare };
}

/** What each pair came to: `{ '1>0': 600 }` when seat 1 paid $6 to seat 0. */
export function payments(hand: PointsHand): Record<string, number> {
  const compared = hand.log.filter((event): event is Compared => event.type === 'compared');
  return Object.fromEntries(
    compared.filter(({ cents }) => cents > 0).map(({ from, to, cents }) => [`${from}>${to}`, cents]),
  );
}
