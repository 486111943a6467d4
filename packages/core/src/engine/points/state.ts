import type { Chips, Layout } from '../chips.ts';
import type { Cents } from '../money.ts';
import { dealtIn } from '../seats.ts';
import type { PointsGame, ShownHand, Step } from './game.ts';
import type { AfterRulings } from './irregularities/after-rulings.ts';
import { SET_NAMES } from './sets/sets.ts';

/** What a hand starts from. Everything in it is public. */
export interface PointsSetup {
  readonly game: PointsGame;
  /** What a point is worth: the limit of the table. */
  readonly point: Cents;
  /** Chips at each seat; null where nobody is dealt in. */
  readonly stacks: readonly (Cents | null)[];
  readonly button: number;
  /** Seats that have earned a fantasy hand. */
  readonly fantasy?: readonly number[];
}

/** A hand in progress. Only `evolve` changes it; the owner of a hand owns its state. */
export interface PointsState {
  readonly game: PointsGame;
  readonly setup: PointsSetup;
  readonly seats: number;
  readonly button: number;
  readonly layout: Layout;
  readonly chips: Chips;
  /** Seats dealt in, clockwise from the left of the button. */
  readonly order: readonly number[];
  /** What each seat plays with, and what it has won and lost of it so far. */
  readonly stake: Float64Array;
  readonly won: Float64Array;
  readonly lost: Float64Array;

  deck: readonly number[];
  next: number;
  /** Cards a seat holds and has not laid yet. */
  readonly held: number[][];
  /** By seat: front, middle, back. */
  readonly sets: number[][][];
  /** Whether all may see a seat's sets. */
  readonly faceUp: boolean[];
  readonly discards: number[][];
  /** Seats that have declared, in the order they did so. */
  readonly declared: number[];
  readonly surrendered: Uint8Array;
  readonly shown: (ShownHand | null)[];

  /** Where the script stands, and how many seats (at the end, duels) its step is done with. */
  step: number;
  cursor: number;
  /** Who must set cards now. */
  waiting: readonly number[];
  fantasyNext: readonly number[];
  /** What rulings have left behind; null where there have been none. */
  ruled: AfterRulings | null;
  /** The hand counts for nothing, and everything is back where it was. */
  misdealt: boolean;
  over: boolean;
}

export const dropOf = (state: PointsState): number => state.seats;
export const jackpotOf = (state: PointsState): number => state.seats + 1;

/** `stack 1 … stack n, drop, jackpot`; people count seats from one. */
function layoutFor(seats: number): Layout {
  return { names: [...Array.from({ length: seats }, (_, i) => `stack ${i + 1}`), 'drop', 'jackpot'] };
}

const lists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** What of these chips is played with. */
export const stakeOf = ({ game, point }: PointsSetup, cents: Cents): Cents =>
  game.wholePoints ? cents - (cents % point) : cents;

export function newHand(setup: PointsSetup): PointsState {
  const { game, stacks, button } = setup;
  const seats = stacks.length;
  const chips = new Float64Array(seats + 2);
  const stake = new Float64Array(seats);
  for (const [seat, cents] of stacks.entries()) {
    if (cents === null) continue;
    chips[seat] = cents;
    stake[seat] = stakeOf(setup, cents);
  }
  return {
    game,
    setup,
    seats,
    button,
    layout: layoutFor(seats),
    chips,
    order: dealtIn(stacks, button),
    stake,
    won: new Float64Array(seats),
    lost: new Float64Array(seats),
    deck: [],
    next: 0,
    held: lists(seats),
    sets: Array.from({ length: seats }, () => lists(SET_NAMES.length)),
    faceUp: new Array(seats).fill(false),
    discards: lists(seats),
    declared: [],
    surrendered: new Uint8Array(seats),
    shown: new Array(seats).fill(null),
    step: 0,
    cursor: 0,
    waiting: [],
    fantasyNext: [],
    ruled: null,
    misdealt: false,
    over: false,
  };
}

/**
 * Whether a seat plays this hand in Fantasyland.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { inFantasy, PointsHand } from '@cardroom/core/engine/points';
 *
 * const built = buildOffering('hawaiian-gardens/thirteen-card');
 * if (!built.ok || built.kind !== 'points') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = PointsHand.start({ game, point: limit.point, stacks: [200_00, 200_00], button: 0 });
 * if (!hand.ok) throw new Error(hand.message);
 * console.log(inFantasy(hand.state, 0)); // false
 * ```
 */
export function inFantasy(state: PointsState, seat: number): boolean {
  return state.setup.fantasy?.includes(seat) ?? false;
}

/** The seats a step of the script is for, in turn. */
export function seatsOf(state: PointsState, step: Step): number[] {
  const fantasy = 'fantasy' in step;
  return state.order.filter((seat) => inFantasy(state, seat) === fantasy);
}

/** Seats in the positions in which their hands are shown and compared. */
export function positions(state: PointsState): number[] {
  const { order, game, button } = state;
  return game.first === 'button' ? [button, ...order.filter((seat) => seat !== button)] : [...order];
}
