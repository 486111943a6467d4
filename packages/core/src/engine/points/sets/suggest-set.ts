import type { CleanSweep, PointsGame } from '../game.ts';
import { makesSweep } from '../showdown.ts';
import { chance } from './chances.ts';
import { fiveValue, frontValue } from './set-values.ts';
import { HAND_SIZE, inProperOrder, SET_SIZES } from './sets.ts';
import { subsets } from './subsets.ts';

export interface SuggestedSet {
  readonly front: readonly number[];
  readonly middle: readonly number[];
  readonly back: readonly number[];
  /** The hand is a Clean Sweep and should be declared. */
  readonly declare: boolean;
}

/** What three sets won from an opponent are worth above a point each. */
const SCOOP = 3;

/** By set of cards (bit i for card i): what it ranks, and what it should earn as front, middle or back. */
const values = new Int32Array(1 << 14);
const chances = [0, 1, 2].map(() => new Float64Array(1 << 14));
const earns = [0, 1, 2].map(() => new Float64Array(1 << 14));
const [frontEarns, middleEarns, backEarns] = earns;

/**
 * A good legal way to set thirteen cards, or the best thirteen of fourteen: every way is tried, and
 * the one that should earn most against typical hands is taken.
 */
export function suggestSet(game: PointsGame, cards: readonly number[]): SuggestedSet {
  const sweep = cards.length === HAND_SIZE ? sweepSet(game, cards) : null;
  if (sweep !== null) return sweep;
  const all = (1 << cards.length) - 1;
  weigh(game, cards, SET_SIZES[0], [0]);
  weigh(game, cards, SET_SIZES[1], [1, 2]);
  let best = Number.NEGATIVE_INFINITY;
  let found = [0, 0, 0];
  for (const ten of subsets(cards.length, 10)) {
    const fronts = threesOf(all & ~ten, cards.length);
    const most = Math.max(...fronts.map((front) => frontEarns[front])) + SCOOP;
    halve(ten);
    for (let i = 0; i < HALVES.length; i++) {
      const one = low[HALVES[i] & 31] | high[HALVES[i] >> 5];
      const other = ten & ~one;
      const middle = values[one] < values[other] ? one : other;
      const back = ten & ~middle;
      if (middleEarns[middle] + backEarns[back] + most <= best) continue;
      for (const front of fronts) {
        if (!inProperOrder([values[front], values[middle], values[back]], game.equalSets)) continue;
        const worth = expected(front, middle, back);
        if (worth <= best) continue;
        best = worth;
        found = [front, middle, back];
      }
    }
  }
  const [front, middle, back] = found.map((mask) => pick(cards, mask));
  return { front, middle, back, declare: false };
}

/** The three cards left for the front; of four, each way to throw one away. */
function threesOf(rest: number, count: number): number[] {
  if (count === HAND_SIZE) return [rest];
  const ways: number[] = [];
  for (let left = rest; left !== 0; left &= left - 1) ways.push(rest & ~(left & -left));
  return ways;
}

/** Ways to take five of ten, each half once: the tenth card is always in the other one. */
const HALVES = subsets(9, 5);
/** What five bits stand for among the ten cards at hand, the lower and the higher five. */
const low = new Int32Array(32);
const high = new Int32Array(32);

function halve(ten: number): void {
  let left = ten;
  for (const table of [low, high]) {
    for (let bit = 1; bit < 32; bit <<= 1, left &= left - 1) {
      for (let i = 0; i < bit; i++) table[bit | i] = table[i] | (left & -left);
    }
  }
}

function expected(front: number, middle: number, back: number): number {
  const f = chances[0][front];
  const m = chances[1][middle];
  const b = chances[2][back];
  return (
    frontEarns[front] +
    middleEarns[middle] +
    backEarns[back] +
    SCOOP * (f * m * b - (1 - f) * (1 - m) * (1 - b))
  );
}

const pick = (cards: readonly number[], mask: number): number[] => cards.filter((_, i) => (mask >> i) & 1);

/** Fills the tables for all ways to take `size` of the cards, and lists these. */
function weigh(
  game: PointsGame,
  cards: readonly number[],
  size: number,
  sets: readonly number[],
): readonly number[] {
  const masks = subsets(cards.length, size);
  for (const mask of masks) {
    const [a, b, c, d, e] = pick(cards, mask);
    const value = size === 3 ? frontValue(a, b, c) : fiveValue(a, b, c, d, e);
    values[mask] = value;
    for (const set of sets) {
      const wins = chance(set, value);
      chances[set][mask] = wins;
      earns[set][mask] = 2 * wins - 1 + wins * game.bonus(set, size === 3 ? [a, b, c] : [a, b, c, d, e]);
    }
  }
  return masks;
}

/** The highest Clean Sweep that the cards make in any way they can be set. */
function sweepSet(game: PointsGame, cards: readonly number[]): SuggestedSet | null {
  for (const sweep of game.sweeps) {
    const sets = setFor(sweep, cards);
    if (sets === null) continue;
    const [front, middle, back] = sets;
    return { front, middle, back, declare: makesSweep(sweep, sets) };
  }
  return null;
}

function setFor(sweep: CleanSweep, cards: readonly number[]): number[][] | null {
  if ('all' in sweep) return sweep.all(cards) ? [cards.slice(0, 3), cards.slice(3, 8), cards.slice(8)] : null;
  const all = (1 << cards.length) - 1;
  const fives = subsets(cards.length, SET_SIZES[2]).filter((mask) => sweep.each(pick(cards, mask)));
  for (const back of fives) {
    for (const middle of fives) {
      if ((middle & back) !== 0) continue;
      const front = pick(cards, all & ~back & ~middle);
      if (sweep.each(front)) return [front, pick(cards, middle), pick(cards, back)];
    }
  }
  return null;
}
