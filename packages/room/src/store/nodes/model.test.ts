import { expect, test } from 'vitest';
import { explore } from './testing-model.ts';

const model = { locks: true, compares: true, waits: true, doubts: true, careful: true };

test('N4 in every order of two nodes, the clock, renewals and commits a table is written by its owner only, and shown by it only', () => {
  const { states, did, fault } = explore(model);
  expect(fault).toBeNull();
  expect(states).toBeGreaterThan(10_000);
  for (const step of [
    ...['b takes the table', 'a is refused', 'a commits', 'b commits', 'a gives the table up'],
    'the database ends what a was writing',
  ])
    expect(did).toContain(step);
});

test.each([
  ['the lock', { locks: false }, 'it was written by a node that did not have the table'],
  ['the comparison', { compares: false }, 'it was written by a node that did not have the table'],
  ['the wait for the end of the lease', { waits: false }, 'b was sure of a table that was not its own'],
  ['the comparison after a pause', { doubts: false }, 'a was sure of a table that was not its own'],
  ['the count from when it was asked', { careful: false }, 'a was sure of a table that was not its own'],
])('N4 without %s the model finds what goes wrong', (_, without, what) => {
  const { fault } = explore({ ...model, ...without });
  expect(fault?.what).toContain(what.slice(2));
  expect(fault?.steps.at(-1)).toMatch(/commits|takes|hears/);
});
