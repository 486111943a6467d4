/** People at several nodes: they play over the protocol, and every word on their lines is looked at. */
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import { characterOf, PlayLoop, think } from '../../packages/core/dist/bots/index.js';
import { seededRandom } from '../../packages/core/dist/cards/index.js';
import { connect, SeenTable } from '../../packages/core/dist/client/index.js';
import { chipsAt } from '../../packages/core/dist/table/index.js';

const HIDDEN = 63;
const REBUY = 100_000;
/** No table has a smallest chip that is larger. */
const CHIP = 100;
/** How long somebody rests who was refused, before asking again. */
const REST_MS = 300;
const SLOW_MS = 500;
/**
 * Who is refused the same so often while nothing happens does not see what can be done. A room that cannot write for
 * some seconds refuses by what it has not shown yet.
 */
const REFUSED_IN_A_ROW = 60;
/** Refused because of how the room is, not because of what was asked. */
const OF_THE_ROOM = new Set(['not-saved', 'moved', 'closed', 'busy', 'signed-out']);

/** Asks over HTTP until the room answers. */
export async function post(url, path, body, cookie = '') {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-cardroom': '1', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      const said = await answer.json();
      if (answer.status < 500)
        return { said, ok: answer.ok, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie };
    } catch {
      // The node that was asked is gone.
    }
    if (tries > 100) throw new Error(`${path} is not answered.`);
    await new Promise((done) => setTimeout(done, 300));
  }
}

/** Everything that was on somebody's lines, by table, and what is wrong with it by itself. */
export class Player {
  /** Number of an event to the event, of each table. */
  seen = new Map();
  /** Ids of commands that were said to be done, by table. */
  done = new Map();
  wrong = [];
  /** When something new last came of each table. */
  at = new Map();
  /** The longest time in which nothing was seen of each table. */
  longest = new Map();
  /** How long each move took. */
  moves = [];
  /** Those that took longer than they should, with what went over the lines. */
  slow = [];
  tables = new Map();
  loops = [];
  lately = [];
  /** How often something was refused, by what and why, without the amounts. */
  refused = new Map();
  #inARow = { what: '', times: 0 };
  #moving = new Map();
  #asked = new Map();

  static async come(url, name, seed, watchesOnly = false) {
    const { said, cookie } = await post(url, '/api/guest', { name });
    return new Player(url, said.you, cookie, seed, watchesOnly);
  }

  constructor(url, you, cookie, seed, watchesOnly) {
    Object.assign(this, { url, you, cookie, watchesOnly });
    this.random = seededRandom(seed);
    this.who = characterOf(you.name);
    this.connection = connect(`${url.replace('http', 'ws')}/ws`, {
      socket: (to) => this.#dial(to),
      heartbeat: 1_500,
      patience: 1_500,
      wait: { least: 100, most: 1_000 },
    });
    this.connection.onMoving((table, moves) => {
      if (moves) this.#moving.set(table, performance.now());
      else {
        const took = performance.now() - this.#moving.get(table);
        this.moves.push(took);
        this.#moving.delete(table);
        if (took > SLOW_MS) this.slow.push({ name: this.you.name, took, lately: [...this.lately] });
      }
    });
  }

  #dial(to) {
    const way = new URL(to).pathname;
    this.#note(`dials ${way}`);
    const socket = new WebSocket(to, { headers: { cookie: this.cookie }, origin: this.url });
    const send = socket.send.bind(socket);
    socket.send = (text) => {
      const message = JSON.parse(text);
      this.#note(`${way} > ${message.type} ${message.id ?? ''}`);
      if (message.type === 'do') this.#asked.set(message.id, message.table);
      send(text);
    };
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)), way));
    socket.on('error', () => {});
    socket.on('close', (code) => this.#note(`${way} closed ${code}`));
    return socket;
  }

  /** The last that went over the lines. */
  #note(what) {
    this.lately.push(`${Math.round(performance.now())} ${what}`);
    if (this.lately.length > 25) this.lately.shift();
  }

  #hear(message, to) {
    this.#note(`${to} < ${message.type} ${message.address ?? message.reason ?? message.id ?? ''}`);
    if (message.type === 'table' || message.type === 'events') this.#see(message);
    if (message.type === 'done') {
      const table = this.#asked.get(message.id);
      const done = this.done.get(table) ?? new Set();
      this.done.set(table, done.add(message.id));
    }
  }

  #see({ table, seq, events }) {
    const seen = this.seen.get(table) ?? new Map();
    this.seen.set(table, seen);
    const seat = this.tables.get(table)?.seat ?? -2;
    for (const [i, event] of events.entries()) {
      const before = seen.get(seq + i);
      if (before !== undefined && !isDeepStrictEqual(before, event))
        this.wrong.push(`${table}: event ${seq + i} was told twice, and not the same.`);
      seen.set(seq + i, event);
      const { only, cards } = event.event ?? event;
      if (only !== undefined && only !== seat && cards?.some((card) => card !== HIDDEN))
        this.wrong.push(`${table}: event ${seq + i} shows ${this.you.name} cards of seat ${only}.`);
    }
    if (events.length === 0) return;
    const now = performance.now();
    this.longest.set(table, Math.max(this.longest.get(table) ?? 0, now - (this.at.get(table) ?? now)));
    this.at.set(table, now);
  }

  sit(table, seat) {
    const seen = new SeenTable(this.connection, table);
    this.tables.set(table, { seen, seat: this.watchesOnly ? -2 : seat });
    if (this.watchesOnly) return;
    let buying = false;
    const buy = async (cents) => {
      buying = true;
      await post(this.url, '/api/chips', { cents }, this.cookie).catch(() => {});
      buying = false;
      bought = true;
      loop.changed();
    };
    let bought = false;
    let triedAt = -1;
    const loop = new PlayLoop({
      decide: () => {
        if (buying || seen.view === null) return null;
        const { state } = seen.view;
        const at = seen.view.seatOf(this.you.id);
        const { usual } = state.sign.buyIn;
        if (at >= 0) {
          const due = think(state, at, this.who, this.random, { quick: true });
          // Who has too few to be dealt in buys more, once between two hands: others wait for what is due.
          const isShort = state.hand === null && chipsAt(state, at) < usual / 4 && triedAt !== state.hands;
          if (due !== null || !isShort) return due;
        } else if (state.seats[seat] !== null) return null;
        // The next chips come from the cage.
        if (!bought) {
          void buy(Math.max(REBUY, usual));
          return null;
        }
        bought = false;
        triedAt = state.hands;
        if (at < 0) return { type: 'sit', seat, cents: usual };
        const { most } = state.sign.buyIn;
        const room = most === null ? usual : most - chipsAt(state, at);
        return { type: 'add chips', cents: Math.min(usual, Math.floor(room / CHIP) * CHIP) };
      },
      seq: () => seen.view?.seq ?? -1,
      ask: async (command) => {
        const answer = await seen.do(command);
        this.#answered(seen, command, answer);
        return answer.ok;
      },
      broke: (error) => this.wrong.push(`${table}: ${this.you.name} cannot play on: ${error.stack}`),
      time: {
        wake: (milliseconds, then) => {
          const timer = setTimeout(then, milliseconds);
          return () => clearTimeout(timer);
        },
        thought: () => 0,
        rest: REST_MS,
      },
    });
    this.loops.push(loop);
    seen.onChange(() => loop.changed());
  }

  /** What is played by the rules is done; what is refused again and again while the table stays as it is is not. */
  #answered({ id, view }, command, answer) {
    if (answer.ok) {
      this.#inARow = { what: '', times: 0 };
      return;
    }
    const { code, message } = answer;
    const kind = command.type === 'play' ? `play ${command.command.type}` : command.type;
    const words = `${view?.state.sign.offering.id}: ${kind}: ${code}: ${message.replace(/\d[\d.,]*/g, 'N')}`;
    this.refused.set(words, (this.refused.get(words) ?? 0) + 1);
    const what = `${id}: ${JSON.stringify(command)} at ${view?.seq}: ${code}: ${message}`;
    this.#inARow = { what, times: what === this.#inARow.what ? this.#inARow.times + 1 : 1 };
    if (this.#inARow.times === REFUSED_IN_A_ROW && !OF_THE_ROOM.has(code))
      this.wrong.push(`${this.you.name} asks for the same again and again: ${what}`);
  }

  /** How somebody stands with a table, for whoever looks why nothing happens there. */
  standing(table) {
    const { seen } = this.tables.get(table);
    return {
      name: this.you.name,
      line: this.connection.state,
      closed: seen.closed,
      seq: seen.view?.seq,
      ago: Math.round(performance.now() - (this.at.get(table) ?? 0)),
      moving: this.#moving.has(table),
      refused: Object.fromEntries(this.refused),
      inARow: this.#inARow,
      lately: this.lately,
    };
  }

  /** What was seen and said to be done since it was last taken. */
  takeSeen() {
    const { seen, done } = this;
    this.seen = new Map();
    this.done = new Map();
    return { seen, done };
  }

  /** Whether somebody has a seat at a table. */
  hasSeat(table) {
    return this.tables.get(table)?.seen.view?.seatOf(this.you.id) >= 0;
  }

  leave() {
    for (const loop of this.loops) loop.stop();
    for (const { seen } of this.tables.values()) seen.stop();
    this.connection.close();
  }
}

/** Whether what somebody saw is what happened: hidden cards stand for any. */
export function isSame(seen, actual) {
  if (Array.isArray(seen))
    return (
      Array.isArray(actual) && seen.length === actual.length && seen.every((one, i) => isSame(one, actual[i]))
    );
  if (typeof seen !== 'object' || seen === null) return seen === actual || seen === HIDDEN;
  const names = Object.keys(seen);
  return (
    typeof actual === 'object' &&
    actual !== null &&
    names.length === Object.keys(actual).length &&
    names.every((name) => isSame(seen[name], actual[name]))
  );
}
