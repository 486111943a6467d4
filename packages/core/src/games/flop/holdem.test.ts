import { describe, expect, test } from 'vitest';
import { play, stacked, stacksOf, stakes, start } from '../../engine/pot/testing.ts';
import { holdem } from './holdem.ts';
import { reverseHoldem } from './reverse-holdem.ts';
import { ezMoneyHoldem, shortDeckHoldem } from './short-deck.ts';

const limit = stakes([4, 8], { blinds: [2, 4] });
const nl = stakes([2], { structure: 'no-limit', blinds: [1, 2] });
const options = { players: 10 };

/** Everybody puts in $10 before the flop; what each has at the end. */
function shownDown(game: typeof holdem, hands: readonly string[], board: string): number[] {
  const hand = start(
    game(options),
    nl,
    hands.map(() => 10),
    { deck: stacked(hands, { board }) },
  );
  const { seats } = hand.state;
  play(hand, `${seats === 2 ? 2 : 3} raise 10`);
  while (!hand.over) play(hand, `${hand.state.actor + 1} call`);
  return stacksOf(hand);
}

describe("Texas Hold'em", () => {
  test('000:341-383 two cards to each one at a time from the left of the button, a burn before flop, turn and river', () => {
    const hand = start(holdem(options), limit, [100, 100, 100]);
    const pack = [...hand.state.deck];
    expect(hand.state.down).toEqual(
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ].map((at) => at.map((i) => pack[i])),
    );
    play(hand, '3 call', '1 call', '2 check');
    for (let round = 0; round < 3; round++) play(hand, '1 check', '2 check', '3 check');
    expect(hand.state.boards).toEqual([[7, 8, 9, 11, 13].map((i) => pack[i])]);
    expect(hand.state.burns).toEqual([6, 10, 12].map((i) => pack[i]));
    expect(hand.over).toBe(true);
  });

  test('003:9 a player may play the board', () => {
    expect(shownDown(holdem, ['2c 3d', '4c 5d'], 'As Ks Qs Js Ts')).toEqual([10, 10]);
  });

  test('002:525 two, one or none of the personal cards', () => {
    expect(shownDown(holdem, ['Ah 2d', 'Kh Kd'], 'As Ac Ad 7s 7c')).toEqual([20, 0]);
  });
});

describe("Reverse Hold'em", () => {
  test('003:446-449 a flop of one card, a turn of one, a river of three, four betting rounds', () => {
    const hand = start(reverseHoldem(options), limit, [100, 100, 100]);
    const boards: number[] = [];
    const bets: unknown[] = [];
    for (const line of [
      '3 call',
      '1 call',
      '2 check',
      ...new Array(3).fill(['1 check', '2 check', '3 check']).flat(),
    ]) {
      if (line.startsWith('1')) {
        boards.push(hand.state.boards[0]?.length ?? 0);
        bets.push(hand.state.raise / 100);
      }
      play(hand, line);
    }
    expect(boards).toEqual([0, 1, 2, 5]);
    expect(bets).toEqual([4, 4, 8, 8]);
    expect([hand.over, hand.state.burns.length]).toEqual([true, 3]);
  });

  test('003:436 any five cards, as in hold’em', () => {
    expect(shownDown(reverseHoldem, ['Ah 2d', 'Kh Kd'], 'As Ac Ad 7s 7c')).toEqual([20, 0]);
  });
});

describe("Short Deck Hold'em", () => {
  test('003:5586 no card below the six', () => {
    const hand = start(shortDeckHoldem(options), limit, [100, 100]);
    expect([hand.state.deck.length, Math.min(...hand.state.deck) >> 2]).toEqual([36, 4]);
  });

  test('003:5600 a flush beats a full house', () => {
    expect(shownDown(shortDeckHoldem, ['Kd Kh', '7s 6s'], 'Ks Qs Ts Qd 9c')).toEqual([0, 20]);
  });

  test('003:5602 A-6-7-8-9 is a straight, the lowest one', () => {
    expect(shownDown(shortDeckHoldem, ['Ad Kh', 'Qs Qh'], '6s 7d 8s 9h Kd')).toEqual([20, 0]);
    expect(shownDown(shortDeckHoldem, ['Ad Kh', 'Ts Qh'], '6s 7d 8s 9h Kd')).toEqual([0, 20]);
  });
});

describe("EZ Money Hold'em", () => {
  test('004:640 no card below the seven', () => {
    const hand = start(ezMoneyHoldem(options), limit, [100, 100]);
    expect([hand.state.deck.length, Math.min(...hand.state.deck) >> 2]).toEqual([32, 5]);
  });

  test('004:639 a flush beats a full house', () => {
    expect(shownDown(ezMoneyHoldem, ['Kd Kh', '8s 7s'], 'Ks Qs Ts Qd 9c')).toEqual([0, 20]);
  });

  test('004:640 aces are high only: A-7-8-9-10 is nothing', () => {
    expect(shownDown(ezMoneyHoldem, ['Ad Kh', 'Qs Qh'], '7s 8d 9s Th Kd')).toEqual([20, 0]);
    expect(shownDown(ezMoneyHoldem, ['Ad Jh', 'Qs Qh'], '7s 8d 9s Th Ks')).toEqual([20, 0]);
    expect(shownDown(ezMoneyHoldem, ['Ad Kh', 'Qs Qh'], '7s 8d 9s Th 7d')).toEqual([0, 20]);
  });

  test('004:650 a tie is split, though suits have ranks for the button', () => {
    expect(shownDown(ezMoneyHoldem, ['As Kd', 'Ac Kh'], '7s 8d 9s Qh Qd')).toEqual([10, 10]);
  });
});
