import { describe, expect, test } from 'vitest';
import { due, play, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { callDown, gameOf, offered, stakesOf } from '../testing/testing.ts';
import { flop } from './flop.ts';

const offering = (game: string) => offered(flop, game);
const rich = (count: number) => new Array<number>(count).fill(10_000);
const seated = (name: string, stacks: readonly number[], limit?: string, chosen = {}) =>
  start(gameOf(offering(name), chosen), stakesOf(offering(name), limit), stacks);

test.each([
  'holdem',
  'no-limit-holdem',
  'crazy-pineapple',
  'reverse-holdem',
  'no-limit-omaha',
  'no-limit-omaha-hi-lo',
])('%s: 003:22, 003:101, 003:1223 heads-up the button posts the small blind', (name) => {
  expect(seated(name, rich(2)).state.blinds).toEqual([1, 0]);
});

test.each([
  ['five-card-omaha-hi-lo', '003:2204'],
  ['double-board-omaha', '003:3836'],
  ['short-deck-holdem', '003:5626'],
])('%s: %s heads-up the button has the big blind; customary the small one', (name) => {
  expect(seated(name, rich(2)).state.blinds).toEqual([0, 1]);
  expect(seated(name, rich(2), undefined, { headsUpBlinds: 'button small' }).state.blinds).toEqual([1, 0]);
});

test.each([
  'holdem',
  'crazy-pineapple',
  'reverse-holdem',
  'five-card-omaha-hi-lo',
  'double-board-omaha',
  'short-deck-holdem',
])(
  '%s: 003:111, 003:2208, 003:3855, 003:5638 three raises with three players, any number with two',
  (name) => {
    const three = play(seated(name, rich(3), '4-8'), '3 raise 8', '1 raise 12', '2 raise 16');
    expect(due(three, 'bet').raise).toBe(null);
    const two = seated(name, rich(2), '4-8');
    for (const to of [8, 12, 16]) play(two, `${two.state.actor + 1} raise ${to}`);
    expect(due(two, 'bet').raise?.only).toEqual([2000]);
  },
);

describe("No Limit Hold'em", () => {
  test('003:69 no maximum number of raises', () => {
    const hand = seated('no-limit-holdem', rich(3));
    for (let to = 6; to <= 60; to += 3) play(hand, `${hand.state.actor + 1} raise ${to}`);
    expect(due(hand, 'bet').raise?.min).toBe(6300);
  });

  test('003:71 the $100 buy-in game is a limit of its own: raises at least double', () => {
    const hand = play(seated('no-limit-holdem', rich(3), 'nl 2-3 doubling'), '3 raise 20');
    expect(due(hand, 'bet').raise?.min).toBe(4000);
    expect(due(play(seated('no-limit-holdem', rich(3), 'nl 2-3'), '3 raise 20'), 'bet').raise?.min).toBe(
      3700,
    );
  });
});

describe("Pot Limit Hold'em", () => {
  test('003:1424 blinds of $5 and $10: the first raise is to $35 at most', () => {
    expect(due(seated('pot-limit-holdem', rich(4)), 'bet').raise).toMatchObject({ min: 2000, max: 3500 });
  });

  test('003:1429 three blinds: on the button, left of it, and second left', () => {
    const hand = seated('pot-limit-holdem', rich(5), 'pl 2-3-5');
    expect(stacksOf(hand)).toEqual([9997, 9995, 10_000, 10_000, 9998]);
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, call: 500, raise: { min: 1000, max: 2000 } });
  });
});

test('003:84 Crazy Pineapple: the downcard goes after the flop round, or as set', () => {
  const roundOf = (chosen: object) => {
    const hand = callDown(seated('crazy-pineapple', rich(3), '4-8', chosen));
    return [due(hand, 'discard').most, hand.state.round];
  };
  expect(roundOf({})).toEqual([1, 2]);
  expect(roundOf({ discard: 'before the flop' })).toEqual([1, 1]);
  const both = callDown(seated('crazy-pineapple', rich(2), '4-8', { discard: 'both' }));
  expect(both.state.game.script.filter((step) => step.do === 'discard')).toHaveLength(2);
});

test.each([
  ['reverse-holdem', 9, '003:432'],
  ['five-card-omaha-hi-lo', 9, '003:2273'],
  ['double-board-omaha', 8, '003:3831'],
  ['short-deck-holdem', 10, '003:5613'],
])('%s: %i players, %s', (name, players) => {
  expect(gameOf(offering(name)).players).toBe(players);
});

describe('Omaha high/low', () => {
  test('003:1217 kill pots, where the house has them, after winning both halves', () => {
    expect(gameOf(offering('no-limit-omaha-hi-lo')).killPots).toBeUndefined();
    expect(gameOf(offering('no-limit-omaha-hi-lo'), { kill: true }).killPots).toEqual({
      after: 'scoop',
      actsLast: false,
      bothHalves: true,
      pots: { 200: 3500, 300: 5000, 400: 8000, 600: 10_000 },
    });
    const ids = offering('no-limit-omaha-hi-lo').limits.map(({ id }) => id);
    expect(ids.filter((id) => !id.startsWith('nl')).sort()).toEqual(['2-4', '3-6', '4-8', '6-12']);
  });

  test('003:1218 eight or better, unless something else is posted', () => {
    const shown = (chosen: object) => {
      const name = 'no-limit-omaha-hi-lo';
      const deck = stacked(['Ah 2c 3d 4c', 'Qh Qc Jd Jc'], { board: '5s 9d Th Ks Qs' });
      const hand = start(gameOf(offering(name), { ...chosen }), stakesOf(offering(name)), [10, 10], { deck });
      return stacksOf(play(hand, '2 raise 10', '1 call'));
    };
    expect([shown({}), shown({ low: 'any low' })]).toEqual([
      [0, 20],
      [10, 10],
    ]);
  });
});

test('003:2273-2297 Five Card Omaha: blinds as posted with the limit', () => {
  const blinds = ['1-2', '3-6', '6-12', '9-18', '15-30', '500-1000'].map(
    (id) => stakesOf(offering('five-card-omaha-hi-lo'), id).blinds,
  );
  expect(blinds).toEqual([
    [100, 100],
    [100, 300],
    [200, 600],
    [300, 900],
    [1000, 1500],
    [25_000, 50_000],
  ]);
});
