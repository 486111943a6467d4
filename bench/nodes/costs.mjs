/**
 * `npm run bench:nodes`: what it costs that several nodes run a room. One process alone against a node that is
 * reached directly and by its neighbor, at a steady rate; commits with and without the fence; and how much one, two
 * and three nodes do at the most; then, from these figures, what 10, 100 and 1,000 nodes would ask of one database.
 * Everything is durable (`fsync` on). SECONDS, TABLES and RATES change the size; `--json` prints it for programs.
 */

import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startDatabase } from './database.mjs';
import { post } from './players.mjs';

const SECONDS = Number(process.env.SECONDS ?? 10);
const TABLES = Number(process.env.TABLES ?? 200);
const RATES = (process.env.RATES ?? '500,2000').split(',').map(Number);
const NAMES = ['east', 'north', 'west'];
const FIRST_PORT = 20_000 + (process.pid % 3_000) * 4;
/** How long somebody waits who was told that a table is on its way, and how often. */
const MOVED_MS = 300;
const TRIES = 50;
const COMMANDS = [{ type: 'sit out' }, { type: 'come back' }];

const isJson = process.argv.includes('--json');
const say = (text) => process.stdout.write(`${text}\n`);

function spread(values) {
  const sorted = Float64Array.from(values).sort();
  const at = (part) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  return { p50: at(0.5), p99: at(0.99) };
}

/** A database of its own, and so many nodes on it; 0: one process alone. */
async function withNodes(count, work) {
  const database = await startDatabase();
  const children = [];
  const urls = [];
  try {
    for (let i = 0; i < Math.max(1, count); i++) {
      const port = FIRST_PORT + i;
      const name = count === 0 ? {} : { name: NAMES[i], address: `http://127.0.0.1:${port}` };
      const options = { url: database.direct, port, wait: 1000, tables: 10_000, ...name };
      const child = fork(new URL('node.mjs', import.meta.url), [JSON.stringify(options)]);
      children.push(child);
      await new Promise((done, failed) => child.once('message', done).once('exit', failed));
      urls.push(`http://127.0.0.1:${port}`);
    }
    return await work(urls);
  } finally {
    for (const child of children) {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await gone;
    }
    await database.end();
  }
}

/** Somebody alone at a table, who sits out and comes back: each is a command, an event and a commit. */
class Sitter {
  #asked = 0;
  #isOut = false;
  #waiting = new Map();

  /** `where` says to whom, and by which address, one comes to the node that has the table now. */
  static async at(table, cookie, where) {
    const sitter = new Sitter();
    Object.assign(sitter, { table, cookie, where });
    for (let tries = 0; tries < TRIES; tries++) {
      await sitter.dial();
      const answer = await sitter.ask({ type: 'sit', seat: 0, cents: 20_000 });
      if (answer === 'done') return sitter;
      if (answer !== 'moved') throw new Error(`Nobody could sit down: ${answer}`);
      await sleep(MOVED_MS);
    }
    throw new Error('A table does not come to rest.');
  }

  async dial() {
    this.socket?.close();
    const [url, by] = await this.where(this.table, this.cookie);
    const socket = new WebSocket(`${by.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie },
      origin: url,
    });
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    socket.on('message', (data) => this.#hear(String(data)));
    socket.send('{"type":"hello","v":1}');
    this.socket = socket;
  }

  #hear(text) {
    const [, type, id] =
      /^\{"type":"(done|refused|moved)"(?:,"table":"[^"]*")?.*?"id":"([^"]+)"/.exec(text) ?? [];
    if (id === undefined) return;
    this.#waiting.get(id)?.(type === 'refused' ? text : type);
    this.#waiting.delete(id);
  }

  ask(command) {
    const id = `b${++this.#asked}`;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.socket.send(JSON.stringify({ type: 'do', id, table: this.table, command }));
    });
  }

  /** A table goes where there is less to do, now and then, and whoever sits there with it. */
  async turn() {
    const answer = await this.ask(COMMANDS[this.#isOut ? 1 : 0]);
    if (answer === 'done') this.#isOut = !this.#isOut;
    if (answer === 'moved') {
      await sleep(MOVED_MS);
      await this.dial();
    }
    return answer;
  }
}

/** People at tables of the nodes; `way` says by which address they come to the node that has theirs. */
async function sitters(urls, way) {
  const opener = await post(urls[0], '/api/guest', { name: 'Opener' });
  const all = [];
  for (let i = 0; i < TABLES; i++) {
    const { said } = await post(urls[0], '/api/tables', { offering: 'black-sheep/holdem' }, opener.cookie);
    const { cookie } = await post(urls[0], '/api/guest', { name: `Sitter ${i}` });
    all.push({ table: said.table, cookie });
  }
  // Until every node knows what it has.
  await sleep(3000);
  const where = async (table, cookie) => way(await whereIs(urls[0], table, cookie));
  return Promise.all(all.map(({ table, cookie }) => Sitter.at(table, cookie, where)));
}

/** The name of the node that has a table; null for the one that was asked. */
function whereIs(url, table, cookie) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie }, origin: url });
    socket.once('error', failed);
    socket.on('open', () => {
      socket.send('{"type":"hello","v":1}');
      socket.send(JSON.stringify({ type: 'watch', table }));
    });
    socket.on('message', (data) => {
      const { type, address } = JSON.parse(String(data));
      // Without an address nobody has it yet, and it is said who has as soon as somebody does.
      if (type !== 'table' && (type !== 'moved' || address === undefined)) return;
      socket.close();
      done(type === 'moved' ? address.slice(3) : null);
    });
  });
}

/** So many commands a second for a while: how long each took to be done. */
async function steady(all, rate) {
  const times = [];
  const free = [...all];
  const until = performance.now() + SECONDS * 1000;
  let due = performance.now();
  let late = 0;
  let otherwise = 0;
  while (performance.now() < until) {
    for (; due <= performance.now(); due += 1000 / rate) {
      const sitter = free.shift();
      if (sitter === undefined) {
        late++;
        continue;
      }
      const began = performance.now();
      void sitter.turn().then((answer) => {
        if (answer === 'done') times.push(performance.now() - began);
        else otherwise++;
        free.push(sitter);
      });
    }
    await sleep(1);
  }
  await sleep(500);
  return { ...spread(times), done: Math.round(times.length / SECONDS), late, otherwise };
}

/** As many as there can be, each when the one before is done. */
async function most(all) {
  let done = 0;
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    all.map(async (sitter) => {
      while (performance.now() < until) {
        if ((await sitter.turn()) === 'done') done++;
      }
    }),
  );
  return Math.round(done / SECONDS);
}

/** How many commits there were and how long they took, by the room's own count. */
async function commits(urls) {
  let [sum, count] = [0, 0];
  for (const url of urls) {
    const text = await (await fetch(`${url}/metrics`)).text();
    sum += Number(/^cardroom_commit_seconds_sum\S* (\S+)$/m.exec(text)?.[1] ?? 0);
    count += Number(/^cardroom_commit_seconds_count\S* (\S+)$/m.exec(text)?.[1] ?? 0);
  }
  return { sum, count };
}

const rows = [];

/** Does the work and counts the commits meanwhile. */
async function measure(urls, name, nodes, wanted, work) {
  const before = await commits(urls);
  const began = performance.now();
  const measured = await work();
  const seconds = (performance.now() - began) / 1000;
  const after = await commits(urls);
  const count = after.count - before.count;
  const row = {
    ...{ name, nodes, wanted },
    ...measured,
    commitsPerSecond: Math.round(count / seconds),
    commitMs: Number((((after.sum - before.sum) / Math.max(1, count)) * 1000).toFixed(1)),
  };
  rows.push(row);
  if (!isJson) say(line(row));
}

const COLUMNS = [28, 10, 9, 9, 9, 11, 10];
const HEAD = ['', 'wanted/s', 'done/s', 'p50 ms', 'p99 ms', 'commits/s', 'a commit'];
const cells = (all) =>
  all.map((text, i) => (i === 0 ? text.padEnd(COLUMNS[0]) : text.padStart(COLUMNS[i]))).join('');
const line = ({ name, wanted, done, p50, p99, commitsPerSecond, commitMs, late = 0, otherwise = 0 }) =>
  cells([
    ...[name, wanted === null ? 'most' : String(wanted), String(done), p50 ?? '', p99 ?? ''],
    ...[String(commitsPerSecond), `${commitMs} ms`],
  ]) +
  (late > 0 ? `  ${late} too late` : '') +
  (otherwise > 0 ? `  ${otherwise} not done` : '');

/** One way of running the room, at each rate and at the most. */
async function runs(name, count, way, withMost) {
  await withNodes(count, async (urls) => {
    const all = await sitters(urls, (node) => way(urls, node));
    for (const rate of RATES) await measure(urls, name, count, rate, () => steady(all, rate));
    if (withMost) await measure(urls, name, count, null, async () => ({ done: await most(all) }));
  });
}

/** What so many nodes would ask of one database, by what one did at the most. */
function onPaper() {
  const one = rows.find(({ nodes, wanted }) => nodes === 1 && wanted === null);
  return [10, 100, 1000].map((nodes) => ({
    nodes,
    actionsPerSecond: nodes * one.done,
    commitsPerSecond: nodes * one.commitsPerSecond,
    renewalsPerSecond: nodes * RENEWAL,
    nodeRowsPerSecond: nodes * nodes,
    connections: nodes * CONNECTIONS,
  }));
}

/** Statements by which a node renews what it has, each second, and its connections, at the most. */
const RENEWAL = 6;
const CONNECTIONS = 13;

const urlOf = (urls, node) => (node === null ? urls[0] : urls[NAMES.indexOf(node)]);
const direct = (urls, node) => [urlOf(urls, node), urlOf(urls, node)];
if (!isJson) {
  say(`\n${TABLES} tables, ${SECONDS} s each, PostgreSQL with fsync on\n`);
  say(cells(HEAD));
}
await runs('one process, no fence', 0, direct, true);
await runs('one node, with the fence', 1, direct, true);
await withNodes(2, async (urls) => {
  const all = await sitters(urls, (node) => direct(urls, node));
  await measure(urls, 'two nodes, direct', 2, null, async () => ({ done: await most(all) }));
});
await runs('three nodes, direct', 3, direct, true);
await runs('three nodes, by a neighbor', 3, (urls, node) => {
  const name = node ?? NAMES[0];
  const by = urls[(NAMES.indexOf(name) + 1) % NAMES.length];
  return [by, `${by}/n/${name}`];
});
const paper = onPaper();
if (isJson) say(JSON.stringify({ tables: TABLES, seconds: SECONDS, rows, paper }, null, 2));
else {
  say('\nOn paper, as one node at the most, times nodes, on one database:');
  for (const { nodes, ...asked } of paper)
    say(
      `  ${String(nodes).padStart(5)} nodes: ${asked.actionsPerSecond} actions/s in ${asked.commitsPerSecond} commits/s, ${asked.renewalsPerSecond} statements/s to renew that read ${asked.nodeRowsPerSecond} rows, ${asked.connections} connections`,
    );
}
process.exit(0);
