import { describe, expect, test } from 'vitest';
import { oneRound, play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { gameOf } from '../testing/testing.ts';
import { casinoPoker } from './casino-poker.ts';

const [offering] = casinoPoker;

describe('Three Card Poker 6 Card Bonus at Del Rio', () => {
  test('001:521 a bonus wager may stand alone, and then has nothing to choose', () => {
    const round = start(gameOf(offering), { bank: 1000, deck: '4c 4d 9h 2c 2d 2h As Kd 3c' });
    play(round, '2 pair plus 10', '3 6 card 10', 'close');
    expect(settled(round)).toEqual(['2 pair plus win 10', '3 6 card win 50']);
  });

  test('001:534, 001:563 Pair Plus alone outlives the fold of another bettor on the hand', () => {
    const round = start(gameOf(offering), { bank: 1000, deck: '4c 4d 9h As Kd 3c' });
    play(round, '2 ante 10', '2 pair plus 10', '3 pair plus 10 on 2', 'close', '2 fold');
    expect(settled(round)).toEqual(['2 ante lose 10', '2 pair plus lose 10', '3 on 2 pair plus win 10']);
  });

  test('001:590 read the other way, a fold takes the 6 Card Bonus along', () => {
    const game = gameOf(offering, { sixCardAfterFold: 'lost' });
    expect(oneRound(game, '9c 9d 2h 9h 5s Kd', ['ante 10', '6 card 10'], ['fold'])).toEqual([
      '2 ante lose 10',
      '2 6 card lose 10',
    ]);
    expect(oneRound(game, '9c 9d 2h 9h 5s Kd', ['ante 10', '6 card 10'], ['play']).at(-1)).toBe(
      '2 6 card win 50',
    );
  });

  test('a seated player with a bonus alone plays the hand for the Antes behind', () => {
    const round = start(gameOf(offering), { bank: 1000, deck: '9c 9d 2h Kh Qs 4c' });
    play(round, '2 pair plus 10', '3 ante 20 on 2', 'close');
    expect(refusal(round, '3 play on 2')?.code).toBe('out-of-turn');
    play(round, '2 play');
    expect(settled(round)).toEqual(['2 pair plus win 10', '3 on 2 ante win 20', '3 on 2 play win 20']);
  });

  test('001:629 bonus wagers have limits of their own', () => {
    const round = start(gameOf(offering), { limits: offering.limits[0].limits });
    play(round, '2 ante 500', '2 pair plus 50');
    expect(refusal(round, '3 pair plus 51')?.code).toBe('bad-amount');
  });
});
