import { move } from '../engine/index.ts';
import { quits } from '../engine/pot/between-hands.ts';
import { NO_SEAT } from '../engine/sentinels.ts';
import type { BankEvent, BlindEvent, ChipEvent, ClockEvent, SeatEvent, TableEvent } from './events.ts';
import { followDeck, takeDeck } from './hand/deck.ts';
import { begin, end, followChips, play, undo } from './hand/evolve-hand.ts';
import { post } from './repost.ts';
import {
  cageOf,
  dropOf,
  HALF_HOUR,
  isBehind,
  jackpotOf,
  moveRail,
  nextUp,
  type PlayerId,
  roundsOf,
  type Standing,
  seatedAt,
  stackOf,
  type TableState,
  whoAt,
} from './state.ts';
import { stopBank } from './time/time-bank.ts';

/**
 * Applies one event, in place; works alike on events with hidden cards.
 *
 * @example
 * ```ts
 * import { evolve, newTable, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * const again = table.log.reduce(evolve, newTable(table.state.sign));
 * console.log(again.seats[2]?.player); // Ann
 * ```
 */
export function evolve(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'hand began':
      begin(state, event.plan);
      for (const person of [...state.seats, ...state.standing]) delete person?.ready;
      state.started ??= state.now;
      state.time.dealt = true;
      break;
    case 'played':
      play(state, event.event);
      followChips(state, event.event);
      followDeck(state, event.event);
      break;
    case 'hand ended':
      end(state, event.stacks, event.drop, event.jackpot);
      state.betting = null;
      for (const seated of state.seats) if (seated?.comes === null) seated.objected = false;
      break;
    case 'jackpot hit':
      state.jackpot = event.parts;
      break;
    case 'voided':
      undo(state, event);
      state.betting = null;
      break;
    case 'deck ready': {
      const { type, instead, ...deck } = event;
      state.nextDeck = deck;
      break;
    }
    case 'paused':
      state.paused = true;
      endBank(state);
      if (event.reason !== undefined) state.stopped = event.reason;
      if (event.by === 'host') state.pausedByHost = true;
      else delete state.pausedByHost;
      break;
    case 'resumed':
      state.paused = false;
      delete state.stopped;
      delete state.pausedByHost;
      break;
    case 'floor called':
      state.calls = [...(state.calls ?? []), { player: event.player, what: event.what, at: state.now }];
      break;
    case 'floor answered':
      state.calls = state.calls?.filter(({ player }) => player !== event.player) ?? [];
      if (state.calls.length === 0) delete state.calls;
      break;
    case 'posted':
      post(state, event);
      break;
    case 'to be posted': {
      const { type, ...posted } = event;
      state.toBePosted = posted;
      break;
    }
    case 'closing':
      state.closing = true;
      break;
    case 'sold':
    case 'cashed out':
    case 'bought in':
    case 'collected':
    case 'refunded':
    case 'jackpot brought':
    case 'jackpot paid':
      moveChips(state, event);
      break;
    case 'sat':
    case 'stands':
    case 'back line':
    case 'agreed':
    case 'courtesy':
    case 'left':
    case 'leaving':
    case 'changed seat':
    case 'sat out':
    case 'came back':
    case 'waits':
    case 'stopped waiting':
    case 'marked away':
    case 'marked here':
    case 'called':
    case 'picked up':
      seat(state, event);
      break;
    case 'drew':
    case 'missed blind':
    case 'straddles':
    case 'objected':
    case 'kills':
    case 'fantasy':
      blinds(state, event);
      break;
    case 'bank offered':
    case 'bank taken':
    case 'bank declined':
    case 'bank refused':
    case 'bank reopened':
    case 'shoe shuffled':
      bank(state, event);
      break;
    default:
      clock(state, event);
  }
  return state;
}

function moveChips(state: TableState, event: ChipEvent): void {
  switch (event.type) {
    case 'sold':
      moveRail(state, event.player, cageOf(state), event.cents, 'to');
      break;
    case 'cashed out':
      moveRail(state, event.player, cageOf(state), event.cents, 'from');
      break;
    case 'bought in': {
      const person = whoAt(state, event.seat);
      moveRail(state, person.player, stackOf(state, event.seat), event.cents, 'from');
      if ('shorts' in person) person.shorts = event.short ? person.shorts + 1 : 0;
      break;
    }
    case 'collected':
    case 'refunded': {
      const { seat: at, to, cents, cite } = event;
      const place = to === 'drop' ? dropOf(state) : jackpotOf(state);
      if (event.type === 'refunded') move(state.chips, place, at, cents);
      else {
        move(state.chips, at, place, cents);
        if (event.for === 'hand')
          state.fees.push({ seat: at, to, cents, ...(cite !== undefined && { cite }) });
        else state.time.paid.push(seatedAt(state, at).player);
      }
      break;
    }
    case 'jackpot brought':
      move(state.chips, cageOf(state), jackpotOf(state), event.cents);
      break;
    case 'jackpot paid': {
      const { seat: at, player, cents } = event;
      if (at < 0) moveRail(state, player, jackpotOf(state), cents, 'to');
      else move(state.chips, jackpotOf(state), at, cents);
      state.jackpot = state.jackpot.filter((part) => part.player !== player);
      break;
    }
  }
}

function seat(state: TableState, event: SeatEvent): void {
  switch (event.type) {
    case 'sat': {
      const { player, role, comes } = event;
      state.seats[event.seat] = {
        player,
        role,
        away: false,
        leaving: false,
        comes,
        missed: [],
        fresh: true,
        bet: false,
        shorts: 0,
        lapses: 0,
        straddles: false,
        turns: 0,
        objected: false,
      };
      offList(state, player);
      break;
    }
    case 'stands':
      stand(state, event.player, event.seat - state.seats.length);
      break;
    case 'back line':
      if (event.on) delete seatedAt(state, event.seat).noBackline;
      else seatedAt(state, event.seat).noBackline = true;
      break;
    case 'agreed':
      if (event.on) whoAt(state, event.seat).agrees = true;
      else delete whoAt(state, event.seat).agrees;
      break;
    case 'courtesy':
      seatedAt(state, event.seat).courtesy = 'given';
      break;
    case 'left':
      moveRail(state, event.player, stackOf(state, event.seat), event.cents, 'to');
      if (isBehind(state, event.seat)) {
        goAway(state.standing, event.seat - state.seats.length);
        break;
      }
      state.seats[event.seat] = null;
      state.kills = quits(state.kills, event.seat);
      state.fantasy = state.fantasy.filter((at) => at !== event.seat);
      if (state.bank.seat === event.seat) state.bank.ready = false;
      if (state.bank.offered === event.seat) state.bank.offered = NO_SEAT;
      break;
    case 'leaving':
      whoAt(state, event.seat).leaving = true;
      break;
    case 'changed seat': {
      const { seat: from, to } = event;
      move(state.chips, from, to, state.chips[from]);
      const seated = seatedAt(state, from);
      seated.comes = event.comes;
      seated.turns = event.turns;
      seated.betHere = false;
      state.seats[to] = seated;
      state.seats[from] = null;
      const follow = (at: number) => (at === from ? to : at);
      const { buttons, due, round } = state.kills;
      state.kills = { buttons: buttons.map(follow), due: due.map(follow), round };
      state.fantasy = state.fantasy.map(follow);
      state.bank.offered = follow(state.bank.offered);
      if (event.inLine) state.line = state.line.map(follow);
      break;
    }
    case 'sat out': {
      const seated = seatedAt(state, event.seat);
      seated.away = true;
      seated.straddles = false;
      if (state.bank.offered === event.seat) state.bank.offered = NO_SEAT;
      break;
    }
    case 'came back': {
      const seated = seatedAt(state, event.seat);
      seated.away = false;
      seated.comes = event.comes;
      seated.lapses = 0;
      break;
    }
    case 'waits':
      state.waiting.push(event.player);
      break;
    case 'stopped waiting':
      offList(state, event.player);
      break;
    case 'marked away':
      state.absent.push(event.player);
      break;
    case 'marked here':
      remove(state.absent, event.player);
      break;
    case 'called':
      uncall(state, event.player);
      state.called.push({ player: event.player, until: event.until });
      break;
    case 'picked up':
      break;
  }
  // A seat that is taken, or somebody in front who is here again, ends the turn of others.
  if (state.called.length > 0) {
    const next = nextUp(state);
    for (const { player } of [...state.called]) if (!next.includes(player)) uncall(state, player);
  }
}

/** Each place behind the seats has its chips at a place of their own from its first use on. */
function stand({ standing, standingChips, chips }: TableState, player: PlayerId, at: number): void {
  while (standing.length <= at) standing.push(null);
  while (standingChips.length <= at) standingChips.push(chips.push(0) - 1);
  standing[at] = { player, leaving: false, lapses: 0 };
}

function goAway(standing: (Standing | null)[], at: number): void {
  standing[at] = null;
  while (standing.length > 0 && standing[standing.length - 1] === null) standing.pop();
}

function offList(state: TableState, player: PlayerId): void {
  remove(state.waiting, player);
  remove(state.absent, player);
  uncall(state, player);
}

function uncall({ called }: TableState, player: PlayerId): void {
  const at = called.findIndex((call) => call.player === player);
  if (at >= 0) called.splice(at, 1);
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

function blinds(state: TableState, event: BlindEvent): void {
  switch (event.type) {
    case 'drew':
      state.button = event.button;
      state.drawing = event.again;
      if (state.nextDeck !== undefined)
        state.nextDeck = { ...state.nextDeck, draws: 1 + (state.nextDeck.draws ?? 0) };
      break;
    case 'missed blind': {
      const seated = seatedAt(state, event.seat);
      const { missed } = seated;
      seated.short = event.short === true && (missed.length === 0 || seated.short === true);
      if (!missed.includes(event.blind)) missed.push(event.blind);
      break;
    }
    case 'straddles':
      seatedAt(state, event.seat).straddles = event.on;
      break;
    case 'objected': {
      const seated = seatedAt(state, event.to);
      seated.comes = event.comes;
      seated.objected = true;
      break;
    }
    case 'kills':
      state.kills = event.kills;
      break;
    case 'fantasy':
      state.fantasy = event.seats;
      break;
  }
}

function bank(state: TableState, event: BankEvent): void {
  const { bank } = state;
  switch (event.type) {
    case 'bank offered':
      bank.offered = event.seat;
      break;
    case 'bank taken':
      // Who had their rounds and has it again, after it has gone around, begins to count anew.
      if (roundsOf(bank, seatedAt(state, event.seat).player) >= (state.sign.rules.bankRounds ?? 2)) {
        bank.rounds = 0;
        bank.parties = [];
      }
      bank.seat = event.seat;
      bank.ready = true;
      bank.offered = NO_SEAT;
      bank.declined = [];
      bank.refused = false;
      break;
    case 'bank declined':
      bank.offered = NO_SEAT;
      bank.ready = false;
      bank.declined.push(event.seat);
      break;
    case 'bank refused':
      bank.offered = NO_SEAT;
      bank.declined = [];
      bank.refused = true;
      break;
    case 'bank reopened':
      bank.offered = NO_SEAT;
      bank.declined = [];
      bank.refused = false;
      bank.begins = true;
      break;
    case 'shoe shuffled':
      state.shoe = event.cards;
      state.shoeNext = 0;
      takeDeck(state, event);
      break;
  }
}

/** Whom the table waits for now. Those who still think go on using their time banks, the others stop. */
function turn(state: TableState, seats: readonly number[], until: number | null): void {
  const { turn: before } = state;
  const goesOn =
    before?.bank !== undefined && until === before.until && seats.every((at) => before.seats.includes(at));
  const bank = goesOn ? before.bank : undefined;
  const still = bank?.seats.filter((at) => seats.includes(at)) ?? [];
  stopBank(state, before?.bank?.seats.filter((at) => !still.includes(at)) ?? []);
  state.turn = seats.length === 0 ? null : { seats, until, called: false, warned: false };
  if (state.turn !== null && bank !== undefined && still.length > 0)
    state.turn.bank = { from: bank.from, seats: still };
}

/** Nobody uses a time bank anymore. */
function endBank(state: TableState): void {
  stopBank(state, state.turn?.bank?.seats ?? []);
  delete state.turn?.bank;
}

function clock(state: TableState, event: ClockEvent): void {
  switch (event.type) {
    case 'time':
      if (state.halfHour === 0) state.halfHour = (Math.floor(event.at / HALF_HOUR) + 1) * HALF_HOUR;
      state.now = event.at;
      break;
    case 'turn':
      turn(state, event.seats, event.until);
      break;
    case 'time bank':
      endBank(state);
      if (state.turn !== null && state.turn.until !== null) {
        state.turn.bank = { from: state.turn.until, seats: event.seats };
        state.turn.until = event.until;
      }
      break;
    case 'grace':
      seatedAt(state, event.seat).graced = state.hands;
      if (state.turn !== null) state.turn.until = event.until;
      break;
    case 'line lost':
      seatedAt(state, event.seat).lineLost = state.now;
      break;
    case 'line back':
      delete seatedAt(state, event.seat).lineLost;
      break;
    case 'ready':
      whoAt(state, event.seat).ready = true;
      break;
    case 'clock called':
      endBank(state);
      if (state.turn !== null) {
        state.turn.until = event.until;
        state.turn.called = true;
        state.turn.warned = false;
      }
      break;
    case 'warned':
      if (state.turn !== null) state.turn.warned = true;
      break;
    case 'timed out':
      whoAt(state, event.seat).lapses++;
      break;
    case 'in time':
      whoAt(state, event.seat).lapses = 0;
      break;
    case 'half hour':
      // A game that stood still for a half hour starts anew with its next hand.
      if (!state.time.dealt || event.next > state.halfHour + HALF_HOUR) state.started = null;
      state.time.dealt = false;
      state.time.paid = [];
      if (event.pot !== undefined) state.time.pot = (state.time.pot ?? 0) + event.pot;
      for (const [cite, cents] of Object.entries(event.by ?? {}))
        state.time.by = { ...state.time.by, [cite]: (state.time.by?.[cite] ?? 0) + cents };
      state.halfHour = event.next;
      break;
    case 'betting time':
      state.betting = event.for === null ? null : { for: event.for, until: event.until };
      break;
    default:
      throw new Error(`There is no event "${String((event as { type: unknown }).type)}".`);
  }
}
