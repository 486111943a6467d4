import { expect, test } from 'vitest';
import { houses, offerings } from '../index.ts';
import { houseLists } from './index.ts';

test('every house has its lists, and together they are all that is offered', async () => {
  expect(Object.keys(houseLists).sort()).toEqual(Object.keys(houses).sort());
  const lists = await Promise.all(
    Object.values(houseLists).flatMap(({ pot, playerDealer }) => [pot(), playerDealer()]),
  );
  const ids = lists.flat().map(({ id }) => id);
  expect(ids.sort()).toEqual(offerings.map(({ id }) => id).sort());
});
