import { expect, test } from 'vitest';
import { printCards } from '../../../cards/index.ts';
import { boardGame, play, stacked, stakes, start } from '../testing.ts';
import { playingCards } from './playing-cards.ts';

const nl = stakes([2], { structure: 'no-limit', blinds: [1, 2] });

test('the five cards that play are named: of hand and board, and two of the hand where the game says so', () => {
  const deck = stacked(['As Kh', '7c 2s'], { board: 'Ac Kd 7d 9h 3s' });
  const hand = play(start(boardGame(), nl, [100, 100], { deck }), '2 raise 100', '1 call');
  const named = (seat: number) => printCards([...playingCards(hand.state, seat, 0)].sort((a, b) => b - a));
  expect(named(0).split(' ').sort()).toEqual('As Kh Ac Kd 9h'.split(' ').sort());
  expect(named(1).split(' ').sort()).toEqual('7c 7d Ac Kd 9h'.split(' ').sort());
});
