import type { Pack } from '../../cards/index.ts';

/** What is left of a shoe, by kinds of cards that are alike. */
export class ShoeCount {
  /** One card of each kind. */
  readonly cards: readonly number[];
  readonly left: Int32Array;
  readonly size: number;
  /** Cards left in all. */
  total: number;

  constructor({ cards }: Pack, alike: (card: number) => number) {
    const kinds = new Map<number, { card: number; count: number }>();
    for (const card of cards) {
      const kind = kinds.get(alike(card));
      if (kind === undefined) kinds.set(alike(card), { card, count: 1 });
      else kind.count++;
    }
    const sorted = [...kinds].sort(([a], [b]) => a - b).map(([, kind]) => kind);
    this.cards = sorted.map(({ card }) => card);
    this.left = Int32Array.from(sorted, ({ count }) => count);
    this.size = cards.length;
    this.total = cards.length;
  }

  take(kind: number): void {
    this.left[kind]--;
    this.total--;
  }

  giveBack(kind: number): void {
    this.left[kind]++;
    this.total++;
  }
}

/** In how many ways this many cards can be dealt one after another. */
export function ordered(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways *= from - i;
  return ways;
}
