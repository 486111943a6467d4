import { describe, expect, test } from 'vitest';
import type { PotGame } from '../../engine/pot/game.ts';
import { callAlong, stacked, stakes, start, won } from '../../engine/pot/testing.ts';
import { razz, razzdacey, razzdeucey } from './razz.ts';

const limit = stakes([10, 20], { ante: 1, bringIn: 2 });

/** Who opens each betting round when nobody folds. */
function openers(game: PotGame, hands: readonly string[]): number[] {
  const hand = start(game, limit, Array<number>(hands.length).fill(1000), { deck: stacked(hands) });
  return callAlong(hand).log.flatMap((event) => (event.type === 'round began' ? [event.first] : []));
}

describe('Razz', () => {
  test('003:406 the lowest hand wins, aces low, straights and flushes ignored', () => {
    const hands = ['6c 4d 3d 2d Ad Kd Qd', '5s 4s 3s 2s As Kh Kc', '7h 5h 4h 3h 2h Jh 9h'];
    expect(won(razz({}), limit, hands)).toEqual([0, 9, 0]);
  });

  test('003:407 the low board opens, of equal ones the first from the dealer', () => {
    const hands = ['Kd Kc 9h 8h 7h 2s 3s', '5c 6c Ks 4s Ah Jc Qc', '5d 6d 9s 8s 7s 2d 3d'];
    expect(openers(razz({}), hands)).toEqual([1, 0, 0, 0, 0]);
  });
});

describe('Razzdeucey', () => {
  const lowHand = '7c 5d 4c 3d 2c Kc Kd';

  test('003:4121 the deuce-to-seven low and the badugi take half each', () => {
    expect(won(razzdeucey({}), limit, [lowHand, '2h 3s 4d 5c Qs Qh Qd'])).toEqual([3, 3]);
    expect(won(razzdeucey({}), limit, ['7h 5s 4d 3c 2h Kc Kd', '9h 8h 6h 5h Qs Qh Qd'])).toEqual([6, 0]);
  });

  test('003:4023 an ace is high: A-2-3-4-5 is no straight, and the worst no pair of its kind', () => {
    expect(won(razzdeucey({}), limit, ['Ac 5d 4d 3d 2d Ad As', 'Kh 7s 6h 4c 3c Ks Kc'])).toEqual([0, 6]);
  });

  test('003:4131 the odd chip goes to the highest card by suit, between the halves and within one', () => {
    expect(won(razzdeucey({}), limit, [lowHand, '2h 3s 4d 5c Qs Qh Qd', 'Ac Ad As Ah 9c 9d 9s'])).toEqual([
      5, 4, 0,
    ]);
    // Both halves tied on both sides, in a pot of $9: king of hearts against king of diamonds.
    const tied = ['7c 5d 4h 3s 2c Kc Kd', '7d 5h 4s 3c 2d Kh Qd', 'Ac Ad As Ah 9c 9d 9s'];
    expect(won(razzdeucey({}), limit, tied)).toEqual([4, 5, 0]);
  });
});

describe('Razzdacey', () => {
  const hands = ['Kc 9d Ac 2c 3c 4c 5h', 'Ks 9s Qd Jd Td 9h 8h', 'Kh 9c 5c 6c 7c 8c 2d'];

  test('003:4317 the best low board opens every street, or the worst the sixth', () => {
    expect(openers(razzdacey({ sixth: 'best low' }), hands)).toEqual([1, 0, 0, 0, 0]);
    expect(openers(razzdacey({ sixth: 'worst low' }), hands)).toEqual([1, 0, 0, 1, 0]);
  });

  test('003:4344 aces are low in both halves', () => {
    const split = ['Ac 2d 3h 4s 9c 9d 9h', '5c 4c 3c 2c Ad Kd Qd'];
    expect(won(razzdacey({ sixth: 'best low' }), limit, split)).toEqual([3, 3]);
  });
});
