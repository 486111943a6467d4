import { describe, expect, test } from 'vitest';
import type { PotGame } from '../../engine/pot/game.ts';
import { callAlong, due, stacked, stacksOf, stakes, start, won } from '../../engine/pot/testing.ts';
import { sevenCardStud, sevenCardStudHiLo8, sevenCardStudHiLoRegular } from './seven-card-stud.ts';

/** Antes of $1 and bring-ins of $2 from everybody: three players make a pot of $9. */
const called = (game: PotGame, hands: readonly string[], bringIn = 2) =>
  won(game, stakes([10, 20], { ante: 1, bringIn }), hands);

describe('Seven-Card Stud', () => {
  const game = sevenCardStud({ oddChip: 'high card' });

  test('003:145 the best five of seven win, flush over straight', () => {
    const hands = ['2h 3h 9h Th Kh 4c 4d', '5c 6c 7c 8d 9d Ks Qs', 'As Ad Ac Kd Jd 6s 3c'];
    expect(called(game, hands)).toEqual([9, 0, 0]);
  });

  test('003:225 of tied hands the highest of all seven cards by suit gets the odd chip', () => {
    // Two broadway straights; the second holds the ace of spades beside the one in its hand.
    const hands = ['Ad Kd Qc Jc Td 2c 3d', 'Ah Kh Qd Jd Tc As 4c', '2h 2d 5c 6c 8d 9h 9s'];
    expect(called(game, hands)).toEqual([4, 5, 0]);
    expect(called(sevenCardStud({ oddChip: 'left of button' }), hands)).toEqual([5, 4, 0]);
  });
});

describe('Seven-Card Stud High-Low Split', () => {
  const options = { qualifier: 'eight or better', lowOddChip: 'low card' } as const;
  const game = sevenCardStudHiLo8(options);
  const aces = 'Ac Ad Ah 9c 9d Kh Qh';
  const eightLow = '8c 6d 4c 3d 2h Jc Js';

  test('003:225 the odd chip between the halves goes to the high hand', () => {
    expect(called(game, [eightLow, aces, 'Kc Kd Qc 9h 7c 5d 5h'])).toEqual([4, 5, 0]);
  });

  test('003:210 without a low of eight or better the high hand takes all, unless another qualifier is posted', () => {
    const hands = ['9s 6d 4c 3d 2s Jc Js', aces, 'Kc Kd Qc 9h 7c 5d 5h'];
    expect(called(game, hands)).toEqual([0, 9, 0]);
    expect(called(sevenCardStudHiLo8({ ...options, qualifier: 'none' }), hands)).toEqual([4, 5, 0]);
  });

  test('003:214 an ace counts both ways, and straights and flushes do not spoil a low', () => {
    expect(called(game, ['As 2s 3s 4s 5s Kc Kd', aces, eightLow])).toEqual([9, 0, 0]);
  });

  describe('003:225 two who tie both ways divide the pot as one', () => {
    // Both have the wheel; the second has both the highest and the lowest card by suit.
    const hands = ['Ah 2h 3d 4c 5s Kd Qc', 'As 2d 3h 4s 5c Jd Jc', 'Kc Kh Qd 9c 9d Td Tc'];

    test('evenly, though each half of it would leave an odd chip', () => {
      expect(called(game, hands, 1)).toEqual([3, 3, 0]);
    });

    test('with the odd chip to the highest card by suit', () => {
      expect(called(game, hands)).toEqual([4, 5, 0]);
    });
  });

  test('003:226 a tied high half: high card by suit', () => {
    // Kings up twice with the same kicker, the second with the king of spades.
    const hands = ['Kc Kh 9c 9d Qd 2c 3c', 'Kd Ks 9h 9s Qh 2d 3d', '8c 6d 4d 3h 2s Jh Js'];
    expect(called(game, hands)).toEqual([2, 3, 4]);
  });

  test('003:226 a tied low half: low card by suit, over all cards', () => {
    const low = [
      '8c 6d 4c 3d 2d Jc Js',
      '8d 6h 4d 3h 2s Ts Td',
      aces,
      'Kc Kd Qc 9h 7c 5d 5h',
      'Qd Qs Jd Jh 7d 7h 9s',
    ];
    // $15: eight for the aces and seven for the lows; the deuce of diamonds is the lower one.
    expect(called(game, low)).toEqual([4, 3, 8, 0, 0]);
  });

  test('003:226 whether an ace is a low card there', () => {
    // Both lows are 7-4-3-2-A: seat 1 has the ace of clubs, seat 2 the deuce.
    const hands = [
      'Ac 7h 4c 3d 2d Jc Js',
      'As 7s 4d 3h 2c Ts Td',
      'Kh Kd Ks 9c 9d Qh Qs',
      'Kc Qc Qd 9h 7c 5d 5h',
      'Jd Jh 8s 8h 7d 9s 6s',
    ];
    expect(called(game, hands)).toEqual([3, 4, 8, 0, 0]);
    expect(called(sevenCardStudHiLo8({ ...options, lowOddChip: 'low card, aces low' }), hands)).toEqual([
      4, 3, 8, 0, 0,
    ]);
  });

  test('003:221 the low card brings it in, 003:223 an open pair changes nothing', () => {
    const hand = start(game, stakes([10, 20], { bringIn: 2 }), [100, 100], {
      deck: stacked(['2h 3h Ac Ad', '5h 6h 2c 9d']),
    });
    expect(due(hand, 'bet').seat).toBe(1);
    callAlong(hand, (now) => now.state.round === 2);
    expect(due(hand, 'bet')).toMatchObject({ seat: 0, raise: { only: [1000] } });
  });
});

describe('7 Card Stud Hi/Lo Regular', () => {
  const options = {
    pairsAceLow: false,
    highSuit: 'spades',
    opens: 'best low',
    lowOddChip: 'low card',
    oddChips: 'first share',
  } as const;
  const game = sevenCardStudHiLoRegular(options);

  test('003:6627 aces and nines lose to a straight for high and win for low', () => {
    const hands = ['As Ac 2s 7h 9c 9d Td', '4s 5d 9s Tc Jh Qc Kh'];
    const limit = stakes([10, 20], { ante: 1, bringIn: 1 });
    const hand = callAlong(start(game, limit, [100, 100], { deck: stacked(hands) }));
    expect(stacksOf(hand)).toEqual([100, 100]);
    const names = hand.log.flatMap((event) =>
      event.type === 'showed' ? [event.values.map((value, i) => game.shares[i].ranking.name(value))] : [],
    );
    expect(names.toSorted()).toEqual([
      ['straight, king high', 'J-10-9-5-4 low'],
      ['two pair, aces and nines, ten kicker', '10-9-7-2-A low'],
    ]);
    expect(hand.log.filter((event) => event.type === 'awarded')).toMatchObject([
      { seat: 1, share: 0, cents: 200 },
      { seat: 0, share: 1, cents: 200 },
    ]);
  });

  test('003:6544 paired aces are the worst pair for low, or the best by custom', () => {
    const hands = ['Ac Ad Ah As 2c 3c 4c', '5c 5d 5h 5s 2d 3d 4d'];
    expect(called(game, hands)).toEqual([3, 3]);
    expect(called(sevenCardStudHiLoRegular({ ...options, pairsAceLow: true }), hands)).toEqual([6, 0]);
  });

  test('003:6567, 6579 the high card brings it in, the best low board opens', () => {
    const deck = () => stacked(['2h 3h Ac 7d', '5h 6h As 6c', '5d 6d Kc 5s']);
    const limit = stakes([10, 20], { bringIn: 2 });
    const hand = start(game, limit, [100, 100, 100], { deck: deck() });
    expect(due(hand, 'bet').seat).toBe(1);
    callAlong(hand, (now) => now.state.round === 2);
    expect(due(hand, 'bet').seat).toBe(1);

    const other = sevenCardStudHiLoRegular({ ...options, highSuit: 'clubs', opens: 'worst low' });
    const turned = start(other, limit, [100, 100, 100], { deck: deck() });
    expect(due(turned, 'bet').seat).toBe(0);
    callAlong(turned, (now) => now.state.round === 2);
    expect(due(turned, 'bet').seat).toBe(2);
  });

  test('003:6634 odd chips by suit: the high card of the high half, the low card of the low half', () => {
    // $15: eight for high, seven for low; seats 1 and 2 tie for low, seat 2 has the lowest card.
    const hands = [
      '7c 5d 4c 3d 2h Kc Kd',
      '7d 5h 4d 3h 2c Qc Qd',
      'Ah Ad Ac Ts Td 9c 9d',
      'Jc Jd Th 9h 8c 8d 6c',
      'Kh Ks Jh Js 8h 8s 6d',
    ];
    expect(called(game, hands)).toEqual([3, 4, 8, 0, 0]);
    const toLeft = sevenCardStudHiLoRegular({ ...options, oddChips: 'left of button' });
    expect(called(toLeft, hands)).toEqual([4, 4, 7, 0, 0]);
  });
});
