import { JOKER, type Random } from '../cards/index.ts';
import type { PotCommand } from '../engine/pot/commands.ts';
import type { Legal, LegalBet } from '../engine/pot/legal.ts';
import { type HandState, potOf } from '../engine/pot/state.ts';
import { Guess, partWon, type SeatView, unseenCards } from './guess.ts';

/** A choice that one seat owes. */
export type SeatDue = Extract<Legal, { readonly seat: number }>;

const GUESSES = 30;
const DISCARD_GUESSES = 12;
/** Opponents a player reckons with; most of a full table will fold. */
const FEARED = 2;

/**
 * A simple player of any pot game. It sees only its own view, guesses how the unseen cards may fall,
 * and plays what looks good enough, with some whim. Always legal.
 */
export function simplePlayer(view: SeatView, due: SeatDue, random: Random): PotCommand {
  const { seat } = due;
  switch (due.due) {
    case 'bet':
      return wager(view, due, random);
    case 'discard':
      return { type: 'discard', seat, cards: worst(view, due, random) };
    case 'turn-up':
      return { type: 'turn-up', seat, cards: turned(view, random) };
    case 'kill':
      return { type: 'kill', seat, to: due.most > 0 && chance(random, 0.1) ? due.least : 0 };
    case 'show':
      return { type: 'show', seat };
  }
}

function chance(random: Random, part: number): boolean {
  return random.below(1000) < part * 1000;
}

function wager(view: SeatView, due: LegalBet, random: Random): PotCommand {
  const { state, seat } = view;
  const opponents = feared(state, seat);
  const fair = 1 / (opponents.length + 1);
  const part = expectedPart(view, opponents, random) + (random.below(100) - 50) / 600;
  const { raise } = due;
  const eager = (1.25 + 0.2 * state.raises) * fair;
  if (raise !== null && (part > eager ? chance(random, 0.75) : due.check && chance(random, 0.06))) {
    return { type: 'bet', seat, to: amount(state, raise, part > 1.6 * fair, random) };
  }
  if (due.bringIn > 0) return { type: 'bring-in', seat };
  if (due.check) return { type: 'check', seat };
  const price = due.call / (inMiddle(state) + due.call);
  const worthIt = due.call > 0 && part > 0.9 * Math.min(price, fair * 1.2);
  return worthIt || !due.fold ? { type: 'call', seat } : { type: 'fold', seat };
}

function inMiddle(state: HandState): number {
  let cents = state.chips[potOf(state)];
  for (let seat = 0; seat < state.seats; seat++) cents += state.chips[state.seats + seat];
  return cents;
}

/** The live opponents that have put in most. */
function feared(state: HandState, seat: number): number[] {
  const others: number[] = [];
  for (let at = 0; at < state.seats; at++) if (at !== seat && state.live[at] === 1) others.push(at);
  return others.sort((a, b) => state.put[b] - state.put[a] || a - b).slice(0, FEARED);
}

function expectedPart(view: SeatView, opponents: readonly number[], random: Random): number {
  const { state, seat } = view;
  const { shares } = state.game;
  const unseen = unseenCards(view);
  let sum = 0;
  for (let i = 0; i < GUESSES; i++) {
    const guess = new Guess(view, unseen, random);
    const down = [...state.down[seat]];
    for (let over = guess.over(down.length + state.up[seat].length); over > 0; over--)
      down.splice(random.below(down.length), 1);
    const mine = guess.values(shares, down, state.up[seat]);
    const others = opponents.map((at) => guess.values(shares, [], state.up[at]));
    sum += partWon(mine, others);
  }
  return sum / GUESSES;
}

/** Fixed limits leave one or two amounts; elsewhere about half to all of the pot, strong hands more. */
function amount(
  state: HandState,
  raise: NonNullable<LegalBet['raise']>,
  strong: boolean,
  random: Random,
): number {
  const { min, max, step, only } = raise;
  if (only !== null) return only[random.below(only.length)];
  const target =
    state.level + (inMiddle(state) * (strong ? 50 + random.below(50) : 30 + random.below(30))) / 100;
  if (target >= max) return max;
  return target <= min ? min : min + Math.floor((target - min) / step) * step;
}

/**
 * Tries every hand that may be kept against the same guesses, and throws away the rest of the one
 * that comes out ahead of the others most often, all shares taken together.
 */
function worst(view: SeatView, due: { least: number; most: number }, random: Random): number[] {
  const { state, seat } = view;
  const { shares } = state.game;
  const choices = waysToDiscard(state.down[seat], due.least, due.most);
  const unseen = unseenCards(view);
  const scores = new Float64Array(choices.length);
  for (let i = 0; i < DISCARD_GUESSES; i++) {
    const guess = new Guess(view, unseen, random);
    const { mark } = guess;
    const values = choices.map(({ kept }) => {
      guess.back(mark);
      return guess.values(shares, kept, state.up[seat]);
    });
    for (const [a, mine] of values.entries()) {
      for (const other of values) {
        for (const [share, value] of mine.entries()) scores[a] += Math.sign(value - other[share]);
      }
    }
  }
  return choices[scores.indexOf(Math.max(...scores))].away;
}

/** All ways to throw away so many cards, those that keep most first. */
function waysToDiscard(down: readonly number[], least: number, most: number) {
  const ways: { kept: number[]; away: number[] }[] = [];
  for (let set = 0; set < 1 << down.length; set++) {
    const away = down.filter((_, i) => (set >> i) & 1);
    if (away.length >= least && away.length <= most)
      ways.push({ away, kept: down.filter((_, i) => !((set >> i) & 1)) });
  }
  return ways.sort((a, b) => a.away.length - b.away.length);
}

/** Mexican Poker: a joker is worth more face down (003:365). */
function turned({ state, seat }: SeatView, random: Random): number[] {
  const [card] = state.down[seat];
  return card !== undefined && card !== JOKER && chance(random, 0.3) ? [card] : [];
}
