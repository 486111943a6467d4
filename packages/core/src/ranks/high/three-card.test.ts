import { describe, expect, test } from 'vitest';
import { standardPack } from '../../cards/index.ts';
import { hand, misplaced } from '../tables/plain-hands.reference.ts';
import { countHands, plainThree, rangeOf, threes } from './three-card.reference.ts';
import { isQueenHigh, type ThreeCardHand, threeCard, threeCardHand } from './three-card.ts';

const order: ThreeCardHand[] = [
  'high card',
  'pair',
  'flush',
  'straight',
  'three of a kind',
  'straight flush',
  'royal flush',
];

describe('three-card', () => {
  test('22,100 hands by kind', () => {
    const counts = countHands(threes(standardPack.cards, 1), (cards) =>
      threeCardHand(threeCard.value(cards)),
    );
    expect(counts).toEqual({
      'royal flush': 4,
      'straight flush': 44,
      'three of a kind': 52,
      straight: 720,
      flush: 1096,
      pair: 3744,
      'high card': 16440,
    });
  });

  test('002:911 every hand of a shoe stands where the plain reading puts it', () => {
    const wrong = misplaced(threeCard, threes(standardPack.cards, 0), (cards) => {
      const [kind, ties] = plainThree(cards, false);
      return [order.indexOf(kind === 'trip flush' ? 'three of a kind' : kind), ...ties];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['000:801 straight flush', 'Kh Qh Jh', 'Ac 2c 3c'],
    ['000:802 three of a kind', 'As Ah Ad', '2s 2h 2d'],
    ['000:806 straight', 'As Kh Qd', 'Ac 2d 3h'],
    ['000:807 flush', 'As Ks Js', '5d 3d 2d'],
    ['000:808 pair', 'As Ah Kd', '2s 2h 3d'],
    ['000:809 high card', 'As Kh Jd', '5s 3h 2d'],
  ])('%s: best and worst', (_, best, worst) => {
    const range = rangeOf(hand(best), threeCard, threeCardHand, threes(standardPack.cards, 1));
    expect(range).toEqual([threeCard.value(hand(worst)), threeCard.value(hand(best))]);
  });

  test('000:846 queen-high qualifies', () => {
    const qualifies = (text: string) => isQueenHigh(threeCard.value(hand(text)));
    expect(['Qs 3h 2d', '2s 2h 3d', 'Js Th 8d'].map(qualifies)).toEqual([true, true, false]);
  });

  test('names', () => {
    const hands = ['As Ks Qs', 'Ah 2h 3h', '9s 9h 9d', 'Ac 2d 3h', '9s 7s 3s', 'Ks Kd 6c', 'Jh 8d 2c'];
    expect(hands.map((text) => threeCard.name(threeCard.value(hand(text))))).toEqual([
      'mini royal flush',
      'straight flush, three high',
      'three nines',
      'straight, three high',
      'flush, nine-seven-three',
      'pair of kings, six kicker',
      'jack high, eight-deuce kickers',
    ]);
  });
});
