import { expect, test } from 'vitest';
import { StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { Committer } from './committer.ts';

const TABLES = ['a', 'b', 'c'];

test.each([
  ['when all is durable', async () => {}],
  [
    'when it could not be written',
    async () => {
      throw new StoreError('full', 'No room.');
    },
  ],
])('R5 %s, who cannot take the answer does not keep it from the others', async (_, commit) => {
  const broke: unknown[] = [];
  const measured = () => {
    throw new Error('no measure');
  };
  const committer = new Committer({ commit } as unknown as Store, measured, (error) => broke.push(error));
  const answered: string[] = [];
  for (let round = 0; round < 2; round++) {
    for (const table of TABLES)
      committer.add({ table }, () => {
        answered.push(table);
        if (table === 'b') throw new Error('b breaks');
      });
    await committer.idle();
  }
  expect(answered).toEqual([...TABLES, ...TABLES]);
  expect(broke.map(String)).toContain('Error: b breaks');
});
