import { describe, expect, test } from 'vitest';
import { cardOf, JOKER, packs } from '../../cards/index.ts';
import { hand, misplaced } from '../tables/plain-hands.reference.ts';
import { pokara, pokaraHand } from './pokara.ts';
import { countHands, plainThree, rangeOf, threes } from './three-card.reference.ts';
import type { ThreeCardHand } from './three-card.ts';

const order: ThreeCardHand[] = [
  'high card',
  'pair',
  'straight',
  'flush',
  'three of a kind',
  'straight flush',
  'royal flush',
  'trip flush',
];

const choose = (from: number, count: 2 | 3) =>
  count === 2 ? (from * (from - 1)) / 2 : (from * (from - 1) * (from - 2)) / 6;

describe('pokara', () => {
  test('003:1785 every hand of the shoe stands where the plain reading puts it', () => {
    const wrong = misplaced(pokara, threes(packs.pokara.cards, 0), (cards) => {
      const [kind, ties] = plainThree(cards, true);
      return [order.indexOf(kind), ...ties];
    });
    expect(wrong).toEqual([]);
  });

  // 003:1731: three packs at least, twenty as a rule.
  test.each([3, 8])('hands of %i packs by kind', (n) => {
    const tripFlush = 20 * choose(n, 3);
    const royal = 4 * n ** 3;
    const straightFlush = 8 * n ** 3;
    const cards = Array.from({ length: n }, () => [...packs.pokara.cards]).flat();
    expect(countHands(threes(cards, 1), (three) => pokaraHand(pokara.value(three)))).toEqual({
      'trip flush': tripFlush,
      'royal flush': royal,
      'straight flush': straightFlush,
      'three of a kind': 5 * choose(4 * n, 3) - tripFlush,
      flush: 4 * choose(5 * n, 3) - tripFlush - royal - straightFlush,
      straight: 3 * (4 * n) ** 3 - royal - straightFlush,
      pair: 20 * (choose(4 * n, 2) * 4 * n - 4 * choose(n, 2) * n),
      'high card': 7 * ((4 * n) ** 3 - 4 * n ** 3),
    });
  });

  test.each([
    ['003:1786 trip flush', 'Ac Ac Ac', 'Ts Ts Ts'],
    ['003:1793 straight flush', 'Kc Qc Jc', 'Qd Jd Td'],
    ['003:1794 three of a kind', 'Ac Ac As', 'Tc Td Th'],
    ['003:1795 flush', 'Ac Ac Kc', 'Kd Jd Td'],
    ['003:1796 straight', 'Ac Kd Qc', 'Qd Jd Tc'],
    ['003:1797 pair', 'Ac Ad Kc', 'Td Th Jd'],
    ['003:1798 high card', 'Ac Kd Jc', 'Kd Jd Tc'],
  ])('%s: best and worst', (_, best, worst) => {
    const range = rangeOf(hand(best), pokara, pokaraHand, threes(packs.pokara.cards, 0));
    expect(range).toEqual([pokara.value(hand(worst)), pokara.value(hand(best))]);
  });

  test('003:1723 takes tens to aces only', () => {
    const cards = [cardOf(7, 0), cardOf(8, 0), cardOf(12, 3), JOKER];
    expect(cards.map(pokara.accepts)).toEqual([false, true, true, false]);
  });
});
