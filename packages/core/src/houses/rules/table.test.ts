import { describe, expect, test } from 'vitest';
import { offerings } from '../index.ts';
import { tableSection } from './table.ts';
import { valuesOf } from './testing.ts';

const book = { 'black-sheep': 0, 'hotel-del-rio': 1, empire: 2, 'hawaiian-gardens': 3, 'lucky-lady': 4 };

describe('the table on a rule card', () => {
  test.each(offerings)('$id: every line with its source, and none from another book', (offering) => {
    const { lines, tables } = tableSection(offering, valuesOf(offering));
    const told = [...lines, ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' ')))];
    const books = told.flatMap((line) => [...line.matchAll(/\b(00\d):\d/g)].map(([, of]) => Number(of)));
    expect(books.filter((of) => of !== book[offering.house])).toEqual([]);
    for (const line of lines) expect(line).toMatch(/^[A-Z].* \((set by the room|the room's |00\d:).*\)\.$/);
  });

  test('004:1440-1441, 004:1745-1749 each range of buy-ins has its lines', () => {
    const holdem = offerings.find(({ id }) => id === 'lucky-lady/no-limit-holdem');
    const buyIns = holdem && tableSection(holdem, valuesOf(holdem)).tables[0].rows;
    expect(buyIns?.[0]).toEqual([
      '$1-$3 no limit',
      '$30 to $200 or $1 to $1,000',
      '004:1440 or 004:1745-1749',
    ]);
  });

  test('003:72 the $100 game, whose raises double, has a rule of its own for another full buy-in', () => {
    const game = offerings.find(({ id }) => id === 'hawaiian-gardens/no-limit-holdem');
    expect(game && tableSection(game, valuesOf(game)).lines).toContain(
      'At $2-$3 no limit, raises at least double: another full buy-in is only for a player who has $50 or less (003:72).',
    );
  });

  test('rules that go by the limit say at which', () => {
    const holdem = offerings.find(({ id }) => id === 'hawaiian-gardens/holdem');
    expect(holdem && tableSection(holdem, valuesOf(holdem)).lines).toContain(
      'At $1-$2 limit up to $9-$18 limit: when a player leaves after the blind, the button and blinds move by position (003:35).',
    );
  });

  test('003:6423-6425, 003:9261-9263 where several buy-ins may be posted, each has its lines, in the same order', () => {
    const badeucey = offerings.find(({ id }) => id === 'hawaiian-gardens/badeucey');
    const [{ rows }] = badeucey ? tableSection(badeucey, valuesOf(badeucey)).tables : [];
    expect(rows).toContainEqual([
      '$1-$2 no limit',
      '$50 to $100 or $50 to $2,500 or $100 or more or $20 to $2,000',
      '003:6423-6425 or 003:9261-9263 or 003:9534-9536, 003:11277-11279 or 003:11138-11140',
    ]);
  });
});
