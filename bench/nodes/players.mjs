/** People of `nodes*.mjs`: they play over the protocol, and every word on their lines is looked at. */
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import { characterOf, PlayLoop, think } from '../../packages/core/dist/bots/index.js';
import { seededRandom } from '../../packages/core/dist/cards/index.js';
import { connect, SeenTable } from '../../packages/core/dist/client/index.js';
import { chipsAt } from '../../packages/core/dist/table/index.js';

const HIDDEN = 63;
const REBUY = 100_000;
/** How long somebody rests who was refused, before asking again. */
const REST_MS = 300;

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
  tables = new Map();
  loops = [];
  lately = [];
  /** How often something was refused, by its code. */
  refused = new Map();
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
        this.moves.push(performance.now() - this.#moving.get(table));
        this.#moving.delete(table);
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

  async sit(table, seat) {
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
        return at < 0 ? { type: 'sit', seat, cents: usual } : { type: 'add chips', cents: usual };
      },
      seq: () => seen.view?.seq ?? -1,
      ask: async (command) => {
        const answer = await seen.do(command);
        if (!answer.ok) this.refused.set(answer.code, (this.refused.get(answer.code) ?? 0) + 1);
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

  /** Whether somebody sits where he sat down. */
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
