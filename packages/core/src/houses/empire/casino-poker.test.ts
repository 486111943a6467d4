import { describe, expect, test } from 'vitest';
import { oneRound, play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { gameOf } from '../testing/testing.ts';
import { casinoPoker } from './casino-poker.ts';

const [offering] = casinoPoker;

describe('Three Card Poker at Empire', () => {
  test('002:941 the Bonus Bet equals the Ante', () => {
    const round = play(start(gameOf(offering)), '2 ante 10');
    expect(refusal(round, '2 pair plus 5')?.message).toBe('Bonus Bet must equal the Ante, $10.');
    play(round, '2 pair plus 10');
  });

  test('002:917 a fold forfeits the Ante, and the Bonus Bet stays in action', () => {
    const bets = ['ante 10', 'pair plus 10'];
    expect(oneRound(gameOf(offering), '9c 9d 2h Kh Qs 4c', bets, ['fold'])).toEqual([
      '2 ante lose 10',
      '2 pair plus win 10',
    ]);
    const lost = gameOf(offering, { bonusAfterFold: 'lost' });
    expect(oneRound(lost, '9c 9d 2h Kh Qs 4c', bets, ['fold'])).toEqual([
      '2 ante lose 10',
      '2 pair plus lose 10',
    ]);
  });

  test('002:795-803, 002:943 the upcard places the button where a short bank begins', () => {
    const round = start(gameOf(offering), { bank: 25, deck: '9c 9d 2h 8c 8d 3h 7c 7d 4h Kh 5s Jc' });
    // A jack names seat 5, where nobody has bet.
    play(round, '2 ante 10', '3 ante 10', '8 ante 10', 'close', '2 play', '3 play', '8 play');
    expect(settled(round)).toEqual([
      '8 ante win 10',
      '8 play win 10',
      '2 ante win 5 of 10',
      '2 play unmet',
      '3 ante unmet',
      '3 play unmet',
    ]);
  });

  test('002:911 up to six packs', () => {
    expect([1, 6].map((decks) => gameOf(offering, { decks }).shoe.cards.length)).toEqual([52, 312]);
  });
});
