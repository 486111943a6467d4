import { evolve as evolveRound } from '../engine/banked/evolve.ts';
import { newRound } from '../engine/banked/state.ts';
import { move } from '../engine/index.ts';
import { evolve as evolvePoints } from '../engine/points/evolve.ts';
import { newHand as newPoints } from '../engine/points/state.ts';
import { quits } from '../engine/pot/between-hands.ts';
import { evolve as evolvePot } from '../engine/pot/evolve.ts';
import { newHand } from '../engine/pot/state.ts';
import type {
  BankEvent,
  BlindEvent,
  ChipEvent,
  ClockEvent,
  HandEvent,
  SeatEvent,
  TableEvent,
} from './events.ts';
import { pointsSetup, potSetup, roundSetup } from './setups.ts';
import { cageOf, dropOf, handOf, jackpotOf, moveRail, type Seated, type TableState } from './state.ts';

/** Applies one event, in place; works alike on events with hidden cards. */
export function evolve(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'hand began':
      begin(state, event.plan);
      break;
    case 'played':
      play(state, event.event);
      break;
    case 'hand ended':
      end(state, event.stacks, event.drop, event.jackpot);
      break;
    case 'voided':
      back(state, event.stacks, 0, 0);
      undo(state);
      break;
    case 'paused':
    case 'resumed':
      state.paused = event.type === 'paused';
      break;
    case 'closing':
      state.closing = true;
      break;
    case 'sold':
    case 'cashed out':
    case 'bought in':
    case 'collected':
    case 'refunded':
    case 'jackpot paid':
      moveChips(state, event);
      break;
    case 'sat':
    case 'left':
    case 'leaving':
    case 'changed seat':
    case 'sat out':
    case 'came back':
    case 'waits':
    case 'stopped waiting':
      seat(state, event);
      break;
    case 'drew':
    case 'missed blind':
    case 'straddles':
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

function seatedAt(state: TableState, at: number): Seated {
  const seated = state.seats[at];
  if (seated === null) throw new Error(`Nobody sits at seat ${at + 1}.`);
  return seated;
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
      const seated = seatedAt(state, event.seat);
      moveRail(state, seated.player, event.seat, event.cents, 'from');
      seated.shorts = event.short ? seated.shorts + 1 : 0;
      break;
    }
    case 'collected':
    case 'refunded': {
      const { seat: at, to, cents } = event;
      const place = to === 'drop' ? dropOf(state) : jackpotOf(state);
      if (event.type === 'refunded') move(state.chips, place, at, cents);
      else {
        move(state.chips, at, place, cents);
        if (event.for === 'hand') state.fees.push({ seat: at, to, cents });
      }
      break;
    }
    case 'jackpot paid':
      move(state.chips, jackpotOf(state), event.seat, event.cents);
      break;
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
      };
      remove(state.waiting, player);
      break;
    }
    case 'left':
      moveRail(state, event.player, event.seat, event.cents, 'to');
      state.seats[event.seat] = null;
      state.kills = quits(state.kills, event.seat);
      state.fantasy = state.fantasy.filter((at) => at !== event.seat);
      if (state.bank.seat === event.seat) state.bank.ready = false;
      if (state.bank.offered === event.seat) state.bank.offered = -1;
      break;
    case 'leaving':
      seatedAt(state, event.seat).leaving = true;
      break;
    case 'changed seat': {
      const { seat: from, to } = event;
      move(state.chips, from, to, state.chips[from]);
      const seated = seatedAt(state, from);
      seated.comes = event.comes;
      state.seats[to] = seated;
      state.seats[from] = null;
      const follow = (at: number) => (at === from ? to : at);
      const { buttons, due, round } = state.kills;
      state.kills = { buttons: buttons.map(follow), due: due.map(follow), round };
      state.fantasy = state.fantasy.map(follow);
      state.bank.offered = follow(state.bank.offered);
      break;
    }
    case 'sat out': {
      const seated = seatedAt(state, event.seat);
      seated.away = true;
      seated.straddles = false;
      if (state.bank.offered === event.seat) state.bank.offered = -1;
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
      remove(state.waiting, event.player);
      break;
  }
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
      break;
    case 'missed blind': {
      const { missed } = seatedAt(state, event.seat);
      if (!missed.includes(event.blind)) missed.push(event.blind);
      break;
    }
    case 'straddles':
      seatedAt(state, event.seat).straddles = event.on;
      break;
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
      bank.seat = event.seat;
      bank.ready = true;
      bank.offered = -1;
      bank.declined = [];
      bank.refused = false;
      break;
    case 'bank declined':
      bank.offered = -1;
      bank.ready = false;
      bank.declined.push(event.seat);
      break;
    case 'bank refused':
      bank.offered = -1;
      bank.declined = [];
      bank.refused = true;
      break;
    case 'bank reopened':
      bank.offered = -1;
      bank.declined = [];
      bank.refused = false;
      bank.begins = true;
      break;
    case 'shoe shuffled':
      state.shoe = event.cards;
      state.shoeNext = 0;
      break;
  }
}

function clock(state: TableState, event: ClockEvent): void {
  switch (event.type) {
    case 'time':
      state.now = event.at;
      break;
    case 'turn':
      state.turn =
        event.seats.length === 0
          ? null
          : { seats: event.seats, until: event.until, called: false, warned: false };
      break;
    case 'clock called':
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
      seatedAt(state, event.seat).lapses++;
      break;
    case 'in time':
      seatedAt(state, event.seat).lapses = 0;
      break;
    case 'half hour':
      state.halfHour = event.next;
      break;
    default:
      throw new Error(`There is no event "${String((event as { type: unknown }).type)}".`);
  }
}

/** The stacks of those dealt in go to the hand, which plays with them by its own events. */
function begin(state: TableState, plan: Extract<TableEvent, { type: 'hand began' }>['plan']): void {
  state.hands++;
  remember(state);
  for (const [at, cents] of plan.stacks.entries()) {
    if (cents === null) continue;
    move(state.chips, at, handOf(state), cents);
    const seated = seatedAt(state, at);
    if (plan.kind === 'player-dealer') continue;
    seated.comes = null;
    seated.missed = [];
    seated.fresh = false;
  }
  switch (plan.kind) {
    case 'pot':
      state.hand = { kind: 'pot', state: newHand(potSetup(state.sign, plan)) };
      passBlinds(state, plan.line);
      state.button = plan.button;
      state.line = plan.line;
      for (const { seat: at, what } of plan.posts)
        if (what === 'straddle') seatedAt(state, at).straddles = false;
      break;
    case 'points':
      state.hand = { kind: 'points', state: newPoints(pointsSetup(state.sign, plan)) };
      state.button = plan.button;
      break;
    case 'player-dealer':
      state.hand = { kind: 'player-dealer', state: newRound(roundSetup(state.sign, plan)) };
      break;
  }
}

function remember(state: TableState): void {
  const { button, line, passed, seats } = state;
  state.before = {
    button,
    line,
    passed: [...passed],
    seats: seats.map((seated) => (seated === null ? null : { ...seated })),
  };
}

/** A void hand is dealt again: the button goes back, and who posted to come in does so once more. */
function undo(state: TableState): void {
  const { before } = state;
  if (before === null) return;
  state.button = before.button;
  state.line = before.line;
  for (const [at, was] of before.passed.entries()) state.passed[at] = was;
  for (const [at, was] of before.seats.entries()) {
    const seated = state.seats[at];
    if (was === null || seated === null) continue;
    seated.comes = was.comes;
    seated.missed = [...was.missed];
    seated.fresh = was.fresh;
    seated.straddles = was.straddles;
  }
}

/** Seats that the last blind went over on its way count as passed, taken or not. */
function passBlinds(state: TableState, line: readonly number[]): void {
  if (line.length === 0) return;
  const to = line[line.length - 1];
  const from = state.line.length === 0 ? line[0] : state.line[state.line.length - 1];
  const { length } = state.seats;
  for (let at = (from + 1) % length; ; at = (at + 1) % length) {
    state.passed[at] = true;
    if (at === to) return;
  }
}

function play({ hand }: TableState, event: HandEvent): void {
  if (hand === null) throw new Error('No hand is being played.');
  if (hand.kind === 'pot') evolvePot(hand.state, event as Parameters<typeof evolvePot>[1]);
  else if (hand.kind === 'points') evolvePoints(hand.state, event as Parameters<typeof evolvePoints>[1]);
  else evolveRound(hand.state, event as Parameters<typeof evolveRound>[1]);
}

function end(state: TableState, stacks: readonly (number | null)[], drop: number, jackpot: number): void {
  const { hand, bank } = state;
  if (hand?.kind === 'player-dealer') {
    const round = hand.state;
    for (const [at, seated] of state.seats.entries()) {
      if (seated === null) continue;
      seated.bet = round.wagers.some((wager) => wager.seat === at && wager.cents > 0);
      if (seated.bet || at === round.dealer) seated.fresh = false;
    }
    const { player } = seatedAt(state, round.dealer);
    bank.rounds = bank.player === player ? bank.rounds + 1 : 1;
    bank.player = player;
    bank.ready = false;
    bank.begins = false;
    if (round.setup.running) state.shoeNext += round.next;
  }
  back(state, stacks, drop, jackpot);
}

function back(state: TableState, stacks: readonly (number | null)[], drop: number, jackpot: number): void {
  const { chips } = state;
  const from = handOf(state);
  for (const [at, cents] of stacks.entries()) if (cents !== null) move(chips, from, at, cents);
  move(chips, from, dropOf(state), drop);
  move(chips, from, jackpotOf(state), jackpot);
  if (chips[from] !== 0) throw new Error(`${chips[from]} did not come back from the hand.`);
  state.hand = null;
  state.fees.length = 0;
  state.turn = null;
}
