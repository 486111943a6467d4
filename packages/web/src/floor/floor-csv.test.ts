import { expect, test } from 'vitest';
import { logCsv, takenCsv } from './floor-csv.ts';

test('figures in dollars, and a name that looks like a formula stays a name', () => {
  const rows = [{ of: 'a', drop: 12_50, jackpot: 100 }];
  expect(takenCsv(rows, () => '=SUM(A1), "x"')).toBe(
    `of,collected,jackpots,total\r\n"'=SUM(A1), ""x""",12.50,1.00,13.50\r\n`,
  );
});

test('the log has names beside its ids', () => {
  const entry = { id: 7, at: 0, by: 'u1', name: 'Ann', what: 'unseat', detail: { table: 't1', seat: 2 } };
  const [, line] = logCsv([{ ...entry, says: { t1: "Hold'em, Empire" } }]).split('\r\n');
  expect(line).toBe(
    `7,1970-01-01T00:00:00.000Z,Ann,unseat,"Hold'em, Empire","{""table"":""t1"",""seat"":2}"`,
  );
});
