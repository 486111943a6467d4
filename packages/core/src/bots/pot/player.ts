import { JOKER, type Random } from '../../cards/index.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import type { Legal, LegalBet } from '../../engine/pot/legal.ts';
import { shareValues } from '../../engine/pot/showdown.ts';
import { type HandState, potOf } from '../../engine/pot/state.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import type { Doubt } from '../at-table.ts';
import type { Character } from '../character.ts';
import { discardsOf } from './discard.ts';
import { type Effort, expectedPart, feared, isLimit } from './expect.ts';
import type { SeatView } from './imagine.ts';

/** A choice that one seat has to make. */
export type SeatDue = Extract<Legal, { readonly seat: number }>;

const CAREFUL: Effort = { bets: 120, discards: 100, feared: 3, reading: 10 };
const QUICK: Effort = { bets: 32, discards: 6, feared: 2, reading: 4 };

/**
 * A player of any pot game. It sees only its own view, imagines how the unseen cards may fall, compares that with the
 * price of a call, and acts. Every act is legal.
 */
export function playPot(
  view: SeatView,
  due: SeatDue,
  who: Character,
  random: Random,
  quick = false,
  doubt?: Doubt,
): PotCommand {
  const { seat } = due;
  const effort = quick ? QUICK : CAREFUL;
  switch (due.due) {
    case 'bet':
      return act(view, due, who, effort, random, doubt);
    case 'discard':
      return { type: 'discard', seat, cards: discardsOf(view, due, effort.discards, random) };
    case 'turn-up':
      return { type: 'turn-up', seat, cards: turned(view, random) };
    case 'kill':
      return { type: 'kill', seat, to: due.most > 0 && chance(random, 0.1 * who.aggression) ? due.least : 0 };
    case 'show':
      return { type: isBeaten(view) ? 'muck' : 'show', seat };
  }
}

/** Whether hands already shown, which are in for every pot that this one is, beat it in everything it could win. */
function isBeaten({ state, seat }: SeatView): boolean {
  const { game, shown, put } = state;
  if (game.otherwise !== undefined || game.mustBet !== undefined) return false;
  const mine = shareValues(state, seat);
  const beaten = mine.map(() => false);
  for (let at = 0; at < state.seats; at++) {
    const values = shown[at];
    if (at === seat || values === null || state.live[at] === 0 || put[at] < put[seat]) continue;
    for (const [share, value] of values.entries()) beaten[share] ||= value > mine[share];
  }
  return beaten.includes(true) && beaten.every((lost, share) => lost || mine[share] === NO_HAND);
}

function chance(random: Random, part: number): boolean {
  return random.below(1000) < part * 1000;
}

function act(
  view: SeatView,
  due: LegalBet,
  who: Character,
  effort: Effort,
  random: Random,
  doubt?: Doubt,
): PotCommand {
  const { state, seat } = view;
  const opponents = feared(state, seat, effort.feared);
  const fair = 1 / (opponents.length + 1);
  const part = expectedPart(view, opponents, effort, random);
  const { raise } = due;
  const enough = due.call > 0 ? needed(view, due, who, fair) : 0;
  doubt?.(hardness(part, enough, raise === null ? null : fair * wanted(state, who)));
  if (raise !== null && (isEager(state, who, part, fair, random) || bluffs(view, due, who, random)))
    return { type: 'bet', seat, to: amount(state, due, raise, part / fair, random) };
  if (due.bringIn > 0) return { type: 'bring-in', seat };
  if (due.check) return { type: 'check', seat };
  const calls = due.call > 0 && part > enough;
  return calls || !due.fold ? { type: 'call', seat } : { type: 'fold', seat };
}

/** How much a trait changes a player: above the middle twice as much as below it, so that some players are wild. */
const further = (by: number, trait: number): number => by * (trait + Math.max(0, trait - 0.5));

/**
 * How hard a decision is. It is easy when a hand is well above or below its price, and when there is little to bet for.
 * Whether to bet is never as hard as whether to call.
 */
function hardness(part: number, enough: number, toBet: number | null): number {
  const near = (to: number): number => Math.max(0, 1 - Math.abs(part - to) / (0.5 * to));
  const pays = enough > 0 ? near(enough) : 0;
  return toBet === null || part < enough ? pays : Math.max(pays, 0.6 * near(toBet));
}

/** How many times its fair part of the pot a hand must be worth for a bet: more after every raise. */
const wanted = ({ raises }: HandState, { aggression }: Character): number =>
  1.5 - further(0.4, aggression) + 0.25 * raises;

/** Whether to bet or raise; only a certain winner never stops. */
function isEager(state: HandState, who: Character, part: number, fair: number, random: Random): boolean {
  const { raises, game } = state;
  if (part > Math.min(0.985, 0.85 + 0.03 * raises))
    return chance(random, game.mustBet === undefined ? 0.9 : 1);
  return part > fair * wanted(state, who) && chance(random, 0.65 + 0.3 * who.aggression);
}

/** A bet into few opponents with nothing, more often from late position. */
function bluffs(
  { state, seat }: SeatView,
  { check }: LegalBet,
  { bluff }: Character,
  random: Random,
): boolean {
  if (!check || state.liveCount > 3) return false;
  return chance(random, 0.18 * bluff * (0.4 + 0.6 * position(state, seat)));
}

/** How much of the table has acted before this seat: 0 for the first, 1 for the last. */
function position(state: HandState, seat: number): number {
  let behind = 0;
  let others = 0;
  for (let at = 0; at < state.seats; at++) {
    if (at === seat || state.live[at] === 0) continue;
    others++;
    if (state.acted[at] === 0) behind++;
  }
  return others === 0 ? 1 : 1 - behind / others;
}

/**
 * The part of the pot that makes a call worth its price. Loose players and those in late position ask for less; a call
 * for much of the stack is against somebody who means it, and asks for more.
 */
function needed({ state, seat }: SeatView, { call }: LegalBet, who: Character, fair: number): number {
  const later = laterBets(state);
  const price = (call + later) / (inMiddle(state) + call + later * Math.min(MOST_PAYING, state.liveCount));
  // Characters differ most in the hands they begin with.
  const loose = state.round <= 1 ? 1.19 - further(0.4, who.looseness) : 1.12 - 0.25 * who.looseness;
  const liking = loose - 0.08 * position(state, seat);
  // In the first round the price of the call is not all: more bets will come.
  const cheap = state.round <= 1 ? Math.max(price, 0.9 * fair) : price;
  const plain = Math.min(cheap, 1.25 * fair) * liking;
  const committed = call / (call + state.chips[seat]);
  return committed > 0.3 && !isLimit(state) ? Math.max(plain, price + 0.1 * committed) : plain;
}

/** The part of the later bets that a player who calls now will pay as well, at limit. */
const STAYS = 0.2;
/** At most so many of the players in the hand stay that long. */
const MOST_PAYING = 3;

/** What a player at limit who calls now will pay on later streets. */
function laterBets(state: HandState): number {
  if (!isLimit(state) || state.round <= 1) return 0;
  const { script } = state.game;
  let rounds = 0;
  for (let at = state.step + 1; at < script.length; at++) if (script[at].do === 'bet') rounds++;
  const { bets } = state.stakes;
  return STAYS * rounds * bets[bets.length - 1] * state.factor;
}

function inMiddle(state: HandState): number {
  let cents = state.chips[potOf(state)];
  for (let seat = 0; seat < state.seats; seat++) cents += state.chips[state.seats + seat];
  return cents;
}

/** Bet sizes at pot limit and no limit, as parts of the pot. */
const PARTS = [1 / 2, 2 / 3, 1] as const;

/** Where limits leave only one or two amounts, one of them; elsewhere a part of the pot, larger for a stronger hand. */
function amount(
  state: HandState,
  { call }: LegalBet,
  raise: NonNullable<LegalBet['raise']>,
  worth: number,
  random: Random,
): number {
  const { min, max, step, only } = raise;
  if (only !== null) return only[worth > 1.5 ? only.length - 1 : 0];
  const part = PARTS[Math.min(PARTS.length - 1, random.below(2) + (worth > 1.6 ? 1 : 0))];
  const target = state.level + part * (inMiddle(state) + call);
  // With few chips left behind, all of them go in.
  if (target >= max || (worth > 1.5 && target > 0.7 * max)) return max;
  return target <= min ? min : min + Math.floor((target - min) / step) * step;
}

/** Mexican Poker: a joker is worth more face down (003:365). */
function turned({ state, seat }: SeatView, random: Random): number[] {
  const [card] = state.down[seat];
  return card !== undefined && card !== JOKER && chance(random, 0.3) ? [card] : [];
}
