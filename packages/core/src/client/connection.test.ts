import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { ClientMessage, Me, ServerMessage } from '../protocol/messages.ts';
import { type Connection, connect } from './connection.ts';
import type { ConnectOptions, SocketLike } from './line.ts';

const nobody = { id: '', name: '', role: 'patron', guest: true, rail: 0 } as const;

/** A room that says only what the test tells it to, behind a real socket. */
class ScriptedRoom {
  readonly server = new WebSocketServer({ port: 0 });
  heard: ClientMessage[] = [];
  silent = false;
  you: Me = nobody;
  deaf = false;
  dialled = 0;

  constructor() {
    this.server.on('connection', (socket) => {
      this.dialled++;
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ClientMessage;
        this.heard.push(message);
        if (message.type === 'hello' && !this.silent)
          this.say({ type: 'welcome', v: 1, you: this.you, now: Date.now() + 60_000 });
        if (message.type === 'ping' && !this.deaf)
          this.say({ type: 'pong', at: message.at, now: Date.now() + 60_000 });
      });
    });
  }

  get url(): string {
    const at = this.server.address();
    return `ws://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  }

  say(message: ServerMessage): void {
    for (const socket of this.server.clients) socket.send(JSON.stringify(message));
  }

  hangUp(): void {
    for (const socket of this.server.clients) socket.terminate();
  }

  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.heard.filter((m): m is Extract<ClientMessage, { type: T }> => m.type === type);
  }
}

const event = (n: number) => ({ type: 'paused', n }) as never;
const tableFrom = (seq: number, count: number) =>
  ({
    type: 'table',
    table: 't_1',
    opening: {},
    base: {},
    seq,
    events: Array.from({ length: count }, (_, i) => event(seq + i)),
    names: {},
    chat: [],
    now: Date.now(),
  }) as unknown as ServerMessage;
const eventsFrom = (seq: number, count: number): ServerMessage => ({
  type: 'events',
  table: 't_1',
  seq,
  events: Array.from({ length: count }, (_, i) => event(seq + i)),
  now: Date.now(),
});

let room: ScriptedRoom;
let line: Connection;

function dial(options: ConnectOptions = {}): Connection {
  line = connect(room.url, {
    socket: (url) => new WebSocket(url) as unknown as SocketLike,
    wait: { least: 5, most: 20 },
    ...options,
  });
  return line;
}

/** The numbers of the events that a listener was given, in the order it was given them. */
function collect(): number[] {
  const seen: number[] = [];
  const numbers = (events: readonly unknown[]) => events.map((e) => (e as { n: number }).n);
  line.on('table', ({ events }) => {
    seen.length = 0;
    seen.push(...numbers(events));
  });
  line.on('events', ({ events, seq }) => {
    expect(numbers(events)[0]).toBe(seq);
    seen.push(...numbers(events));
  });
  return seen;
}

const soon = <T>(fn: () => T) => vi.waitFor(fn, { timeout: 60_000, interval: 5 });
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

beforeEach(() => {
  room = new ScriptedRoom();
});
afterEach(() => {
  line.close();
  room.hangUp();
  room.server.close();
});

describe('a connection', () => {
  test('P30, P1 says hello, keeps the room’s clock and tells of its state', async () => {
    const states: string[] = [];
    dial().onState((state) => states.push(state));
    expect(line.state).toBe('connecting');
    await soon(() => expect(line.state).toBe('open'));
    expect(room.heard).toEqual([{ type: 'hello', v: 1 }]);
    expect(Math.abs(line.now() - Date.now() - 60_000)).toBeLessThan(1_000);
    room.hangUp();
    await soon(() => expect(states).toEqual(['open', 'waiting', 'connecting', 'open']));
  });

  test('P30 goes on after a break from the last event it had, and shows each once', async () => {
    dial().watch('t_1', 'k_7');
    const seen = collect();
    await soon(() => expect(room.of('watch')).toEqual([{ type: 'watch', table: 't_1', key: 'k_7' }]));
    room.say(tableFrom(0, 3));
    room.say(eventsFrom(3, 2));
    await soon(() => expect(seen).toEqual(upTo(5)));
    room.hangUp();
    await soon(() => expect(room.of('watch')).toHaveLength(2));
    expect(room.of('watch')[1]).toEqual({ type: 'watch', table: 't_1', after: 4, said: 0, key: 'k_7' });
    // The room tells two of them again.
    room.say(eventsFrom(3, 4));
    await soon(() => expect(seen).toEqual(upTo(7)));
  });

  test('P30, P25 asks after a break for what was said meanwhile, and tells each line once', async () => {
    dial().watch('t_1');
    const heard: string[] = [];
    line.on('said', ({ line: said }) => heard.push(said.text));
    await soon(() => expect(room.of('watch')).toHaveLength(1));
    const say = (id: number) =>
      room.say({
        type: 'said',
        table: 't_1',
        line: { id, from: 'u_1', name: 'Ann', role: 'patron', text: `line ${id}`, at: 0 },
      });
    room.say(tableFrom(0, 1));
    say(7);
    await soon(() => expect(heard).toEqual(['line 7']));
    room.hangUp();
    await soon(() => expect(room.of('watch')[1]).toMatchObject({ after: 0, said: 7 }));
    for (const id of [7, 8, 9, 8]) say(id);
    await soon(() => expect(heard).toEqual(['line 7', 'line 8', 'line 9']));
  });

  test('P31 asks again for what is missing behind a gap, once', async () => {
    dial().watch('t_1');
    const seen = collect();
    await soon(() => expect(room.of('watch')).toHaveLength(1));
    room.say(tableFrom(0, 1));
    room.say(eventsFrom(3, 1));
    room.say(eventsFrom(4, 1));
    await soon(() => expect(room.of('watch')).toHaveLength(2));
    expect(room.of('watch')[1]).toEqual({ type: 'watch', table: 't_1', after: 0, said: 0 });
    room.say(eventsFrom(1, 4));
    await soon(() => expect(seen).toEqual(upTo(5)));
    expect(room.of('watch')).toHaveLength(2);
  });

  test('P32 asks what was not answered again under the same id, and gives each its answer', async () => {
    dial();
    const early = line.do('t_1', { type: 'sit out' });
    await soon(() => expect(room.of('do')).toHaveLength(1));
    room.hangUp();
    await soon(() => expect(room.of('do')).toHaveLength(2));
    const [first, second] = room.of('do');
    expect(second).toEqual(first);
    const late = line.do('t_1', { type: 'leave' });
    await soon(() => expect(room.of('do')).toHaveLength(3));
    const { id } = room.of('do')[2] as { id: string };
    expect(id).not.toBe(first?.id);
    room.say({ type: 'refused', id, code: 'in-hand', message: 'Finish the hand first.' });
    room.say({ type: 'done', id: first?.id ?? '' });
    expect(await early).toEqual({ ok: true });
    expect(await late).toEqual({ ok: false, code: 'in-hand', message: 'Finish the hand first.' });
    room.hangUp();
    await soon(() => expect(room.of('hello')).toHaveLength(3));
    expect(room.of('do')).toHaveLength(3);
  });

  test('P35 follows the lobby while somebody looks, and tables while somebody watches', async () => {
    dial();
    await soon(() => expect(line.state).toBe('open'));
    const stops = [line.watchLobby(), line.watchLobby(), line.watch('t_1'), line.watch('t_1')];
    for (const stop of stops) stop();
    for (const stop of stops) stop();
    await soon(() => expect(room.of('unwatch')).toHaveLength(1));
    expect(room.of('lobby').map(({ on }) => on)).toEqual([true, false]);
    room.hangUp();
    await soon(() => expect(room.of('hello')).toHaveLength(2));
    await soon(() => expect(line.state).toBe('open'));
    expect(room.of('watch')).toHaveLength(2);
    expect(room.of('lobby')).toHaveLength(2);
  });

  test('P33 as another patron begins its tables anew, for that one may see other cards', async () => {
    dial().watch('t_1');
    const seen = collect();
    await soon(() => expect(room.of('watch')).toHaveLength(1));
    room.say(tableFrom(0, 3));
    await soon(() => expect(seen).toEqual(upTo(3)));
    const asked = line.do('t_1', { type: 'leave' });
    line.redial();
    expect(await asked).toMatchObject({ ok: false, code: 'signed-out' });
    await soon(() => expect(room.of('watch')).toHaveLength(2));
    expect(room.of('watch')[1]).toEqual({ type: 'watch', table: 't_1' });
    expect(room.of('do').length).toBeLessThan(2);
  });

  test('P33 what the other patron asks before the room has said welcome is asked as soon as it has', async () => {
    dial().watch('t_1');
    await soon(() => expect(room.of('watch')).toHaveLength(1));
    room.you = { ...nobody, id: 'u_other' };
    line.redial();
    const asked = line.do('t_1', { type: 'leave' });
    await soon(() => expect(room.of('do')).toHaveLength(1));
    room.say({ type: 'done', id: room.of('do')[0]?.id ?? '' });
    expect(await asked).toEqual({ ok: true });
  });

  test('P34 a socket that is dialed anew before it is open is closed when it is, not before', async () => {
    const early: number[] = [];
    dial({
      socket: (url) => {
        const socket = new WebSocket(url);
        const close = socket.close.bind(socket);
        socket.close = () => {
          if (socket.readyState === WebSocket.CONNECTING) early.push(socket.readyState);
          close();
        };
        return socket as unknown as SocketLike;
      },
    });
    line.redial();
    line.redial();
    await soon(() => expect(line.state).toBe('open'));
    await soon(() => expect([room.dialled, room.server.clients.size]).toEqual([3, 1]));
    expect(early).toEqual([]);
    expect(room.of('hello')).toHaveLength(1);
  });

  test('P34 nothing is written to a socket that is about to close, and what was asked is asked again', async () => {
    const late: number[] = [];
    const sockets: WebSocket[] = [];
    dial({
      socket: (url) => {
        const socket = new WebSocket(url);
        const send = socket.send.bind(socket);
        socket.send = (text: string) => {
          if (socket.readyState > WebSocket.OPEN) late.push(socket.readyState);
          send(text);
        };
        sockets.push(socket);
        return socket as unknown as SocketLike;
      },
    });
    await soon(() => expect(line.state).toBe('open'));
    sockets[0].close();
    const asked = line.do('t_1', { type: 'leave' });
    await soon(() => expect(room.of('do')).toHaveLength(1));
    expect(late).toEqual([]);
    line.close();
    await asked;
  });

  test('P33 welcomed as another than before begins its tables anew, and asks nothing in the other’s name', async () => {
    dial().watch('t_1');
    const seen = collect();
    await soon(() => expect(room.of('watch')).toHaveLength(1));
    room.say(tableFrom(0, 3));
    await soon(() => expect(seen).toEqual(upTo(3)));
    const asked = line.do('t_1', { type: 'leave' });
    await soon(() => expect(room.of('do')).toHaveLength(1));
    // In another window of the browser somebody signs in.
    room.you = { ...nobody, id: 'u_other' };
    room.hangUp();
    expect(await asked).toMatchObject({ ok: false, code: 'signed-out' });
    await soon(() => expect(room.of('watch')).toHaveLength(2));
    expect(room.of('watch')[1]).toEqual({ type: 'watch', table: 't_1' });
    expect(room.of('do')).toHaveLength(1);
  });

  test('P34 a line in doubt is asked at once and given up when it does not answer; hope cuts the wait', async () => {
    dial({ patience: 40, wait: { least: 60_000, most: 60_000 } });
    await soon(() => expect(line.state).toBe('open'));
    line.doubt();
    line.hurry();
    await soon(() => expect(room.of('ping')).toHaveLength(1));
    await new Promise((after) => setTimeout(after, 80));
    expect(line.state).toBe('open');
    room.deaf = true;
    line.doubt();
    await soon(() => expect(line.state).toBe('waiting'));
    room.deaf = false;
    line.hurry();
    await soon(() => expect(line.state).toBe('open'));
  });

  test('P34 gives up a line that is silent, and a room that speaks another version', async () => {
    room.silent = true;
    dial({ heartbeat: 50 });
    await soon(() => expect(room.dialled).toBeGreaterThan(1));
    room.silent = false;
    await soon(() => expect(line.state).toBe('open'));
    const { dialled } = room;
    await soon(() => expect(room.of('ping').length).toBeGreaterThan(3));
    expect(room.dialled).toBe(dialled);
    const asked = line.do('t_1', { type: 'leave' });
    room.say({ type: 'error', code: 'version', message: 'Reload the page.' });
    expect(await asked).toEqual({ ok: false, code: 'refused', message: 'Reload the page.' });
    expect(line.state).toBe('refused');
    expect((await line.do('t_1', { type: 'leave' })).ok).toBe(false);
  });
});
