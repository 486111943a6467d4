import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOKER, type Pack, packs, RANK_LETTERS } from '../../cards/index.ts';
import {
  blackjack8,
  blackjackElite,
  blackjackPoker,
  hawaiian22,
  noBust22,
  noBust215,
  noBust2001,
  pure215,
  type Totals,
  twentyOne,
} from './twenty-one.ts';

/** What a card may count for, by its letters. */
function counts(card: number): number[] {
  if (card === JOKER) return [2, 12];
  if (card > JOKER) return [10];
  const letter = RANK_LETTERS[Math.floor(card / 4)];
  return letter === 'A' ? [1, 11] : 'TJQK'.includes(letter) ? [10] : [Number(letter)];
}

/** Every way to count a hand: its sums, smallest first. */
function sums(hand: readonly number[]): number[] {
  const all = hand.reduce<number[]>(
    (sofar, card) => sofar.flatMap((sum) => counts(card).map((count) => sum + count)),
    [0],
  );
  return [...new Set(all)].sort((a, b) => a - b);
}

interface Book {
  readonly ranking: Totals;
  readonly pack: Pack;
  /** The best that counting may reach. */
  readonly goal: number;
  /** More is over. */
  readonly most: number;
  readonly jokersMake21?: boolean;
  /** Hands of two cards above all totals, by their ranks without suits. */
  readonly naturals: (ranks: string) => boolean;
}

const aceAndTen = (ranks: string) => /^A[TJQKB]$|^[TJQKB]A$/.test(ranks);
const books: Book[] = [
  { ranking: twentyOne, pack: packs.standard, goal: 21, most: 21, naturals: aceAndTen },
  {
    ranking: hawaiian22,
    pack: packs.fourJokers,
    goal: 22,
    most: 22,
    naturals: (ranks) => /^AA$|^\*[TJQK]$|^[TJQK]\*$/.test(ranks),
  },
  { ranking: blackjackElite, pack: packs.standard, goal: 21, most: 21, naturals: aceAndTen },
  {
    ranking: noBust22,
    pack: packs.joker,
    goal: 21,
    most: 21,
    jokersMake21: true,
    naturals: (r) => r === '**',
  },
  {
    ranking: noBust2001,
    pack: packs.joker,
    goal: 21,
    most: 22,
    jokersMake21: true,
    naturals: (r) => r === '**',
  },
  { ranking: noBust215, pack: packs.standard, goal: 21, most: 21, naturals: aceAndTen },
  { ranking: pure215, pack: packs.pure, goal: 21, most: 21, naturals: aceAndTen },
  { ranking: blackjack8, pack: packs.standard, goal: 21, most: 21, naturals: aceAndTen },
  { ranking: blackjackPoker, pack: packs.standard, goal: 21, most: 21, naturals: aceAndTen },
];

const letters = (hand: readonly number[]) =>
  hand.map((card) => (card === JOKER ? '*' : card > JOKER ? 'B' : RANK_LETTERS[card >> 2])).join('');

/** Total, soft, over and natural from all the sums of a hand. */
function slow(book: Book, hand: readonly number[]) {
  const natural = hand.length === 2 && book.naturals(letters(hand));
  if (book.jokersMake21 && hand.includes(JOKER)) {
    return { total: natural ? 22 : 21, soft: false, over: false, natural };
  }
  const all = sums(hand);
  const total = all.filter((sum) => sum <= book.goal).at(-1) ?? all[0];
  return { total, soft: total > all[0], over: total > book.most, natural };
}

describe.each(books)('$ranking.id', (book) => {
  const { ranking, pack } = book;
  // Several packs: the same card may come again.
  const hand = fc.array(fc.constantFrom(...pack.cards), { minLength: 2, maxLength: 8 });
  const shortHand = fc.array(fc.constantFrom(...pack.cards), { minLength: 2, maxLength: 5 });
  /** 000:946: 31 by the lowest count is a rank of its own. */
  const hard31 = (cards: readonly number[]) => ranking === blackjackElite && sums(cards)[0] === 31;

  test('totals, soft hands and hands over as all ways of counting have them', () => {
    fc.assert(
      fc.property(hand, (cards) => {
        const { total, soft, over, natural } = slow(book, cards);
        expect(ranking.total(cards)).toBe(total);
        expect(ranking.isSoft(cards)).toBe(soft);
        expect(ranking.isOver(cards)).toBe(over && !hard31(cards));
        expect(ranking.isNatural(cards)).toBe(
          natural || (ranking === blackjackPoker && cards.length === 2 && cards.every((card) => card === 50)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('naturals, then totals, then hands over from the nearest', () => {
    const strength = (cards: readonly number[]): number => {
      const { total, over, natural } = slow(book, cards);
      if (natural) return 1000;
      if (hard31(cards)) return 900;
      if (!over) return total;
      return ranking === blackjackElite ? -1 : -total;
    };
    fc.assert(
      fc.property(hand, hand, (one, other) => {
        fc.pre(!(ranking.isNatural(one) && ranking.isNatural(other)));
        fc.pre(![one, other].some((cards) => cards.length === 2 && cards.every((card) => card === 50)));
        const order = Math.sign(ranking.value(one) - ranking.value(other));
        expect(order).toBe(Math.sign(strength(one) - strength(other)));
        expect(Math.min(ranking.value(one), ranking.value(other))).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('names tell values apart, and the pack is what it accepts', () => {
    const byName = new Map<string, number>();
    for (const hand of fc.sample(shortHand, 3000)) {
      for (const value of [ranking.value(hand), ranking.valueAfterSplit(hand)]) {
        const name = ranking.name(value);
        expect(name).not.toBe('');
        expect(byName.get(name) ?? value).toBe(value);
        byName.set(name, value);
      }
    }
    for (let card = 0; card < 256; card++) expect(ranking.accepts(card)).toBe(pack.cards.includes(card));
  });
});

describe('twenty-one', () => {
  test('all 1,326 hands of two cards', () => {
    const found: Record<string, number> = {};
    for (let a = 0; a < 52; a++) {
      for (let b = a + 1; b < 52; b++) {
        const name = twentyOne.name(twentyOne.value([a, b]));
        found[name] = (found[name] ?? 0) + 1;
      }
    }
    const expected: Record<string, number> = { blackjack: 64, '20': 120 + 16, '19': 64 + 16 };
    // Two of 2 to 9: sixteen of two ranks, six of a rank.
    const small = [6, 16, 22, 32, 38, 48, 54, 64, 54, 48, 38, 32, 22, 16, 6];
    small.forEach((hands, i) => {
      const total = i + 4;
      // Twelve to nineteen also with a ten; twelve as two aces, thirteen and more as an ace and a card.
      const others = total < 12 ? 0 : total === 12 ? 64 + 6 : 64 + 16;
      expected[String(total)] = hands + others;
    });
    expect(found).toEqual(expected);
  });

  test('final hands of a dealer by upcard: one pack, stands on all 17s (published, Wizard of Odds 2b)', () => {
    const published: [string, number[]][] = [
      ['A', [0.126128, 0.131003, 0.129486, 0.131553, 0.0515646, 0.313726, 0.11654]],
      ['2', [0.138976, 0.131762, 0.131815, 0.123948, 0.120526, 0, 0.352973]],
      ['6', [0.166948, 0.106454, 0.107192, 0.100705, 0.0978785, 0, 0.420823]],
    ];
    for (const [up, expected] of published) {
      const chances: Record<string, number> = {};
      const left = Array.from(RANK_LETTERS, (letter) =>
        'JQK'.includes(letter) ? 0 : letter === 'T' ? 16 : 4,
      );
      let cards = 52;
      const walk = (hand: number[], chance: number): void => {
        if (hand.length >= 2 && twentyOne.total(hand) >= 17) {
          const name = twentyOne.isOver(hand) ? 'over' : twentyOne.name(twentyOne.value(hand));
          chances[name] = (chances[name] ?? 0) + chance;
          return;
        }
        for (let rank = 0; rank < 13; rank++) {
          if (left[rank] === 0) continue;
          const drawn = (chance * left[rank]) / cards;
          left[rank]--;
          cards--;
          walk([...hand, rank * 4], drawn);
          left[rank]++;
          cards++;
        }
      };
      const first = RANK_LETTERS.indexOf(up);
      left[first]--;
      cards--;
      walk([first * 4], 1);
      ['17', '18', '19', '20', '21', 'blackjack', 'over'].forEach((name, i) => {
        expect(Math.abs((chances[name] ?? 0) - expected[i]), `${up} to ${name}`).toBeLessThan(1e-6);
      });
    }
  });
});
