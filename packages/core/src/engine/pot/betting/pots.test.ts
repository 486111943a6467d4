import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardGame, play, stacked, stacksOf, stakes, start } from '../testing.ts';
import { cutPot, type PotPart, potParts } from './pots.ts';

/** Chip by chip: each goes to those still in who have put in as many, or to the last pot if nobody has. */
function plainPots(live: readonly number[], put: readonly number[], all: number): PotPart[] {
  const pots: { cents: number; seats: readonly number[] }[] = [{ cents: 0, seats: live }];
  for (let chip = 1; chip <= Math.max(...put); chip++) {
    const seats = live.filter((seat) => put[seat]! >= chip);
    if (seats.length > 0 && seats.length < pots.at(-1)!.seats.length) pots.push({ cents: 0, seats });
    pots.at(-1)!.cents += put.filter((cents) => cents >= chip).length;
  }
  // What nobody had to match is in the main pot; what the house took left the pots in turn.
  let over = all - pots.reduce((sum, { cents }) => sum + cents, 0);
  for (const pot of pots) {
    const change = Math.max(over, -pot.cents);
    pot.cents += change;
    over -= change;
  }
  return pots.filter(({ cents }) => cents > 0);
}

const players = fc.array(fc.record({ put: fc.nat(12), live: fc.boolean() }), { minLength: 2, maxLength: 10 });

test('the pot is cut as chip by chip', () => {
  fc.assert(
    fc.property(players, fc.integer({ min: -8, max: 8 }), (seats, over) => {
      const live = seats.flatMap((seat, at) => (seat.live ? [at] : []));
      fc.pre(live.length > 0);
      const put = seats.map((seat) => seat.put);
      const all = Math.max(0, put.reduce((sum, cents) => sum + cents) + over);
      const parts = cutPot(live, put, all);
      expect(parts.filter(({ cents }) => cents > 0)).toEqual(plainPots(live, put, all));
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(all);
    }),
    { numRuns: 3000 },
  );
});

describe('side pots', () => {
  const nl = stakes([2], { structure: 'no-limit', blinds: [1, 2] });
  // Seat 1 has the best hand and the fewest chips, seat 4 the worst and the most.
  const deck = () =>
    stacked(['As Ah', 'Ks Kh', 'Qs Qh', 'Js Jh'], { board: '2c 7d 9h 3s 4d', burns: '5c 5d 5h' });

  test('three all-ins of different sizes: each wins what the others could match', () => {
    const hand = start(boardGame(), nl, [10, 30, 60, 100], { deck: deck() });
    play(hand, '3 raise 60', '4 raise 100', '1 call', '2 call');
    expect(hand.log.filter(({ type }) => type === 'returned')).toEqual([
      { type: 'returned', seat: 3, cents: 4000 },
    ]);
    expect(hand.log.flatMap((event) => (event.type === 'awarded' ? [event] : []))).toEqual([
      { type: 'awarded', seat: 0, pot: 0, share: 0, cents: 4000 },
      { type: 'awarded', seat: 1, pot: 1, share: 0, cents: 6000 },
      { type: 'awarded', seat: 2, pot: 2, share: 0, cents: 6000 },
    ]);
    expect(stacksOf(hand)).toEqual([40, 60, 60, 40]);
  });

  test('the best hand with the most chips wins all of them', () => {
    const hands = ['Js Jh', 'Qs Qh', 'Ks Kh', 'As Ah'];
    const hand = start(boardGame(), nl, [10, 30, 60, 100], {
      deck: stacked(hands, { board: '2c 7d 9h 3s 4d' }),
    });
    play(hand, '3 raise 60', '4 raise 100', '1 call', '2 call');
    expect(stacksOf(hand)).toEqual([0, 0, 0, 200]);
  });

  test('who folds leaves chips in the pots they were bet into', () => {
    const hand = start(boardGame(), nl, [10, 30, 60, 100], { deck: deck() });
    play(hand, '3 raise 20', '4 call', '1 call', '2 call');
    expect(potParts(hand.state)).toEqual([
      { cents: 4000, seats: [0, 1, 2, 3] },
      { cents: 3000, seats: [1, 2, 3] },
    ]);
    play(hand, '2 bet 10', '3 raise 40', '4 fold');
    // Seats 2 and 3 play for the side pot and $10 more of each; $30 of seat 3's go back.
    expect(stacksOf(hand)).toEqual([40, 50, 30, 80]);
  });

  test('a bet that nobody calls goes back, and is no part of the pot', () => {
    const hand = play(start(boardGame(), nl, [100, 100, 100]), '3 raise 50', '1 fold', '2 fold');
    expect(hand.log.slice(-4)).toMatchObject([
      { type: 'returned', seat: 2, cents: 4800 },
      { type: 'gathered' },
      { type: 'awarded', seat: 2, share: -1, cents: 500 },
      { type: 'ended' },
    ]);
    expect(stacksOf(hand)).toEqual([99, 98, 103]);
  });

  test('a bet on a later round that everybody folds to goes back whole', () => {
    const hand = play(start(boardGame(), nl, [100, 100]), '2 call', '1 check', '1 bet 20', '2 fold');
    expect(hand.log.filter(({ type }) => type === 'returned' || type === 'awarded')).toMatchObject([
      { type: 'returned', seat: 0, cents: 2000 },
      { type: 'awarded', seat: 0, cents: 400 },
    ]);
  });

  test('a big blind nobody calls is returned but for what the small blind put in', () => {
    const hand = play(start(boardGame(), nl, [100, 100, 100]), '3 fold', '1 fold');
    expect(stacksOf(hand)).toEqual([99, 101, 100]);
  });

  test('a short blind plays for as much as was posted, from each', () => {
    const deck = stacked(['Ks Kh', 'As Ah', 'Qs Qh'], { board: '2c 7d 9h 3s 4d' });
    const hand = play(start(boardGame(), nl, [100, 1, 100], { deck: deck }), '3 raise 10', '1 call');
    play(hand, '1 check', '3 check', '1 check', '3 check', '1 check', '3 check');
    expect(stacksOf(hand)).toEqual([108, 3, 90]);
  });

  test('003:35 dead blinds belong to the main pot, whoever could match them', () => {
    const posts = [{ seat: 3, what: 'missed blind' as const, live: 200, dead: 100 }];
    const hands = ['As Ah', 'Ks Kh', 'Qs Qh', 'Js Jh'];
    const hand = start(boardGame(), nl, [1, 50, 50, 50], {
      posts,
      deck: stacked(hands, { board: '2c 7d 9h 3s 4d' }),
    });
    play(hand, '3 call', '4 check', '2 check');
    expect(potParts(hand.state)).toEqual([
      { cents: 500, seats: [0, 1, 2, 3] },
      { cents: 300, seats: [1, 2, 3] },
    ]);
  });

  test('what the house took came out of the main pot', () => {
    const hand = start(boardGame(), nl, [10, 30, 60, 100], { deck: deck() });
    play(hand, '3 raise 20', '4 call', '1 call', '2 call');
    hand.emit({ type: 'taken', from: 'pot', to: 'drop', cents: 500 });
    expect(potParts(hand.state).map(({ cents }) => cents)).toEqual([3500, 3000]);
  });
});
