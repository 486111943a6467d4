import { expect, test } from 'vitest';
import { Hand } from '../../engine/pot/hand.ts';
import { due, play, refusal, stacksOf, start } from '../../engine/pot/testing.ts';
import { betSizes, gameOf, stakesOf } from '../testing/testing.ts';
import { poker } from './poker.ts';

const [omaha, hiLo, ezMoney, holdem, noLimit] = poker as [
  (typeof poker)[number],
  (typeof poker)[number],
  (typeof poker)[number],
  (typeof poker)[number],
  (typeof poker)[number],
];
const rich = (count: number) => new Array<number>(count).fill(1000);

test('004:57 Omaha high-low: a bet and three raises, for two players too', () => {
  const hand = start(gameOf(hiLo), stakesOf(hiLo, '3-6'), rich(2));
  play(hand, '2 raise 6', '1 raise 9', '2 raise 12');
  expect(refusal(hand, '1 raise 15')).toBe('No raise: the round is capped at 3 raises.');
  play(hand, '1 call', '1 bet 3', '2 raise 6', '1 raise 9', '2 raise 12');
  expect(due(hand, 'bet').raise).toBe(null);
});

test('004:53, 004:69 Omaha high-low is 3-6 with blinds of $1 and $3, and 4-8 with $2 and $4', () => {
  expect(hiLo.limits.map(({ id, stakes }) => [id, stakes.blinds])).toEqual([
    ['4-8', [200, 400]],
    ['3-6', [100, 300]],
  ]);
});

test('004:65 a scoop of $40 at 3-6 or $50 at 4-8 kills the next pot', () => {
  expect(gameOf(hiLo).killPots).toEqual({
    after: 'scoop',
    actsLast: false,
    bothHalves: false,
    pots: { 300: 4000, 400: 5000 },
  });
  const posts = [{ seat: 0, what: 'kill' as const, live: 600, dead: 0 }];
  const hand = start(gameOf(hiLo), stakesOf(hiLo, '3-6'), rich(4), { posts, factor: 2 });
  expect(stacksOf(hand)).toEqual([994, 997, 1000, 1000]);
  expect(due(hand, 'bet')).toMatchObject({ call: 600, raise: { only: [1200] } });
});

test('004:57-61 the lower limit on the first two rounds, the higher on the last two', () => {
  const hand = start(gameOf(hiLo), stakesOf(hiLo, '3-6'), rich(2));
  expect(betSizes(hand)).toEqual([300, 300, 600, 600]);
});

test('004:651 EZ Money 3-6: blinds of $1 and $3, raises of $3 and then of $6, nobody all in', () => {
  const hand = start(gameOf(ezMoney), stakesOf(ezMoney), [100, 100, 8]);
  expect(due(hand, 'bet')).toMatchObject({ seat: 2, call: 300, raise: { only: [600] } });
  play(hand, '3 call', '1 call', '2 check', '1 bet 3', '2 call', '3 call', '1 bet 6', '2 raise 12');
  expect(due(hand, 'bet')).toMatchObject({ seat: 2, fold: true, call: 0, raise: null });
  expect(refusal(hand, '3 call')).toBe(
    'There are not enough chips to call, and this game has no all-in bets.',
  );
});

test('004:651 EZ Money: who cannot post a blind is not dealt in', () => {
  const setup = { game: gameOf(ezMoney), stakes: stakesOf(ezMoney), stacks: [1000, 200, 1000], button: 2 };
  expect(Hand.start(setup)).toMatchObject({ code: 'bad-setup' });
  expect(Hand.start({ ...setup, game: gameOf(ezMoney, { allIn: true }) })).toBeInstanceOf(Hand);
});

test('004:641, 004:652 EZ Money: nine players; three raises, any number heads-up', () => {
  expect(gameOf(ezMoney).players).toBe(9);
  const three = play(
    start(gameOf(ezMoney), stakesOf(ezMoney), rich(3)),
    '3 raise 6',
    '1 raise 9',
    '2 raise 12',
  );
  expect(due(three, 'bet').raise).toBe(null);
  const two = play(
    start(gameOf(ezMoney), stakesOf(ezMoney), rich(2)),
    '1 raise 6',
    '2 raise 9',
    '1 raise 12',
  );
  expect(due(two, 'bet').raise?.only).toEqual([1500]);
});

test('004:644 EZ Money: heads-up too the small blind is left of the button', () => {
  expect(start(gameOf(ezMoney), stakesOf(ezMoney), rich(2)).state.blinds).toEqual([0, 1]);
});

test.each([omaha, hiLo, holdem, noLimit])(
  '$id: 004:1361 heads-up the small blind is on the button',
  (offering) => {
    const hand = start(gameOf(offering), stakesOf(offering), rich(2));
    const { blinds } = stakesOf(offering);
    expect([hand.state.blinds, due(hand, 'bet').call]).toEqual([[1, 0], blinds[1]! - blinds[0]!]);
  },
);

test('004:1433-1441 no limit: 1-3 and 5-5, the least bet is the big blind, and there is no cap', () => {
  expect(noLimit.limits.map(({ id }) => id)).toEqual(['nl 1-3', 'nl 5-5']);
  const hand = start(gameOf(noLimit), stakesOf(noLimit, 'nl 5-5'), rich(3));
  expect(due(hand, 'bet')).toMatchObject({ call: 500, raise: { min: 1000, max: 100_000 } });
  for (let to = 10; to <= 50; to += 5) play(hand, `${hand.state.actor + 1} raise ${to}`);
  expect(due(hand, 'bet').raise?.min).toBe(5500);
});
