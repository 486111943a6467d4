import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/testing-cards.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { callAlong, due, play, refusal, stacked, stakes, start, won } from '../../engine/pot/testing.ts';
import {
  superRazz,
  superRazzdacey,
  superRazzdeucey,
  superSevenCardStud,
  superSevenCardStudHiLo,
  superSevenCardStudHiLoRegular,
} from './super-stud.ts';

const limit = stakes([4, 8], { ante: 1, bringIn: 2 });
const byFace = { lateBets: 'small', ranked: 'by face' } as const;
const byChart = { lateBets: 'big', ranked: 'by chart' } as const;

/** Who opens each round and for what, when nobody folds and everybody throws the first card away. */
function rounds(game: PotGame, hands: readonly string[]) {
  const hand = start(game, limit, Array<number>(hands.length).fill(1000), { deck: stacked(hands) });
  const openers: number[] = [];
  const bets: unknown[] = [];
  for (let round = 1; round <= 5; round++) {
    callAlong(hand, (now) => now.state.round === round);
    const { seat, raise } = due(hand, 'bet');
    openers.push(seat);
    bets.push(raise?.only);
  }
  callAlong(hand);
  return { openers, bets };
}

describe('003:4961 the discard', () => {
  const hand = start(superSevenCardStud({ lastCard: 'down' }), limit, [100, 100], {
    deck: stacked(['Kc Kd 2h 9c 3c', 'Qc Qd 7h Tc 4c']),
  });
  callAlong(hand, (now) => now.state.game.script[now.state.step].do === 'discard');

  test('comes after the first betting round: one downcard, no more, no less, no upcard', () => {
    expect(due(hand, 'discard')).toMatchObject({ seat: 0, least: 1, most: 1, draws: false });
    expect(refusal(hand, '1 discard')).toContain('exactly 1 card');
    expect(refusal(hand, '1 discard Kc Kd')).toContain('exactly 1 card');
    expect(refusal(hand, '1 discard 9c')).toContain('does not hold 9c');
    expect(refusal(hand, '1 check')).toContain('owes a discard');
  });

  test('is seen by its player only, and leaves two down and two up on fourth street', () => {
    play(hand, '1 discard 2h', '2 discard Qc');
    expect(hand.log.find((event) => event.type === 'discarded')).toMatchObject({ seat: 0, only: 0 });
    expect(hand.state.down).toEqual([cards('Kc Kd'), cards('Qd 7h')]);
    expect(hand.state.up).toEqual([cards('9c 3c'), cards('Tc 4c')]);
  });
});

describe('Super 7 Card Stud', () => {
  const hands = ['2c Ah Kh 9c 3c 4c 5c 6c', '2d 7h 8h Tc Td 4d 5d 6d'];

  test('003:4966-4996 the large bet from fifth street, and the high board opens', () => {
    const { openers, bets } = rounds(superSevenCardStud({ lastCard: 'down' }), hands);
    expect(openers).toEqual([0, 1, 1, 1, 1]);
    expect(bets).toEqual([[400], [400], [800], [800], [800]]);
  });

  test('003:4994 the last card comes down, or up where the house reads it so', () => {
    for (const lastCard of ['down', 'up'] as const) {
      const hand = start(superSevenCardStud({ lastCard }), limit, [100, 100], { deck: stacked(hands) });
      callAlong(hand, (now) => now.state.round === 5);
      expect(hand.state.up[0]).toHaveLength(lastCard === 'up' ? 5 : 4);
    }
  });

  test('003:5008 the discard does not play', () => {
    const thrown = ['As Ad Ah 9c 3c 4c 7s 8h', 'Ks Kd Kh Tc Td 2d 5d 6d'];
    expect(won(superSevenCardStud({ lastCard: 'down' }), limit, thrown)).toEqual([0, 6]);
  });
});

describe('Super 7 Card Stud Hi/Lo', () => {
  const game = superSevenCardStudHiLo({ lastCard: 'down' });

  test('003:5153 7-6-4-3-A is lower than 8-5-4-3-2', () => {
    const hands = ['Kc 7c 6d 4h 3s Ah 9d 9h', 'Kd 8c 5d 4c 3d 2h Qs Qh'];
    expect(won(game, limit, hands)).toEqual([3, 3]);
  });

  test('003:5146, 5149 a nine or a pair is no low: the high hand takes all', () => {
    expect(won(game, limit, ['Kc 9c 6d 4h 3s Ah Jd Th', 'Kd 8c 5d 5c 3d 2h Qs Qh'])).toEqual([0, 6]);
  });

  test('003:5248 the odd chip goes to the highest card by suit', () => {
    const hands = ['Kc 7c 6d 4h 3s Ah 9d 9h', 'Kd 8c 5d 4c 3d 2h Qs Qh', 'Ks Jc Jd Tc Td 5h 6c Js'];
    // Jacks full take $4, and the low's ace of hearts the ninth dollar.
    expect(won(game, limit, hands)).toEqual([5, 0, 4]);
  });
});

describe('Super 7 Card Stud Hi/Lo Regular', () => {
  const hands = ['Kc 6c 5d 4h 3s 2h Kd Qs', 'Kh 7c 5c 4d 3d 2s Jd Js'];

  test('003:5380 6-5-4-3-2 is the best low, unless straights count as its chart has it (003:5387)', () => {
    expect(won(superSevenCardStudHiLoRegular({ straights: 'ignored' }), limit, hands)).toEqual([6, 0]);
    expect(won(superSevenCardStudHiLoRegular({ straights: 'count' }), limit, hands)).toEqual([3, 3]);
  });

  test('003:5388 aces are high for low, and the pot is halved without a qualifier', () => {
    const aces = ['2c Ac As 3d 4h 5s Kd Qs', '2d Kh Qc Jc 9d 8s 8c Tc'];
    expect(won(superSevenCardStudHiLoRegular({ straights: 'ignored' }), limit, aces)).toEqual([0, 6]);
  });
});

describe('the three Super Razz games', () => {
  /** Kings to seat 1, aces to seat 2, deuces to seat 3; then the lows to seat 3. */
  const hands = ['9c 9d 8c Ks Jc Jd Tc Td', '9h 9s 8d As Qc Qd 7c 7d', '8h 8s 7h 2s 3h 4d 5c 6d'];

  test('003:4536, 5930, 6132 the small bet to the end, or the large one from fifth street', () => {
    expect(rounds(superRazz(byFace), hands).bets).toEqual([[400], [400], [400], [400], [400]]);
    expect(rounds(superRazz(byChart), hands).bets).toEqual([[400], [400], [800], [800], [800]]);
  });

  test('003:6104, 6121 Super Razz: the king brings it in and the low board opens, or by chart the ace and the high', () => {
    expect(rounds(superRazz(byFace), hands).openers).toEqual([0, 2, 2, 2, 2]);
    expect(rounds(superRazz(byChart), hands).openers).toEqual([1, 0, 1, 1, 1]);
  });

  test('003:5903, 5916 Super Razzdeucey: the ace brings it in and the best badugi opens', () => {
    expect(rounds(superRazzdeucey(byFace), hands).openers).toEqual([1, 2, 2, 2, 2]);
    expect(rounds(superRazzdeucey(byChart), hands).openers).toEqual([2, 1, 1, 1, 1]);
  });

  test('003:4522, 4552 Super Razzdacey: the best badugi opens, also seventh street unless read otherwise', () => {
    const boards = ['Kc Qs Qh Ac 2c 3c 4c', 'Kd Qc Jh Ks 8d 7h 6c', '9h 9s 8h Qd Jd Td 9d'];
    const game = (seventh: 'badugi' | 'ace-to-five') =>
      superRazzdacey({ ...byFace, seventh, oddChip: 'high card' });
    expect(rounds(game('badugi'), boards).openers).toEqual([1, 1, 1, 1, 1]);
    expect(rounds(game('ace-to-five'), boards).openers).toEqual([1, 1, 1, 1, 0]);
  });

  test('003:6164 Super Razz: tied hands, the odd chip to the highest card by suit', () => {
    const tied = ['Qc 6c 4d 3d 2d Ad Kd Qd', 'Jc 6s 4s 3s 2s As Kh Kc', 'Js 7h 5h 4h 3h 2h Th 9h'];
    expect(won(superRazz(byFace), limit, tied)).toEqual([4, 5, 0]);
  });

  test('003:5964 Super Razzdeucey: halves to the best low and the best badugi', () => {
    const split = ['Kh 7c 5d 4c 3d 2c Kc Kd', 'Ks 2h 3s 4d 5c Qs Qh Qd'];
    expect(won(superRazzdeucey(byFace), limit, split)).toEqual([3, 3]);
  });

  test('003:4563-4572 Super Razzdacey prints no odd chip: the highest card by suit, or the left of the dealer', () => {
    const split = ['Kh 5c 4c 3c 2c Ad Kd Qd', 'Ks As 2d 3h 4h 9c 9d 9h', 'Kc Qc Qh Qs Jc Jh Js Tc'];
    const game = (oddChip: 'high card' | 'left of button') =>
      superRazzdacey({ ...byFace, seventh: 'badugi', oddChip });
    expect(won(game('high card'), limit, split)).toEqual([4, 5, 0]);
    expect(won(game('left of button'), limit, split)).toEqual([5, 4, 0]);
  });
});
