import { describe, expect, test } from 'vitest';
import { type FeeQuestion, fee } from './fee.ts';

describe('fee', () => {
  const holdem = (question: Partial<FeeQuestion> = {}) =>
    fee('hawaiian-gardens/holdem', { option: 'master-01/12', players: 8, ...question });

  test('who pays what, and the rows that say so', () => {
    const answer = holdem({ reached: 'flop' });
    if (!answer.ok) throw new Error(answer.message);
    expect(answer.total).toBe(answer.drop + answer.jackpot);
    expect(answer.total).toBe(answer.takes.reduce((sum, { cents }) => sum + cents, 0));
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.cites.every((cite) => cite.startsWith('003:'))).toBe(true);
  });

  test.for<[string, () => object, string, string | undefined]>([
    [
      'an unknown offering',
      () => fee('nowhere/holdem' as never, { option: 'x' }),
      'There is no offering',
      undefined,
    ],
    ['an unknown option', () => holdem({ option: 'x/1' }), 'has no fee option "x/1"', 'option'],
    [
      'nobody counted',
      () => fee('hawaiian-gardens/holdem', { option: 'master-01/12' }),
      'How many play?',
      'players',
    ],
    ['part of a player', () => holdem({ players: 2.5 }), '"players" is a whole number, 1 or more', 'players'],
    [
      'a stage that is none',
      () => holdem({ reached: 'moon' as never }),
      'This schedule asks whether',
      'reached',
    ],
    [
      'an unknown reading',
      () => holdem({ readings: { color: 'red' } }),
      'There is no setting "color"',
      'readings',
    ],
    ['an unknown amount', () => holdem({ amounts: { tip: 100 } }), 'There is no fee "tip" here', 'amounts'],
  ])('refuses %s', ([, ask, message, about]) => {
    expect(ask()).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
      ...(about && { about }),
    });
  });
});
