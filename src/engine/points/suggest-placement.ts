import { type Random, seededRandom } from '../../cards/index.ts';
import { chance } from './chances.ts';
import type { PointsCommand } from './commands.ts';
import type { PointsGame } from './game.ts';
import { setDue } from './legal.ts';
import { fiveValue, frontValue } from './set-values.ts';
import { HAND_SIZE, SET_SIZES } from './sets.ts';
import type { PointsState } from './state.ts';
import { subsets, suggestSet } from './suggest-set.ts';

/** What a player might do with the cards at hand, and how it has turned out in imagined futures. */
interface Plan {
  readonly sets: readonly (readonly number[])[];
  readonly laid: readonly (readonly number[])[];
  worth: number;
}
export const K = { foul: -9, scoop: 3, fantasy: 8, pool: 1.5, first: 1, keep: 0.5, last: 24 };

/**
 * A sensible way to lay the cards that a seat holds, from nothing but what that seat may see. Every
 * way is followed through a few imagined futures; the better half goes on to more of them.
 */
export function suggestPlacement(state: PointsState, seat: number): PointsCommand {
  const due = setDue(state, seat);
  if (due === null) throw new Error(`Seat ${seat + 1} has no cards to set.`);
  if (due.lay === HAND_SIZE) {
    const { front, middle, back, declare } = suggestSet(state.game, state.held[seat]);
    return { type: 'set', seat, front, middle, back, declare };
  }
  const plans = allPlans(state.held[seat], state.sets[seat], due.room, due.lay);
  const [front, middle, back] = race(state, seat, plans).laid;
  return { type: 'set', seat, front, middle, back };
}

function allPlans(held: readonly number[], sets: Plan['sets'], room: readonly number[], lay: number): Plan[] {
  const plans: Plan[] = [];
  const extend = (next: number, laid: readonly (readonly number[])[], left: number): void => {
    if (left === 0) {
      plans.push({ laid, sets: sets.map((set, i) => [...set, ...laid[i]]), worth: 0 });
      return;
    }
    if (held.length - next > left) extend(next + 1, laid, left);
    if (next === held.length) return;
    for (let set = 0; set < SET_SIZES.length; set++) {
      if (laid[set].length === room[set]) continue;
      extend(next + 1, laid.map((cards, i) => (i === set ? [...cards, held[next]] : cards)), left - 1);
    }
  };
  extend(0, [[], [], []], lay);
  return plans;
}

function race(state: PointsState, seat: number, plans: Plan[]): Plan {
  const unseen = unseenBy(state, seat);
  const open = HAND_SIZE - plans[0].sets.flat().length;
  const random = seededRandom([...unseen, ...state.held[seat]].join());
  let left = plans;
  for (let futures = K.first; ; futures *= 2) {
    const seen = Math.ceil(open * K.pool);
    for (let i = 0; i < (open === 0 ? 1 : futures); i++) {
      const pool = sample(unseen, seen, random);
      for (const plan of left) plan.worth += outcome(state.game, plan.sets, pool);
    }
    left.sort((a, b) => b.worth - a.worth);
    if (open === 0 || futures >= K.last || left.length === 1) return left[0];
    left = left.slice(0, Math.max(2, Math.ceil(left.length * K.keep)));
  }
}

/** Everything but the seat's own cards and what lies face up before others. */
function unseenBy(state: PointsState, seat: number): number[] {
  const seen = new Set([...state.held[seat], ...state.discards[seat], ...state.sets[seat].flat()]);
  for (const at of state.order) if (state.faceUp[at]) for (const card of state.sets[at].flat()) seen.add(card);
  return Array.from(state.game.pack.cards).filter((card) => !seen.has(card));
}

function sample(cards: number[], count: number, random: Random): number[] {
  for (let i = 0; i < count; i++) {
    const j = i + random.below(cards.length - i);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards.slice(0, count);
}

/** Fills back, middle and front in this order, each as well as it can be, and says what that should earn. */
function outcome(game: PointsGame, sets: Plan['sets'], pool: readonly number[]): number {
  let taken = 0;
  let limit = Number.POSITIVE_INFINITY;
  let worth = 0;
  let wins = 1;
  let loses = 1;
  const full: number[][] = [];
  for (let set = 2; set >= 0; set--) {
    const filled = fill(sets[set], SET_SIZES[set], pool, taken, limit);
    if (filled === null) return K.foul;
    taken |= filled.mask;
    limit = filled.value;
    const p = chance(set, filled.value);
    wins *= p;
    loses *= 1 - p;
    worth += 2 * p - 1 + p * game.bonus(set, filled.cards);
    full[set] = filled.cards;
  }
  worth += K.scoop * (wins - loses);
  if (game.fantasy?.enter({ seat: 0, sets: full, values: [], fouled: false, sweep: -1, surrendered: false, declared: -1 })) worth += K.fantasy;
  return worth;
}

const patterns = new Map<number, number[]>();

function patternsOf(count: number, size: number): number[] {
  const key = count * 16 + size;
  let list = patterns.get(key);
  if (list === undefined) {
    list = size === 0 ? [0] : subsets(count, size);
    patterns.set(key, list);
  }
  return list;
}

function fill(have: readonly number[], size: number, pool: readonly number[], taken: number, limit: number) {
  const cards = [...have];
  let value = -1;
  let found = 0;
  for (const mask of patternsOf(pool.length, size - have.length)) {
    if ((mask & taken) !== 0) continue;
    let n = have.length;
    for (let left = mask; left !== 0; left &= left - 1) cards[n++] = pool[31 - Math.clz32(left & -left)];
    const worth = size === 3 ? frontValue(cards[0], cards[1], cards[2]) : fiveValue(cards[0], cards[1], cards[2], cards[3], cards[4]);
    if (worth > value && worth <= limit) {
      value = worth;
      found = mask;
    }
  }
  if (value < 0) return null;
  let n = have.length;
  for (let left = found; left !== 0; left &= left - 1) cards[n++] = pool[31 - Math.clz32(left & -left)];
  return { value, mask: found, cards };
}
