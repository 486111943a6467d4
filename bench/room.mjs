/**
 * `npm run bench:room`: many tables of bots that act once a second each, every event durable, and watchers
 * on real sockets in another process; then the ceiling, with bots that act at once, and what each part of the
 * room takes of an action: the bots, who are the load, think on the same processors.
 * TABLES, SOCKETS and SECONDS change the size; `--json` prints the figures only.
 */

import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const TABLES = Number(process.env.TABLES ?? 2000);
const SOCKETS = Number(process.env.SOCKETS ?? 4000);
const SECONDS = Number(process.env.SECONDS ?? 30);
const CEILING_TABLES = Number(process.env.CEILING_TABLES ?? 1000);
const BOTS = 3;
/** As `npm start` runs it: collecting garbage leaves a processor to the room, and never takes long at once. */
const FLAGS = ['--v8-pool-size=0', '--max-semi-space-size=4'];
/** What the threads of a room are for, in the order in which they are told. */
const PARTS = {
  room: 'deciding, sealing, telling',
  writer: 'writing',
  log: 'bringing the log into the database',
  engine: 'collecting garbage, compiling',
  shuffles: 'shuffling ahead',
  bots: 'bots, who are the load',
};
/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;
const self = fileURLToPath(import.meta.url);
if (process.argv[2] === 'room') await room(process.argv[3], JSON.parse(process.argv[4]));
else if (process.argv[2] === 'recover') await recover(process.argv[3]);
else if (process.argv[2] === 'watchers') await watchers(process.argv[3], JSON.parse(process.argv[4]));
else await compare();

async function compare() {
  const figures = {
    paced: await run({ tables: TABLES, sockets: SOCKETS, wait: 1000 }),
    ceiling: await run({ tables: CEILING_TABLES, sockets: 0, wait: 0 }),
  };
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    return;
  }
  const { paced, ceiling } = figures;
  const line = (name, value) => process.stdout.write(`  ${name.padEnd(42)}${value}\n`);
  const count = (value) => Math.round(value).toLocaleString('en-US');
  const percent = (part) => `${(100 * part).toFixed(1)} %`;
  process.stdout.write(
    `\nRoom: ${count(paced.tables)} tables, ${count(paced.sockets)} watching sockets, synchronous=FULL\n`,
  );
  line('actions', `${count(paced.actions)}/s`);
  line('messages sent to watchers', `${count(paced.messages)}/s`);
  line('command to broadcast, median', `${paced.broadcast.p50.toFixed(1)} ms`);
  line('command to broadcast, p99', `${paced.broadcast.p99.toFixed(1)} ms (50 wanted)`);
  line('command to watcher elsewhere, p99', `${paced.received.p99.toFixed(1)} ms`);
  line(
    'writing a commit, median and p99',
    `${paced.writing.p50.toFixed(1)} and ${paced.writing.p99.toFixed(1)} ms`,
  );
  line('commits', `${count(paced.commits)}/s of ${paced.together.toFixed(1)} commands`);
  line('memory per table', `${paced.kilobytes.toFixed(0)} kB`);
  if (paced.processors !== null)
    line(
      'processors idle, taken by other machines',
      `${percent(paced.processors.idle)}, ${percent(paced.processors.taken)}`,
    );
  line(
    'back after a kill',
    `${count(paced.recovery.tables)} tables in ${paced.recovery.seconds.toFixed(2)} s (5 wanted for 1,000)`,
  );
  process.stdout.write(`\nCeiling: ${count(ceiling.tables)} tables, bots act at once\n`);
  line('actions', `${count(ceiling.actions)}/s`);
  line('hands', `${count(ceiling.hands)}/s`);
  if (ceiling.processors === null) return;
  const { idle, others, taken } = ceiling.processors;
  line(
    'processors idle, used and taken by others',
    `${percent(idle)}, ${percent(others)}, ${percent(taken)}`,
  );
  const all = Object.values(ceiling.spent).reduce((a, b) => a + b, 0);
  line('processor time of an action', `${all.toFixed(0)} µs`);
  for (const [part, spent] of Object.entries(ceiling.spent))
    line(`  ${part}`, `${spent.toFixed(0).padStart(3)} µs, ${percent(spent / all)}`);
}

async function run(size) {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-bench-'));
  const server = fork(self, ['room', data, JSON.stringify(size)], { execArgv: FLAGS });
  try {
    return await measure(size, data, server);
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure(size, data, server) {
  const { url, tables } = await message(server, 'url');
  let seen = null;
  if (size.sockets > 0) {
    const crowd = fork(self, ['watchers', url, JSON.stringify({ tables, sockets: size.sockets })]);
    await message(crowd, 'watching');
    server.send('measure');
    crowd.send('measure');
    seen = await message(crowd, 'received');
    crowd.kill();
  } else server.send('measure');
  const figures = await message(server, 'actions');
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await gone;
  const { seconds, back } = await message(fork(self, ['recover', data]), 'seconds');
  return {
    ...size,
    ...figures,
    recovery: { seconds, tables: back },
    received: seen?.received ?? null,
    messages: seen?.messages ?? 0,
  };
}

function message(child, key) {
  return new Promise((resolve, reject) => {
    child.on('message', (said) => {
      if (said[key] !== undefined) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`A part of the bench ended early with code ${code}.`)));
  });
}

function spread(values) {
  const sorted = Float64Array.from(values).sort();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** The room itself, with its server and its bots. */
async function room(data, { tables, wait }) {
  const core = (name) => import(`../packages/core/dist/${name}.js`);
  const built = (name) => import(`../packages/room/dist/${name}.js`);
  const { secureRandom } = await core('cards/index');
  const { offerings } = await core('houses/index');
  const { BotHost } = await built('room/bots/host');
  const { BotsWorker } = await built('room/bots/bots-worker');
  const { Room } = await built('room/room');
  const { ShufflesAhead } = await built('room/shuffle/shuffles-ahead');
  const { openStore } = await built('store/open');
  const { startServer } = await built('server/server');
  const warn = (error) => process.stderr.write(`${error}\n`);
  const parts = new Map([[process.pid, PARTS.room]]);
  const begun = (...names) => {
    for (const thread of threads()) if (!parts.has(thread)) parts.set(thread, names.shift() ?? PARTS.engine);
  };
  begun();
  const store = await openStore({ data, thread: true });
  begun(PARTS.writer, PARTS.log);
  const shuffles = new ShufflesAhead(warn).take;
  begun(PARTS.shuffles);
  const { seat } = new BotsWorker(warn);
  begun(PARTS.bots);
  let actions = 0;
  let commits = 0;
  let together = 0;
  let latencies = [];
  let writes = [];
  const open = await Room.start({
    store,
    shuffles,
    pace: { betweenHands: wait, betting: 2 * wait, lastBets: wait },
    counted: (_, refused) => {
      if (refused === null) actions++;
    },
    measured: (commands, milliseconds) => {
      writes.push(milliseconds);
      commits++;
      together += commands;
    },
    shown: (milliseconds) => latencies.push(milliseconds),
  });
  const limits = {
    socketsEach: 100_000,
    requests: 1_000_000,
    messagesAddress: { burst: 1e9, perSecond: 1e9 },
  };
  const server = await startServer({ room: open, store, port: 0, limits });
  const bare = process.memoryUsage().rss;
  const host = new BotHost(open, {
    random: secureRandom(),
    wait,
    quick: true,
    seat,
  });
  const ids = [];
  const AT_ONCE = 100;
  for (let i = 0; i < tables; i += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, tables - i) }, async (_, j) => {
        const { id, house } = offerings[(i + j) % offerings.length];
        const { table } = await open.openTable({ house, offering: id }, { by: 'house' });
        await host.fill(table, BOTS);
        ids.push(table);
      }),
    );
  const kilobytes = (process.memoryUsage().rss - bare) / tables / 1024;
  process.on('message', async () => {
    await sleep(2000);
    const began = performance.now();
    [actions, commits, together, latencies, writes] = [0, 0, 0, [], []];
    const dealt = open.summaries().reduce((sum, { hands }) => sum + hands, 0);
    const before = { ticks: ticks(), spent: spent(parts) };
    await sleep(SECONDS * 1000);
    const seconds = (performance.now() - began) / 1000;
    const since = difference(before.spent, spent(parts));
    process.send({
      actions: actions / seconds,
      commits: commits / seconds,
      together: together / commits,
      broadcast: spread(latencies),
      writing: spread(writes),
      hands: (open.summaries().reduce((sum, { hands }) => sum + hands, 0) - dealt) / seconds,
      kilobytes,
      processors: shares(before.ticks, ticks(), since),
      spent: Object.fromEntries(Object.entries(since).map(([part, time]) => [part, (time * 1e6) / actions])),
    });
  });
  process.send({ url: server.url, tables: ids });
}

/** The room was killed in the middle of everything: how long until every table goes on. */
async function recover(data) {
  const [{ Room }, { openStore }] = await Promise.all([
    import('../packages/room/dist/room/room.js'),
    import('../packages/room/dist/store/open.js'),
  ]);
  const began = performance.now();
  const store = await openStore({ data, thread: true });
  const open = await Room.start({ store });
  process.send({ seconds: (performance.now() - began) / 1000, back: open.tables });
  await open.stop();
  await store.close();
  process.disconnect();
}

/** The threads of this process, the oldest first; none where Linux does not list them. */
function threads() {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/task')
    .map(Number)
    .sort((a, b) => a - b);
}

/** Seconds of processor time that each part has taken so far. */
function spent(parts) {
  const sums = Object.fromEntries(Object.values(PARTS).map((part) => [part, 0]));
  for (const thread of threads()) {
    const [user, system] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13);
    sums[parts.get(thread) ?? PARTS.engine] += (Number(user) + Number(system)) / TICKS;
  }
  return sums;
}

function difference(before, after) {
  return Object.fromEntries(Object.entries(after).map(([part, time]) => [part, time - before[part]]));
}

/** What the processors have done so far, where Linux counts it: idle, and taken by the machine's host. */
function ticks() {
  if (process.platform !== 'linux') return null;
  const [, ...spent] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/ +/).map(Number);
  const [idle, waiting, taken] = [3, 4, 7].map((i) => spent[i]);
  return { all: spent.slice(0, 8).reduce((a, b) => a + b), idle: idle + waiting, taken };
}

/** The shares of all processors; `room` is what this process took of them. */
function shares(before, after, room) {
  if (before === null || after === null) return null;
  const all = after.all - before.all;
  const [idle, taken] = [(after.idle - before.idle) / all, (after.taken - before.taken) / all];
  const ours = (Object.values(room).reduce((a, b) => a + b) * TICKS) / all;
  return { idle, taken, others: Math.max(0, 1 - idle - taken - ours) };
}

/** People who watch, each on a socket of their own. The time of a command stands in its events. */
async function watchers(url, { tables, sockets }) {
  // They stand for other people's machines, which take no time of the room's.
  setPriority(10);
  const { WebSocket } = await import('ws');
  let received = [];
  let messages = 0;
  let measuring = false;
  const told = (text) => {
    if (!measuring) return;
    messages++;
    const at = /"type":"time","at":(\d+)/.exec(text)?.[1];
    if (at !== undefined) received.push(Date.now() - Number(at));
  };
  const one = (table) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { origin: url });
      socket.on('open', () => {
        socket.send('{"type":"hello","v":1}');
        socket.send(JSON.stringify({ type: 'watch', table }));
      });
      socket.once('error', reject);
      socket.on('message', (data) => {
        const text = data.toString();
        told(text);
        if (text.startsWith('{"type":"table"')) resolve();
      });
    });
  const AT_ONCE = 100;
  for (let i = 0; i < sockets; i += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, sockets - i) }, (_, j) => one(tables[(i + j) % tables.length])),
    );
  process.on('message', async () => {
    await sleep(2000);
    [received, messages] = [[], 0];
    measuring = true;
    await sleep(SECONDS * 1000);
    measuring = false;
    process.send({ received: spread(received), messages: messages / SECONDS });
  });
  process.send({ watching: true });
}
