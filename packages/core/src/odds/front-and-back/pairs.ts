import type { Pack } from '../../cards/index.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { Dominance, SETS } from './dominance.ts';
import { ExactSum } from './exact-sum.ts';
import { BINOMIALS, cardsIn, HandsHolding } from './hand-index.ts';

const SIZE = 7;

/** Pairs of hands that share no card, by what the first one comes to. */
export interface Pairs {
  readonly above: bigint;
  readonly below: bigint;
  readonly all: bigint;
}

/** Into how many parts the hands that share so many cards are divided. */
const PARTS = [1, 14, 28, 28, 20, 10, 6, 1] as const;

/** One part of the count: which cards are shared. */
interface Part {
  readonly shared: number;
  readonly at: number;
  readonly of: number;
}

const ALL_PARTS: readonly Part[] = PARTS.flatMap((of, shared) =>
  Array.from({ length: of }, (_, at) => ({ shared, at, of })),
);
export const PAIR_PARTS = ALL_PARTS.length;

/** From so many on a list is counted by how often each set stands in it. */
const LONG = 100_000;

/**
 * How the hands that hold the same cards meet each other, by the sets in `values`. Hands that share no card are those
 * that share nothing, less those that share one, and so on: with the sign of the number of shared cards the parts
 * add up to the pairs that can be dealt. Shared cards that are alike but for suits are looked at once.
 */
export function countPairs(shoe: Pack, part: number, values: Uint32Array): Pairs {
  const { shared, at, of } = ALL_PARTS[part];
  if (shared === SIZE) return themselves(shoe);
  const hands = new HandsHolding(shoe);
  const most = BINOMIALS[SIZE - shared][cardsIn(shoe) - shared];
  const isLong = most >= LONG;
  const dominance = new Dominance(isLong ? 0 : most);
  const list = new Uint32Array(isLong ? 0 : most);
  const counts = new Int32Array(isLong ? SETS : 0);
  const sums = { above: new ExactSum(), below: new ExactSum(), pairs: new ExactSum() };
  let seen = 0;
  forSuitClasses(shoe, shared, (given, ways) => {
    if (seen++ % of !== at) return;
    if (isLong) {
      hands.count(given, values, counts);
      dominance.ofCounts(counts, ways, sums);
    } else dominance.ofList(list, hands.collect(given, values, list), ways, sums);
  });
  const sign = shared % 2 === 0 ? 1n : -1n;
  return {
    above: sign * sums.above.value,
    below: sign * sums.below.value,
    all: sign * sums.pairs.value,
  };
}

/** A hand against itself has neither hand higher. */
function themselves(shoe: Pack): Pairs {
  const hands = BigInt(BINOMIALS[SIZE][cardsIn(shoe)]);
  return { above: 0n, below: -hands, all: -hands };
}

/** The parts together. All pairs must come to those that can be dealt. */
export function joinPairs(shoe: Pack, parts: readonly Pairs[]): Pairs {
  let [above, below, all] = [0n, 0n, 0n];
  for (const part of parts) {
    above += part.above;
    below += part.below;
    all += part.all;
  }
  const cards = cardsIn(shoe);
  const dealt = BigInt(BINOMIALS[SIZE][cards]) * BigInt(BINOMIALS[SIZE][cards - SIZE]);
  if (all !== dealt) throw new Error(`${all} pairs were counted, ${dealt} can be dealt.`);
  return { above, below, all };
}
