import { describe, expect, test } from 'vitest';
import type { Hand } from '../../engine/pot/hand.ts';
import { due, play, refusal, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { gameOf, moves, stakesOf } from '../testing/testing.ts';
import { lowball } from './lowball.ts';

const SEVEN = '7s 5d 4h 3c 2s';
const EIGHT = '8s 6h 4d 3h 2h';
const NINE = '9s 8c 6c 5h Ah';
const KING = 'Ks Qs Js Ts 9d';

function dealt(hands: string[], stacks = hands.map(() => 500), more = {}, chosen = {}, limit = '5-10'): Hand {
  return start(gameOf(lowball, chosen), stakesOf(lowball, limit), stacks, { deck: stacked(hands), ...more });
}

/** $1 ante each and the $5 blind at seat 1: nobody kills, all three call and stand pat. */
const toTheDraw = [
  ...['1 kill 0', '2 kill 0', '3 kill 0', '2 call', '3 call', '1 check'],
  ...['1 discard', '2 discard', '3 discard'],
];

test('004:23 everyone antes $1 and the left of the dealer posts $5; limits of $5 and $10', () => {
  const hand = dealt([SEVEN, EIGHT, NINE]);
  expect(Array.from(hand.state.chips)).toEqual([49400, 49900, 49900, 500, 0, 0, 300, 0, 0]);
  play(hand, '1 kill 0', '2 kill 0', '3 kill 0');
  expect(due(hand, 'bet')).toMatchObject({ seat: 1, call: 500, raise: { only: [1000] } });
  play(hand, '2 call', '3 call', '1 check', '1 discard', '2 discard', '3 discard');
  expect(due(hand, 'bet')).toMatchObject({ seat: 0, raise: { only: [1000] } });
});

test('004:35 nobody opens: antes and blinds go to the blind or the killer', () => {
  expect(
    stacksOf(play(dealt([SEVEN, EIGHT, NINE]), '1 kill 0', '2 kill 0', '3 kill 0', '2 fold', '3 fold')),
  ).toEqual([502, 499, 499]);
  const killed = play(
    dealt([SEVEN, EIGHT, NINE]),
    ...moves('1 kill 0, 2 kill 10, 1 kill 0, 3 kill 0, 3 fold, 1 fold'),
  );
  expect(stacksOf(killed)).toEqual([494, 507, 499]);
});

describe('kills', () => {
  test('004:13 and 004:23 kill $10, overkill $20, second overkill $40, and limits of $40 and $80', () => {
    const hand = dealt([SEVEN, EIGHT, NINE, KING]);
    expect(hand.state.down.map((cards) => cards.length)).toEqual([2, 2, 2, 2]);
    play(hand, '1 kill 0', '2 kill 10');
    // Everybody else is asked for overkills.
    play(hand, '1 kill 0', '3 kill 20', '1 kill 0', '2 kill 0');
    expect(refusal(hand, '4 kill 30')).toBe('A kill here is $40, not $30.');
    play(hand, '4 kill 40', '1 kill 0', '2 kill 0', '3 kill 0');
    expect(hand.state.down.map((cards) => cards.length)).toEqual([5, 5, 5, 5]);
    expect(due(hand, 'bet')).toMatchObject({ seat: 1, call: 3000, raise: { only: [8000] } });
    play(hand, '2 call', '3 call', '1 call', '4 check', '1 discard', '2 discard', '3 discard', '4 discard');
    expect(due(hand, 'bet')).toMatchObject({ seat: 0, raise: { only: [8000] } });
  });

  test('004:25-27 at $10-$20 any amount from double the last up to a third of the chips', () => {
    const hand = dealt([SEVEN, EIGHT, NINE, KING], [500, 100, 91, 61], {}, {}, '10-20');
    play(hand, '1 kill 0');
    expect(due(hand, 'kill')).toMatchObject({ seat: 1, least: 2000, most: 3300 });
    expect(refusal(hand, '2 kill 34')).toBe('A kill here is $20 to $33, not $34.');
    expect(refusal(hand, '2 kill 20.50')).toBe('A kill is made in chips of $1.');
    play(hand, '2 kill 25');
    // A third of seat 3's $90 is too little to overkill, and so is seat 4's: only seat 1 is asked.
    expect(due(hand, 'kill')).toMatchObject({ seat: 0, least: 5000, most: 16300 });
    play(hand, '1 kill 0');
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, call: 2500, raise: { only: [5000] } });
    play(hand, '3 call', '4 call', '1 call', '2 check', '1 discard', '2 discard', '3 discard', '4 discard');
    expect(due(hand, 'bet').raise?.only).toEqual([5000]);
  });

  test('what the blind has posted counts toward its kill', () => {
    const hand = dealt([SEVEN, EIGHT, NINE], [11, 10, 500]);
    // Seat 1 has $5 left behind ante and blind, seat 2 only $9.
    expect(due(play(hand, '1 kill 10'), 'kill').seat).toBe(2);
    expect(Array.from(hand.state.chips).slice(0, 4)).toEqual([0, 900, 49900, 1000]);
  });

  test('the last killer acts last before the draw, or in turn where the house has it so', () => {
    const kills = ['1 kill 0', '2 kill 10', '1 kill 0', '3 kill 0'];
    const last = play(dealt([SEVEN, EIGHT, NINE]), ...kills);
    expect(due(last, 'bet').seat).toBe(2);
    const inTurn = play(dealt([SEVEN, EIGHT, NINE], undefined, {}, { killerActsLast: false }), ...kills);
    expect(due(inTurn, 'bet').seat).toBe(1);
  });

  test('004:21 a kill made blind may be overkilled', () => {
    const posts = [{ seat: 2, what: 'kill', live: 1000, dead: 0 }];
    const hand = dealt([SEVEN, EIGHT, NINE], undefined, { posts, factor: 2, actsLast: 2 });
    expect(due(hand, 'kill')).toMatchObject({ seat: 0, least: 2000 });
    play(hand, '1 kill 0', '2 kill 0', '3 kill 0');
    expect(due(hand, 'bet')).toMatchObject({ seat: 1, call: 1000, raise: { only: [2000] } });
  });
});

test('004:11 a bet and three raises on both rounds, for two players too', () => {
  const hand = play(dealt([SEVEN, EIGHT]), '1 kill 0', '2 kill 0', '2 raise 10', '1 raise 15', '2 raise 20');
  expect(refusal(hand, '1 raise 25')).toBe('No raise: the round is capped at 3 raises.');
  play(hand, '1 call', '1 discard', '2 discard', '1 bet 10', '2 raise 20', '1 raise 30', '2 raise 40');
  expect(due(hand, 'bet').raise).toBeNull();
});

test('004:11 the joker is completely wild', () => {
  const hand = play(
    dealt(['Jk 2c 3c 4c 6c', '5h 4d 3h 2h 7h', '6s 5s 4s 3s 2s']),
    ...toTheDraw,
    ...moves('1 bet 10, 2 call, 3 call'),
  );
  expect(stacksOf(hand)).toEqual([532, 484, 484]);
});

describe('an eight or better must be bet to win after the draw (004:19)', () => {
  test('checked, it wins what was bet before the draw, and the best other hand the rest', () => {
    const hand = play(
      dealt([EIGHT, NINE, KING]),
      ...toTheDraw,
      ...moves('1 check, 2 check, 3 bet 10, 1 call, 2 call'),
    );
    expect(stacksOf(hand)).toEqual([500 - 16 + 18, 500 - 16 + 30, 484]);
  });

  test('with one caller the bettor has the bet back and the call', () => {
    const hand = play(
      dealt([EIGHT, NINE, KING]),
      ...toTheDraw,
      ...moves('1 check, 2 check, 3 bet 10, 1 call, 2 fold'),
    );
    expect(stacksOf(hand)).toEqual([502, 494, 504]);
  });

  test('a nine may be checked, and an eight that calls or raises a bet has been bet', () => {
    const nine = play(
      dealt([NINE, KING, 'Kd Qd Jd Td 9h']),
      ...toTheDraw,
      ...moves('1 check, 2 bet 10, 3 fold, 1 call'),
    );
    expect(stacksOf(nine)).toEqual([522, 484, 494]);
    const raised = play(
      dealt([EIGHT, NINE, KING]),
      ...toTheDraw,
      ...moves('1 check, 2 bet 10, 3 fold, 1 raise 20, 2 call'),
    );
    expect(stacksOf(raised)).toEqual([532, 474, 494]);
  });
});
