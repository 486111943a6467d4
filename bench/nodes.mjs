/**
 * `npm run bench:nodes`: what it costs that several nodes run a room. One process alone against a node that is
 * reached directly and by its neighbor, at a steady rate; commits with and without the fence; and how much one, two
 * and three nodes do at the most. Everything is durable (`fsync` on). SECONDS and TABLES change the size.
 */
import { fork } from 'node:child_process';
import { WebSocket } from 'ws';
import { startDatabase } from './nodes/database.mjs';
import { post } from './nodes/players.mjs';

const SECONDS = Number(process.env.SECONDS ?? 10);
const TABLES = Number(process.env.TABLES ?? 200);
const RATES = (process.env.RATES ?? '500,2000').split(',').map(Number);
const NAMES = ['east', 'north', 'west'];
const FIRST_PORT = 20_000 + (process.pid % 3_000) * 4;
const COMMANDS = [{ type: 'sit out' }, { type: 'come back' }];

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
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
      const child = fork(new URL('nodes/node.mjs', import.meta.url), [JSON.stringify(options)]);
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
  #waiting = new Map();

  static async at(url, socketUrl, table, cookie) {
    const sitter = new Sitter();
    sitter.table = table;
    sitter.socket = new WebSocket(`${socketUrl.replace('http', 'ws')}/ws`, {
      headers: { cookie },
      origin: url,
    });
    await new Promise((done, failed) => sitter.socket.once('open', done).once('error', failed));
    sitter.socket.on('message', (data) => sitter.#hear(String(data)));
    sitter.socket.send('{"type":"hello","v":1}');
    const answer = await sitter.ask({ type: 'sit', seat: 0, cents: 20_000 });
    if (answer !== 'done') throw new Error(`Nobody could sit down: ${answer}`);
    return sitter;
  }

  #hear(text) {
    const [, type, id] =
      /^\{"type":"(done|refused|moved)"(?:,"table":"[^"]*")?.*?"id":"([^"]+)"/.exec(text) ?? [];
    if (id === undefined) return;
    this.#waiting.get(id)?.(type);
    this.#waiting.delete(id);
  }

  ask(command) {
    const id = `b${++this.#asked}`;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.socket.send(JSON.stringify({ type: 'do', id, table: this.table, command }));
    });
  }

  turn() {
    return this.ask(COMMANDS[this.#asked % 2 === 1 ? 0 : 1]);
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
  return Promise.all(
    all.map(async ({ table, cookie }) => {
      const node = await whereIs(urls[0], table, cookie);
      const [own, by] = way(node);
      return Sitter.at(own, by, table, cookie);
    }),
  );
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
      if (type !== 'table' && type !== 'moved') return;
      socket.close();
      done(type === 'moved' ? (address?.slice(3) ?? null) : null);
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

/** Milliseconds that a commit took in the middle, by the room's own count. */
async function commits(urls) {
  let [sum, count] = [0, 0];
  for (const url of urls) {
    const text = await (await fetch(`${url}/metrics`)).text();
    sum += Number(/^cardroom_commit_seconds_sum\S* (\S+)$/m.exec(text)?.[1] ?? 0);
    count += Number(/^cardroom_commit_seconds_count\S* (\S+)$/m.exec(text)?.[1] ?? 0);
  }
  return { sum, count };
}

async function rates(name, count, way) {
  await withNodes(count, async (urls) => {
    const all = await sitters(urls, (node) => way(urls, node));
    for (const rate of RATES) {
      const before = await commits(urls);
      const { p50, p99, done, late, otherwise } = await steady(all, rate);
      const after = await commits(urls);
      const commit = ((after.sum - before.sum) / Math.max(1, after.count - before.count)) * 1000;
      say(
        `  ${name.padEnd(28)}${rate}/s wanted, ${done}/s done: p50 ${p50} ms, p99 ${p99} ms, a commit ${commit.toFixed(1)} ms${late > 0 ? ` (${late} too late)` : ''}${otherwise > 0 ? ` (${otherwise} not done)` : ''}`,
      );
    }
  });
}

const urlOf = (urls, node) => (node === null ? urls[0] : urls[NAMES.indexOf(node)]);
say(`\n${TABLES} tables, ${SECONDS} s each, PostgreSQL with fsync on`);
await rates('one process alone', 0, (urls) => [urls[0], urls[0]]);
await rates('one node, with the fence', 1, (urls) => [urls[0], urls[0]]);
await rates('three nodes, direct', 3, (urls, node) => [urlOf(urls, node), urlOf(urls, node)]);
await rates('three nodes, by a neighbor', 3, (urls, node) => {
  const name = node ?? NAMES[0];
  const by = urls[(NAMES.indexOf(name) + 1) % NAMES.length];
  return [by, `${by}/n/${name}`];
});
for (const count of [1, 2, 3])
  await withNodes(count, async (urls) => {
    const all = await sitters(urls, (node) => [urlOf(urls, node), urlOf(urls, node)]);
    say(`  at the most, ${count} ${count === 1 ? 'node ' : 'nodes'}: ${await most(all)} actions/s`);
  });
process.exit(0);
