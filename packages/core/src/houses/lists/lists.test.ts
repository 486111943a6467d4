import { expect, test } from 'vitest';
import { houses, offerings } from '../index.ts';
import { houseLists, loadOffering } from './index.ts';
import { loadFrom } from './load-from.ts';
import { shelves } from './shelves.ts';

test('every house has its lists, and together they are all that is offered', async () => {
  expect(Object.keys(houseLists).sort()).toEqual(Object.keys(houses).sort());
  const lists = await Promise.all(
    Object.values(houseLists).flatMap(({ pot, playerDealer }) => [pot(), playerDealer()]),
  );
  const ids = lists.flat().map(({ id }) => id);
  expect(ids.sort()).toEqual(offerings.map(({ id }) => id).sort());
});

test('what a shelf names is in its file, and on no other', async () => {
  const named = await Promise.all(
    Object.entries(shelves).flatMap(([house, files]) =>
      files.map(async ({ games, load }) => {
        const ids = (await load()).map(({ id }) => id);
        for (const game of games) expect(ids).toContain(`${house}/${game}`);
        return games.map((game) => `${house}/${game}`);
      }),
    ),
  );
  expect(new Set(named.flat()).size).toBe(named.flat().length);
});

test('every offering is loaded by its id, whether a shelf names it or not', async () => {
  for (const offering of offerings) {
    expect(await loadOffering(offering.id)).toBe(offering);
    expect(await loadFrom(houseLists, () => [], offering.id)).toBe(offering);
  }
  for (const id of ['empire/none', 'nowhere/holdem', 'toString/holdem', '', 'empire'])
    expect(await loadOffering(id)).toBeUndefined();
});
