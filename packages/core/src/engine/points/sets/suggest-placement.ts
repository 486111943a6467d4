import { type Random, rankOf, seededRandom } from '../../../cards/index.ts';
import type { PointsCommand } from '../commands.ts';
import type { PointsGame, Sets } from '../game.ts';
import { type SetDue, setDue } from '../legal.ts';
import type { PointsState } from '../state.ts';
import { chance } from './chances.ts';
import { fiveValue, frontValue } from './set-values.ts';
import { HAND_SIZE, SET_SIZES } from './sets.ts';
import { subsets } from './subsets.ts';
import { suggestSet } from './suggest-set.ts';

/** What a player might do with the cards at hand, and how it has turned out in imagined futures. */
interface Plan {
  readonly laid: Sets;
  /** The sets with these cards in them. */
  readonly sets: Sets;
  worth: number;
}

/** Points, roughly: a foul pays six and the bonuses of others; three sets won and a fantasy hand are worth more. */
const FOUL = -9;
const SCOOP = 3;
const FANTASY = 8;
/** Futures that the last plans left go through. */
const FUTURES = 32;
/** Most cards imagined at once: there are too many ways to choose from more. */
const IMAGINED = 8;

/**
 * A sensible way to lay the cards that a seat holds, from nothing but what that seat may see. Every
 * way is followed through imagined futures; the better half goes on to twice as many.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { PointsHand, suggestPlacement } from '@cardroom/core/engine/points';
 *
 * const built = buildOffering('hawaiian-gardens/thirteen-card');
 * if (!built.ok || built.kind !== 'points') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = PointsHand.start({ game, point: limit.point, stacks: [200_00, 200_00], button: 0 });
 * if (!hand.ok) throw new Error(hand.message);
 * hand.play({ type: 'shuffle', cards: [...game.pack.cards] });
 * console.log(hand.play(suggestPlacement(hand.state, 0)).ok); // true
 * ```
 */
export function suggestPlacement(state: PointsState, seat: number): PointsCommand {
  const due = setDue(state, seat);
  if (due === null) throw new Error(`Seat ${seat + 1} has no cards to set.`);
  const held = state.held[seat];
  if (due.lay === HAND_SIZE) {
    const { front, middle, back, declare } = suggestSet(state.game, held);
    return { type: 'set', seat, front, middle, back, declare };
  }
  const [front, middle, back] = race(state, seat, allPlans(held, state.sets[seat], due)).laid;
  return { type: 'set', seat, front, middle, back };
}

function allPlans(held: readonly number[], sets: Sets, { lay, room }: SetDue): Plan[] {
  const plans: Plan[] = [];
  const extend = (next: number, laid: Sets, left: number): void => {
    if (left === 0) {
      plans.push({ laid, sets: sets.map((set, i) => [...set, ...laid[i]]), worth: 0 });
      return;
    }
    if (held.length - next > left) extend(next + 1, laid, left);
    for (let set = 0; set < SET_SIZES.length; set++) {
      if (laid[set].length === room[set]) continue;
      const more = laid.map((cards, i) => (i === set ? [...cards, held[next]] : cards));
      extend(next + 1, more, left - 1);
    }
  };
  extend(0, [[], [], []], lay);
  // To begin with, the front gets one card at most or a pair: nothing else is worth a thought.
  return held.length < 5 ? plans : plans.filter(({ laid: [front] }) => front.length < 2 || isPair(front));
}

const isPair = (cards: readonly number[]) => cards.length === 2 && rankOf(cards[0]) === rankOf(cards[1]);

function race(state: PointsState, seat: number, plans: readonly Plan[]): Plan {
  const unseen = unseenBy(state, seat);
  const open = HAND_SIZE - plans[0].sets.flat().length;
  // The same cards are always laid in the same way.
  const random = seededRandom([...unseen, ...state.held[seat]].join());
  const most = open === 0 ? 1 : FUTURES;
  let left = [...plans];
  for (let futures = 1; ; futures *= 2) {
    for (let i = 0; i < futures; i++) {
      const future = draw(unseen, open === 0 ? 0 : Math.min(open + 1, IMAGINED), random);
      for (const plan of left) plan.worth += outcome(state.game, plan.sets, future);
    }
    left.sort((a, b) => b.worth - a.worth);
    if (futures >= most) return left[0];
    left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
}

/** Everything but the seat's own cards and what lies face up before others. */
function unseenBy(state: PointsState, seat: number): number[] {
  const open = state.order
    .filter((at) => at === seat || state.faceUp[at])
    .flatMap((at) => state.sets[at].flat());
  const seen = new Set([...state.held[seat], ...state.discards[seat], ...open]);
  return Array.from(state.game.pack.cards).filter((card) => !seen.has(card));
}

function draw(cards: number[], count: number, random: Random): number[] {
  for (let i = 0; i < count; i++) {
    const j = i + random.below(cards.length - i);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards.slice(0, count);
}

/** Fills back, middle and front, in this order and each as well as can be, and says what that should earn. */
function outcome(game: PointsGame, sets: Sets, future: readonly number[]): number {
  const hand: number[][] = [[], [], []];
  let taken = 0;
  let limit = Number.POSITIVE_INFINITY;
  let worth = 0;
  let wins = 1;
  let loses = 1;
  for (let set = SET_SIZES.length - 1; set >= 0; set--) {
    const { value, mask } = fill(sets[set], SET_SIZES[set], future, taken, limit);
    if (value < 0) return FOUL;
    hand[set] = [...sets[set], ...future.filter((_, i) => (mask >> i) & 1)];
    taken |= mask;
    limit = game.equalSets ? value : value - 1;
    const part = chance(set, value);
    wins *= part;
    loses *= 1 - part;
    worth += 2 * part - 1 + part * game.bonus(set, hand[set]);
  }
  return worth + SCOOP * (wins - loses) + (game.fantasy?.enter(hand) ? FANTASY : 0);
}

/** The best set within the limit that cards not yet taken can make of the cards there; value -1 for none. */
function fill(
  have: readonly number[],
  size: number,
  future: readonly number[],
  taken: number,
  limit: number,
): { value: number; mask: number } {
  const best = { value: -1, mask: 0 };
  trial.set(have);
  for (const mask of subsets(future.length, size - have.length)) {
    if ((mask & taken) !== 0) continue;
    let n = have.length;
    for (let left = mask; left !== 0; left &= left - 1) trial[n++] = future[31 - Math.clz32(left & -left)];
    const value =
      size === 3
        ? frontValue(trial[0], trial[1], trial[2])
        : fiveValue(trial[0], trial[1], trial[2], trial[3], trial[4]);
    if (value <= best.value || value > limit) continue;
    best.value = value;
    best.mask = mask;
  }
  return best;
}

const trial = new Uint8Array(5);
