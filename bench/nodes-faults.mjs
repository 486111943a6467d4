/**
 * `npm run nodes`: three nodes on one PostgreSQL database, people who play over a load balancer, and one fault after
 * another, some of them at once. At the end, and every so often before, all that anybody was shown or told is held
 * against the database, and the database against itself (`cardroom verify`).
 * FAULTS, SEED, NODES, TABLES and LONGEST (seconds that a node may stand still) change the run; ONLY=kill,stop its
 * faults; PLAN=kill,database is these and no others, in this order.
 */
import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { seededRandom } from '../packages/core/dist/cards/index.js';
import { offerings } from '../packages/core/dist/houses/index.js';
import { verifyStore } from '../packages/room/dist/room/verify/verify.js';
import { openStore } from '../packages/room/dist/store/open.js';
import { startDatabase } from './nodes/database.mjs';
import { balancer, line } from './nodes/lines.mjs';
import { isSame, Player, post } from './nodes/players.mjs';

const PLAN = process.env.PLAN?.split(',');
const FAULTS = PLAN?.length ?? Number(process.env.FAULTS ?? 30);
const SEED = process.env.SEED ?? String(Date.now());
const TABLES = Number(process.env.TABLES ?? 9);
const LONGEST = Number(process.env.LONGEST ?? 60);
const ONLY = process.env.ONLY?.split(',');
const AT_ONCE = PLAN === undefined ? Number(process.env.AT_ONCE ?? 0.2) : 0;
/** Seconds before a node that was killed is started again, at the most. */
const RESTS = PLAN === undefined ? 8 : 0;
/** Milliseconds that the house waits between hands. */
const PACE = PLAN === undefined ? 150 : 500;
/** A table that nobody has seen anything of for so long after all faults are over has stopped. */
const STUCK_MS = Number(process.env.STUCK ?? 90) * 1000;
/** With WHY set, what is known of a table is printed that stands for so long. */
const WHY_MS = 10_000;
const CHECK_EVERY = 10;
const NAMES = ['east', 'north', 'west'].slice(0, Number(process.env.NODES ?? 3));
/** Below those that the system gives to lines that go out: a node must find its own free when it comes back. */
const FIRST_PORT = 20_000 + (process.pid % 3_000) * 4;
/** A node that cannot be opened so often is not waited for. */
const TRIES = 60;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const say = (text) => process.stdout.write(`${text}\n`);
const random = seededRandom(SEED);
const between = (least, most) => least + (most - least) * (random.below(1_000_000) / 1_000_000);
const pick = (all) => all[random.below(all.length)];
const wrong = [];
const measured = { kill: [], stop: [], move: [], pause: [] };

const database = await startDatabase({ smallDisk: PLAN?.includes('full disk') ?? true });
const nodes = new Map();
for (const [i, name] of NAMES.entries()) {
  const port = FIRST_PORT + i;
  nodes.set(name, { name, port, process: null, way: await line(() => port) });
}

/** The last that a node has warned of. */
function warned(node, text) {
  node.warned ??= [];
  node.warned.push(`${Math.round(performance.now())} ${text.slice(0, 500)}`);
  if (node.warned.length > 15) node.warned.shift();
}

/** What a node knows of a table. */
const asked = ({ process: child }, table) =>
  new Promise((done) => {
    const hear = (said) => {
      if (said.why !== table) return;
      child.off('message', hear);
      done(said);
    };
    child.on('message', hear);
    if (child.connected) child.send({ why: table });
    else done(null);
    setTimeout(done, 3000, 'no answer');
  });

async function start(node) {
  const { name, port, way } = node;
  const options = {
    url: database.url,
    name,
    port,
    address: `http://127.0.0.1:${way.port}`,
    wait: PACE,
    log: 'warn',
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const child = fork(new URL('nodes/node.mjs', import.meta.url), [JSON.stringify(options)], {
      silent: true,
    });
    node.process = child;
    // Who is told something while ending does not hear it.
    child.on('error', () => {});
    for (const out of [child.stdout, child.stderr])
      createInterface(out).on('line', (text) => warned(node, text));
    const isOpen = await new Promise((done) => {
      child.once('message', () => done(true));
      child.once('exit', () => done(false));
    });
    if (isOpen) return;
    await sleep(500);
  }
  throw new Error(`${name} does not open.`);
}

const gone = ({ process: child }) =>
  new Promise((done) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', done) : done(),
  );

for (const node of nodes.values()) await start(node);
const door = await balancer([...nodes.values()].map(({ port }) => port));
say(`seed ${SEED}: ${NAMES.length} nodes, ${TABLES} tables, ${FAULTS} faults`);

const opener = await post(door.url, '/api/guest', { name: 'Opener' });
const people = [];
const tables = new Map();
for (let i = 0; i < TABLES; i++) {
  const { id: offering } = offerings[(i * 11) % offerings.length];
  const { said } = await post(door.url, '/api/tables', { offering, usualFees: true }, opener.cookie);
  const here = [];
  for (let j = 0; j < 3; j++) here.push(await Player.come(door.url, `Player ${i} ${j}`, `${SEED} ${i} ${j}`));
  const watcher = await Player.come(door.url, `Watcher ${i}`, `${SEED} ${i}`, true);
  for (const [seat, player] of [...here, watcher].entries()) await player.sit(said.table, seat);
  people.push(...here, watcher);
  tables.set(said.table, [...here, watcher]);
}

/** What is known of a table that stands still. */
async function standing(table) {
  const [owner] = await database.query(
    'SELECT o.fence, n.name FROM owners o LEFT JOIN nodes n ON n.id = o.node WHERE table_id = $1',
    [table],
  );
  const last = await database.query(
    'SELECT seq, command, right(events, 300) AS events FROM records WHERE table_id = $1 ORDER BY seq DESC LIMIT 2',
    [table],
  );
  const here = tables.get(table).map((player) => player.standing(table));
  const known = await Promise.all([...nodes.values()].map((node) => asked(node, table)));
  const warnings = Object.fromEntries([...nodes.values()].map(({ name, warned }) => [name, warned ?? []]));
  return JSON.stringify({ owner, known, last, here, warnings }, null, 1);
}

/** Tables of which somebody has seen nothing since a time. */
const behind = (which, began) =>
  which.filter((table) => tables.get(table).some(({ at }) => (at.get(table) ?? 0) <= began));

/** When everybody has seen something new of every table; the milliseconds since `from` that the last of them took. */
async function goingOn(from, which = [...tables.keys()]) {
  const began = performance.now();
  let told = false;
  for (;;) {
    const times = which.flatMap((table) => tables.get(table).map((player) => player.at.get(table) ?? 0));
    if (times.every((at) => at > began)) break;
    if (performance.now() - began > STUCK_MS) {
      for (const table of behind(which, began))
        wrong.push(`${table}: nothing happens there any more: ${await standing(table)}`);
      break;
    }
    if (process.env.WHY !== undefined && !told && performance.now() - began > WHY_MS) {
      told = true;
      for (const table of behind(which, began)) say(`${table} stands: ${await standing(table)}`);
    }
    await sleep(20);
  }
  return performance.now() - from;
}

const owned = async (name) =>
  (
    await database.query('SELECT table_id FROM owners JOIN nodes ON nodes.id = owners.node WHERE name = $1', [
      name,
    ])
  )
    .map(({ table_id }) => table_id)
    .filter((table) => tables.has(table));

/** From something that happens to a node to the first action that each of its people sees behind it. */
async function untilSeen(which, at) {
  const last = new Map(
    which.flatMap((table) => tables.get(table).map((player) => [player, player.at.get(table)])),
  );
  const times = [];
  for (const table of which)
    for (const player of tables.get(table)) {
      const until = performance.now() + STUCK_MS;
      while ((player.at.get(table) ?? 0) <= Math.max(at, last.get(player) ?? 0) && performance.now() < until)
        await sleep(5);
      times.push(player.at.get(table) - at);
    }
  return Math.max(0, ...times);
}

async function isReady({ port }) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
}

/** Where every process is there again. */
const others = () => [...nodes.values()].filter(({ busy }) => !busy);
async function withNode(work) {
  const free = others();
  // One node at least stays as it is.
  if (free.length < 2) return null;
  const node = pick(free);
  node.busy = true;
  try {
    return await work(node);
  } finally {
    node.busy = false;
  }
}

const FAULT = {
  kill: () =>
    withNode(async (node) => {
      const which = await owned(node.name);
      const rests = between(0, RESTS * 1000);
      const at = performance.now();
      node.process.kill('SIGKILL');
      const took = await untilSeen(which, at);
      if (which.length > 0) measured.kill.push(took);
      await sleep(rests);
      await gone(node);
      await start(node);
      return `${node.name} was killed with ${which.length} tables: ${Math.round(took)} ms`;
    }),
  stop: () =>
    withNode(async (node) => {
      const which = await owned(node.name);
      const still = between(1000, LONGEST * 1000);
      const at = performance.now();
      node.process.kill('SIGSTOP');
      const over = sleep(still).then(() => node.process.kill('SIGCONT'));
      const took = await untilSeen(which, at);
      if (which.length > 0) measured.stop.push(took);
      await over;
      return `${node.name} stood still for ${Math.round(still / 1000)} s with ${which.length} tables: ${Math.round(took)} ms`;
    }),
  leave: () =>
    withNode(async (node) => {
      const which = await owned(node.name);
      for (const person of people) person.moves.length = 0;
      const at = performance.now();
      node.process.kill('SIGTERM');
      await gone(node);
      const took = performance.now() - at;
      await goingOn(at, which);
      const moves = which.flatMap((table) => tables.get(table).flatMap(({ moves }) => moves));
      measured.move.push(...moves);
      await start(node);
      return `${node.name} handed ${which.length} tables over in ${Math.round(took)} ms, each within ${Math.round(Math.max(0, ...moves))} ms`;
    }),
  /** A new version: one node after another is stopped and started, as soon as the one before is ready. */
  roll: async () => {
    if (others().length < nodes.size) return null;
    for (const node of nodes.values()) node.busy = true;
    const seated = people.flatMap((person) =>
      [...person.tables.keys()].filter((table) => person.hasSeat(table)).map((table) => [person, table]),
    );
    for (const person of people) person.longest.clear();
    const at = performance.now();
    for (const node of nodes.values()) {
      node.process.kill('SIGTERM');
      await gone(node);
      await start(node);
      await isReady(node);
      node.busy = false;
    }
    const took = performance.now() - at;
    await goingOn(at);
    const pauses = people.flatMap(({ longest }) => [...longest.values()]);
    measured.pause.push(...pauses);
    for (const [person, table] of seated)
      if (!person.hasSeat(table)) wrong.push(`${table}: ${person.you.name} has lost a seat.`);
    return `all nodes restarted in turn in ${Math.round(took / 1000)} s: ${seated.length} seats kept, nobody saw a table pause for more than ${Math.round(Math.max(...pauses))} ms`;
  },
  'client line': async () => {
    const way = pick(['up', 'down']);
    const time = between(500, 15_000);
    const letGo = door.cut(way, () => random.below(2) === 0);
    await sleep(time);
    letGo();
    return `half of the lines to people dead ${way} for ${Math.round(time)} ms`;
  },
  'node line': async () => {
    const node = pick([...nodes.values()]);
    const way = pick(['up', 'down']);
    const time = between(500, 15_000);
    const letGo = node.way.cut(way);
    await sleep(time);
    letGo();
    return `lines from neighbors to ${node.name} dead ${way} for ${Math.round(time)} ms`;
  },
  database: async () => {
    const signal = pick(['SIGINT', 'SIGQUIT']);
    await database.restart(signal);
    return `database restarted (${signal})`;
  },
  'slow database': async () => {
    const [by, time] = [Math.round(between(10, 250)), between(1000, 8000)];
    database.slow(by);
    await sleep(time);
    database.slow(0);
    return `database ${by} ms later each way for ${Math.round(time)} ms`;
  },
  'full disk': async () => {
    if (!database.isSmall) return 'full disk: left out, no small disk can be mounted here';
    await database.full(true);
    await sleep(between(500, 4000));
    await database.full(false);
    return 'disk full';
  },
  clock: async () => {
    const node = pick([...nodes.values()]);
    const jump = Math.round(between(-86_400_000, 86_400_000));
    if (node.process.connected) node.process.send({ jump });
    return `clock of ${node.name} set by ${Math.round(jump / 1000)} s`;
  },
};

/** What is only one of its kind at a time. */
let databaseIsBusy = false;
async function oneFault() {
  const kinds = Object.keys(FAULT).filter((kind) => ONLY?.includes(kind) ?? true);
  const kind = PLAN?.[faults] ?? pick(kinds);
  const isDatabase = ['database', 'slow database', 'full disk'].includes(kind);
  if (isDatabase && databaseIsBusy) return;
  if (isDatabase) databaseIsBusy = true;
  const said = await FAULT[kind]().catch((error) => {
    throw new Error(`${kind}: ${error.message}`);
  });
  if (isDatabase) databaseIsBusy = false;
  if (said !== null) say(`  ${String(++faults).padStart(4)}  ${said}`);
}

/** Everything that was seen and told so far, against what is written. */
async function check() {
  // A store that only reads sees one moment, and people see more meanwhile: theirs is taken first.
  const sofar = people.map((player) => ({ player, ...player.takeSeen() }));
  const store = await openStore({ url: database.direct, reading: true });
  try {
    for (const [table, here] of tables) {
      const records = await store.tables.records(table);
      const events = records.flatMap((record) => JSON.parse(record.events));
      const ids = records.flatMap(({ command }) => (command === null ? [] : [JSON.parse(command).id]));
      const times = new Map();
      for (const id of ids) if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1);
      for (const [id, n] of times) if (n > 1) wrong.push(`${table}: ${id} was done ${n} times.`);
      for (const { player, seen, done } of sofar) {
        if (!here.includes(player)) continue;
        for (const id of done.get(table) ?? [])
          if (!times.has(id)) wrong.push(`${table}: ${id} was said to be done, and is not written.`);
        for (const [seq, event] of seen.get(table) ?? []) {
          if (seq >= events.length) wrong.push(`${table}: event ${seq} was shown, and is not written.`);
          else if (!isSame(event, events[seq])) wrong.push(`${table}: event ${seq} was shown otherwise.`);
        }
        wrong.push(...player.wrong.splice(0));
      }
    }
  } finally {
    await store.close();
  }
}

/** Of what somebody has just seen, whether it is durable. */
async function sample() {
  const player = pick(people);
  const [[table, seen] = []] = player.seen;
  const last = seen === undefined ? undefined : [...seen.keys()].at(-1);
  if (last === undefined) return;
  const [row] = await database.query('SELECT MAX(seq + count) AS n FROM records WHERE table_id = $1', [
    table,
  ]);
  if (Number(row.n) <= last) wrong.push(`${table}: event ${last} was shown before it was written.`);
}

let faults = 0;
let isOver = false;
const sampling = (async () => {
  while (!isOver) {
    await sample().catch(() => {});
    await sleep(200);
  }
})();
const began = performance.now();
await goingOn(began);
let checked = 0;
while (faults < FAULTS && wrong.length === 0) {
  const together = [oneFault()];
  while (random.below(1_000_000) / 1_000_000 < AT_ONCE) together.push(sleep(between(0, 3000)).then(oneFault));
  await Promise.all(together);
  const back = await goingOn(performance.now());
  if (back > 5000) say(`        going on again everywhere after ${Math.round(back)} ms`);
  if (faults - checked >= CHECK_EVERY) {
    checked = faults;
    await check();
  }
}
isOver = true;
await sampling;
for (const person of people) person.leave();
await sleep(500);
await check();
for (const node of nodes.values()) {
  node.process.kill('SIGTERM');
  await gone(node);
}
const store = await openStore({ url: database.direct, reading: true });
const verified = await verifyStore(store);
await store.close();
for (const { message, table } of verified.findings) wrong.push(`verify: ${table ?? ''} ${message}`);
await database.end();
door.close();
for (const { way } of nodes.values()) way.close();

const spread = (all) => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `${sorted.length} times, median ${at(0.5)} ms, most ${at(1)} ms`;
};
say(
  `\n${faults} faults in ${Math.round((performance.now() - began) / 1000)} s, ${verified.events} events, ${verified.hands} hands`,
);
say(`killed, to the next action seen by all: ${spread(measured.kill)} (7000 wanted)`);
say(`stood still, the same: ${spread(measured.stop)}`);
say(`planned move, as each person saw it: ${spread(measured.move)} (500 wanted)`);
say(`restarted in turn, the longest pause that each person saw: ${spread(measured.pause)} (2000 wanted)`);
for (const text of wrong.slice(0, 20)) say(`WRONG  ${text}`);
say(
  wrong.length === 0
    ? 'Nothing was lost, doubled or shown too early.'
    : `${wrong.length} things are wrong (seed ${SEED}).`,
);
process.exit(wrong.length === 0 ? 0 : 1);
