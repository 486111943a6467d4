import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { ClientMessage, ServerMessage } from '../protocol/messages.ts';
import { type Connection, connect } from './connection.ts';
import type { SocketLike } from './line.ts';

/** One address of a room with several machines, which says what the test tells it to. */
class Address {
  readonly server = new WebSocketServer({ port: 0 });
  heard: ClientMessage[] = [];
  you = 'u_1';

  constructor() {
    this.server.on('connection', (socket) =>
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ClientMessage;
        this.heard.push(message);
        if (message.type === 'hello')
          this.say({
            type: 'welcome',
            v: 1,
            you: { id: this.you, name: 'Ann', role: 'patron', guest: true, rail: 0 },
            now: 0,
          });
      }),
    );
  }

  get port(): number {
    const at = this.server.address();
    return typeof at === 'object' && at !== null ? at.port : 0;
  }

  say(message: ServerMessage): void {
    for (const socket of this.server.clients) socket.send(JSON.stringify(message));
  }

  hangUp(): void {
    for (const socket of this.server.clients) socket.terminate();
  }

  fall(): void {
    this.server.close();
    this.hangUp();
  }

  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.heard.filter((m): m is Extract<ClientMessage, { type: T }> => m.type === type);
  }
}

const event = (n: number) => ({ type: 'paused', n }) as never;
const told = (seq: number, count: number) => ({
  table: 't_1',
  seq,
  events: Array.from({ length: count }, (_, i) => event(seq + i)),
  now: 0,
});
const tableFrom = (seq: number, count: number) =>
  ({ type: 'table', ...told(seq, count), opening: {}, base: {}, names: {}, chat: [] }) as never;
const eventsFrom = (seq: number, count: number): ServerMessage => ({ type: 'events', ...told(seq, count) });

let addresses: Record<'' | '/n/east' | '/n/west', Address>;
let line: Connection;
let seen: number[];
let dialled: string[];
let news: string[];
const soon = <T>(fn: () => T) => vi.waitFor(fn, { timeout: 60_000, interval: 5 });

beforeEach(() => {
  addresses = { '': new Address(), '/n/east': new Address(), '/n/west': new Address() };
  [seen, dialled, news] = [[], [], []];
  line = connect('ws://room.example/ws', {
    socket: (url) => {
      dialled.push(url);
      const { pathname } = new URL(url);
      const at = addresses[pathname.replace(/\/ws$/, '') as keyof typeof addresses];
      return new WebSocket(`ws://127.0.0.1:${at.port}`) as unknown as SocketLike;
    },
    wait: { least: 5, most: 20 },
  });
  const numbers = (events: readonly unknown[]) => events.map((e) => (e as { n: number }).n);
  line.on('table', ({ events }) => seen.push(...numbers(events)));
  line.on('events', ({ events }) => seen.push(...numbers(events)));
  line.onMoving((table, moving) => news.push(`${table} ${moving ? 'moves' : 'is there'}`));
});
afterEach(() => {
  line.close();
  for (const { server } of Object.values(addresses)) {
    for (const socket of server.clients) socket.terminate();
    server.close();
  }
});

test('P36 a table that has moved is followed to its address, from the last event on, and says so meanwhile', async () => {
  const { '': home, '/n/east': east, '/n/west': west } = addresses;
  line.watch('t_1', 'k_7');
  await soon(() => expect(home.of('watch')).toHaveLength(1));
  home.say({ type: 'moved', table: 't_1', address: '/n/east' });
  await soon(() => expect(east.of('watch')).toEqual([{ type: 'watch', table: 't_1', key: 'k_7' }]));
  expect(news).toEqual(['t_1 moves']);
  east.say(tableFrom(0, 3));
  await soon(() => expect(seen).toEqual([0, 1, 2]));
  expect(news).toEqual(['t_1 moves', 't_1 is there']);
  east.say({ type: 'moved', table: 't_1', address: '/n/west' });
  await soon(() =>
    expect(west.of('watch')).toEqual([{ type: 'watch', table: 't_1', after: 2, said: 0, key: 'k_7' }]),
  );
  west.say(eventsFrom(2, 3));
  await soon(() => expect(seen).toEqual([0, 1, 2, 3, 4]));
  // Nothing keeps a line to a machine that has none of our tables.
  await soon(() => expect(east.server.clients.size).toBe(0));
  expect(dialled).toEqual(['/ws', '/n/east/ws', '/n/west/ws'].map((path) => `ws://room.example${path}`));
});

test('P36 who tells of a table has it, whatever was said before, and is believed when it goes on from there', async () => {
  const { '': home, '/n/east': east, '/n/west': west } = addresses;
  line.watch('t_1');
  await soon(() => expect(home.of('watch')).toHaveLength(1));
  home.say(tableFrom(0, 1));
  home.say({ type: 'moved', table: 't_1', address: '/n/west' });
  await soon(() => expect(west.of('watch')).toHaveLength(1));
  // It came back before anybody there had told of it.
  home.say(eventsFrom(1, 1));
  await soon(() => expect(news.at(-1)).toBe('t_1 is there'));
  home.say({ type: 'moved', table: 't_1', address: '/n/east' });
  await soon(() => expect(east.of('watch')).toMatchObject([{ table: 't_1', after: 1 }]));
  // What is known already, from where it was, does not mean that it is there.
  home.say(eventsFrom(1, 1));
  home.say({ type: 'pong', at: 0, now: 0 });
  expect(news.at(-1)).toBe('t_1 moves');
  east.say(eventsFrom(2, 1));
  await soon(() => expect(seen).toEqual([0, 1, 2]));
  expect(news.at(-1)).toBe('t_1 is there');
});

test('P36 a machine that has said that nobody has a table is believed when it says who has it', async () => {
  const { '': home, '/n/east': east, '/n/west': west } = addresses;
  line.watch('t_1');
  await soon(() => expect(home.of('watch')).toHaveLength(1));
  home.say({ type: 'moved', table: 't_1', address: '/n/east' });
  await soon(() => expect(east.of('watch')).toHaveLength(1));
  east.say(tableFrom(0, 1));
  await soon(() => expect(seen).toEqual([0]));
  void line.do('t_1', { type: 'sit out' });
  await soon(() => expect(east.of('do')).toHaveLength(1));
  // It was asked while it was being handed over.
  east.say({ type: 'moved', table: 't_1', id: east.of('do')[0]?.id ?? '' });
  east.say({ type: 'moved', table: 't_1', address: '/n/west' });
  await soon(() => expect(west.of('do')).toEqual(east.of('do')));
  expect(home.of('watch')).toHaveLength(1);
  expect(home.of('do')).toEqual([]);
});

test('P37 what was not answered is asked again where the table is, under the same id, and answered once', async () => {
  const { '': home, '/n/east': east } = addresses;
  line.watch('t_1');
  await soon(() => expect(home.of('watch')).toHaveLength(1));
  home.say(tableFrom(0, 1));
  const asked = line.do('t_1', { type: 'sit out' });
  await soon(() => expect(home.of('do')).toHaveLength(1));
  home.say({ type: 'moved', table: 't_1', address: '/n/east', id: home.of('do')[0]?.id ?? '' });
  await soon(() => expect(east.of('do')).toEqual(home.of('do')));
  // What the former machine still says of it is not believed, but that it was done.
  home.say({ type: 'refused', id: east.of('do')[0]?.id ?? '', code: 'not-found', message: 'No.' });
  home.say({ type: 'closed', table: 't_1', reason: 'Gone.' });
  east.say(eventsFrom(1, 1));
  await soon(() => expect(seen).toEqual([0, 1]));
  east.say({ type: 'done', id: east.of('do')[0]?.id ?? '' });
  expect(await asked).toEqual({ ok: true });
});

test('P38 when the machine that has a table is gone, the room is asked again where it is', async () => {
  const { '': home, '/n/east': east, '/n/west': west } = addresses;
  line.watch('t_1');
  await soon(() => expect(home.of('watch')).toHaveLength(1));
  home.say({ type: 'moved', table: 't_1', address: '/n/east' });
  await soon(() => expect(east.of('watch')).toHaveLength(1));
  east.say(tableFrom(0, 2));
  await soon(() => expect(seen).toEqual([0, 1]));
  const asked = line.do('t_1', { type: 'sit out' });
  await soon(() => expect(east.of('do')).toHaveLength(1));
  // The way there may have broken: it is tried once more.
  east.hangUp();
  await soon(() => expect(east.of('do')).toHaveLength(2));
  expect(east.of('watch')[1]).toEqual({ type: 'watch', table: 't_1', after: 1, said: 0 });
  east.fall();
  await soon(() => expect(home.of('do')).toEqual(east.of('do').slice(1)));
  expect(home.of('watch').at(-1)).toEqual({ type: 'watch', table: 't_1', after: 1, said: 0 });
  // Nobody has it yet: the room tells when somebody has.
  home.say({ type: 'moved', table: 't_1' });
  home.say({ type: 'moved', table: 't_1', address: '/n/west' });
  await soon(() => expect(west.of('do')).toEqual(home.of('do')));
  west.say(eventsFrom(2, 1));
  west.say({ type: 'done', id: west.of('do')[0]?.id ?? '' });
  expect(await asked).toEqual({ ok: true });
  expect(seen).toEqual([0, 1, 2]);
  expect(news).toEqual(['t_1 moves', 't_1 is there', 't_1 moves', 't_1 is there']);
});

test('P37 what was asked while nobody had the table is asked again when it is told of', async () => {
  const { '': home } = addresses;
  line.watch('t_1');
  await soon(() => expect(home.of('watch')).toHaveLength(1));
  home.say({ type: 'moved', table: 't_1' });
  await soon(() => expect(news).toEqual(['t_1 moves']));
  const asked = line.do('t_1', { type: 'sit out' });
  await soon(() => expect(home.of('do')).toHaveLength(1));
  home.say({ type: 'moved', table: 't_1', id: home.of('do')[0]?.id ?? '' });
  home.say(tableFrom(0, 1));
  await soon(() => expect(home.of('do')).toHaveLength(2));
  home.say({ type: 'done', id: home.of('do')[1]?.id ?? '' });
  expect(await asked).toEqual({ ok: true });
});

test('P39 an address that is no path of the room is not gone to, and another name there begins anew', async () => {
  const { '': home, '/n/east': east } = addresses;
  line.watch('t_1');
  await soon(() => expect(home.of('watch')).toHaveLength(1));
  for (const address of ['//elsewhere.example', '/n/a/../../b', '@elsewhere.example', 'wss://x', '/ws'])
    home.say({ type: 'moved', table: 't_1', address });
  east.you = 'u_2';
  home.say({ type: 'moved', table: 't_1', address: '/n/east' });
  await soon(() => expect(dialled).toHaveLength(3));
  expect(dialled).toEqual(['/ws', '/n/east/ws', '/ws'].map((path) => `ws://room.example${path}`));
});
