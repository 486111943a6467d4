import type { Cents } from '../money.ts';
import { NO_SEAT } from '../sentinels.ts';
import type { KillPots, Stakes } from './game.ts';
import type { Hand } from './hand.ts';
import type { ExtraPost } from './state.ts';

/** What a table carries from one hand to the next: the button, who sits out, and kills that are due. */

/** The button moves to the next player clockwise (003:3594). */
export function nextButton(button: number, seated: readonly boolean[]): number {
  for (let i = 1; i <= seated.length; i++) {
    const seat = (button + i) % seated.length;
    if (seated[seat]) return seat;
  }
  return button;
}

/**
 * Who plays when more are seated than are dealt in: as many as there are too many sit out, from the
 * left of the big blind on (003:3589, 003:3831, 003:4702, 003:6303). `seats` go clockwise from the
 * left of the button, so the blinds are the first two.
 */
export function dealtIn(seats: readonly number[], most: number): number[] {
  return seats.filter((_, i) => i < 2 || i >= 2 + seats.length - most);
}

/** Kept across hands. Seats stand for the players in them; a new game starts without any (003:291). */
export interface KillState {
  /** Who has a kill button: a leg up (003:284), or has killed in this kill round (004:21). */
  readonly buttons: readonly number[];
  /** Who must kill a pot, in order. */
  readonly due: readonly number[];
  /** Buttons that this kill round began with; 0 between rounds. */
  readonly round: number;
}

export const newKills: KillState = { buttons: [], due: [], round: 0 };

/** What matters of a finished hand. */
export interface HandResult {
  readonly players: readonly number[];
  readonly killers: readonly number[];
  /** Who won of the main pot. */
  readonly winners: readonly number[];
  /** Who took all there was; `NO_SEAT` if more than one did. */
  readonly scooper: number;
  /** Into how many shares the pot went; 0 if nobody contested it. */
  readonly shares: number;
  /** The pot before anything was taken from it. */
  readonly pot: Cents;
}

export function resultOf({ state, log }: Pick<Hand, 'state' | 'log'>): HandResult {
  const killers = new Set<number>();
  const winners = new Set<number>();
  const all = new Set<number>();
  const shares = new Set<number>();
  let pot = 0;
  for (const event of log) {
    if (event.type === 'posted' && event.what === 'kill') killers.add(event.seat);
    else if (event.type === 'killed' && event.cents > 0) killers.add(event.seat);
    else if (event.type === 'taken' && event.from === 'pot') pot += event.cents;
    else if (event.type === 'awarded') {
      pot += event.cents;
      all.add(event.seat);
      if (event.pot === 0) winners.add(event.seat);
      if (event.share >= 0) shares.add(event.share);
    }
  }
  const players = [...state.setup.stacks.keys()].filter((seat) => state.setup.stacks[seat] !== null);
  const scooper = all.size === 1 ? Math.max(...all) : NO_SEAT;
  return { players, killers: [...killers], winners: [...winners], scooper, shares: shares.size, pot };
}

/** What the next hand is set up with. */
export interface KillPlan {
  readonly posts: readonly ExtraPost[];
  readonly factor: number;
  readonly actsLast?: number;
}

/** Before a hand, with its players clockwise from the left of the button: who kills it, if anyone. */
export function beforeHand(
  rule: KillPots,
  state: KillState,
  stakes: Stakes,
  players: readonly number[],
): { readonly state: KillState; readonly plan: KillPlan } {
  const now = rule.after === 'buttons' ? buttonsUp(rule.buttons(players.length), state, players) : state;
  // 003:300: one kill a hand. Whoever is not dealt in still owes one (003:301).
  const seat = now.due.find((at) => players.includes(at));
  if (seat === undefined) return { state: now, plan: { posts: [], factor: 1 } };
  const live = 2 * Math.max(...stakes.blinds);
  const plan = { posts: [{ seat, what: 'kill' as const, live, dead: 0 }], factor: 2 };
  return { state: now, plan: rule.actsLast ? { ...plan, actsLast: seat } : plan };
}

export function afterHand(rule: KillPots, state: KillState, stakes: Stakes, result: HandResult): KillState {
  const { killers, scooper, pot } = result;
  const paid = { ...state, due: state.due.filter((seat) => !killers.includes(seat)) };
  switch (rule.after) {
    case 'two pots':
      return legs(state, paid, result);
    case 'scoop': {
      // The books print this for limit games only; a no limit game may have the same least bet.
      const least = stakes.structure === 'fixed' ? rule.pots[stakes.bets[0]] : undefined;
      const big = least !== undefined && pot >= least && (!rule.bothHalves || result.shares > 1);
      return big && scooper >= 0 ? owing(paid, scooper) : paid;
    }
    case 'buttons':
      return earned(state, paid, killers);
  }
}

/** Someone promises to kill: a newcomer, or one who is dealt into a pot killed already (003:258-260, 003:300). */
export function owing(state: KillState, seat: number): KillState {
  return { ...state, due: [...state.due, seat] };
}

/** A player quits, the button goes too (003:292). Whether a kill was owed, `due` said before (003:301). */
export function quits(state: KillState, seat: number): KillState {
  const others = (seats: readonly number[]) => seats.filter((at) => at !== seat);
  return { ...state, buttons: others(state.buttons), due: others(state.due) };
}

/** 003:284-294. Who is away keeps the leg up; of those in the hand only a winner has one after it. */
function legs(before: KillState, paid: KillState, { players, killers, winners }: HandResult): KillState {
  const away = before.buttons.filter((seat) => !players.includes(seat));
  const holder = before.buttons.find((seat) => winners.includes(seat));
  if (winners.length === 1) {
    const now = { ...paid, buttons: [winners[0], ...away] };
    return holder === winners[0] ? owing(now, holder) : now;
  }
  if (holder === undefined) return { ...paid, buttons: away };
  const now = { ...paid, buttons: [holder, ...away] };
  // 003:289: the split leaves a leg up as it was, and a kill that was due stays due.
  return before.due.includes(holder) && killers.includes(holder) ? owing(now, holder) : now;
}

/** 004:21. With all buttons given out, everyone without one owes a kill, in order. */
function buttonsUp(buttons: number, state: KillState, players: readonly number[]): KillState {
  if (state.due.length > 0) return state;
  const round = state.round === 0 ? buttons : state.round;
  if (state.buttons.length < round) return { ...state, round };
  const due = players.filter((seat) => !state.buttons.includes(seat));
  return due.length > 0 ? { ...state, due } : { buttons: [], due, round: buttons };
}

/** One button a player and round; when the last due kill is made, the next round begins. */
function earned(before: KillState, paid: KillState, killers: readonly number[]): KillState {
  const fresh = killers.filter((seat) => !before.buttons.includes(seat));
  if (before.due.length === 0)
    return { ...paid, buttons: [...before.buttons, ...fresh].slice(0, before.round) };
  const made = fresh.filter((seat) => before.due.includes(seat));
  return paid.due.length > 0 ? { ...paid, buttons: [...before.buttons, ...made] } : newKills;
}
