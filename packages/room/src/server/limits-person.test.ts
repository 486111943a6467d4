import { afterEach, describe, expect, test } from 'vitest';
import { playHands } from './testing.ts';
import {
  atTable,
  close,
  counted,
  HOLDEM,
  here,
  limitsPer,
  PRIVATE,
  patron,
  refuses,
  said,
  type Tries,
  twoTables,
} from './testing-limits.ts';

afterEach(close);

const ENDLESS = { burst: 1e6, perSecond: 1e6 };

const tries: Tries = {
  messages: {
    limits: { messages: { burst: 3, perSecond: 0.001 } },
    async go() {
      const line = await here.visitor().connect();
      for (let i = 0; i < 3; i++) line.send({ type: 'ping', at: i });
      return (await line.next('error')).message;
    },
  },
  haste: {
    limits: { messages: { burst: 1, perSecond: 0.001 }, haste: 2 },
    async go() {
      const line = await here.visitor().connect();
      for (let i = 0; i < 4; i++) line.send({ type: 'ping', at: i });
      return (await line.closed).reason;
    },
  },
  refused: {
    limits: { refused: { burst: 3, perSecond: 0.001 } },
    async go() {
      const line = await (await patron()).connect();
      for (let i = 0; i < 4; i++) await line.do('t_none', { type: 'leave' });
      return (await line.closed).reason;
    },
  },
  bodyBytes: {
    limits: { bodyBytes: 1024 },
    async go() {
      const refused = await here.visitor().post('/api/guest', { name: 'x'.repeat(1024) });
      expect([refused.status, refused.body.error.code]).toEqual([413, 'too-large']);
      return said(refused);
    },
  },
  watched: {
    limits: { watched: 1 },
    async go() {
      const visitor = await patron();
      const tables = [await visitor.post('/api/tables', PRIVATE), await visitor.post('/api/tables', PRIVATE)];
      const line = await visitor.connect();
      for (const { body } of tables) line.send({ type: 'watch', table: body.table });
      return (await line.next('error')).message;
    },
  },
  backlog: {
    limits: { backlog: 1000, messages: ENDLESS, messagesAddress: ENDLESS },
    async go() {
      const line = await here.visitor().connect();
      line.socket.pause();
      // The system's own buffers take some megabytes of the answers first.
      while ((await counted('backlog')) === 0) {
        for (let i = 0; i < 5000; i++) line.socket.ping('x'.repeat(125));
        // The room must come to them.
        await here.visitor().get('/metrics');
      }
      line.socket.resume();
      return (await line.closed).reason;
    },
  },
  heartbeat: {
    limits: { heartbeat: 100 },
    go: async () => (await (await here.visitor().dial()).closed).reason,
  },
  socketsPerson: {
    limits: { socketsPerson: 2 },
    async go() {
      const visitor = await patron();
      await Promise.all([visitor.connect(), visitor.connect()]);
      return said(await visitor.upgrade());
    },
  },
  tablesEach: {
    limits: { tablesEach: 1 },
    async go() {
      const visitor = await patron();
      await visitor.post('/api/tables', { offering: HOLDEM });
      expect((await visitor.post('/api/play', { offering: 'empire/holdem' })).status).toBe(409);
      return said(await visitor.post('/api/tables', { offering: HOLDEM }));
    },
  },
  privateTablesEach: {
    limits: { privateTablesEach: 1 },
    async go() {
      const visitor = await patron();
      await visitor.post('/api/tables', PRIVATE);
      expect((await visitor.post('/api/tables', { offering: HOLDEM })).status).toBe(200);
      return said(await visitor.post('/api/tables', PRIVATE));
    },
  },
  botsEach: {
    limits: { botsEach: 5 },
    async go() {
      const visitor = await patron();
      await visitor.post('/api/tables', { offering: HOLDEM, bots: 5 });
      return said(await visitor.post('/api/tables', { offering: HOLDEM, bots: 1 }));
    },
  },
  seatsEach: {
    limits: { seatsEach: 1 },
    async go() {
      const visitor = await patron();
      const [one, other] = await twoTables(visitor);
      const line = await visitor.connect();
      const sit = { type: 'sit', seat: 0, cents: 100_00 } as const;
      expect(await line.do(one, sit)).toBe('done');
      expect(await line.do(other, sit)).toMatch(/^not-allowed: /);
      expect(await line.do(one, { type: 'leave' })).toBe('done');
      expect(await line.do(other, sit)).toBe('done');
      return (await line.do(one, sit)).replace('not-allowed: ', '');
    },
  },
  waitsEach: {
    limits: { waitsEach: 1 },
    async go() {
      const visitor = await patron();
      const [one, other] = await twoTables(visitor);
      const line = await visitor.connect();
      expect(await line.do(one, { type: 'wait' })).toBe('done');
      expect(await line.do(other, { type: 'sit', seat: 0, cents: 100_00 })).toBe('done');
      expect(await line.do(other, { type: 'leave' })).toBe('done');
      return (await line.do(other, { type: 'wait' })).replace('not-allowed: ', '');
    },
  },
  linksADay: {
    limits: { linksADay: 1 },
    async go() {
      const visitors = [await patron(), await patron()];
      const [table] = await twoTables(visitors[0]!);
      const lines = await Promise.all(visitors.map((visitor) => atTable(visitor, table)));
      for (const [seat, line] of lines.entries())
        expect(await line.do(table, { type: 'sit', seat, cents: 200_00 })).toBe('done');
      await playHands(table, lines, 1);
      const share = () => visitors[0]!.post(`/api/hands/${table}/1/share`);
      await expect.poll(async () => (await share()).status).toBe(200);
      return said(await share());
    },
  },
  chat: {
    limits: { chat: { burst: 2, perSecond: 0.001 } },
    async go() {
      const visitor = await patron();
      const { body } = await visitor.post('/api/tables', { offering: HOLDEM });
      const lines = [];
      // From a new socket each time: it is the person who talks.
      for (let i = 0; i < 3; i++) {
        const line = await atTable(visitor, body.table);
        line.send({ type: 'say', table: body.table, text: `Line ${i}` });
        if (i < 2) await line.next('said');
        lines.push(line);
      }
      return (await lines[2]!.next('error')).message;
    },
  },
  chipsADay: {
    limits: { chipsADay: 100 },
    async go() {
      const visitor = await patron();
      expect((await visitor.post('/api/chips', { cents: 100 })).status).toBe(200);
      return said(await visitor.post('/api/chips', { cents: 1 }));
    },
  },
};

describe('L1 each limit of a connection or a person refuses with its sentence and is counted', () => {
  test.each(limitsPer('connection', 'person'))('%s', (name) => refuses(name, tries));
});
