import { describe, expect, test } from 'vitest';
import { potOf } from '../../engine/pot/state.ts';
import { due, play, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { gameOf, stakesOf } from '../testing/testing.ts';
import { poker } from './poker.ts';

const [holdem, omahaHiLo, tahoe] = poker as [
  (typeof poker)[number],
  (typeof poker)[number],
  (typeof poker)[number],
];
const rich = (count: number) => new Array<number>(count).fill(1000);

describe.each(poker)('$id', (offering) => {
  test('the cap that the book does not print is a setting', () => {
    const raisesOf = (count: number, chosen: object) => {
      const hand = start(gameOf(offering, { ...chosen }), stakesOf(offering, '3-6'), rich(count));
      let raises = 0;
      for (; due(hand, 'bet').raise !== null && raises < 20; raises++) {
        play(hand, `${hand.state.actor + 1} raise ${(hand.state.level + 300) / 100}`);
      }
      return raises;
    };
    expect([raisesOf(3, {}), raisesOf(2, {})]).toEqual([3, 20]);
    expect([raisesOf(3, { raiseCap: 'three' }), raisesOf(2, { raiseCap: 'three' })]).toEqual([3, 3]);
    expect(raisesOf(3, { raiseCap: 'any number' })).toBe(20);
  });
});

test('002:1219-1227 the limits of hold’em and Omaha', () => {
  const fixed = holdem.limits.filter(({ stakes }) => stakes.structure === 'fixed');
  expect(fixed.map(({ id }) => id).sort()).toEqual(
    ['2-4', '3-6', '4-8', '5-10', '6-12', '8-16', '9-18', '10-20', '15-30'].sort(),
  );
  expect(omahaHiLo.limits).toBe(holdem.limits);
});

test('002:529 the small blind goes to the pot, the big blind is live', () => {
  const posts = [{ seat: 3, what: 'missed blind' as const, live: 300, dead: 100 }];
  const hand = play(start(gameOf(holdem), stakesOf(holdem, '3-6'), rich(5), { posts }), '3 call');
  expect(due(hand, 'bet')).toMatchObject({ seat: 3, check: true, raise: { only: [600] } });
  expect(hand.state.chips[potOf(hand.state)]).toBe(100);
});

test('002:545 a game with a qualifier for low, or as set without', () => {
  const shown = (chosen: object) => {
    const deck = stacked(['Ah 2c 3d 4c', 'Qh Qc Jd Jc'], { board: '5s 9d Th Ks Qs' });
    const hand = start(gameOf(omahaHiLo, { ...chosen }), stakesOf(omahaHiLo, 'nl 1-2'), [10, 10], { deck });
    return stacksOf(play(hand, '2 raise 10', '1 call'));
  };
  expect(shown({})).toEqual([0, 20]);
  expect(shown({ low: 'any low' })).toEqual([10, 10]);
});

test('002:55 three blinds: the button’s, the middle one, and the big one', () => {
  const hand = start(gameOf(tahoe), stakesOf(tahoe, '3-6 three blinds'), rich(5));
  expect(stacksOf(hand)).toEqual([999, 997, 1000, 1000, 999]);
  expect(due(hand, 'bet')).toMatchObject({ seat: 2, call: 300 });
});
