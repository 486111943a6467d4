import type { WagerOdds } from '@cardroom/core/odds';

/**
 * What a bet comes to after many hands, in bets. Where its rows are all that can happen, every sequence of them is
 * counted; where more is bet on the hand later, there is only mean and spread, and the normal curve through them.
 */
export type AfterHands =
  | {
      readonly by: 'every sequence';
      readonly hands: number;
      /** The total of the first entry, and what lies between two, in bets; what is more than the last stands there. */
      readonly least: number;
      readonly unit: number;
      readonly chances: Float64Array;
    }
  | { readonly by: 'normal curve'; readonly hands: number; readonly mean: number; readonly sd: number };

/** Totals above this many bets are not told apart. */
const HIGHEST = 1000;
const UNITS = [1, 2, 4, 5, 10, 20, 40, 50, 100, 200];

export function afterHands(odds: WagerOdds, hands: number): AfterHands {
  const { edge, sd, rows } = odds;
  const parts = isWhole(odds) ? UNITS.find((n) => rows.every(({ pays }) => isNear(pays * n))) : undefined;
  if (parts === undefined)
    return { by: 'normal curve', hands, mean: -edge * hands, sd: sd * Math.sqrt(hands) };
  const steps = rows.map(({ pays, probability }) => ({ by: Math.round(pays * parts), probability }));
  const down = Math.min(0, ...steps.map(({ by }) => by));
  const up = Math.max(0, ...steps.map(({ by }) => by));
  // Whoever is this far up stays above the highest total that is told apart.
  const lid = Math.min(up * hands, HIGHEST * parts - down * hands);
  const zero = -down * hands;
  let now = new Float64Array(zero + lid + 1);
  now[zero] = 1;
  for (let hand = 1; hand <= hands; hand++) {
    const next = new Float64Array(now.length);
    const from = zero + down * (hand - 1);
    const to = Math.min(zero + up * (hand - 1), now.length - 1);
    for (let at = from; at <= to; at++) {
      const chance = now[at];
      if (chance === 0) continue;
      if (at === now.length - 1 && lid < up * hands) next[at] += chance;
      else
        for (const { by, probability } of steps)
          next[Math.min(at + by, now.length - 1)] += chance * probability;
    }
    now = next;
  }
  return { by: 'every sequence', hands, least: (down * hands) / parts, unit: 1 / parts, chances: now };
}

const isNear = (number: number): boolean => Math.abs(number - Math.round(number)) < 1e-6;

/** Whether the rows are all that the bet can come to: mean and spread follow from them. */
function isWhole({ edge, sd, rows }: WagerOdds): boolean {
  let [all, mean, squares] = [0, 0, 0];
  for (const { pays, probability } of rows) {
    all += probability;
    mean += pays * probability;
    squares += pays * pays * probability;
  }
  const spread = Math.sqrt(Math.max(0, squares - mean * mean));
  return Math.abs(all - 1) < 1e-9 && Math.abs(mean + edge) < 1e-9 && Math.abs(spread - sd) < 1e-6 * (1 + sd);
}

/** How likely the total is above so many bets. */
export function chanceAbove(after: AfterHands, bets: number): number {
  if (after.by === 'normal curve')
    return after.sd === 0 ? Number(after.mean > bets) : normal((after.mean - bets) / after.sd);
  const { least, unit, chances } = after;
  let sum = 0;
  for (let i = Math.max(0, Math.floor((bets - least) / unit + 1e-6) + 1); i < chances.length; i++)
    sum += chances[i];
  return Math.min(1, sum);
}

/** The total that is not passed with this chance. */
export function quantile(after: AfterHands, part: number): number {
  if (after.by === 'normal curve') {
    let [low, high] = [-8, 8];
    for (let i = 0; i < 50; i++) {
      const middle = (low + high) / 2;
      if (normal(middle) < part) low = middle;
      else high = middle;
    }
    return after.mean + after.sd * low;
  }
  const { least, unit, chances } = after;
  let sum = 0;
  for (let i = 0; i < chances.length; i++) {
    sum += chances[i];
    if (sum >= part - 1e-12) return least + i * unit;
  }
  return least + (chances.length - 1) * unit;
}

/** The area of the normal curve below so many standard deviations, by Zelen and Severo, to seven places. */
function normal(x: number): number {
  const k = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    k *
    (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}
