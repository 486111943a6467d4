import { expect, test } from 'vitest';
import { card, section } from './testing.ts';

const rows = (id: string) => section(card(id), 'fees').tables[0].rows;

/** The fees of a schedule, from its row on. */
function feesOf(id: string, schedule: string): string[] {
  const from = rows(id).findIndex(([name]) => name === schedule);
  const rest = rows(id).slice(from);
  const to = rest.findIndex(([name], i) => i > 0 && name !== '');
  return (to < 0 ? rest : rest.slice(0, to)).map((row) => row[3]);
}

test('003:2271, 003:2303, 003:2315 the designated fee of Five Card Omaha is of every hand, and is not said to be for those that end early', () => {
  for (const schedule of [1, 3, 4])
    expect(
      feesOf('hawaiian-gardens/five-card-omaha-hi-lo', `five-card-omaha-hi-lo-own.s${schedule}`),
    ).toEqual([
      'Designated Table Fee: from the pot, once the blinds are posted',
      'Regular Table Fee: from the pot, after the flop',
    ]);
});

test('003:6419, 003:9257 of several draws the first is named, a single one is not', () => {
  expect(feesOf('hawaiian-gardens/badeucey', 'badeucey-own.s1')).toEqual([
    'Collection Fee #1: from the small blind, before the deal',
    'Collection Fee #2: from the pot, after the first draw',
    'Collection Fee #3: from the pot, after the second draw',
  ]);
  // 003:9894
  expect(feesOf('hawaiian-gardens/lowball', 'master-08.s1')[1]).toBe(
    'Designated Table Fee #2: from the pot, after the draw',
  );
});

test('003:61, 001:432 where it is taken instead, it is', () => {
  expect(feesOf('hawaiian-gardens/holdem', 'holdem-older.s1')[1]).toBe(
    'Designated Table Fee: from the pot, after the deal, for a hand that ends before the flop',
  );
  expect(feesOf('hotel-del-rio/holdem', 'holdem.s1')[1]).toBe(
    'Modified Fee: from the pot, after the deal, for a hand that ends before the flop',
  );
});

test.each([
  ['003:7558, 003:7743', 'hawaiian-gardens/holdem', 'master-01.s1', 'master-01.s3'],
  ['003:7558, 003:7564', 'hawaiian-gardens/no-limit-holdem', 'master-01.s3', 'master-01.s1'],
  ['003:7558, 003:7564', 'hawaiian-gardens/pot-limit-holdem', 'master-01.s5', 'master-01.s1'],
  ['004:1722-1728', 'lucky-lady/no-limit-holdem', 'holdem.s2', 'holdem.s1'],
])('%s: of the schedules of several games %s has those of its limits', (_, id, has, hasNot) => {
  const listed = rows(id).map(([name]) => name);
  expect(listed).toContain(has);
  expect(listed).not.toContain(hasNot);
});

test('003:795 a spread limit game has the schedules of limit games, and 004:1745 those that name it', () => {
  const listed = (id: string) => rows(id).map(([name]) => name);
  expect(listed('hawaiian-gardens/asian-five-card-stud')).toContain('master-07.s2');
  expect(listed('lucky-lady/holdem')).toEqual(expect.arrayContaining(['holdem.s1', 'holdem.s2']));
});
