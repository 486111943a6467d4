import type { Pack } from '../../cards/index.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { Dominance } from './dominance.ts';
import { ExactSum } from './exact-sum.ts';
import { BINOMIALS, cardsIn, HandsHolding } from './hand-index.ts';
import type { Memory } from './memory.ts';
import { MOST_HELD } from './subsets.ts';

const SIZE = 7;

/** Pairs of hands that share no card, by what the first one comes to. */
export interface Pairs {
  readonly above: bigint;
  readonly below: bigint;
  readonly all: bigint;
}

/** The first hand as the house way sets it, and as it is best set; the second by the house way. */
export interface BothPairs {
  readonly way: Pairs;
  readonly best: Pairs;
}

const NONE: Pairs = { above: 0n, below: 0n, all: 0n };

/** Pairs of which it is not yet known what they come to. */
export const pairsOnly = (all: bigint): BothPairs => ({ way: { ...NONE, all }, best: { ...NONE, all } });

/** Into how many parts the hands that share this many cards are divided, for counts above those that are looked up. */
const PARTS = [16, 8] as const;

const ALL_PARTS = PARTS.flatMap((of, more) =>
  Array.from({ length: of }, (_, at) => ({ shared: MOST_HELD + 1 + more, at, of })),
);
export const PAIR_PARTS = ALL_PARTS.length;
/** How many cards are shared in a part, and which of all such cards it is about. */
export const sharedIn = (part: number) => ALL_PARTS[part];

/** Collects pairs of both kinds, with a sign. */
export class PairSums {
  readonly #sums = Array.from({ length: 5 }, () => new ExactSum());

  add(kind: 'way' | 'best', above: number, below: number): void {
    const at = kind === 'way' ? 0 : 2;
    this.#sums[at].add(above);
    this.#sums[at + 1].add(below);
  }

  addAll(pairs: number): void {
    this.#sums[4].add(pairs);
  }

  get value(): BothPairs {
    const [above, below, bestAbove, bestBelow, all] = this.#sums.map(({ value }) => value);
    return { way: { above, below, all }, best: { above: bestAbove, below: bestBelow, all } };
  }
}

/**
 * How hands that share five or six cards meet each other: with the sign of the number of shared cards. Shared cards
 * that are alike but for suits are looked at once.
 */
export function countSharing(shoe: Pack, part: number, { index, way, best }: Memory): BothPairs {
  const { shared, at, of } = sharedIn(part);
  const hands = new HandsHolding(shoe);
  const most = BINOMIALS[SIZE - shared][cardsIn(shoe) - shared];
  const dominance = new Dominance(most);
  const [list, mine, theirs] = [0, 1, 2].map(() => new Uint32Array(most));
  const sums = new PairSums();
  const sign = shared % 2 === 0 ? 1 : -1;
  let seen = 0;
  forSuitClasses(shoe, shared, (given, ways) => {
    if (seen++ % of !== at) return;
    const times = sign * ways;
    const count = hands.collect(given, index, list);
    let isSame = true;
    for (let i = 0; i < count; i++) {
      theirs[i] = way[list[i]];
      mine[i] = best[list[i]];
      isSame &&= mine[i] === theirs[i];
    }
    dominance.sort(theirs, count);
    dominance.meet(theirs, theirs, count);
    sums.add('way', times * dominance.above, times * dominance.below);
    if (!isSame) {
      dominance.sort(mine, count);
      dominance.meet(mine, theirs, count);
    }
    sums.add('best', times * dominance.above, times * dominance.below);
    sums.addAll(times * count * count);
  });
  return sums.value;
}

/** The parts together. The total must be the number of pairs that can be dealt. */
export function joinPairs(shoe: Pack, parts: readonly BothPairs[]): BothPairs {
  const way = sumOf(parts.map((part) => part.way));
  const cards = cardsIn(shoe);
  const dealt = BigInt(BINOMIALS[SIZE][cards]) * BigInt(BINOMIALS[SIZE][cards - SIZE]);
  if (way.all !== dealt) throw new Error(`${way.all} pairs were counted, ${dealt} can be dealt.`);
  return { way, best: sumOf(parts.map((part) => part.best)) };
}

function sumOf(parts: readonly Pairs[]): Pairs {
  let [above, below, all] = [0n, 0n, 0n];
  for (const part of parts) {
    above += part.above;
    below += part.below;
    all += part.all;
  }
  return { above, below, all };
}
