import { describe, expect, test } from 'vitest';
import { optionsFor, pendingHands } from '../../engine/player-dealer/choices.ts';
import { play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { gameOf, offered } from '../testing/testing.ts';
import { nines } from './nines.ts';

const offering = (game: string) => offered(nines, game);

describe('9 1/2', () => {
  const half = offering('nine-and-a-half');
  const game = gameOf(half);

  /** Seat 2's first card, the player-dealer's card, then the cards drawn. */
  const table = (deck: string, ...lines: string[]) =>
    play(start(game, { deck, bank: 5000 }), '2 bet 10', 'close', ...lines);

  test.each([
    ['003:1338 9½', '9h 5d Tc 9c', ['2 hit'], 'win 12'],
    ['003:1339 9', '9h 5d 9c', ['2 stand'], 'win 10'],
    ['003:1340 8½', '8h 5d Kc 9c', ['2 hit', '2 stand'], 'win 10'],
    ['003:1341 8', '8h 5d 9c', ['2 stand'], 'win 10'],
    ['003:1342 7½', '7h 5d Qc 9c', ['2 hit', '2 stand'], 'win 10'],
    ['003:1343 7', '7h 5d 9c', ['2 stand'], 'win 10'],
    ['003:1344 6½', '6h 5d Jc 9c', ['2 hit', '2 stand'], 'win 10'],
    ['003:1345 6', '6h 5d 9c', ['2 stand'], 'win 10'],
    ['003:1346 5½', '5h 5d Tc 9c', ['2 hit', '2 stand'], 'win 10'],
    ['003:1347 5', '5h 5d 9c', ['2 stand'], 'win 10'],
    ['003:1361 ½, which the chart leaves out', 'Th 5d 9c', ['2 stand'], 'win 10'],
    ['003:1338 9½ in many cards', 'Th 5d Td Tc 8s 9c', ['2 hit', '2 hit', '2 hit'], 'win 12'],
  ])('%s against a player-dealer who is over', (_, deck, lines, result) => {
    expect(settled(table(deck, ...lines))).toEqual([`2 bet ${result}`]);
  });

  test('003:1362 the same points push, 9½ too', () => {
    expect(settled(table('8h 8d', '2 stand'))).toEqual(['2 bet push']);
    expect(settled(table('9h 9d Tc Ts', '2 hit'))).toEqual(['2 bet win 12']);
    expect(settled(table('9h 5d Tc 4s Td', '2 hit'))).toEqual(['2 bet win 12']);
    expect(settled(table('9h 5d Tc 4h', '2 hit'))).toEqual(['2 bet win 12']);
    expect(settled(table('9h Td Tc 5d 4h', '2 hit'))).toEqual(['2 bet push']);
  });

  test('003:1361 the nearer to 9½ wins', () => {
    expect(settled(table('7h 8d', '2 stand'))).toEqual(['2 bet lose 10']);
    expect(settled(table('8h 7d', '2 stand'))).toEqual(['2 bet win 10']);
  });

  test('003:1358 cards may be taken on nine, not on 9½', () => {
    const nine = table('9h 7d Tc');
    expect(optionsFor(nine.state, pendingHands(nine.state)[0]).map(({ id }) => id)).toEqual(['hit', 'stand']);
    expect(play(nine, '2 hit').over).toBe(true);
  });

  test('003:1363 ten or more loses whatever the player-dealer has', () => {
    for (const overCollected of ['at once', 'in order']) {
      const round = start(gameOf(half, { overCollected }), { deck: '9h 5d Ac 9c', bank: 100 });
      expect(settled(play(round, '2 bet 10', 'close', '2 hit'))).toEqual(['2 bet lose 10']);
    }
  });

  test('003:1360 the player-dealer hits 5½ and stands on six', () => {
    const size = (deck: string) => table(deck, '2 stand').state.shared.dealer.cards.length;
    expect(size('7h 6d 2c')).toBe(1);
    expect(size('7h 5d Tc 3s')).toBe(3);
    expect(size('7h 5d Ac 3s')).toBe(2);
    expect(size('7h 3d 2c Tc 3s')).toBe(4);
    expect(size('7h Td Tc Ts Th 5s')).toBe(5);
  });

  test('003:1355-1356 one card up to each from the left of the player-dealer, whose own is down', () => {
    const { log } = play(start(game, { deck: '9h 8h 7d', bank: 100 }), '8 bet 10', '2 bet 10', 'close');
    expect(log.flatMap((event) => (event.type === 'dealt' ? [[event.spot, event.up]] : []))).toEqual([
      [1, true],
      [7, true],
      [-1, false],
    ]);
  });

  test('003:1363 hands that are over are collected at once, or in their turn where a house says so', () => {
    const order = (overCollected: string) => {
      const round = start(gameOf(half, { overCollected }), { deck: '8h 9h 7d 9s', bank: 15 });
      return settled(play(round, '2 bet 10', '3 bet 10', 'close', '2 stand', '3 hit'));
    };
    expect(order('at once')).toEqual(['3 bet lose 10', '2 bet win 5 of 10']);
    expect(order('in order')).toEqual(['2 bet win 10', '3 bet lose 5 of 10']);
  });

  test('003:1370-1371 a seat may refuse the back line; where it does not, it plays for it', () => {
    const round = start(game, { deck: '9h 7d Tc', bank: 100, noBackline: [2] });
    expect(refusal(round, '2 bet 10 on 3')?.message).toBe('Seat 3 takes no back-line bets.');
    play(round, '2 bet 5', '3 bet 50 on 2', 'close');
    expect(refusal(round, '3 hit')?.code).toBe('out-of-turn');
    expect(settled(play(round, '2 hit'))).toEqual(['2 bet win 6', '3 on 2 bet win 60']);
  });

  test('003:1360 the advice is the house way', () => {
    const suggestion = (deck: string, ...lines: string[]) => {
      const { state } = table(deck, ...lines);
      const [hand] = pendingHands(state);
      return game.advice?.(state, hand, ['hit', 'stand'])?.id;
    };
    expect(suggestion('5h 7d Tc', '2 hit')).toBe('hit');
    expect(suggestion('6h 7d')).toBe('stand');
  });
});
