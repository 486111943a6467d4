import type { Chips, Layout } from '../chips.ts';
import type { Cents } from '../money.ts';
import { NO_DRAW, NO_SEAT } from '../sentinels.ts';
import type { BettingRound, PotGame, Stakes, Step } from './game.ts';
import type { AfterRulings } from './irregularities/after-rulings.ts';

/** What a hand starts from. Everything in it is public. */
export interface HandSetup {
  readonly game: PotGame;
  readonly stakes: Stakes;
  /** Chips at each seat; null where nobody is dealt in. */
  readonly stacks: readonly (Cents | null)[];
  readonly button: number;
  /** Posts besides antes and ordinary blinds: missed blinds, straddles, a kill from the hand before. */
  readonly posts?: readonly ExtraPost[];
  /** Who takes which blind, when not by position; null where a blind is not posted. */
  readonly blindSeats?: readonly (number | null)[];
  /** What each seat antes, when not all the same (a big blind's or button's ante for the table). */
  readonly antes?: readonly Cents[];
  /** Antes need not be matched: whoever could post only part of one still contests all of them. */
  readonly deadAntes?: true;
  /** All bets are this many times the stakes (a kill pot: 2). */
  readonly factor?: number;
  /** A kill blind that acts last on the first round (003:302). */
  readonly actsLast?: number;
  /** Hands are tabled by themselves, or each player is asked to show or muck. */
  readonly showdown?: 'tabled' | 'asked';
  /** Where they are asked and all have checked, the first to check must show (003:382, 003:772). */
  readonly firstShows?: true;
  /** Where they are asked, a hand may be claimed with the board alone, unseen (003:124, 004:1397). */
  readonly playBoard?: true;
}

export interface ExtraPost {
  readonly seat: number;
  readonly what: 'kill' | 'missed blind' | 'straddle' | 'dead money';
  readonly live: Cents;
  readonly dead: Cents;
}

/** What the dealer is at: a step of the script or, after the last, the showdown. */
export type Doing = Step['do'] | 'showdown';

/** A hand in progress. Only `evolve` changes it; the owner of a hand owns its state. */
export interface HandState {
  readonly game: PotGame;
  readonly stakes: Stakes;
  readonly setup: HandSetup;
  readonly seats: number;
  readonly button: number;
  readonly layout: Layout;
  readonly chips: Chips;

  /** 1 for a seat that still has a claim to the pot. */
  readonly live: number[];
  liveCount: number;
  /** Seats that have folded and go on being dealt cards, as bits (003:163). */
  dealtOn: number;
  /** What each seat has put in that others must match to contest it. */
  readonly put: number[];
  /** `put` when the current (or last) betting round began. */
  readonly putBefore: number[];
  readonly down: number[][];
  readonly up: number[][];
  readonly boards: number[][];
  /** Seats of the game's blinds, by their index; `NO_SEAT` where not posted. */
  readonly blinds: number[];

  deck: readonly number[];
  next: number;
  burns: number[];
  /** Folded and discarded cards of finished draws. */
  muck: number[];
  /** Discards that are not mixed in when the stub runs short (003:4497). */
  thrown: number[];
  /** Downcards that players have turned up. */
  turned: number[];
  /** This step's discards by seat (none for another choice); null for a seat that has not chosen. */
  readonly discards: (readonly number[] | null)[];
  /** How many cards each seat took at the last draw, which everybody sees; `NO_DRAW` before one. */
  readonly drawn: number[];
  /** Reshuffles in this step, and whether its burn is made. */
  reshuffles: number;
  burned: boolean;

  /** What a hand that was tabled at the showdown is worth in each share; null until then. */
  readonly shown: (readonly number[] | null)[];

  /** Where the script stands, what is done there, and how far that has come. */
  step: number;
  doing: Doing;
  cursor: number;
  /** A betting round, draw or other choice is under way. */
  choosing: boolean;
  /** Who must act; `NO_SEAT` for nobody. */
  actor: number;
  /** The actor must make the forced bet. */
  forced: boolean;
  /** The actor may fold instead, having it only from a player who is all in. */
  excused: boolean;

  round: number;
  /** The bet to match, and the last bet or raise that counted as a full one. */
  level: Cents;
  full: Cents;
  /** Size of the last full bet or raise. */
  raise: Cents;
  raises: number;
  /** Players in the pot when the round began: two may raise without end. */
  began: number;
  /** First to act in this round, `NO_SEAT` for nobody: shows first when nobody bets. */
  first: number;
  /** What an open pair lets anyone bet in this round, 0 without one. */
  larger: Cents;
  readonly acted: number[];
  /** The level when a seat last acted. */
  readonly actedAt: number[];
  readonly checked: number[];
  /** Last to bet or raise in this round, `NO_SEAT` for nobody: shows first. */
  aggressor: number;

  /** Kills, posted before the deal or made during it. */
  kills: number;
  /** All bets are this many times the stakes. */
  factor: number;
  actsLast: number;

  /** What rulings have left behind; null in a hand in which nothing has gone wrong. */
  ruled: AfterRulings | null;
  /** The hand counts for nothing, and everything is back where it was. */
  misdealt: boolean;
  over: boolean;
}

/**
 * The place of a seat's bet.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { betOf, newHand } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = newHand({ game, stakes: limit.stakes, stacks: [200_00, 200_00], button: 0 });
 * console.log(hand.layout.names[betOf(hand, 1)]); // bet 2
 * ```
 */
export function betOf(state: HandState, seat: number): number {
  return state.seats + seat;
}

/**
 * The place of the pot.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { newHand, potOf } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = newHand({ game, stakes: limit.stakes, stacks: [200_00, 200_00], button: 0 });
 * console.log(hand.layout.names[potOf(hand)]); // pot
 * ```
 */
export function potOf(state: HandState): number {
  return 2 * state.seats;
}

/**
 * The place of the house's collection.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { dropOf, newHand } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = newHand({ game, stakes: limit.stakes, stacks: [200_00, 200_00], button: 0 });
 * console.log(hand.layout.names[dropOf(hand)]); // drop
 * ```
 */
export function dropOf(state: HandState): number {
  return 2 * state.seats + 1;
}

/**
 * The place of the jackpot's collection.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { jackpotOf, newHand } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = newHand({ game, stakes: limit.stakes, stacks: [200_00, 200_00], button: 0 });
 * console.log(hand.layout.names[jackpotOf(hand)]); // jackpot
 * ```
 */
export function jackpotOf(state: HandState): number {
  return 2 * state.seats + 2;
}

/** What a seat has left in front of it. */
export const stack = (state: HandState, seat: number): Cents => state.chips[seat];
/** What a seat has bet in this round of betting. */
export const bet = (state: HandState, seat: number): Cents => state.chips[state.seats + seat];

const layouts = new Map<number, Layout>();

/** `stack 1 … stack n, bet 1 … bet n, pot, drop, jackpot`; people count seats from one. */
function layoutFor(seats: number): Layout {
  let layout = layouts.get(seats);
  if (layout === undefined) {
    const numbers = Array.from({ length: seats }, (_, i) => i + 1);
    layout = {
      names: [
        ...numbers.map((n) => `stack ${n}`),
        ...numbers.map((n) => `bet ${n}`),
        'pot',
        'drop',
        'jackpot',
      ],
    };
    layouts.set(seats, layout);
  }
  return layout;
}

/**
 * Makes lists that hold one value at every place. A hand needs a dozen of them: plain lists are made faster than typed
 * ones at this size, and copies of a list faster than lists that are filled.
 */
function listsOf<T>(value: T): (size: number) => T[] {
  const filled = (size: number) => Array.from({ length: size }, () => value);
  const kept = Array.from({ length: 32 }, (_, size) => filled(size));
  return (size) => kept[size]?.slice() ?? filled(size);
}

const zeros = listsOf(0);
const nothings = listsOf<null>(null);
const noDraws = listsOf(NO_DRAW);

function lists(seats: number): number[][] {
  const all = new Array<number[]>(seats);
  for (let seat = 0; seat < seats; seat++) all[seat] = [];
  return all;
}

/**
 * A hand in which nothing has happened.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { newHand } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = newHand({ game, stakes: limit.stakes, stacks: [200_00, 200_00], button: 0 });
 * console.log(hand.liveCount, hand.over); // 2 false
 * ```
 */
export function newHand(setup: HandSetup): HandState {
  const { game, stakes, stacks, button } = setup;
  const seats = stacks.length;
  const chips = zeros(2 * seats + 3);
  const live = zeros(seats);
  let liveCount = 0;
  for (let seat = 0; seat < seats; seat++) {
    const cents = stacks[seat];
    if (cents === null) continue;
    chips[seat] = cents;
    live[seat] = 1;
    liveCount++;
  }
  return {
    game,
    stakes,
    setup,
    seats,
    button,
    layout: layoutFor(seats),
    chips,
    live,
    liveCount,
    dealtOn: 0,
    put: zeros(seats),
    putBefore: zeros(seats),
    down: lists(seats),
    up: lists(seats),
    boards: [],
    blinds: [],
    deck: [],
    next: 0,
    burns: [],
    muck: [],
    thrown: [],
    turned: [],
    discards: nothings(seats),
    drawn: noDraws(seats),
    reshuffles: 0,
    burned: false,
    shown: nothings(seats),
    step: 0,
    doing: game.script[0]?.do ?? 'showdown',
    cursor: 0,
    choosing: false,
    actor: NO_SEAT,
    forced: false,
    excused: false,
    round: 0,
    level: 0,
    full: 0,
    raise: 0,
    raises: 0,
    began: 0,
    first: NO_SEAT,
    larger: 0,
    acted: zeros(seats),
    actedAt: zeros(seats),
    checked: zeros(seats),
    aggressor: NO_SEAT,
    kills: 0,
    factor: setup.factor ?? 1,
    actsLast: setup.actsLast ?? NO_SEAT,
    ruled: null,
    misdealt: false,
    over: false,
  };
}

/** The hand comes to this step of its script, or goes back to it. */
export function goTo(state: HandState, step: number): void {
  state.step = step;
  state.doing = state.game.script[step]?.do ?? 'showdown';
  state.cursor = 0;
  state.reshuffles = 0;
  state.burned = false;
  state.choosing = false;
  state.actor = NO_SEAT;
}

/** The round of betting that the script stands at; null where it is at something else. */
export function bettingRound({ doing, game, step }: HandState): BettingRound | null {
  // Asked at every turn: `doing` is read faster than the `do` of steps that differ in shape.
  return doing === 'bet' ? (game.script[step] as Extract<Step, { do: 'bet' }>) : null;
}

/** The next seat clockwise from `seat` for which `test` holds, that seat itself last; `NO_SEAT` for none. */
export function nextSeat(state: HandState, seat: number, test: (seat: number) => boolean): number {
  for (let i = 1; i <= state.seats; i++) {
    const at = (seat + i) % state.seats;
    if (test(at)) return at;
  }
  return NO_SEAT;
}

/** Seats dealt in, clockwise from the left of the button. */
export function inOrder(state: HandState): number[] {
  const order: number[] = [];
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.button + i) % state.seats;
    if (state.live[seat] === 1) order.push(seat);
  }
  return order;
}
