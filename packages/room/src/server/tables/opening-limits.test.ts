import { limitOf, offerings } from '@cardroom/core/houses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer();
});
afterAll(() => here.stop());

test('P27 /api/offerings has what may be opened besides the usual limits, and a page finds the same limits in it', async () => {
  const { body } = await here.visitor().get('/api/offerings');
  expect(body).toHaveLength(offerings.length);
  for (const [i, { id, ranges }] of offerings.entries()) {
    expect(body[i].id).toBe(id);
    expect(body[i].ranges).toEqual(ranges);
  }
  const holdem = body.find(({ id }: { id: string }) => id === 'black-sheep/holdem');
  expect(limitOf<{ id: string; title: string }>(holdem, '7-14')?.title).toBe('$7-$14 limit');
});

test('P27 /api/settings has the table at any limit, and none at what is not printed', async () => {
  const visitor = here.visitor();
  const at = (limit: string) =>
    visitor.get(`/api/settings/hawaiian-gardens/holdem?limit=${encodeURIComponent(limit)}`);
  const { body } = await at('7-14');
  expect(Object.keys(body.table)).toEqual(['7-14']);
  // 003:23-30: from $10-$20 on newcomers post.
  expect(body.table['7-14'].entry.default).toBe('free');
  expect((await at('11-22')).body.table['11-22'].entry.default).toBe('post');
  expect(await at('7-15')).toMatchObject({
    status: 400,
    body: { error: { code: 'no-limit', message: expect.stringContaining('003:7564-7566') } },
  });
});

test('P27 a table is opened, listed and dealt into at a limit inside what is printed', async () => {
  const visitor = here.visitor();
  await visitor.guest('Ann');
  const opened = await visitor.post('/api/tables', { offering: 'lucky-lady/holdem', limit: 'pl 7-15' });
  expect(opened.status).toBe(200);
  const { tables } = (await visitor.get('/api/tables')).body;
  expect(tables).toMatchObject([{ id: opened.body.table, limit: '$7-$15 pot limit' }]);
  const dealt = await visitor.post('/api/play', { offering: 'lucky-lady/holdem', limit: 'pl 7-15' });
  expect(dealt.body.table).toBe(opened.body.table);
  for (const path of ['/api/tables', '/api/play']) {
    const refused = await visitor.post(path, { offering: 'lucky-lady/holdem', limit: 'pl 600-1200' });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('004:1745-1749') } },
    });
  }
  expect((await visitor.get('/api/tables')).body.tables).toHaveLength(1);
});
