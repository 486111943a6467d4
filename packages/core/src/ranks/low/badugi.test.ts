import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACE, type Cards, rankOf, standardPack, suitOf } from '../../cards/index.ts';
import { badugi, badugi7AceLow, badugiAceHigh } from './badugi.ts';
import { eachHand } from './low.reference.ts';

/** The best of all subsets without a common rank or suit: card count, then each card from the top down. */
function reference(cards: Cards, aceLow: boolean): number {
  let best = 0;
  const add = (from: number, heights: readonly number[], ranks: number, suits: number): void => {
    const down = [...heights].sort((a, b) => b - a);
    const good = [0, 1, 2, 3].reduce(
      (packed, place) => packed * 15 + 14 - (down[place] ?? 0),
      heights.length,
    );
    best = Math.max(best, good);
    for (let i = from; i < cards.length; i++) {
      const rank = rankOf(cards[i]!);
      const suit = suitOf(cards[i]!);
      if ((ranks >> rank) & 1 || (suits >> suit) & 1) continue;
      const height = rank === ACE && aceLow ? 1 : rank + 2;
      add(i + 1, [...heights, height], ranks | (1 << rank), suits | (1 << suit));
    }
  };
  add(0, [], 0, 0);
  return best;
}

/** Values and reference must rise together, each value meeting one reference. */
class Pairing {
  readonly byValue = new Map<number, { good: number; count: number }>();
  differing = 0;

  add(value: number, good: number): void {
    const seen = this.byValue.get(value);
    if (seen === undefined) this.byValue.set(value, { good, count: 1 });
    else if (seen.good === good) seen.count++;
    else this.differing++;
  }

  inOrder(): boolean {
    const goods = [...this.byValue].sort(([a], [b]) => a - b).map(([, { good }]) => good);
    return this.differing === 0 && goods.every((good, i) => i === 0 || good > goods[i - 1]!);
  }
}

const rankings = [
  { id: 'badugi', ranking: badugi, aceLow: true },
  { id: 'badugi-ace-high', ranking: badugiAceHigh, aceLow: false },
];

describe.each(rankings)('$id', ({ ranking, aceLow }) => {
  const four = new Pairing();
  eachHand(standardPack.cards, 4, (hand) => four.add(ranking.value(hand), reference(hand, aceLow)));

  test('all 270,725 hands of four cards rank as the best of their subsets', () => {
    expect(four.inOrder()).toBe(true);
    const counts: Record<string, number> = {};
    for (const [value, { count }] of four.byValue) {
      const cards = ranking.name(value).split(' ')[0]!;
      counts[cards] = (counts[cards] ?? 0) + count;
    }
    expect(counts).toEqual({
      'four-card': 17_160,
      'three-card': 154_440,
      'two-card': 96_252,
      'one-card': 2_873,
    });
  });

  test('715 + 286 + 78 + 13 different hands, each with its own name', () => {
    expect(four.byValue.size).toBe(1_092);
    expect(new Set([...four.byValue.keys()].map(ranking.name)).size).toBe(1_092);
  });

  test('fewer cards and more: every hand of a pack of four ranks', () => {
    const pack = standardPack.cards.filter((card) => [0, 5, 11, ACE].includes(rankOf(card)));
    for (const size of [1, 2, 3, 5, 6, 7]) {
      const pairing = new Pairing();
      eachHand(pack, size, (hand) => pairing.add(ranking.value(hand), reference(hand, aceLow)));
      expect(pairing.inOrder()).toBe(true);
    }
  });

  test('five to seven cards of the whole pack', () => {
    const hand = fc.shuffledSubarray([...standardPack.cards], { minLength: 5, maxLength: 7 });
    fc.assert(
      fc.property(hand, hand, (one, other) => {
        const sign = Math.sign(ranking.value(one) - ranking.value(other));
        expect(sign).toBe(Math.sign(reference(one, aceLow) - reference(other, aceLow)));
        expect(four.byValue.get(ranking.value(one))?.good).toBe(reference(one, aceLow));
      }),
      { numRuns: 3_000 },
    );
  });
});

test('badugi7AceLow is the ranking', () => {
  const seven = fc.shuffledSubarray([...standardPack.cards], { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(seven, (hand) => {
      const value = badugi7AceLow(...(hand as Parameters<typeof badugi7AceLow>));
      expect(value).toBe(badugi.value(hand));
    }),
  );
});

describe('printed best and worst hand by number of cards', () => {
  const aceLowRows = [
    ['four-card badugi, 4-3-2-A', 'four-card badugi, K-Q-J-10'],
    ['three-card badugi, 3-2-A', 'three-card badugi, K-Q-J'],
    ['two-card badugi, 2-A', 'two-card badugi, K-Q'],
    ['one-card badugi, A', 'one-card badugi, K'],
  ];
  const aceHighRows = [
    ['four-card badugi, 5-4-3-2', 'four-card badugi, A-K-Q-J'],
    ['three-card badugi, 4-3-2', 'three-card badugi, A-K-Q'],
    ['two-card badugi, 3-2', 'two-card badugi, A-K'],
    ['one-card badugi, 2', 'one-card badugi, A'],
  ];
  test.each([
    ['003:897-901', badugi, aceLowRows],
    ['003:4263-4266', badugi, aceLowRows],
    ['003:4486-4489', badugi, aceLowRows],
    ['003:4695-4698', badugi, aceLowRows],
    ['003:6296-6299', badugi, aceLowRows],
    ['003:7411-7412', badugi, aceLowRows.slice(0, 2)],
    ['003:4040-4043', badugiAceHigh, aceHighRows],
    ['003:5882-5885', badugiAceHigh, aceHighRows],
  ])('%s', (_, ranking, rows) => {
    const values = new Set<number>();
    eachHand(standardPack.cards, 4, (hand) => values.add(ranking.value(hand)));
    const names = [...values].sort((a, b) => b - a).map(ranking.name);
    for (const [best, worst] of rows) {
      const same = names.filter((name) => name.split(' ')[0] === best!.split(' ')[0]);
      expect([same[0], same.at(-1)]).toEqual([best, worst]);
    }
    const order = names.map((name) => ['four', 'three', 'two', 'one'].indexOf(name.split('-')[0]!));
    expect(order).toEqual([...order].sort());
  });
});
