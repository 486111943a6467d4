import type { RoundState } from '../engine/banked/state.ts';
import { type Cents, move } from '../engine/index.ts';
import type { PointsState } from '../engine/points/state.ts';
import { type KillState, newKills } from '../engine/pot/between-hands.ts';
import type { HandState } from '../engine/pot/state.ts';
import type { JackpotPart } from './jackpot.ts';
import type { Entry } from './settings.ts';
import type { Sign } from './sign.ts';

export type PlayerId = string;

/** Third-party proposition players bank games for a living and are known to the room as such. */
export type Role = 'player' | 'proposition';

/** Somebody in a seat. His chips are the seat's. */
export interface Seated {
  readonly player: PlayerId;
  readonly role: Role;
  away: boolean;
  /** Gone as soon as the hand he is in is over. */
  leaving: boolean;
  /** How he comes into the next hands; null once he is in the game. */
  comes: Entry | null;
  /** Blinds that have passed him by, by their index. */
  missed: number[];
  /** Has not been dealt in, or bet, since he sat down. */
  fresh: boolean;
  /** Bet against the bank in the last round. */
  bet: boolean;
  /** Short buys since the last full one. */
  shorts: number;
  /** Times in a row that his time ran out. */
  lapses: number;
  straddles: boolean;
  /** Hands before his big blind at which he may come in again, having changed seats (003:266, 002:593). */
  turns: number;
  /** A player objected to his killing a pot to come in. */
  objected: boolean;
}

/** The bank of a player-dealer game between rounds. */
interface Bank {
  /** Where it is or was last; who had it in the last round, and how many rounds in a row. */
  seat: number;
  player: PlayerId | null;
  rounds: number;
  /** He has taken it for the round to come. */
  ready: boolean;
  /** Who is asked whether he takes it; -1 for nobody. */
  offered: number;
  /** Who declined since it was last taken. */
  declined: number[];
  /** It was offered around and nobody took it. */
  refused: boolean;
  /** No round has been played since the game began or broke: nobody can have bet in the last one. */
  begins: boolean;
}

/** Whom the table waits for, and until when; null for as long as it takes. */
interface Turn {
  readonly seats: readonly number[];
  until: number | null;
  /** The clock was put on: the warning is given, and then the hand is dead. */
  called: boolean;
  warned: boolean;
}

/** The hand being played, in the state that its own events make. */
export type HandInPlay =
  | { readonly kind: 'pot'; readonly state: HandState }
  | { readonly kind: 'points'; readonly state: PointsState }
  | { readonly kind: 'player-dealer'; readonly state: RoundState };

interface Before {
  readonly button: number;
  readonly line: readonly number[];
  readonly passed: readonly boolean[];
  readonly seats: readonly (Pick<Seated, 'comes' | 'missed' | 'fresh' | 'straddles'> | null)[];
}

/** A table over many hands. Only `evolve` changes it. */
export interface TableState {
  readonly sign: Sign;
  readonly seats: (Seated | null)[];
  readonly waiting: PlayerId[];
  /** Places: stacks, drop, jackpot, the hand, the cage, then a rail for each player. */
  readonly chips: number[];
  readonly rails: Record<PlayerId, number>;
  now: number;
  paused: boolean;
  /** No more hands; closed once nobody sits there. */
  closing: boolean;
  hands: number;
  hand: HandInPlay | null;
  /** Fees taken before the cards of this hand. */
  readonly fees: { seat: number; to: 'drop' | 'jackpot'; cents: Cents }[];
  button: number;
  /** How things stood before this hand, should it be void. */
  before: Before | null;
  /** Who must draw again for the first button; null when nobody has drawn yet. */
  drawing: readonly number[] | null;
  /** Seats of the last blind, hand by hand, the latest last: the others follow where it was. */
  line: readonly number[];
  /** Seats that a blind has passed since the game began (003:36). */
  readonly passed: boolean[];
  kills: KillState;
  fantasy: readonly number[];
  readonly bank: Bank;
  /** A shoe that runs on, and how far it has come. */
  shoe: readonly number[];
  shoeNext: number;
  turn: Turn | null;
  /** When the game started, by its first hand, and when the half hour ends; 0 before the table is told the time. */
  started: number | null;
  halfHour: number;
  /** Whether a hand was dealt in this half hour, and who has paid for his time in it. */
  readonly time: { dealt: boolean; paid: PlayerId[] };
  /** Who is still to be paid of a jackpot that was won. */
  jackpot: readonly JackpotPart[];
  /** What a player-dealer table waits for before the cards, and until when; null while no time runs. */
  betting: { readonly for: 'stake' | 'bets'; readonly until: number } | null;
}

export const dropOf = ({ seats }: TableState): number => seats.length;
export const jackpotOf = ({ seats }: TableState): number => seats.length + 1;
export const handOf = ({ seats }: TableState): number => seats.length + 2;
export const cageOf = ({ seats }: TableState): number => seats.length + 3;
const PLACES = 4;

export const MINUTE = 60_000;
export const HALF_HOUR = 30 * MINUTE;

/** The place of a player's chips that are not on the table; -1 while he has none. */
const railOf = ({ rails }: TableState, player: PlayerId): number => rails[player] ?? -1;

export function onRail(state: TableState, player: PlayerId): Cents {
  const rail = railOf(state, player);
  return rail < 0 ? 0 : state.chips[rail];
}

/** Chips go to or come from a player's rail, which he has from his first chip on. */
export function moveRail(
  state: TableState,
  player: PlayerId,
  place: number,
  cents: Cents,
  way: 'to' | 'from',
): void {
  if (state.rails[player] === undefined) {
    state.rails[player] = state.chips.length;
    state.chips.push(0);
  }
  const rail = state.rails[player];
  if (way === 'to') move(state.chips, place, rail, cents);
  else move(state.chips, rail, place, cents);
}

export function placeNames(state: TableState): string[] {
  const names = [...state.seats.map((_, i) => `stack ${i + 1}`), 'drop', 'jackpot', 'hand', 'cage'];
  for (const [player, place] of Object.entries(state.rails)) names[place] = `rail of ${player}`;
  return names;
}

export function newTable(sign: Sign): TableState {
  const { seats } = sign;
  const chips = new Array<number>(seats + PLACES).fill(0);
  chips[seats + 3] = sign.cage;
  return {
    sign,
    seats: new Array(seats).fill(null),
    waiting: [],
    chips,
    rails: {},
    now: 0,
    paused: false,
    closing: false,
    hands: 0,
    hand: null,
    fees: [],
    button: -1,
    before: null,
    drawing: null,
    line: [],
    passed: new Array(seats).fill(false),
    kills: newKills,
    fantasy: [],
    bank: {
      seat: -1,
      player: null,
      rounds: 0,
      ready: false,
      offered: -1,
      declined: [],
      refused: false,
      begins: true,
    },
    shoe: [],
    shoeNext: 0,
    turn: null,
    started: null,
    halfHour: 0,
    time: { dealt: false, paid: [] },
    jackpot: [],
    betting: null,
  };
}

export function seatedAt(state: TableState, seat: number): Seated {
  const seated = state.seats[seat];
  if (seated === null || seated === undefined) throw new Error(`Nobody sits at seat ${seat + 1}.`);
  return seated;
}

export function seatOfPlayer(state: TableState, player: PlayerId): number {
  return state.seats.findIndex((seated) => seated?.player === player);
}

/** Seats in order, clockwise from behind `from`, that seat itself last. */
export function clockwise(state: { readonly seats: readonly unknown[] }, from: number): number[] {
  const { length } = state.seats;
  return Array.from({ length }, (_, i) => (((from + 1 + i) % length) + length) % length);
}

/** Whether a seat lies behind `from` and before `to`, going clockwise. */
export function isBetween(seats: number, from: number, seat: number, to: number): boolean {
  const away = (at: number) => (at - from + seats) % seats;
  return away(seat) > 0 && away(seat) < (away(to) === 0 ? seats : away(to));
}

export function isDealtIn(state: TableState, seat: number): boolean {
  const { hand } = state;
  return hand !== null && hand.state.setup.stacks[seat] !== null;
}

/** Sits there, has chips, and wants to be dealt in. */
export function wantsCards(state: TableState, seat: number): boolean {
  const seated = state.seats[seat];
  return seated !== null && !seated.away && !seated.leaving && state.chips[seat] > 0;
}
