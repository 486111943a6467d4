import { offerings } from '@cardroom/core/houses';
import { describe, expect, test } from 'vitest';
import { cardroom, printed } from '../testing.ts';

const asked = async (...args: string[]) => JSON.parse(await printed('games', ...args, '--json'));

describe('games', () => {
  test('lists every offering with its limits', async () => {
    const out = await printed('games');
    expect(out.trimEnd().split('\n')).toHaveLength(offerings.length + 1);
    expect(out).toMatch(
      /black-sheep\/holdem +Texas Hold'em +pot +4-8, .*; limit games from \$3-\$6 to \$100-\$200;/,
    );
  });

  test('has for programs limits as printed, seats, buy-ins and table rules', async () => {
    const listed = await asked();
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(offerings.map(({ id }) => id));
    const holdem = listed.find(({ id }: { id: string }) => id === 'black-sheep/holdem');
    expect(holdem).toMatchObject({
      house: 'Black Sheep Casino',
      kind: 'pot',
      cite: '000:286-409',
      seats: 10,
      table: { drawTies: { default: 'redraw', printed: 'redraw', cite: '000:19, 000:68' } },
    });
    expect(holdem.limits).toContain('4-8');
    expect(holdem.printed[0]).toMatchObject({
      id: '4-8',
      cite: '000:2083-2085',
      bets: [400, 800],
      blinds: [200, 400],
      buyIns: [{ least: 8000, most: null }],
    });
    expect(holdem.ranges[0]).toMatchObject({
      kind: 'fixed',
      bet: { least: 300, most: 10_000, step: 100 },
      times: [1, 2],
      cite: '000:2083-2085',
      forced: 'two blinds',
      says: 'limit games from $3-$6 to $100-$200',
    });
    for (const of of listed) {
      expect(of.printed.map(({ id }: { id: string }) => id)).toEqual(of.limits);
      expect(of.seats, of.id).toBeGreaterThan(1);
      expect(Object.keys(of.table), of.id).toContain('clock');
      for (const { buyIns } of of.printed) expect(buyIns.length, of.id).toBeGreaterThan(0);
    }
  });

  test('tells of one of them, and of its table at any limit', async () => {
    expect(await printed('games', 'hawaiian-gardens/face-up-chinese')).toMatch(
      /Any other limit in these ranges can be opened too:\n {2}\$101 a point and up \(003:7355\)/,
    );
    expect(await printed('games', 'empire/nines-up')).toContain('No other limits are printed.');
    expect(await printed('games', 'hotel-del-rio/holdem', '--limit', '7-14')).toContain(
      "Texas Hold'em at Hotel Del Rio, limit 7-14: $7-$14 limit, blinds $3-$7 (001:434-436).",
    );
    expect(await asked('hawaiian-gardens/gardens-baccarat', '--limit', '15-no limit')).toMatchObject({
      limit: { title: '$15 and up', least: 1500, most: null, cite: '003:11758-11760' },
      buyIns: [{ least: 1500, most: null }],
    });
  });

  test('refuses what no book has', async () => {
    expect(await cardroom('games', 'black-sheep/holdem', '--limit', '2-4')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('(000:2083-2085)'),
    });
    expect((await cardroom('games', '--limit', '2-4')).err).toContain('--limit needs a game.');
    expect((await cardroom('games', 'black-sheep/whist')).err).toContain('There is no game');
  });
});

test('lint-schedule and deal take any limit that opens', async () => {
  const lint = ['lint-schedule', 'black-sheep/three-card-poker-6-card-bonus', '--options', '1', '--limit'];
  expect(await printed(...lint, '7-1234')).toContain('These options may be posted.');
  expect((await cardroom(...lint, '7-999')).err).toContain('000:1557-1559');
  const dealt = await printed('deal', 'lucky-lady/holdem', '--limit', 'spread 3-9', '--seed', '1');
  expect(dealt).toContain('$3 to $9 spread limit');
  expect(await printed('deal', 'hawaiian-gardens/ez-baccarat-panda-8', '--limit', '25-no limit')).toContain(
    '$25 and up',
  );
});
