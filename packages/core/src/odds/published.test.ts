import { describe, expect, test } from 'vitest';
import { packs, parseCards } from '../cards/index.ts';
import { caribbeanStandard as ranking } from '../ranks/high/caribbean.ts';
import { isQueenHigh, type ThreeCardHand, threeCard, threeCardHand } from '../ranks/high/three-card.ts';
import { forSuitClasses } from './count/suit-classes.ts';

/** Figures that are published for games of other houses, from the rankings that the books' games are dealt by. */
describe('published figures', () => {
  /** An ante bonus, which none of the books pays. */
  const BONUS: Partial<Record<ThreeCardHand, number>> = {
    'royal flush': 5,
    'straight flush': 5,
    'three of a kind': 4,
    straight: 1,
  };

  test('O4 Three Card Poker with an ante bonus of 5-4-1 and no card in sight costs 3.372981% of the Ante, played with queen, six, four or better', () => {
    const { cards } = packs.standard;
    const hands: {
      readonly cards: readonly number[];
      readonly value: number;
      readonly qualifies: boolean;
    }[] = [];
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++) {
          const hand = [cards[a], cards[b], cards[c]];
          const value = threeCard.value(hand);
          hands.push({ cards: hand, value, qualifies: isQueenHigh(value) });
        }
    const AGAINST = 18_424;
    const lowest = parseCards('Qs 6h 4d');
    const least = lowest.ok ? threeCard.value(lowest.cards) : expect.fail();
    let net = 0;
    forSuitClasses(packs.standard, 3, (own, ways) => {
      const mine = threeCard.value(own);
      let won = 0;
      let met = 0;
      for (const { cards: theirs, value, qualifies } of hands) {
        if (own.includes(theirs[0]) || own.includes(theirs[1]) || own.includes(theirs[2])) continue;
        met++;
        won += qualifies ? 2 * Math.sign(mine - value) : 1;
      }
      expect(met).toBe(AGAINST);
      const played = won / AGAINST + (BONUS[threeCardHand(mine)] ?? 0);
      net += ways * Math.max(-1, played);
      expect(played > -1).toBe(mine >= least);
    });
    expect((-100 * net) / hands.length).toBeCloseTo(3.372981, 6);
  });

  test('O4 Caribbean Stud of one deck: the player-dealer qualifies with 56.32% of hands', () => {
    let qualified = 0;
    forSuitClasses(packs.standard, 5, (hand, ways) => {
      if (ranking.qualifies(ranking.value(hand))) qualified += ways;
    });
    expect(qualified).toBe(1_463_700);
    expect((100 * qualified) / 2_598_960).toBeCloseTo(56.32, 2);
  });
});
