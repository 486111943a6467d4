import { STOPPED } from '@cardroom/core/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Room } from '../room.ts';
import { Seating } from '../table/views.ts';
import { breaks, type FaultyRoom, MACHINES, openFaulty, twoTables, until } from '../testing/faults.ts';
import { tempFolder } from '../testing/testing.ts';
import { verifyStore } from '../verify/verify.ts';
import type { Place } from './trouble.ts';

/**
 * Something goes wrong on purpose at one table, while another plays on. It is done by what a table is given: its
 * clock, its shuffles, its store, those who watch it.
 */

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  folder.remove();
});

/** While the other tables rest. */
async function alone(room: Room, table: string, work: () => Promise<void>): Promise<void> {
  const others = room.summaries().filter(({ id }) => id !== table);
  for (const { id } of others) expect(await room.floor(id, 'boss', { type: 'pause' })).toBeNull();
  await work();
  for (const { id } of others) expect(await room.floor(id, 'boss', { type: 'resume' })).toBeNull();
}

/** The room closes, and all is well with what it leaves. */
async function ends(here: FaultyRoom): Promise<void> {
  here.bots.stop();
  await here.room.stop();
  expect((await verifyStore(here.store)).findings).toEqual([]);
  await here.store.close();
}

/** Breaks something at this table, and at no other. */
const WAYS: Readonly<
  Record<string, { place: Place; break: (here: FaultyRoom, table: string) => Promise<void> }>
> = {
  'a command': {
    place: 'command',
    break: async ({ room, faults }, table) => {
      faults.next = 'now';
      expect(await room.do(table, { user: 'nobody' }, { type: 'wait' })).toMatchObject({ code: 'stopped' });
    },
  },
  'what the house does after a command': {
    place: 'house',
    break: async (here, table) => {
      const { room, faults } = here;
      await alone(room, table, async () => {
        faults.next = 'shuffle';
        await until(here, table, () => faults.next === null);
      });
    },
  },
  'a timer': {
    place: 'clock',
    break: async (here, table) => {
      const { room, faults, bots } = here;
      const state = () => room.live(table)?.table.state;
      await alone(room, table, async () => {
        await until(here, table, () => (state()?.turn ?? state()?.betting ?? null) !== null);
        // Nobody acts anymore, so that what wakes next is the table's own clock.
        bots.stop();
        while (here.trouble(table) === null) {
          faults.next = 'now';
          faults.clock.step();
        }
      });
      await bots.resume();
    },
  },
  'a record that cannot be written, where others can,': {
    place: 'saving',
    break: async ({ room, faults }, table) => {
      faults.refused = { table, times: 1 };
      expect(await room.do(table, { user: 'nobody' }, { type: 'wait' })).toMatchObject({ code: 'not-saved' });
    },
  },
  "a commit's answer": {
    place: 'saved',
    break: async ({ room, faults }, table) => {
      faults.next = 'shown';
      // It is done all the same.
      expect(await room.do(table, { user: 'nobody' }, { type: 'wait' })).toBeNull();
    },
  },
  'a view': {
    place: 'telling',
    break: async (here, table) => {
      let broken = false;
      vi.spyOn(Seating.prototype, 'seatOf').mockImplementation(function (this: Seating, player) {
        const seat = player === null ? -1 : this.players.indexOf(player);
        if (player !== null || broken) return seat < 0 ? -2 : seat;
        broken = true;
        return breaks();
      });
      // Only this table is watched from the rail.
      await until(here, table, () => broken);
    },
  },
};

let ways = 0;

describe.each(MACHINES)('at a table with %s', (_, opening) => {
  describe.each(Object.entries(WAYS))('R30 %s that breaks', (_, way) => {
    const out = ways++ % 2 === 0 ? 'resume' : 'void';
    test(`stops that table alone; the other plays on; the floor can ${out} it`, async () => {
      const here = await twoTables(folder.path, opening);
      const { room, store, troubled, other, heard, troubles } = here;
      await way.break(here, troubled);
      await room.idle();
      expect(troubles.map(({ table, place }) => [table, place])).toEqual([[troubled, way.place]]);
      expect(here.trouble(troubled)).toMatch(/^Stopped .*: on purpose$/);
      expect([here.trouble(other), room.table(troubled)?.id]).toEqual([null, troubled]);
      expect(heard.at(-1)).toEqual({ type: 'paused', reason: STOPPED });
      const user = room.live(troubled)?.table.state.seats.find((seated) => seated !== null)?.player ?? '';
      const refused = await room.do(troubled, { user }, { type: 'leave' });
      expect(refused).toEqual({ ok: false, code: 'stopped', message: STOPPED });
      const stands = room.live(troubled)?.broadcast.link;
      await here.play(other);
      expect(room.live(troubled)?.broadcast.link).toEqual(stands);
      expect(await store.books.check()).toEqual([]);

      const command =
        out === 'void' ? ({ type: 'void', reason: 'Trouble.' } as const) : ({ type: out } as const);
      const stacks = room.live(troubled)?.table.state.hand?.state.setup.stacks;
      const answer = await room.floor(troubled, 'boss', command);
      if (out === 'void' && stacks === undefined) {
        expect(answer?.message).toBe('No hand is being played.');
        expect(await room.floor(troubled, 'boss', { type: 'resume' })).toBeNull();
      } else expect(answer).toBeNull();
      expect(here.trouble(troubled)).toBeNull();
      await here.play(troubled);
      await here.play(other);
      if (out === 'void' && stacks !== undefined)
        expect(heard.find(({ type }) => type === 'voided')).toMatchObject({ stacks });
      await ends(here);
    });
  });

  test('R32 a bot that breaks rests, and its table plays on', async () => {
    const here = await twoTables(folder.path, opening);
    const { troubled, other, broke, faults } = here;
    await alone(here.room, troubled, async () => {
      faults.next = 'thought';
      await here.play(troubled, 2);
    });
    await here.play(other);
    expect(broke.map(String)).toEqual(['Error: on purpose']);
    expect([here.trouble(troubled), here.troubles]).toEqual([null, []]);
    await ends(here);
  });

  test('R22 somebody who watches and breaks is told no more, and nobody else hears of it', async () => {
    const here = await twoTables(folder.path, opening);
    const { troubled, room, heard, warned } = here;
    let told = 0;
    room.watch(troubled, null, undefined, () => {
      if (told++ > 0) breaks();
    });
    const before = heard.length;
    await here.play(troubled);
    expect([told, here.trouble(troubled)]).toEqual([2, null]);
    expect(warned).toEqual(['somebody who watches a table could not be told of it']);
    expect(heard.length).toBeGreaterThan(before);
    await ends(here);
  });

  test('R31 a table whose memory has gone bad is shut; from the store it comes back as it was', async () => {
    const here = await twoTables(folder.path, opening);
    const { troubled, other, room, faults, troubles } = here;
    const closed: (string | null)[][] = [];
    room.onClosed((...what) => closed.push(what));
    faults.spoil = ({ table, record }) => {
      if (table === troubled && record !== undefined) (record as { events: string }).events = '[{';
    };
    // Until somebody comes who cannot be shown the table.
    const comes = () => room.watch(troubled, null, undefined, () => {});
    await until(here, troubled, () => comes() === undefined);
    faults.spoil = null;
    expect(here.trouble(troubled)).toMatch(/^Stopped while restoring the table: /);
    expect(closed).toEqual([[troubled, STOPPED]]);
    expect(troubles.map(({ place }) => place)).toContain('recovery');
    expect(await room.do(troubled, { user: 'nobody' }, { type: 'wait' })).toMatchObject({ code: 'stopped' });
    await here.play(other);
    expect(await room.floor(troubled, 'boss', { type: 'resume' })).toBeNull();
    expect(here.trouble(troubled)).toBeNull();
    await here.play(troubled);
    await ends(here);
  });

  test('R31 a table that cannot be written at all is shut; once it can, the floor opens it as it was', async () => {
    const here = await twoTables(folder.path, opening);
    const { troubled, other, room, faults } = here;
    const stands = room.live(troubled)?.broadcast.link;
    faults.refused = { table: troubled, times: 1000 };
    expect(await room.do(troubled, { user: 'nobody' }, { type: 'wait' })).toMatchObject({
      code: 'not-saved',
    });
    await room.idle();
    expect(here.trouble(troubled)).toMatch(/^Stopped while saving: on purpose$/);
    expect(room.live(troubled)).toBeUndefined();
    await here.play(other);
    faults.refused = null;
    expect(await room.floor(troubled, 'boss', { type: 'resume' })).toBeNull();
    expect(room.live(troubled)?.broadcast.link.seq).toBeGreaterThanOrEqual(stands?.seq ?? 0);
    await here.play(troubled);
    await ends(here);
  });

  test('R31 what is stopped is still stopped when the room opens again, and the floor reads the same', async () => {
    const first = await twoTables(folder.path, opening);
    const { troubled, other } = first;
    await WAYS['a command'].break(first, troubled);
    await first.room.idle();
    const trouble = first.trouble(troubled);
    await ends(first);

    const again = await openFaulty(folder.path);
    expect(again.trouble(troubled)).toBe(trouble);
    await again.play(other);
    expect(await again.room.floor(troubled, 'boss', { type: 'resume' })).toBeNull();
    await again.play(troubled);
    await ends(again);
  });
});
