import { describe, expect, test } from 'vitest';
import { due, play, refusal, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { crazyPineapple, tahoePineapple } from './pineapple.ts';
import { limit, nl, shownDown } from './testing-flop.ts';

describe('Crazy Pineapple', () => {
  const game = (discardAfter: readonly number[]) => crazyPineapple({ players: 9, discardAfter });
  const hands = ['As Ah 2c', 'Ks Kh 3c', 'Qs Qh 4c'];
  const dealt = (discardAfter: readonly number[]) =>
    start(game(discardAfter), limit, [100, 100, 100], { deck: stacked(hands, { board: '7d 8h 9s Jc 4d' }) });
  const checkedDown = ['1 check', '2 check', '3 check'];

  test('003:84 three cards, one of them thrown away after the second betting round', () => {
    const hand = play(dealt([2]), '3 call', '1 call', '2 check', ...checkedDown);
    expect(due(hand, 'discard')).toEqual({ due: 'discard', seat: 0, least: 1, most: 1, draws: false });
    expect(hand.state.boards[0]).toHaveLength(3);
    expect(refusal(hand, '1 discard As Ah')).toBe('Discard exactly 1 card, not 2.');
    expect(refusal(hand, '1 discard')).toBe('Discard exactly 1 card, not 0.');
    play(hand, '1 discard 2c', '2 discard 3c', '3 discard 4c');
    expect(hand.state.down.map((cards) => cards.length)).toEqual([2, 2, 2]);
    play(hand, ...checkedDown, ...checkedDown);
    expect(stacksOf(hand)).toEqual([108, 96, 96]);
  });

  test('003:84 as a setting, before the flop', () => {
    const hand = play(dealt([1]), '3 call', '1 call', '2 check');
    expect([due(hand, 'discard').seat, hand.state.boards]).toEqual([0, []]);
    play(hand, '1 discard 2c', '2 discard 3c', '3 discard 4c', ...checkedDown);
    expect([due(hand, 'bet').seat, hand.state.boards[0]?.length]).toEqual([0, 4]);
  });

  test('003:84 as a setting, twice as printed: one downcard is left', () => {
    const hand = play(dealt([1, 2]), '3 call', '1 call', '2 check');
    play(hand, '1 discard 2c', '2 discard 3c', '3 discard 4c', ...checkedDown);
    play(hand, '1 discard As', '2 discard Ks', '3 discard Qs', ...checkedDown, ...checkedDown);
    expect(stacksOf(hand)).toEqual([108, 96, 96]);
  });

  test('who is all in discards too', () => {
    const deck = stacked(hands, { board: '7d 8h 9s Jc 4d' });
    const hand = play(start(game([2]), nl, [10, 10, 10], { deck }), '3 raise 10', '1 call', '2 call');
    play(hand, '1 discard 2c', '2 discard 3c', '3 discard Qs');
    expect([hand.over, stacksOf(hand)]).toEqual([true, [30, 0, 0]]);
  });

  test('a discard is known to its player only', () => {
    const hand = play(dealt([1]), '3 call', '1 call', '2 check', '1 discard 2c');
    expect(hand.log.at(-1)).toMatchObject({ type: 'discarded', seat: 0, only: 0 });
  });
});

describe('Tahoe Pineapple', () => {
  const game = tahoePineapple({ players: 9 });

  test('002:569 three cards that are kept, four betting rounds', () => {
    const hand = start(game, limit, [100, 100]);
    play(hand, '2 call', '1 check', '1 check', '2 check', '1 check', '2 check', '1 check', '2 check');
    expect([hand.over, hand.state.down.map((cards) => cards.length)]).toEqual([true, [3, 3]]);
  });

  test('002:571 not all three at one time', () => {
    // Trips in the hand are a pair of nines.
    expect(shownDown(game, ['9c 9d 9h', 'Ts Th 2c'], 'Ks Qd 5s 3h 4s')).toEqual([0, 20]);
  });

  test('002:571 the board alone is not a hand', () => {
    expect(shownDown(game, ['2c 3d 4h', '9c 2d 3h'], 'As Ks Qs Js Ts')).toEqual([0, 20]);
  });

  test('002:573 high and low by different cards, the low by eight or better', () => {
    expect(shownDown(game, ['As 2d Kh', 'Ks Qd Qh'], 'Kd 3s 4h 8c Jd')).toEqual([20, 0]);
    expect(shownDown(game, ['As 2d Jh', 'Ks Qd Qh'], 'Kd 3s 4h 8c Td')).toEqual([10, 10]);
    expect(shownDown(game, ['As 2d Jh', 'Ks Qd Qh'], 'Kd 3s 4h 9c Td')).toEqual([0, 20]);
  });
});
