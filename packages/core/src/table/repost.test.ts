import { expect, test } from 'vitest';
import type { TableCommand } from './commands.ts';
import { openView, replayHouseTable } from './house-table.ts';
import { houseNeed } from './needs.ts';
import type { Opening } from './sign.ts';
import { dropOf } from './state.ts';
import { act, dealAndFold, foldOut, must, opened, potTable, refusal } from './testing/testing.ts';
import { takeSnapshot } from './view/snapshot.ts';

const opening: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem', table: { timeToAct: 30 } };
const host = (command: object): TableCommand => ({ by: 'host', ...command }) as TableCommand;

test('T90 a host has no more of a table than a floor, and no hand', () => {
  const table = potTable(opening, 3);
  expect(refusal(table, host({ type: 'void', reason: 'x' }))).toMatch(/^"void" is not something the host/);
  expect(refusal(table, host({ type: 'courtesy', seat: 0 }))).toMatch(
    /^"courtesy" is not something the host/,
  );
  expect(refusal(table, host({ type: 'play', command: { type: 'fold', seat: 0 } }))).toMatch(
    /^A host makes no/,
  );
  expect(refusal(table, host({ type: 'hold', on: true }))).toMatch(/^A host makes no rulings/);
  for (const type of ['pause', 'close'] as const)
    expect(refusal(table, { by: { player: 'a' }, type } as never)).toMatch(/is not something a player/);
});

test('T90 a host resumes what the host has paused, and nothing that the floor has', () => {
  const table = potTable(opening, 3);
  must(table, host({ type: 'pause' }));
  expect(table.log.at(-1)).toEqual({ type: 'paused', by: 'host' });
  expect(refusal(table, { by: 'house', type: 'deal' })).toMatch(/paused/);
  must(table, host({ type: 'resume' }));
  must(table, { by: 'floor', type: 'pause' });
  expect(refusal(table, host({ type: 'resume' }))).toBe(
    'The floor has paused this table and will resume it.',
  );
  must(table, { by: 'floor', type: 'resume' });
  must(table, host({ type: 'pause' }));
  // The floor takes it over.
  must(table, { by: 'floor', type: 'pause' });
  expect(refusal(table, host({ type: 'resume' }))).toMatch(/^The floor/);
});

test('T90 a host seats people who asked for a seat, out of order, and nobody else', () => {
  const table = potTable(opening, 3);
  const cents = table.state.sign.buyIn.usual;
  for (const player of ['x', 'y']) {
    must(table, { by: 'house', type: 'sell chips', player, cents });
    must(table, { by: { player }, type: 'wait' });
  }
  const seat = table.state.seats.indexOf(null);
  expect(refusal(table, host({ type: 'seat', player: 'z', seat, cents }))).toMatch(
    /^z has not asked for a seat/,
  );
  must(table, host({ type: 'seat', player: 'y', seat, cents, role: 'proposition' }));
  expect(table.state.seats[seat]).toMatchObject({ player: 'y', role: 'player' });
  must(table, host({ type: 'unseat', seat }));
  expect(table.state.seats[seat]).toBeNull();
});

test('T91 another clock holds from the next act on, also for whoever watches and after a restart', () => {
  const table = potTable({ ...opening }, 3);
  const view = openView(opening).see(table.log);
  must(table, host({ type: 'post', clock: { timeToAct: 60, timeBank: 120 } }));
  expect(table.state.sign.rules).toMatchObject({ timeToAct: 60, timeBank: 120 });
  view.see(table.log.slice(view.seq));
  expect(view.state.sign.rules.timeToAct).toBe(60);
  must(table, { by: 'house', type: 'deal' });
  const need = houseNeed(table);
  act(table, { type: 'shuffle', cards: need?.type === 'shuffle' ? [...need.cards] : expect.fail() });
  expect(table.state.turn?.until).toBe(table.state.now + 60_000);
  // What is thought about now has the time it began with.
  must(table, host({ type: 'post', clock: { timeToAct: 20 } }));
  expect(table.state.turn?.until).toBe(table.state.now + 60_000);
  const [seat] = table.due;
  act(table, { type: 'call', seat });
  expect(table.state.turn?.until).toBe(table.state.now + 20_000);
  foldOut(table);
  view.see(table.log.slice(view.seq));
  expect(view.state.sign.rules).toMatchObject({ timeToAct: 20, timeBank: 120 });
  const kept = JSON.parse(JSON.stringify(takeSnapshot(table.state)));
  const again = replayHouseTable(opening, [], kept);
  expect(again.state.sign).toEqual(table.state.sign);
  expect(refusal(table, host({ type: 'post', clock: { timeToAct: 7 } }))).toMatch(/not 7|one of/);
  expect(refusal(table, host({ type: 'post', clock: { bettingTime: 30 } }))).toMatch(
    /no time called "bettingTime"/,
  );
  expect(refusal(table, host({ type: 'post' }))).toMatch(/^Post another clock/);
});

const omaha: Opening = {
  house: 'hawaiian-gardens',
  offering: 'hawaiian-gardens/double-board-omaha',
  limit: 'nl 2-3',
};
const FEES = ['1', '9', '15', '19'].map((number) => `double-board-omaha-own/${number}`);

test('T91 other fees are judged as at an opening, and hold from the next hand on', () => {
  const table = potTable(omaha, 3);
  must(table, { by: 'house', type: 'deal' });
  const first = table.log.length;
  must(table, host({ type: 'post', fees: { options: FEES } }));
  expect(table.log[first]).toMatchObject({ type: 'to be posted', fees: { options: FEES } });
  expect(table.state.sign.fees.options).toEqual([]);
  foldOut(table);
  expect(table.state.chips[dropOf(table.state)]).toBe(0);
  expect(table.state.sign.fees.options).toEqual(FEES);
  expect(table.state.toBePosted).toBeUndefined();
  dealAndFold(table);
  const taken = table.state.chips[dropOf(table.state)];
  expect(taken).toBeGreaterThan(0);
  must(table, host({ type: 'post', fees: { options: [] } }));
  dealAndFold(table);
  expect(table.state.chips[dropOf(table.state)]).toBe(taken);
  expect(replayHouseTable(omaha, table.log).state.sign).toEqual(table.state.sign);
  expect(refusal(table, host({ type: 'post', fees: { options: ['no such option'] } }))).toMatch(
    /no such option/,
  );
});

test('T91 limits of bonus bets follow the option that is posted, and go with it', () => {
  const round: Opening = {
    house: 'hotel-del-rio',
    offering: 'hotel-del-rio/three-card-poker-6-card-bonus',
    limit: '10-1000',
    options: ['three-card-poker/23'],
  };
  const table = opened(round);
  const before = table.state.sign;
  if (before.kind !== 'player-dealer') throw new Error('a bank');
  const { options = [] } = round;
  must(table, host({ type: 'post', fees: { options: [] } }));
  expect(table.state.sign.opening.bonus).toBeUndefined();
  must(table, host({ type: 'post', fees: { options } }));
  const { sign } = table.state;
  expect([sign.kind === 'player-dealer' && sign.limits, sign.opening.bonus]).toEqual([
    before.limits,
    before.opening.bonus,
  ]);
  expect(replayHouseTable(round, table.log).state.sign).toEqual(sign);
});
