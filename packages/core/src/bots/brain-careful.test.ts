import { expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import { BrainTable } from './testing-brains.ts';

/** HANDS=… plays longer. */
const HANDS = Number(process.env.HANDS ?? 5);

/** Against a bank all play by the strategy card, however much they think. */
const thoughtful = offerings.filter(({ kind }) => kind !== 'player-dealer');

test.each(thoughtful)('$id: careful players are never refused', ({ id, house, kind }) => {
  const players = kind === 'points' ? 2 : 4;
  const { table } = new BrainTable({ house, offering: id }, id, { players }).play(HANDS);
  expect(table.state.hands).toBe(HANDS);
});
