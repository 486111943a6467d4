import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../cards/index.ts';
import type { PlayerDealerGame, Step } from '../game.ts';
import { betting, deal, dice, fromAction, fromActionBackwards, seatBySeat, settleAll } from '../steps.ts';
import { oneCardGame, play, settled, start } from '../testing/testing.ts';
import { seatByCard } from './action.ts';

const rolling = (seats: number, throwing: Step, more: Partial<PlayerDealerGame> = {}): PlayerDealerGame =>
  oneCardGame({ seats, script: [betting, throwing, deal('spots', 1, 'up'), settleAll], ...more });

/** Three dice that come to a total. */
function total(sum: number): string {
  const first = Math.min(6, sum - 2);
  const second = Math.min(6, sum - first - 1);
  return `roll ${first} ${second} ${sum - first - second}`;
}

const totals = Array.from({ length: 16 }, (_, i) => i + 3);

/** The seats, counted from 1, that have the button and the first hand at every total from 3 to 18. */
function seatsAt(
  game: PlayerDealerGame,
  dealer: number,
  betting: readonly number[],
): (readonly [number, number])[] {
  return totals.map((sum) => {
    const round = start(game, { dealer: dealer - 1, bank: 1000 });
    for (const seat of betting) play(round, `${seat} bet 10`);
    play(round, 'close', total(sum));
    return [round.state.action + 1, round.state.first + 1] as const;
  });
}

const all = (seats: number, dealer: number) =>
  Array.from({ length: seats }, (_, i) => i + 1).filter((seat) => seat !== dealer);

describe('three dice', () => {
  test('003:484 seven positions: 8 and 15 are the player-dealer’s, and the button is at their left', () => {
    const at = seatsAt(rolling(7, dice()), 1, all(7, 1));
    expect(at.map(([button]) => button)).toEqual([3, 4, 5, 6, 7, 2, 2, 3, 4, 5, 6, 7, 2, 2, 3, 4]);
    expect(at.map(([, first]) => first)).toEqual([3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4]);
  });

  test('003:543 eight positions: 9 and 17 are the player-dealer’s', () => {
    const at = seatsAt(rolling(8, dice()), 1, all(8, 1));
    expect(at.map(([button]) => button)).toEqual([3, 4, 5, 6, 7, 8, 2, 2, 3, 4, 5, 6, 7, 8, 2, 2]);
    expect(at.map(([, first]) => first)).toEqual([3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2]);
  });

  test('003:1131 tiles are counted the other way round, with the button at the right', () => {
    const at = seatsAt(rolling(8, dice('counter-clockwise', 'right')), 1, all(8, 1));
    expect(at.map(([button]) => button)).toEqual([7, 6, 5, 4, 3, 2, 8, 8, 7, 6, 5, 4, 3, 2, 8, 8]);
    expect(at.map(([, first]) => first)).toEqual([7, 6, 5, 4, 3, 2, 1, 8, 7, 6, 5, 4, 3, 2, 1, 8]);
  });

  test.each([
    [7, 'clockwise', 'left'],
    [8, 'clockwise', 'left'],
    [7, 'counter-clockwise', 'right'],
    [8, 'counter-clockwise', 'right'],
  ] as const)('%i positions, %s, from any player-dealer: the same places around it', (seats, way, own) => {
    const game = rolling(seats, dice(way, own));
    const around = (dealer: number, [button, first]: readonly [number, number]) => [
      (button - dealer + seats) % seats,
      (first - dealer + seats) % seats,
    ];
    const from1 = seatsAt(game, 1, all(seats, 1)).map((at) => around(1, at));
    for (let dealer = 2; dealer <= seats; dealer++) {
      expect(seatsAt(game, dealer, all(seats, dealer)).map((at) => around(dealer, at))).toEqual(from1);
    }
  });

  test('the button at a seat without a bet goes on to the next one, the way the dice are counted', () => {
    expect(seatsAt(rolling(8, dice()), 1, [4, 7]).map(([button]) => button)).toEqual([
      4, 4, 7, 7, 7, 4, 4, 4, 4, 4, 7, 7, 7, 4, 4, 4,
    ]);
    const back = seatsAt(rolling(8, dice('counter-clockwise', 'right')), 1, [4, 7]);
    expect(back.map(([button]) => button)).toEqual([7, 4, 4, 4, 7, 7, 7, 7, 7, 4, 4, 4, 7, 7, 7, 7]);
  });

  test('settling goes around from the button', () => {
    const clockwise = rolling(8, dice(), { settlement: seatBySeat(fromAction, 'bet') });
    const round = start(clockwise, { bank: 20, deck: '2s 2s 2s' });
    play(round, '2 bet 10', '5 bet 10', '8 bet 10', 'close', total(5));
    expect(settled(round)).toEqual(['5 bet win 10', '8 bet win 10', '2 bet unmet']);
    const back = rolling(8, dice('counter-clockwise', 'right'), {
      settlement: seatBySeat(fromActionBackwards, 'bet'),
    });
    const other = start(back, { bank: 20, deck: '2s 2s 2s' });
    play(other, '2 bet 10', '5 bet 10', '8 bet 10', 'close', total(5));
    expect(settled(other)).toEqual(['5 bet win 10', '2 bet win 10', '8 bet unmet']);
  });

  test('only dice that are due and that exist are thrown', () => {
    const round = start(rolling(8, dice()), { bank: 100 });
    expect(round.play({ type: 'roll', dice: [1, 2, 3] })).toMatchObject({ code: 'out-of-turn' });
    play(round, '2 bet 10', 'close');
    for (const bad of [[1, 2], [1, 2, 3, 4], [0, 1, 2], [1, 7, 2], [1, 1.5, 2], '123', null, ['1', '2', '3']])
      expect(round.play({ type: 'roll', dice: bad as number[] })).toMatchObject({ code: 'malformed' });
    play(round, 'roll 1 1 1');
    expect(round.over).toBe(true);
  });
});

describe('a card may name the seat', () => {
  test('002:795-803, 003:709-715 ace or 8 the first at the left, up to 7 the seventh', () => {
    const round = start(oneCardGame(), { bank: 100 });
    for (const seat of all(8, 1)) play(round, `${seat} bet 10`);
    const ranks = Array.from({ length: 13 }, (_, rank) => seatByCard(round.state, cardOf(rank, 1)) + 1);
    // Deuce to ace.
    expect(ranks).toEqual([3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 2]);
  });
});
