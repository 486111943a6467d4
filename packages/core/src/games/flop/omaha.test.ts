import { describe, expect, test } from 'vitest';
import { due, play, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { doubleBoardOmaha, omaha, omahaHiLo } from './omaha.ts';
import { limit, nl, shownDown } from './testing-flop.ts';

const options = { players: 10 };

describe('Omaha', () => {
  test('000:202 four cards to each', () => {
    const hand = start(omaha(options), limit, [100, 100, 100]);
    expect(hand.state.down.map((cards) => cards.length)).toEqual([4, 4, 4]);
  });

  test('000:256 exactly two of the hand and three of the board', () => {
    // One spade is no flush with four on the board, trips in the hand are a pair.
    expect(shownDown(omaha(options), ['As Kd Qd Jh', '5h 5c 9d 8c'], '2s 5s 9s Js 3d')).toEqual([0, 20]);
    expect(shownDown(omaha(options), ['Ah Ac Ad 2c', 'Kh Kc 3h 3c'], '7s 8d 9h Js 3d')).toEqual([0, 20]);
  });

  test('004:48 the board cannot be played', () => {
    expect(shownDown(omaha(options), ['2h 2d 3h 3d', '4h 4d 7h 8d'], 'As Ks Qs Js Ts')).toEqual([0, 20]);
  });
});

describe('Omaha high/low split', () => {
  const game = omahaHiLo(options);

  test('000:49 a low of 7-6-4-3-A beats 8-6-4-3-2', () => {
    const board = '6s 4d 3h Ks Kd';
    expect(shownDown(game, ['Kh Kc Qd Qc', '7h Ac Jd Jc', '8h 2c Td Tc'], board)).toEqual([15, 15, 0]);
  });

  test('000:130 high and low need not be made of the same cards', () => {
    expect(shownDown(game, ['Ah 2c Kd Kc', 'Qh Qc Jd Jc'], '5s 6d 7h Ks Qs')).toEqual([20, 0]);
  });

  test('000:127 without an eight or better low the high hand takes all', () => {
    expect(shownDown(game, ['Ah 2c 3d 4c', 'Qh Qc Jd Jc'], '5s 9d Th Ks Qs')).toEqual([0, 20]);
  });

  test('000:45 a pair does not qualify', () => {
    expect(shownDown(game, ['Ah 5c 7d 7c', 'Qh Qc Jd Jc'], '5s 6d 7h Ks Qs')).toEqual([0, 20]);
  });

  test('003:1218 a house may post that any low wins its half', () => {
    const posted = omahaHiLo({ ...options, low: 'any low' });
    expect(shownDown(posted, ['Ah 2c 3d 4c', 'Qh Qc Jd Jc'], '5s 9d Th Ks Qs')).toEqual([10, 10]);
  });

  test('004:65 kill pots are for the table to ask about', () => {
    const killPots = { after: 'scoop', actsLast: false, bothHalves: false, pots: { 300: 4000 } } as const;
    expect(omahaHiLo({ ...options, killPots }).killPots).toEqual(killPots);
    expect(game.killPots).toBeUndefined();
  });
});

describe('Five Card Omaha high/low split', () => {
  const game = omahaHiLo({ players: 9, downcards: 5 });

  test('003:2144 two of five cards for each way', () => {
    expect(shownDown(game, ['Ah 2c 9d Kd Kc', '3h 4c Qh Qc Jd'], '5s 6d 7h Ks Qs')).toEqual([10, 10]);
  });

  test('003:2273 nine players use 53 cards: the burns and discards are shuffled for the river', () => {
    const hand = start(game, limit, new Array<number>(9).fill(100));
    while (hand.need === null) {
      const { seat, check } = due(hand, 'bet');
      play(hand, `${seat + 1} ${check ? 'check' : 'call'}`);
    }
    expect(due(hand, 'shuffle')).toMatchObject({ pile: 'burns and discards', count: 3 });
    play(hand, 'shuffle');
    expect(hand.state.boards[0]).toHaveLength(5);
  });
});

describe('Double Board Omaha', () => {
  const game = doubleBoardOmaha({ players: 8 });

  test('003:3858-3892 one burn, then three cards to the first board and three to the second; so turn and river', () => {
    const hand = start(game, limit, [100, 100]);
    const pack = [...hand.state.deck];
    play(hand, '2 call', '1 check', '1 check', '2 check', '1 check', '2 check', '1 check', '2 check');
    const at = (...places: number[]) => places.map((i) => pack[i]);
    expect(hand.state.burns).toEqual(at(8, 15, 18));
    expect(hand.state.boards).toEqual([at(9, 10, 11, 16, 19), at(12, 13, 14, 17, 20)]);
  });

  test('003:3905-3917 half the pot for the best hand on each board, the odd chip left of the button', () => {
    const posts = [{ seat: 2, what: 'missed blind' as const, live: 0, dead: 100 }];
    const deck = stacked(['As Ah 2c 3c', 'Ks Kh 2d 3d', 'Jc Jd Th Tc'], {
      board: 'Ad 7h 8s 4s 9h',
      board2: 'Kd 7s 8h 5s 9d',
    });
    const hand = start(game, nl, [10, 10, 10], { posts, deck });
    play(hand, '3 fold', '1 raise 10', '2 call');
    expect(stacksOf(hand)).toEqual([11, 10, 9]);
  });

  test('003:3915 a player with the best hand on both boards wins both halves', () => {
    const deck = stacked(['As Ah Kc Kd', 'Qs Qh 2d 3d'], { board: 'Ad 7h 8s Kh 7s 8h 4s 5s 9h 9d' });
    const hand = play(start(game, nl, [10, 10], { deck }), '2 raise 10', '1 call');
    expect(stacksOf(hand)).toEqual([20, 0]);
  });
});
