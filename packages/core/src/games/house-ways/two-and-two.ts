import type { Arrangement } from '../../engine/player-dealer/game.ts';
import type { Ranking } from '../../ranks/ranking.ts';

type Two = readonly [number, number];

/** One of the three ways to set four cards as two hands of two, the lower in front. */
export interface TwoAndTwo extends Arrangement {
  readonly front: Two;
  readonly back: Two;
  /** What the hands are worth. */
  readonly low: number;
  readonly high: number;
}

export function waysToSet([a, b, c, d]: readonly number[], ranking: Ranking): readonly TwoAndTwo[] {
  return [
    inOrder([a, b], [c, d], ranking),
    inOrder([a, c], [b, d], ranking),
    inOrder([a, d], [b, c], ranking),
  ];
}

function inOrder(one: Two, other: Two, { value }: Ranking): TwoAndTwo {
  const [first, second] = [value(one), value(other)];
  return first > second
    ? { front: other, back: one, low: second, high: first }
    : { front: one, back: other, low: first, high: second };
}

/** The way with the highest front hand, and of equal ones the highest back hand. */
export const bestFront = (ways: readonly TwoAndTwo[]): TwoAndTwo =>
  ways.reduce((a, b) => (b.low > a.low || (b.low === a.low && b.high > a.high) ? b : a));

export const bestBack = (ways: readonly TwoAndTwo[]): TwoAndTwo =>
  ways.reduce((a, b) => (b.high > a.high || (b.high === a.high && b.low > a.low) ? b : a));
