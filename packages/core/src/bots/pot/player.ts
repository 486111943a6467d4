import { JOKER, type Random } from '../../cards/index.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import type { Legal, LegalBet } from '../../engine/pot/legal.ts';
import { shareValues } from '../../engine/pot/showdown.ts';
import { type HandState, potOf } from '../../engine/pot/state.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import type { Doubt } from '../at-table.ts';
import type { Character } from '../character.ts';
import { discardsOf } from './discard.ts';
import { Imagined, partWon, type SeatView } from './imagine.ts';

/** A choice that one seat owes. */
export type SeatDue = Extract<Legal, { readonly seat: number }>;

/** How much a player imagines: well enough to play soundly, or just enough for thousands of tables. */
interface Effort {
  readonly bets: number;
  readonly discards: number;
  /** Opponents reckoned with; most of a full table will fold. */
  readonly feared: number;
}
const CAREFUL: Effort = { bets: 120, discards: 40, feared: 3 };
const QUICK: Effort = { bets: 32, discards: 6, feared: 2 };

/**
 * A player of any pot game. It sees only its own view, imagines how the unseen cards may fall, sets
 * that against the price of a call, and bets what it likes best. Always legal.
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

/** Whether hands that were shown, with a part in every pot of this one, are better in all that it could win. */
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
  const part = expectedPart(view, opponents, effort.bets, random);
  const { raise } = due;
  if (raise !== null && (isEager(state, who, part, fair, random) || bluffs(view, due, who, random)))
    return { type: 'bet', seat, to: amount(state, due, raise, part / fair, random) };
  if (due.bringIn > 0) return { type: 'bring-in', seat };
  if (due.check) return { type: 'check', seat };
  const enough = needed(view, due, who, fair);
  // What is well above or below its price is a matter of course.
  doubt?.(Math.max(0, 1 - Math.abs(part - enough) / (0.5 * enough)));
  const calls = due.call > 0 && part > enough;
  return calls || !due.fold ? { type: 'call', seat } : { type: 'fold', seat };
}

/** What a trait makes of a player: beyond the middle twice as much as below it, so that some are wild. */
const further = (by: number, trait: number): number => by * (trait + Math.max(0, trait - 0.5));

/** Raises ask for more the more there have been; only the certain winner never stops. */
function isEager(
  { raises, game }: HandState,
  { aggression }: Character,
  part: number,
  fair: number,
  random: Random,
): boolean {
  const worth = part / fair;
  if (part > Math.min(0.985, 0.85 + 0.03 * raises))
    return chance(random, game.mustBet === undefined ? 0.9 : 1);
  return worth > 1.5 - further(0.4, aggression) + 0.25 * raises && chance(random, 0.65 + 0.3 * aggression);
}

/** A bet into few opponents with nothing, oftener from behind. */
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
 * The part of the pot for which a call is worth its price. Loose players and those who act late take
 * less; a call for much of the stack is against somebody who means it, and must be better.
 */
function needed({ state, seat }: SeatView, { call }: LegalBet, who: Character, fair: number): number {
  const price = call / (inMiddle(state) + call);
  // Characters differ most in the hands they begin with.
  const loose = state.round <= 1 ? 1.19 - further(0.4, who.looseness) : 1.12 - 0.25 * who.looseness;
  const liking = loose - 0.08 * position(state, seat);
  // Before anything is seen a call is not worth its price alone: more bets will come.
  const cheap = state.round <= 1 ? Math.max(price, 0.9 * fair) : price;
  const plain = Math.min(cheap, 1.25 * fair) * liking;
  const committed = call / (call + state.chips[seat]);
  return committed > 0.3 && !isLimit(state) ? Math.max(plain, price + 0.1 * committed) : plain;
}

const isLimit = ({ stakes: { structure } }: HandState): boolean =>
  structure === 'fixed' || structure === 'spread';

function inMiddle(state: HandState): number {
  let cents = state.chips[potOf(state)];
  for (let seat = 0; seat < state.seats; seat++) cents += state.chips[state.seats + seat];
  return cents;
}

/** The live opponents that have put in most. */
function feared(state: HandState, seat: number, most: number): number[] {
  const others: number[] = [];
  for (let at = 0; at < state.seats; at++) if (at !== seat && state.live[at] === 1) others.push(at);
  return others.sort((a, b) => state.put[b] - state.put[a] || a - b).slice(0, most);
}

function expectedPart(view: SeatView, opponents: readonly number[], guesses: number, random: Random): number {
  const imagined = new Imagined(view, random);
  const meant = opponents.map((seat) => meaningOf(view.state, seat));
  const mine: number[] = [];
  const others = opponents.map((): number[] => []);
  const better: number[] = [];
  let sum = 0;
  for (let i = 0; i < guesses; i++) {
    imagined.dealAnew();
    imagined.mine(mine);
    for (const [at, seat] of opponents.entries()) {
      imagined.theirs(seat, others[at]);
      for (let more = (meant[at] + (i & 1)) >> 1; more > 0; more--)
        keepBetter(others[at], imagined.theirs(seat, better), i);
    }
    sum += partWon(mine, others);
  }
  return sum / guesses;
}

/** Blinds in the pot from which a player at pot limit or no limit must be taken seriously. */
const SERIOUS = 15;

/**
 * Whoever bets has more than any cards: in halves, how many further hands are dealt to that player, who has the
 * best of them.
 */
function meaningOf(state: HandState, seat: number): number {
  const isSerious = !isLimit(state) && state.put[seat] > SERIOUS * state.stakes.bets[0];
  return (seat === state.aggressor ? 1 : 0) + (isSerious ? 1 : 0);
}

function keepBetter(hand: number[], other: readonly number[], turn: number): void {
  const share = (turn >> 1) % hand.length;
  if (other[share] > hand[share]) for (const [i, value] of other.entries()) hand[i] = value;
}

/** Parts of the pot that are bet at pot limit and no limit. */
const PARTS = [1 / 2, 2 / 3, 1] as const;

/** Fixed limits leave one or two amounts; elsewhere a good part of the pot, the stronger the more. */
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
  // With little left behind, all of it goes in.
  if (target >= max || (worth > 1.5 && target > 0.7 * max)) return max;
  return target <= min ? min : min + Math.floor((target - min) / step) * step;
}

/** Mexican Poker: a joker is worth more face down (003:365). */
function turned({ state, seat }: SeatView, random: Random): number[] {
  const [card] = state.down[seat];
  return card !== undefined && card !== JOKER && chance(random, 0.3) ? [card] : [];
}
