import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { PasswordCost } from './accounts/passwords.ts';
import {
  another,
  atTable,
  close,
  HOLDEM,
  here,
  limitsPer,
  patron,
  refuses,
  said,
  type Tries,
  twoTables,
} from './testing-limits.ts';

afterEach(close);

/** Somebody who opens a connection and says nothing. */
async function silent(): Promise<Socket> {
  const socket = connect(here.server.port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** The name of the guest who came last. */
let newest = '';
function newGuest() {
  newest = `Newcomer ${another()}`;
  return here.visitor().post('/api/guest', { name: newest });
}
const register = () =>
  here.visitor().post('/api/register', { name: `Regular ${another()}`, password: 'violet lamp in a drawer' });

/** Work enough that several passwords meet. */
const DEAR: PasswordCost = { N: 2 ** 15, r: 8, p: 2 };

const tries: Tries = {
  seatsAddress: {
    limits: { seatsAddress: 2 },
    async go() {
      const [one, other] = await twoTables(await patron());
      const lines = await Promise.all(
        [patron(), patron(), patron()].map(async (who) => (await who).connect()),
      );
      const sit = (seat: number) => ({ type: 'sit', seat, cents: 100_00 }) as const;
      expect(await lines[0]!.do(one, sit(0))).toBe('done');
      expect(await lines[1]!.do(other, sit(0))).toBe('done');
      const refused = await lines[2]!.do(other, sit(1));
      expect(await lines[0]!.do(one, { type: 'leave' })).toBe('done');
      expect(await lines[2]!.do(other, sit(1))).toBe('done');
      return refused.replace('not-allowed: ', '');
    },
  },
  waitsAddress: {
    limits: { waitsAddress: 2 },
    async go() {
      const [one, other] = await twoTables(await patron());
      const lines = await Promise.all(
        [patron(), patron(), patron()].map(async (who) => (await who).connect()),
      );
      expect(await lines[0]!.do(one, { type: 'wait' })).toBe('done');
      expect(await lines[1]!.do(other, { type: 'wait' })).toBe('done');
      const refused = await lines[2]!.do(other, { type: 'wait' });
      expect(await lines[0]!.do(one, { type: 'stop waiting' })).toBe('done');
      expect(await lines[2]!.do(other, { type: 'wait' })).toBe('done');
      return refused.replace('not-allowed: ', '');
    },
  },
  chatAddress: {
    limits: { chatAddress: { burst: 2, perSecond: 0.001 } },
    async go() {
      const { body } = await (await patron()).post('/api/tables', { offering: HOLDEM });
      for (let i = 0; ; i++) {
        const line = await atTable(await patron(), body.table);
        line.send({ type: 'say', table: body.table, text: `Line ${i}` });
        if (i === 2) return (await line.next('error')).message;
        await line.next('said');
      }
    },
  },
  requests: {
    limits: { requests: 3 },
    async go() {
      for (let i = 0; i < 3; i++) await here.visitor().get('/api/houses');
      return said(await here.visitor().get('/api/houses')).replace(/ Try again in .*$/, '');
    },
  },
  socketsEach: {
    limits: { socketsEach: 2 },
    async go() {
      await Promise.all([here.visitor().connect(), here.visitor().connect()]);
      return said(await here.visitor().upgrade());
    },
  },
  connectionsEach: {
    limits: { connectionsEach: 2 },
    async go() {
      const held = [await silent(), await silent()];
      const refused = await here.visitor().get('/api/houses');
      expect([refused.status, refused.headers.get('connection')]).toEqual([429, 'close']);
      // Who says nothing is cut off soon, and beyond twice as many at once.
      const more = [await silent(), await silent(), await silent()];
      await Promise.all(more.map((socket) => once(socket, 'close')));
      expect(held.every(({ destroyed }) => !destroyed)).toBe(true);
      for (const socket of held) socket.destroy();
      await expect.poll(async () => (await here.visitor().get('/api/houses')).status).toBe(200);
      return said(refused);
    },
  },
  connections: {
    limits: { connections: 1 },
    async go() {
      // What has become a socket is counted as one.
      await here.visitor().connect();
      const held = await silent();
      const refused = await here.visitor().get('/api/houses');
      held.destroy();
      return said(refused);
    },
  },
  messagesAddress: {
    limits: { messagesAddress: { burst: 6, perSecond: 0.001 } },
    async go() {
      const lines = await Promise.all([here.visitor().connect(), here.visitor().connect()]);
      for (let i = 0; i < 2; i++) for (const line of lines) line.send({ type: 'ping', at: i });
      await Promise.all(lines.map((line) => line.next('pong', ({ at }) => at === 1)));
      lines[0]!.send({ type: 'ping', at: 2 });
      return (await lines[0]!.next('error')).message;
    },
  },
  guests: {
    limits: { guests: 2 },
    async go() {
      await newGuest();
      await newGuest();
      return said(await newGuest()).replace(/ Try again in .*$/, '');
    },
  },
  guestsADay: {
    limits: { guestsADay: 2 },
    async go() {
      await newGuest();
      // A name that is taken is nobody new.
      expect((await here.visitor().post('/api/guest', { name: newest })).status).toBe(409);
      await newGuest();
      return said(await newGuest());
    },
  },
  registrations: {
    limits: { registrations: 2 },
    async go() {
      await register();
      const guest = await patron();
      const password = 'a shoe full of tiles';
      expect((await guest.post('/api/account', { password })).status).toBe(200);
      expect((await (await patron()).post('/api/account', { password })).status).toBe(429);
      return said(await register());
    },
  },
  guestChips: {
    limits: { guestChips: 1000, welcomeChips: 400 },
    async go() {
      const first = await patron();
      await patron();
      expect(said(await newGuest())).toMatch(/^Guests at your address have had/);
      expect((await first.post('/api/chips', { cents: 200 })).status).toBe(200);
      return said(await first.post('/api/chips', { cents: 1 }));
    },
  },
  hashingEach: {
    limits: { hashingEach: 0 },
    async go() {
      const refused = await register();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      return said(refused);
    },
  },
  hashing: {
    limits: { hashing: 0, hashingEach: 100, registrations: 1000, guests: 1000 },
    passwordCost: DEAR,
    async go() {
      for (;;) {
        const all = await Promise.all(Array.from({ length: 6 }, register));
        const refused = all.find(({ status }) => status !== 200);
        if (refused === undefined) continue;
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
        return said(refused);
      }
    },
  },
  logins: {
    limits: { logins: 2 },
    async go() {
      const login = () =>
        here.visitor().post('/api/login', { name: `Nobody ${another()}`, password: 'none' });
      await login();
      await login();
      return said(await login()).replace(/ Try again in .*$/, '');
    },
  },
  tablesAddress: {
    limits: { tablesAddress: 2 },
    async go() {
      for (let i = 0; i < 2; i++) await (await patron()).post('/api/tables', { offering: HOLDEM });
      return said(await (await patron()).post('/api/tables', { offering: HOLDEM }));
    },
  },
  sockets: {
    limits: { sockets: 1 },
    async go() {
      await here.visitor().connect();
      return said(await here.visitor().upgrade());
    },
  },
  tables: {
    limits: { tables: 2 },
    async go() {
      const patrons = await Promise.all([patron(), patron(), patron()]);
      const all = await Promise.all(patrons.map((one) => one.post('/api/tables', { offering: HOLDEM })));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
      return said(all.find(({ status }) => status !== 200)!);
    },
  },
  bots: {
    limits: { bots: 6 },
    async go() {
      const patrons = await Promise.all([patron(), patron()]);
      const all = await Promise.all(
        patrons.map((one) => one.post('/api/tables', { offering: HOLDEM, bots: 4 })),
      );
      return said(all.find(({ status }) => status !== 200)!);
    },
  },
  guestsInAll: {
    limits: { guestsInAll: 2 },
    async go() {
      await newGuest();
      await newGuest();
      expect((await register()).status).toBe(200);
      return said(await newGuest());
    },
  },
};

describe('L1 each limit of an address or the room refuses with its sentence and is counted', () => {
  test.each(limitsPer('address', 'room'))('%s', (name) => refuses(name, tries));
});
