import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallRoom } from '../../testing/small-room.ts';
import { tempFolder } from '../../testing/testing.ts';
import { Mutations, type Outcome } from './testing-mutations.ts';

/** `npm run mutate-room` tries every row, or so many of each table, and many bits. */
const { MUTATE } = process.env;
const all = MUTATE !== undefined;
const many = { flips: 5000, ...(MUTATE !== 'all' && { rows: Number(MUTATE), flips: 200 * Number(MUTATE) }) };
const some = all ? many : { rows: 1, values: 1, flips: 30 };
const MINUTES = 60_000;

const folder = tempFolder();
let mutations: Mutations;
beforeAll(async () => {
  await smallRoom(folder.path);
  mutations = new Mutations(folder.path, some);
}, MINUTES);
afterAll(() => {
  mutations.close();
  folder.remove();
});

const missed = ({ kind, table, column, what }: Outcome) =>
  `${kind}: ${table}${column === null ? '' : `.${column}`} ${what}`;

test('V2 what is done to a room’s database is found, whatever it is', {
  timeout: all ? 600 * MINUTES : 5 * MINUTES,
}, async () => {
  expect(await mutations.sound()).toEqual([]);
  await mutations.edits();
  await mutations.rows();
  await mutations.tails();
  await mutations.flips(some.flips);
  const { outcomes } = mutations;
  process.stdout.write(report(outcomes));
  expect(outcomes.filter(({ found, reason }) => !found && reason === null).map(missed)).toEqual([]);
  // Money, cards, results, roles and acts of the floor: all of it, with no reason why not.
  const sacred = outcomes.filter(
    ({ table, column }) => SACRED.has(table) && column !== 'id' && !COUNTERS.has(column ?? ''),
  );
  expect(sacred.length).toBeGreaterThan(100);
  expect(sacred.filter(({ found }) => !found).map(missed)).toEqual([]);
});

const SACRED = new Set([
  ...['balances', 'entries', 'hand_players', 'hands', 'house_log', 'records', 'shuffles', 'snapshots'],
  ...['tables', 'users'],
]);
const COUNTERS = new Set(['looks', 'temper']);

function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

function report(outcomes: readonly Outcome[]): string {
  const lines = [...grouped(outcomes, ({ kind }) => kind)].map(([kind, of]) => {
    const found = of.filter((one) => one.found).length;
    return `${kind}: ${found} of ${of.length} found`;
  });
  const left = outcomes.filter(({ found }) => !found);
  const reasons = grouped(left, ({ table, column, reason }) => {
    const where = table === '' ? 'the file' : column === null ? `rows of ${table}` : `${table}.${column}`;
    return `${where}: ${reason ?? 'NOT FOUND, AND SHOULD BE'}`;
  });
  const list = [...reasons].map(([reason, of]) => `  ${of.length} × ${reason}`);
  return `\n${lines.join('\n')}\nnot found, and why not:\n${list.sort().join('\n')}\n`;
}
