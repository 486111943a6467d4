import { expect, test } from 'vitest';
import type { Commit } from '../store.ts';
import { pack, unpack } from './packed.ts';

const record = { seq: 3, count: 2, at: 5, by: 'house', command: null, hash: 'ab' };

test('S1 a batch comes out on the other side as it went in, every text in its place', () => {
  const batch: Commit[] = [
    { table: 't_one', record: { ...record, events: '[{"type":"time","at":5},"\\u2660"]' } },
    {
      table: 't_two',
      record: { ...record, events: '[]', command: '{"type":"deal"}' },
      snapshot: { seq: 5, hash: 'cd', state: '{"chips":[1,2]}' },
      shuffles: [
        { seq: 3, kind: 'card', root: 'r', order: '[2,0,1]', salts: '["x","y","z"]', dice: '{"order":[5]}' },
        { seq: 4, kind: 'die', root: 's', order: '[6]', salts: '["w"]' },
      ],
      began: { number: 1, firstSeq: 3, at: 5 },
    },
    { table: 't_three', closed: 9 },
  ];
  expect(unpack(structuredClone(pack(batch)))).toEqual(batch);
});
