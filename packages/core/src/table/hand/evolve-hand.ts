import { type Cents, move } from '../../engine/index.ts';
import type { MachineKind } from '../../engine/machines/machine.ts';
import { seatOf } from '../../engine/player-dealer/state.ts';
import type { HandFlow, HandPlan } from '../events.ts';
import { dropOf, handOf, jackpotOf, roundsOf, seatedAt, stackOf, type TableState } from '../state.ts';
import { eventOf, type HandEvent, type HandInPlay } from './hand-in-play.ts';
import { type PlannedHand, plannedHand } from './setups.ts';

/** The stacks of those dealt in go to the hand, which plays with them by its own events. */
export function begin(state: TableState, plan: HandPlan): void {
  state.hands++;
  remember(state);
  delete state.time.pot;
  delete state.time.by;
  for (const [at, cents] of plan.stacks.entries()) {
    if (cents === null) continue;
    move(state.chips, stackOf(state, at), handOf(state), cents);
    if (plan.kind === 'player-dealer') continue;
    const seated = seatedAt(state, at);
    seated.comes = null;
    seated.missed = [];
    seated.short = false;
    seated.fresh = false;
  }
  state.hand = newHand(plannedHand(state.sign, plan));
  switch (plan.kind) {
    case 'pot':
      if (plan.anew) forgive(state);
      passBlinds(state, plan.line);
      state.button = plan.button;
      state.line = plan.line;
      for (const { seat: at, what } of plan.posts)
        if (what === 'straddle') seatedAt(state, at).straddles = false;
      break;
    case 'points':
      state.button = plan.button;
      break;
    case 'player-dealer':
      for (const seat of plan.courtesy ?? []) seatedAt(state, seat).courtesy = 'used';
      break;
  }
}

const newHand = <K extends MachineKind>({ kind, machine, setup }: PlannedHand<K>): HandInPlay<K> => ({
  kind,
  machine,
  state: machine.newHand(setup),
});

/** Whoever would have made blinds up has none to make up. */
function forgive(state: TableState): void {
  for (const seated of state.seats) {
    if (seated === null) continue;
    seated.missed = [];
    if (seated.comes === 'make up') seated.comes = null;
  }
}

function remember(state: TableState): void {
  const { button, line, passed, seats, time } = state;
  state.before = {
    ...(time.pot === undefined ? {} : { pot: time.pot }),
    ...(time.by === undefined ? {} : { by: time.by }),
    button,
    line,
    passed: [...passed],
    seats: seats.map((seated) => (seated === null ? null : { ...seated, missed: [...seated.missed] })),
  };
}

/** A void hand is dealt again: the button goes back, and who posted to come in does so once more. */
export function undo(
  state: TableState,
  { stacks, gone = 0 }: Extract<HandFlow, { readonly type: 'voided' }>,
): void {
  const { before } = state;
  state.shoeNext += gone;
  back(state, stacks, 0, 0);
  if (before === null) return;
  if (before.pot !== undefined) state.time.pot = before.pot;
  if (before.by !== undefined) state.time.by = before.by;
  state.button = before.button;
  state.line = before.line;
  for (const [at, was] of before.passed.entries()) state.passed[at] = was;
  for (const [at, was] of before.seats.entries()) {
    const seated = state.seats[at];
    if (was === null || seated === null) continue;
    seated.comes = was.comes;
    seated.missed = [...was.missed];
    seated.short = was.short === true;
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

export function play({ hand }: TableState, event: HandEvent): void {
  if (hand === null) throw new Error('No hand is being played.');
  evolve(hand, event);
}

const evolve = <K extends MachineKind>({ kind, machine, state }: HandInPlay<K>, event: HandEvent): void =>
  machine.evolve(state, eventOf(kind, event));

/** Whoever stands behind the seats may bring chips into a round while bets are open, or take them away. */
export function followChips(state: TableState, event: HandEvent): void {
  if (event.type === 'joined') move(state.chips, stackOf(state, event.seat), handOf(state), event.cents);
  else if (event.type === 'parted') move(state.chips, handOf(state), stackOf(state, event.seat), event.cents);
}

export function end(
  state: TableState,
  stacks: readonly (Cents | null)[],
  drop: number,
  jackpot: number,
): void {
  const { hand, bank } = state;
  if (hand?.kind === 'points')
    for (const [at, seated] of state.seats.entries())
      if (seated !== null) seated.played = hand.state.setup.stacks[at] !== null;
  if (hand?.kind === 'player-dealer') {
    const round = hand.state;
    for (const [at, seated] of state.seats.entries()) {
      if (seated === null) continue;
      const bets = at === round.dealer ? [] : round.wagers.filter((of) => of.seat === at && of.cents > 0);
      seated.bet = bets.length > 0;
      seated.betHere = bets.some(({ spot }) => seatOf(round, spot) === at);
      if (seated.bet || at === round.dealer) seated.fresh = false;
      // Who did not bet keeps the button for the hand that they do bet in.
      if (seated.courtesy === 'used') {
        if (seated.bet || at === round.dealer) delete seated.courtesy;
        else seated.courtesy = 'given';
      }
    }
    const { player } = seatedAt(state, round.dealer);
    // Whoever has a part in the bank has had it for a round, and not only the player-dealer.
    const parties = round.partners.map(({ seat }) => {
      const { player: who } = seatedAt(state, seat);
      return { player: who, rounds: roundsOf(bank, who) + 1 };
    });
    bank.rounds = roundsOf(bank, player) + 1;
    bank.parties = parties;
    bank.player = player;
    bank.ready = false;
    bank.begins = false;
    if (round.setup.running) state.shoeNext += round.next;
  }
  back(state, stacks, drop, jackpot);
}

function back(state: TableState, stacks: readonly (Cents | null)[], drop: number, jackpot: number): void {
  const { chips } = state;
  const from = handOf(state);
  for (const [at, cents] of stacks.entries())
    if (cents !== null) move(chips, from, stackOf(state, at), cents);
  move(chips, from, dropOf(state), drop);
  move(chips, from, jackpotOf(state), jackpot);
  if (chips[from] !== 0) throw new Error(`${chips[from]} did not come back from the hand.`);
  // A shoe that runs on is dealt from again.
  if (state.shoe.length === 0) state.dealtFrom = undefined;
  state.hand = null;
  state.fees.length = 0;
  state.turn = null;
}
