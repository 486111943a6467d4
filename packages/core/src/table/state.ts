import { type Cents, move } from '../engine/index.ts';
import { type KillState, newKills } from '../engine/pot/between-hands.ts';
import { NO_SEAT } from '../engine/sentinels.ts';
import type { Entry } from '../houses/offering/table-settings.ts';
import type { ByLine, Posted } from './events.ts';
import type { JackpotPart } from './fees/jackpot.ts';
import type { DealtDeck, ReadyDeck } from './hand/deck.ts';
import type { HandInPlay } from './hand/hand-in-play.ts';
import type { Sign } from './sign.ts';

/** Who somebody is, over all tables. */
export type PlayerId = string;

/** Third-party proposition players bank games for a living and are known to the room as such. */
export type Role = 'player' | 'proposition';

/** Somebody in a seat, whose chips are the seat's. */
export interface Seated {
  readonly player: PlayerId;
  readonly role: Role;
  away: boolean;
  /** Gone as soon as the hand they are in is over. */
  leaving: boolean;
  /** How they come into the next hands; null once in the game. */
  comes: Entry | null;
  /** Blinds that have passed them by, by their index. */
  missed: number[];
  /** They did so while the player was dealt in, with chips for less than half of one (003:261). */
  short?: boolean;
  /** Has not been dealt in, or bet, since sitting down. */
  fresh: boolean;
  /** Bet against the bank in the last round, and did so on the spot of this seat. */
  bet: boolean;
  betHere?: boolean;
  /** At points: was in the last hand. */
  played?: boolean;
  /** Short buys since the last full one. */
  shorts: number;
  /** Times in a row that the time ran out. */
  lapses: number;
  /** Milliseconds used of the time bank; there only where some are. */
  spent?: number;
  /** When the line to the player was lost; and the hand in which that was waited for. There only then. */
  lineLost?: number;
  graced?: number;
  /** Has said that the bets may close; there only then. */
  ready?: true;
  straddles: boolean;
  /** Hands before the big blind at which they may come in again, having changed seats (003:266, 002:593). */
  turns: number;
  /** A player objected to their killing a pot to come in. */
  objected: boolean;
  /** Wants no bets behind the seat; and agrees that others than the rule says play a hand. There only when so. */
  noBackline?: true;
  agrees?: true;
  /** A courtesy button that pays the collection of the next hand they bet in; `used` in this one. */
  courtesy?: 'given' | 'used';
}

/** Somebody without a seat who bets behind those who have one. */
export interface Standing {
  readonly player: PlayerId;
  /** Gone as soon as the bets are settled. */
  leaving: boolean;
  /** Times in a row that the time ran out. */
  lapses: number;
  spent?: number;
  ready?: true;
  agrees?: true;
}

/** The bank of a player-dealer game between rounds. */
interface Bank {
  /** Where it is or was last; who had it in the last round, and how many rounds in a row. */
  seat: number;
  player: PlayerId | null;
  rounds: number;
  /** All who had a part in it in the last round, that player among them, and how many rounds running. */
  parties?: { player: PlayerId; rounds: number }[];
  /** They have taken it for the round to come. */
  ready: boolean;
  /** Who is asked to take it; `NO_SEAT` for nobody. */
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
  /** The time is over, and these use their time banks since then; there only while some do. */
  bank?: { readonly from: number; readonly seats: readonly number[] };
}

interface Before {
  readonly button: number;
  readonly line: readonly number[];
  readonly passed: readonly boolean[];
  /** What its pot owed for time. */
  readonly pot?: Cents;
  readonly by?: ByLine;
  readonly seats: readonly (Pick<Seated, 'comes' | 'missed' | 'short' | 'fresh' | 'straddles'> | null)[];
}

/** A table over many hands. Only `evolve` changes it. */
export interface TableState {
  /** As it was opened, with what was posted since. */
  sign: Sign;
  /** What was posted since, and what will be from the next hand on; there only where something is. */
  posted?: Posted;
  toBePosted?: Posted;
  readonly seats: (Seated | null)[];
  /** Those who stand behind the seats; in hands and events their numbers follow those of the seats. */
  readonly standing: (Standing | null)[];
  /** Where the chips of each of them lie. */
  readonly standingChips: number[];
  readonly waiting: PlayerId[];
  /** Who of them is away: they keep their places for a while, and an open seat is for whoever is here. */
  readonly absent: PlayerId[];
  /** Whose turn it is to take an open seat, and until when. */
  readonly called: { readonly player: PlayerId; readonly until: number }[];
  /** Places: stacks, drop, jackpot, the hand, the cage, then a rail for each player. */
  readonly chips: number[];
  readonly rails: Record<PlayerId, number>;
  now: number;
  paused: boolean;
  /** Paused for trouble, and what people are told of it; there only then. */
  stopped?: string;
  /** Players who called the floor and are waiting for it, and what about; there only where some are. */
  calls?: { readonly player: PlayerId; readonly what: string; readonly at: number }[];
  /** The host has paused it, and may resume it; there only then. */
  pausedByHost?: true;
  /** No more hands; closed once nobody sits there. */
  closing: boolean;
  hands: number;
  hand: HandInPlay | null;
  /** Fees taken before the cards of this hand. */
  readonly fees: { seat: number; to: 'drop' | 'jackpot'; cents: Cents; cite?: string }[];
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
  /** The deck that is fixed for the next hand, or for the next shoe; and the one that is dealt from now. */
  nextDeck: ReadyDeck | undefined;
  dealtFrom: DealtDeck | undefined;
  turn: Turn | null;
  /** When the game started, by its first hand, and when the half hour ends; 0 before the table is told the time. */
  started: number | null;
  halfHour: number;
  /** Whether a hand was dealt in this half hour, who has paid for the time in it, and what the next pot owes for it. */
  readonly time: { dealt: boolean; paid: PlayerId[]; pot?: Cents; by?: ByLine };
  /** Who is still to be paid of a jackpot that was won. */
  jackpot: readonly JackpotPart[];
  /** What a player-dealer table waits for before the cards, and until when; null while no time runs. */
  betting: { readonly for: 'stake' | 'bets'; readonly until: number } | null;
}

/** Places after the stacks. */
const [DROP, JACKPOT, HAND, CAGE, PLACES] = [0, 1, 2, 3, 4];
export const dropOf = ({ seats }: TableState): number => seats.length + DROP;
export const jackpotOf = ({ seats }: TableState): number => seats.length + JACKPOT;
export const handOf = ({ seats }: TableState): number => seats.length + HAND;
export const cageOf = ({ seats }: TableState): number => seats.length + CAGE;

export const MINUTE = 60_000;
export const HALF_HOUR = 30 * MINUTE;

/** Minutes of the clock on the wall. */
export const minuteOf = (time: number): number => Math.floor(time / MINUTE);

const NO_PLACE = -1;

/** The place of a player's chips that are not on the table; `NO_PLACE` while there are none. */
const railOf = ({ rails }: TableState, player: PlayerId): number =>
  Object.hasOwn(rails, player) ? rails[player] : NO_PLACE;

/** Whether somebody can be known by it: rails are kept by name, and an object keeps nothing under this one. */
export const isPlayerName = (name: unknown): name is PlayerId =>
  typeof name === 'string' && name.trim() !== '' && name !== '__proto__';

export function onRail(state: TableState, player: PlayerId): Cents {
  const rail = railOf(state, player);
  return rail < 0 ? 0 : state.chips[rail];
}

/** Chips go to or come from a player's rail, which is there from the first chip on. */
export function moveRail(
  state: TableState,
  player: PlayerId,
  place: number,
  cents: Cents,
  way: 'to' | 'from',
): void {
  if (railOf(state, player) === NO_PLACE) {
    state.rails[player] = state.chips.length;
    state.chips.push(0);
  }
  const rail = state.rails[player];
  if (way === 'to') move(state.chips, place, rail, cents);
  else move(state.chips, rail, place, cents);
}

/**
 * What the places of chips are called, in their order.
 *
 * @example
 * ```ts
 * import { openHouseTable, placeNames } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * console.log(placeNames(table.state)[0]); // stack 1
 * ```
 */
export function placeNames(state: TableState): string[] {
  const names = [...state.seats.map((_, i) => `stack ${i + 1}`), 'drop', 'jackpot', 'hand', 'cage'];
  for (const [i, place] of state.standingChips.entries()) names[place] = `stack behind the seats ${i + 1}`;
  for (const [player, place] of Object.entries(state.rails)) names[place] = `rail of ${player}`;
  return names;
}

/**
 * A table at which nothing has happened.
 *
 * @example
 * ```ts
 * import { newTable, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * console.log(newTable(table.state.sign).hands); // 0
 * ```
 */
export function newTable(sign: Sign): TableState {
  const { seats } = sign;
  const chips = new Array<number>(seats + PLACES).fill(0);
  chips[seats + CAGE] = sign.cage;
  return {
    sign,
    seats: new Array(seats).fill(null),
    standing: [],
    standingChips: [],
    waiting: [],
    absent: [],
    called: [],
    chips,
    rails: {},
    now: 0,
    paused: false,
    closing: false,
    hands: 0,
    hand: null,
    fees: [],
    button: NO_SEAT,
    before: null,
    drawing: null,
    line: [],
    passed: new Array(seats).fill(false),
    kills: newKills,
    fantasy: [],
    bank: {
      seat: NO_SEAT,
      player: null,
      rounds: 0,
      ready: false,
      offered: NO_SEAT,
      declined: [],
      refused: false,
      begins: true,
    },
    shoe: [],
    shoeNext: 0,
    nextDeck: undefined,
    dealtFrom: undefined,
    turn: null,
    started: null,
    halfHour: 0,
    time: { dealt: false, paid: [] },
    jackpot: [],
    betting: null,
  };
}

/** Rounds running that a player has had the bank, or a part in it. */
export function roundsOf({ player, rounds, parties }: Bank, who: PlayerId): number {
  if (parties !== undefined) return parties.find((party) => party.player === who)?.rounds ?? 0;
  return who === player ? rounds : 0;
}

/** Whether whoever likes may take the bank, and nobody is asked. */
export const isForAsking = ({ bank, sign }: TableState): boolean =>
  bank.offered < 0 && (bank.refused || (bank.begins && sign.rules.bankFirst === 'whoever asks'));

export function seatedAt(state: TableState, seat: number): Seated {
  const seated = state.seats[seat];
  if (seated === null || seated === undefined) throw new Error(`Nobody sits at seat ${seat + 1}.`);
  return seated;
}

export function seatOfPlayer(state: TableState, player: PlayerId): number {
  return state.seats.findIndex((seated) => seated?.player === player);
}

/** Whether a number is that of somebody who stands behind the seats. */
export const isBehind = ({ seats }: Pick<TableState, 'seats'>, at: number): boolean => at >= seats.length;

/**
 * Who is at a place, seated or standing.
 *
 * @example
 * ```ts
 * import { openHouseTable, personAt } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * console.log(personAt(table.state, 2)?.player, personAt(table.state, 3)); // Ann null
 * ```
 */
export function personAt({ seats, standing }: TableState, at: number): Seated | Standing | null {
  return (at < seats.length ? seats[at] : standing[at - seats.length]) ?? null;
}

export function whoAt(state: TableState, at: number): Seated | Standing {
  const person = personAt(state, at);
  if (person === null) throw new Error(`Nobody is at place ${at + 1}.`);
  return person;
}

/**
 * Where somebody is, seated or standing; `NO_SEAT` for nowhere.
 *
 * @example
 * ```ts
 * import { openHouseTable, placeOf } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * console.log(placeOf(table.state, 'Ann'), placeOf(table.state, 'Bob')); // 2 -1
 * ```
 */
export function placeOf(state: Pick<TableState, 'seats' | 'standing'>, player: PlayerId): number {
  const seat = state.seats.findIndex((seated) => seated?.player === player);
  if (seat >= 0) return seat;
  const at = state.standing.findIndex((one) => one?.player === player);
  return at < 0 ? NO_SEAT : state.seats.length + at;
}

/** Where the chips of somebody at the table lie between hands. */
export const stackOf = ({ seats, standingChips }: TableState, at: number): number =>
  at < seats.length ? at : standingChips[at - seats.length];

/** Seats in order, clockwise from the one after `from`, that seat itself last. */
export function clockwise(state: { readonly seats: readonly unknown[] }, from: number): number[] {
  const { length } = state.seats;
  return Array.from({ length }, (_, i) => (((from + 1 + i) % length) + length) % length);
}

/** Whether a seat lies after `from` and before `to`, going clockwise. */
export function isBetween(seats: number, from: number, seat: number, to: number): boolean {
  const away = (at: number) => (at - from + seats) % seats;
  return away(seat) > 0 && away(seat) < (away(to) === 0 ? seats : away(to));
}

/**
 * Whether a seat plays in the hand.
 *
 * @example
 * ```ts
 * import { isDealtIn, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * console.log(isDealtIn(table.state, 2)); // false
 * ```
 */
export function isDealtIn(state: TableState, seat: number): boolean {
  const { hand } = state;
  return hand !== null && (hand.state.setup.stacks[seat] ?? null) !== null;
}

/**
 * Chips before a seat, in the hand being played or on the table.
 *
 * @example
 * ```ts
 * import { chipsAt, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * console.log(chipsAt(table.state, 2)); // 20000
 * ```
 */
export function chipsAt(state: TableState, seat: number): Cents {
  const { hand, chips } = state;
  return hand !== null && isDealtIn(state, seat) ? hand.state.chips[seat] : chips[stackOf(state, seat)];
}

/**
 * Who may take the open seats: as many of the waiting list as there are, in order, of those who are here.
 *
 * @example
 * ```ts
 * import { nextUp, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * table.play({ by: { player: 'Bob' }, type: 'wait' });
 * console.log(nextUp(table.state)); // [ 'Bob' ]
 * ```
 */
export function nextUp({ waiting, absent, seats }: TableState): PlayerId[] {
  const free = seats.filter((seated) => seated === null).length;
  return waiting.filter((player) => !absent.includes(player)).slice(0, free);
}

/** Sits there, has chips, and wants to be dealt in. */
export function wantsCards(state: TableState, seat: number): boolean {
  const seated = state.seats[seat];
  return seated !== null && !seated.away && !seated.leaving && state.chips[seat] > 0;
}
