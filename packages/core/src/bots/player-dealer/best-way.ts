import type { Way } from '../../odds/round/ways.ts';
import type { Trial } from './trial.ts';

/** How much thought goes into a choice. */
export interface Effort {
  /** Deals to look at before any way is ruled out, and at most. */
  readonly least: number;
  readonly most: number;
  /** The first way is kept in the end unless another is ahead of it by so many standard errors. */
  readonly ahead: number;
}

/** A way is ruled out when it is so many standard errors behind the best. */
const SURE = 3;

/** The way that leaves the most, and by how many cents it is ahead of the next. */
export interface Found {
  readonly way: Way;
  readonly margin: number;
}

/**
 * Tries all ways against the same imagined cards and drops those that fall behind, until one is left or enough deals
 * have been tried; where only a few deals are possible, until all have been seen. The first way is played unless
 * another is clearly better.
 */
export function bestWay(trial: Trial, ways: readonly Way[], { least, most, ahead }: Effort): Found {
  const tried = ways.map((way): Tried => ({ way, values: [], sum: 0 }));
  let left = tried;
  let deals = 0;
  while (deals < Math.min(most, trial.unseen.deals) && left.length > 1) {
    trial.unseen.dealAnew();
    for (const one of left) {
      const value = trial.worth(one.way);
      one.values.push(value);
      one.sum += value;
    }
    deals++;
    if (trial.unseen.isCertain) break;
    if (deals % least === 0) left = left.filter(notBehind(bestOf(left)));
  }
  const [first] = left;
  let best = bestOf(left);
  if (deals < trial.unseen.deals && !trial.unseen.isCertain && first === tried[0])
    if (behind(first, best) <= ahead * errorOf(first, best)) best = first;
  let next = Number.NEGATIVE_INFINITY;
  for (const one of tried) if (one !== best) next = Math.max(next, -behind(one, best));
  return { way: best.way, margin: Math.abs(next) };
}

interface Tried {
  readonly way: Way;
  readonly values: number[];
  sum: number;
}

const bestOf = (left: readonly Tried[]): Tried => left.reduce((a, b) => (b.sum > a.sum ? b : a));

/** How far a way is behind another, on average over the deals in which both were tried. */
function behind({ values }: Tried, { values: others }: Tried): number {
  const count = Math.min(values.length, others.length);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += others[i] - values[i];
  return sum / Math.max(1, count);
}

/** The standard error of that. */
function errorOf(one: Tried, other: Tried): number {
  const count = Math.min(one.values.length, other.values.length);
  const mean = behind(one, other);
  let squares = 0;
  for (let i = 0; i < count; i++) squares += (other.values[i] - one.values[i] - mean) ** 2;
  return Math.sqrt(squares) / Math.max(1, count);
}

/** Ways that came to the same in every deal count as one. */
const notBehind =
  (best: Tried) =>
  (one: Tried): boolean =>
    one === best || behind(one, best) < SURE * errorOf(one, best);
