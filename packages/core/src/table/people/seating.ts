import { type Cents, dollars, isCents, type Refusal, refuse } from '../../engine/index.ts';
import { rangeWords } from '../../houses/offering/buy-in.ts';
import { type Entry, WAYS_IN } from '../../houses/offering/table-settings.ts';
import { blindsOf } from '../blinds/blinds.ts';
import type { TableEvent } from '../events.ts';
import type { Sign } from '../sign.ts';
import {
  isBehind,
  isBetween,
  isDealtIn,
  isPlayerName,
  nextUp,
  type PlayerId,
  personAt,
  placeOf,
  type Role,
  type Seated,
  seatedAt,
  seatOfPlayer,
  stackOf,
  type TableState,
  wantsCards,
  whoAt,
} from '../state.ts';
import { type PotSign, turnsToBlind } from './entries.ts';

/** Coming to a table, staying, and going: who may, with how much, and what it costs. */

export type Decision = readonly TableEvent[] | Refusal;

export interface Sitting {
  readonly player: PlayerId;
  readonly seat: number;
  readonly cents: Cents;
  /** Chips that the player could buy in with. */
  readonly atHand: Cents;
  readonly role: Role;
  readonly comes: Entry | undefined;
  /** Out of a game of the same kind and limit that broke. */
  readonly moved: boolean | undefined;
  /** From another table of the same game, with all the chips that were there: no more and no less. */
  readonly transfer?: true | undefined;
}

export function sit(
  state: TableState,
  { player, seat, cents, atHand, role, comes, moved, transfer }: Sitting,
  floor: boolean,
): Decision {
  if (!isPlayerName(player)) return refuse('malformed', 'A player has a name.');
  if (state.closing) return refuse('not-allowed', 'The table is closing.');
  const taken = badSeat(state, seat);
  if (taken !== null) return taken;
  const already = placeOf(state, player);
  if (isBehind(state, already))
    return refuse('not-allowed', `${player} is betting on the back line: leave it first, then sit down.`);
  if (already >= 0) return refuse('not-allowed', `${player} is already at seat ${already + 1}.`);
  const wrong =
    (floor ? null : outOfOrder(state, player)) ??
    (floor && transfer === true
      ? badTransfer(state, player, cents, atHand)
      : badFirstBuy(state, player, cents, atHand, moved === true));
  if (wrong !== null) return wrong;
  const way = wayIn(state, seat, 'newcomer', comes);
  if (way !== null && typeof way === 'object') return way;
  return [
    { type: 'sat', player, seat, role, comes: way },
    { type: 'bought in', seat, cents, short: false },
  ];
}

function badSeat({ seats }: TableState, seat: number): Refusal | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats.length)
    return refuse('malformed', `The table has seats 1 to ${seats.length}.`);
  return seats[seat] === null ? null : refuse('not-allowed', `Seat ${seat + 1} is taken.`);
}

/** With as many open seats as there are, so many of the list may sit down; whoever is away is passed over. */
function outOfOrder({ waiting, absent, seats }: TableState, player: PlayerId): Refusal | null {
  const free = seats.filter((seated) => seated === null).length;
  const here = waiting.filter((one) => one === player || !absent.includes(one));
  const place = here.indexOf(player);
  if (here.length === 0 || (place >= 0 && place < free) || here.length < free) return null;
  return refuse(
    'out-of-turn',
    place < 0
      ? `${here.length} players are waiting for a seat: join the list.`
      : `${player} is number ${place + 1} on the list, and there ${free === 1 ? 'is 1 open seat' : `are ${free} open seats`}.`,
  );
}

/** 003:303: who comes from a game that broke need not make a full buy-in. */
function badFirstBuy(
  { sign }: TableState,
  player: PlayerId,
  cents: Cents,
  atHand: Cents,
  moved: boolean,
): Refusal | null {
  const { most, cite } = sign.buyIn;
  const least = moved && sign.rules.brokenGame ? 1 : sign.buyIn.least;
  if (!isCents(cents)) return refuse('malformed', 'A buy-in is a whole number of cents.');
  const range = `The buy-in is ${rangeWords(sign.buyIn)} (${cite}), not ${dollars(cents)}.`;
  if (cents < least || (most !== null && cents > most)) return refuse('bad-amount', range);
  return cannotBuy(sign, player, cents, atHand);
}

function badTransfer({ sign }: TableState, player: PlayerId, cents: Cents, atHand: Cents): Refusal | null {
  if (!isCents(cents) || cents === 0)
    return refuse('malformed', 'A player moves with a whole number of cents.');
  return cannotBuy(sign, player, cents, atHand);
}

/** Why so many chips cannot be put on the table by somebody who has these at hand. */
export function cannotBuy(sign: Sign, player: PlayerId, cents: Cents, has: Cents): Refusal | null {
  const chip = sign.kind === 'pot' ? sign.stakes.chip : 1;
  if (cents % chip !== 0) return refuse('bad-amount', `The smallest chip here is ${dollars(chip)}.`);
  return has >= cents ? null : refuse('bad-amount', `${player} has ${dollars(has)}, not ${dollars(cents)}.`);
}

/** More chips between hands: a full buy-in, or a short one where one is left. */
export function addChips(state: TableState, seat: number, cents: Cents, atHand: Cents): Decision {
  const seated = seatedAt(state, seat);
  if (isDealtIn(state, seat)) return refuse('not-allowed', 'Chips are bought between hands.');
  if (!isCents(cents) || cents === 0)
    return refuse('malformed', 'Chips are bought for a whole number of cents.');
  const { least, most } = state.sign.buyIn;
  const has = state.chips[seat];
  const full = cents >= least;
  const wrong = full ? badFullBuy(state, seated, has) : badShortBuy(state, seated, has);
  if (wrong !== null) return wrong;
  // Where one amount is printed, it is what is bought each time, whatever is left in front.
  if (most === least && cents > most) return refuse('bad-amount', `The buy-in here is ${dollars(most)}.`);
  if (most !== null && most > least && has + cents > most)
    return refuse('bad-amount', `You may buy up to ${dollars(most)} in all, and you have ${dollars(has)}.`);
  return (
    cannotBuy(state.sign, seated.player, cents, atHand) ?? [{ type: 'bought in', seat, cents, short: !full }]
  );
}

function badFullBuy({ sign }: TableState, { shorts: bought }: Seated, has: Cents): Refusal | null {
  const { shorts } = sign.buyIn;
  if (shorts.whenBroke && bought > 0 && has > 0)
    return refuse(
      'not-allowed',
      `After a short buy-in, no full buy-in until those chips are gone (${shorts.cite}).`,
    );
  if (shorts.fullFrom !== null && has > shorts.fullFrom)
    return refuse(
      'not-allowed',
      `Another full buy-in is only for a player who has ${dollars(shorts.fullFrom)} or less (${shorts.cite}).`,
    );
  return null;
}

function badShortBuy({ sign }: TableState, { shorts: bought }: Seated, has: Cents): Refusal | null {
  const { shorts, least } = sign.buyIn;
  if (shorts.each === 0)
    return refuse('bad-amount', `No short buy-ins: ${dollars(least)} minimum (${shorts.cite}).`);
  if (bought >= shorts.each)
    return refuse(
      'not-allowed',
      `One short buy-in after each full one of ${dollars(least)} (${shorts.cite}).`,
    );
  if (shorts.whenBroke && has > 0)
    return refuse('not-allowed', `A short buy-in is only for a player with no chips left (${shorts.cite}).`);
  return null;
}

export function cashOut(player: PlayerId, cents: Cents, has: Cents): Decision {
  if (!isCents(cents) || cents === 0)
    return refuse('malformed', 'Chips are cashed for a whole number of cents.');
  if (has < cents)
    return refuse('bad-amount', `${player} has ${dollars(has)} to cash, not ${dollars(cents)}.`);
  return [{ type: 'cashed out', player, cents }];
}

export function changeSeat(state: TableState, seat: number, to: number): Decision {
  if (isDealtIn(state, seat)) return refuse('not-allowed', 'Seats are changed between hands.');
  const wrong = badSeat(state, to) ?? killOwed(state, seat) ?? bankHeld(state, seat);
  if (wrong !== null) return wrong;
  const comes = wayAfterMove(state, seat, to);
  if (comes !== null && typeof comes === 'object') return comes;
  const turns = comes === 'position' ? turnsOf(state, seat) : 0;
  const inLine = comes === null && keepsPlace(state, seat, to);
  return [{ type: 'changed seat', seat, to, comes, turns, ...(inLine && { inLine }) }];
}

/**
 * 003:266, 002:593: where a new seat is a matter of the place in relation to the blinds, who moves past nobody has the
 * old place, with the blinds that are still to come.
 */
function keepsPlace(state: TableState, seat: number, to: number): boolean {
  const { sign, seats } = state;
  if (sign.kind !== 'pot' || !byPlace(sign) || !inGame(state).includes(seat)) return false;
  const others = inGame(state).filter((at) => at !== seat);
  const free = (from: number, end: number) => others.every((at) => !isBetween(seats.length, from, at, end));
  return free(seat, to) || free(to, seat);
}

/** 003:266, 003:1533, 002:593: who has taken the blinds waits for the old place in relation to them. */
const byPlace = ({ rules: { entry } }: PotSign): boolean => entry === 'kill' || entry === 'straddle';

/** Hands before the big blind at which a player is in, or will be in again. */
function turnsOf(state: TableState, seat: number): number {
  const { comes, turns } = seatedAt(state, seat);
  return comes === 'position' ? turns : turnsToBlind(state, seat, inGame(state));
}

const inGame = (state: TableState): number[] =>
  [...state.seats.keys()].filter((seat) => wantsCards(state, seat) && state.seats[seat]?.comes === null);

/** How somebody comes in again who has taken another seat. */
function wayAfterMove(state: TableState, seat: number, to: number): Entry | null | Refusal {
  const { sign, line } = state;
  const { comes, missed } = seatedAt(state, seat);
  if (sign.kind !== 'pot' || blindsOf(sign) === null || line.length === 0) return null;
  if (missed.length > 0) return wayIn(state, to, 'missed', comes ?? undefined);
  if (comes !== null && comes !== 'position' && comes !== 'make up')
    return wayIn(state, to, 'newcomer', comes);
  const { entry = 'post' } = sign.rules;
  if (byPlace(sign)) {
    const others = inGame(state).filter((at) => at !== seat);
    return turnsToBlind(state, to, others) <= turnsOf(state, seat) ? null : 'position';
  }
  // 003:36: without a penalty where no blind has passed the new seat; else as a newcomer there, and where
  // newcomers come in for nothing, as one who has missed the blinds.
  return entry === 'free'
    ? state.passed[to]
      ? wayIn(state, to, 'missed', comes ?? undefined)
      : null
    : wayIn(state, to, 'newcomer', undefined);
}

function bankHeld({ bank }: TableState, seat: number): Refusal | null {
  return bank.ready && bank.seat === seat
    ? refuse('not-allowed', 'You have taken the bank: play that round first.')
    : null;
}

/** 003:301: who must kill the next pot does so before sitting out or quitting. */
function killOwed({ kills, chips }: TableState, seat: number): Refusal | null {
  if (!kills.due.includes(seat) || chips[seat] === 0) return null;
  return refuse('not-allowed', `Seat ${seat + 1} owes a kill and must post it first.`);
}

export function sitOut(state: TableState, seat: number): Decision {
  const seated = seatedAt(state, seat);
  if (seated.away) return refuse('not-allowed', `Seat ${seat + 1} is already sitting out.`);
  return killOwed(state, seat) ?? bankHeld(state, seat) ?? [{ type: 'sat out', seat, why: 'asked' }];
}

export function comeBack(state: TableState, seat: number, comes: Entry | undefined): Decision {
  const seated = seatedAt(state, seat);
  if (!seated.away && (seated.comes === null || comes === undefined))
    return refuse('not-allowed', `Seat ${seat + 1} is not sitting out.`);
  if (state.chips[seat] === 0 && !isDealtIn(state, seat))
    return refuse('not-allowed', `Seat ${seat + 1} has no chips: buy some first.`);
  // 003:263: who had not half a blind, and has bought in again, makes it up on the next hand.
  const makesUp = seated.short === true && seated.comes === null && comes === undefined;
  const who = makesUp
    ? null
    : seated.missed.length > 0
      ? 'missed'
      : seated.comes !== null
        ? 'newcomer'
        : null;
  const waits = seated.comes === 'position' && comes === undefined;
  const way = waits ? 'position' : who === null ? null : wayIn(state, seat, who, comes);
  if (way !== null && typeof way === 'object') return way;
  if (seated.objected && objectionTo(way, seated) !== null)
    return refuse('not-allowed', `A player objects: seat ${seat + 1} comes in by "${insteadOf(seated)}".`);
  return [{ type: 'came back', seat, comes: way }];
}

/** 003:266, 003:1533, 003:300: what an active player may object to; a newcomer kills a free pot regardless (003:260). */
const objectionTo = (way: Entry | null, { missed }: Seated): Entry | null =>
  way === 'kill later' || (way === 'kill' && missed.length > 0) ? way : null;

const insteadOf = ({ missed }: Seated): Entry => (missed.length > 0 ? 'big blind' : 'kill');

/**
 * An active player objects to how somebody comes into the game.
 *
 * @example
 * ```ts
 * import { object, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * const answer = object(table.state, 2, 3);
 * if ('code' in answer) console.log(answer.message); // Nobody sits there.
 * ```
 */
export function object(state: TableState, seat: number, to: number): Decision {
  const { away, comes } = seatedAt(state, seat);
  if (away || comes !== null) return refuse('not-allowed', 'Only an active player may object.');
  const other = state.seats[to];
  if (other === null || other === undefined) return refuse('malformed', 'Nobody sits there.');
  if (other.comes === null || objectionTo(other.comes, other) === null)
    return refuse('not-allowed', `Seat ${to + 1} is doing nothing a player may object to.`);
  return [{ type: 'objected', seat, to, comes: insteadOf(other) }];
}

/** The player's chips go to the rail: at once, or when the hand they are in is over. */
export function leave(state: TableState, seat: number, floor: boolean): Decision {
  const wrong = floor ? null : (killOwed(state, seat) ?? bankHeld(state, seat));
  if (wrong !== null) return wrong;
  return isDealtIn(state, seat) ? [{ type: 'leaving', seat }] : [leaving(state, seat)];
}

export function leaving(state: TableState, seat: number): TableEvent {
  const { player } = whoAt(state, seat);
  return { type: 'left', seat, player, cents: state.chips[stackOf(state, seat)] };
}

/** How long a call for the floor may be. */
const LONGEST_CALL = 200;
/** Calls that a table keeps; whoever comes later speaks to the floor that comes for them. */
const MOST_CALLS = 20;

export function callFloor({ calls = [] }: TableState, player: PlayerId, what: string): Decision {
  const said = typeof what === 'string' ? what.trim() : '';
  if (said === '' || said.length > LONGEST_CALL)
    return refuse('malformed', `Tell the floor what it is about, in up to ${LONGEST_CALL} characters.`);
  if (calls.some((call) => call.player === player))
    return refuse('not-allowed', 'You have called the floor already, and it has been told.');
  if (calls.length >= MOST_CALLS)
    return refuse('not-allowed', 'The floor has been called to this table already.');
  return [{ type: 'floor called', player, what: said }];
}

export function wait(state: TableState, player: PlayerId): Decision {
  if (state.closing) return refuse('not-allowed', 'The table is closing.');
  if (seatOfPlayer(state, player) >= 0) return refuse('not-allowed', `${player} has a seat.`);
  if (state.waiting.includes(player)) return refuse('not-allowed', `${player} is on the list.`);
  return [{ type: 'waits', player }];
}

export function markAway({ waiting, absent }: TableState, player: PlayerId, away: boolean): Decision {
  if (!waiting.includes(player)) return notListed(player);
  if (absent.includes(player) === away)
    return refuse('not-allowed', `${player} is known to be ${away ? 'away' : 'here'}.`);
  return [{ type: away ? 'marked away' : 'marked here', player }];
}

/** The next in turn is told that a seat is free, and how long it is kept. */
export function call(state: TableState, player: PlayerId, until: number): Decision {
  if (!Number.isSafeInteger(until)) return refuse('malformed', 'Time is a whole number of milliseconds.');
  if (state.closing || state.paused) return refuse('not-allowed', 'Nobody can sit down here right now.');
  if (!nextUp(state).includes(player))
    return refuse('out-of-turn', `There is no open seat for ${player} yet.`);
  return [{ type: 'called', player, until }];
}

export function strike({ waiting }: TableState, player: PlayerId, why: 'away' | 'turn'): Decision {
  return waiting.includes(player) ? [{ type: 'stopped waiting', player, why }] : notListed(player);
}

export const notListed = (player: PlayerId): Refusal =>
  refuse('not-allowed', `${player} is not on the list.`);

/** 002:712-714: chips are removed and the seat is forfeited; a hand in play is finished first. */
export function pickUp(state: TableState, seat: number): Decision {
  const seated = personAt(state, seat);
  if (seated === null) return refuse('malformed', 'Nobody sits there.');
  if (seated.leaving) return refuse('not-allowed', `${seated.player} is already leaving.`);
  const left = leave(state, seat, true);
  return 'code' in left ? left : [{ type: 'picked up', seat, player: seated.player }, ...left];
}

/** How somebody comes in at a seat: as asked, or the first way there is; null when simply dealt in. */
function wayIn(
  state: TableState,
  seat: number,
  who: 'newcomer' | 'missed',
  asked: Entry | undefined,
): Entry | null | Refusal {
  const { sign } = state;
  const ways =
    sign.kind === 'pot' && blindsOf(sign) !== null ? WAYS_IN[sign.rules.entry ?? 'post'][who] : null;
  // 003:36, 004:1380: free until a blind has passed the seat.
  if (ways === null || state.line.length === 0 || (who === 'newcomer' && !state.passed[seat])) return null;
  const way = (ways as readonly Entry[]).find((one) => one === (asked ?? ways[0]));
  return way ?? refuse('not-allowed', `Ways to join here: ${ways.join(', ')}; not by "${asked}".`);
}
