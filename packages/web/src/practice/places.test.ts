import { openHouseTable } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

/** Where cards may be chosen at a table of a game, with nobody at it but the player. */
function titles(house: 'empire' | 'black-sheep', offering: string, changes: object = {}): string[] {
  const table = openHouseTable({ house, offering });
  if (!table.ok) throw new Error(table.message);
  const { sign } = table.state;
  const game = { ...sign.game, ...changes };
  const state = { ...table.state, sign: { ...sign, game }, seats: [{}] } as unknown as typeof table.state;
  return placesOf(state).map(({ title }) => title);
}

test.each([
  ['black-sheep', 'black-sheep/three-card-poker-6-card-bonus', ['Your cards', 'Player-dealer']],
  ['black-sheep', 'black-sheep/ez-baccarat', ['Player hand', 'Banker hand']],
  ['empire', 'empire/twenty-first-century-baccarat', ['Player hand', 'Player-dealer']],
] as const)('%s: %s', (house, offering, places) => {
  expect(titles(house, offering)).toEqual(places);
});

test('a hand of the table that only one game has may be chosen as well', () => {
  const deal = (to: string) => ({
    do: 'deal',
    to,
    count: 1,
    face: 'up',
    from: { at: 'left', way: 'clockwise' },
  });
  const script = [deal('spots'), deal('crown'), deal('dealer')];
  expect(titles('black-sheep', 'black-sheep/ez-baccarat', { script })).toEqual([
    'Your cards',
    'Crown',
    'Player-dealer',
  ]);
});
