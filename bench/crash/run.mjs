/**
 * `npm run crash`: a room is killed many times in a row: at random moments under load, while it starts, in the
 * middle of a checkpoint of its log, and in the middle of the upgrade of older data. After each kill: every event
 * that was acknowledged is there, and `cardroom verify` finds nothing; in the end the hands that were being
 * played go on to their ends. ROUNDS=50 and TABLES=12 unless told otherwise.
 */

import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { secureRandom } from '../../packages/core/dist/cards/index.js';
import { BotHost } from '../../packages/room/dist/room/bots/host.js';
import { steadyClock } from '../../packages/room/dist/room/clock.js';
import { Room } from '../../packages/room/dist/room/room.js';
import { verifyStore } from '../../packages/room/dist/room/verify/verify.js';
import { openStore } from '../../packages/room/dist/store/open.js';
import { atCheckpoint, inCheckpoint } from './checkpoint.mjs';
import { makeOlder, NEWEST, OLDER, rowsOf, versionOf, whatIsGone } from './older.mjs';

const NO_PACE = { betweenHands: 0, betting: 0, lastBets: 0 };
const rounds = Number(process.env.ROUNDS ?? 50);
const others = Math.max(2, Math.round(rounds * 0.4));

const folder = mkdtempSync(join(tmpdir(), 'cardroom-crash-'));
/** The last word of each table that the room said was durable. */
const acknowledged = new Map();
const kills = { load: 0, start: 0, checkpoint: 0, upgrade: 0 };
let wrong = 0;

try {
  const data = join(folder, 'room');
  await killAgainAndAgain(data);
  await finish('the room', data);
  await killUpgrades();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(
  `${kills.load} kills under load, ${kills.start} during the start, ${kills.checkpoint} in the middle of a checkpoint, ${kills.upgrade} of an upgrade; ${acknowledged.size} tables, ${wrong} findings\n`,
);
process.exitCode = wrong === 0 ? 0 : 1;

function say(what, findings) {
  wrong += findings.length;
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(`${what}: ${findings.length === 0 ? 'nothing lost' : `${findings.length} wrong`}\n`);
}

/** A room in a process of its own, which can be killed. */
function openRoom(data, env = {}) {
  const program = fileURLToPath(new URL('./room.mjs', import.meta.url));
  const child = fork(program, [data], { env: { ...process.env, ...env } });
  const told = { opening: signal(), ready: signal() };
  child.on('message', (message) => {
    if (message.table !== undefined) acknowledged.set(message.table, message);
    else told[message.now].resolve(message);
  });
  // What it said before it fell is all heard when the line to it is down.
  const gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[, by]]) => by);
  const fell = gone.then((by) => {
    if (by === 'SIGKILL') return null;
    throw new Error(`The room in ${data} ended by itself.`);
  });
  fell.catch(() => {});
  const kill = () => {
    child.kill('SIGKILL');
    return gone;
  };
  const until = (what) => Promise.race([told[what].promise, fell]);
  return { opening: until('opening'), ready: until('ready'), gone, kill };
}

function signal() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function killAgainAndAgain(data) {
  let startMs = 100;
  for (let round = 1; round <= rounds; round++) {
    const room = openRoom(data);
    await room.opening;
    const began = performance.now();
    await room.ready;
    startMs = performance.now() - began;
    await pass(100 + Math.random() * 700);
    await room.kill();
    kills.load++;
    say(`killed ${round} of ${rounds} under load`, await inspect(data, acknowledged));

    if (kills.start >= others) continue;
    const starting = openRoom(data);
    await starting.opening;
    await pass(Math.random() * startMs);
    await starting.kill();
    kills.start++;
    say(`killed ${kills.start} of ${others} during the start`, await inspect(data, acknowledged));

    for (let tries = 0; kills.checkpoint < kills.start; tries++) {
      if (tries === 10) throw new Error('No checkpoint lasts long enough to be met.');
      const working = openRoom(data);
      await working.ready;
      await pass(100);
      await atCheckpoint(data);
      await working.kill();
      // One that was over in time was a kill under load like any other.
      if (inCheckpoint(data)) kills.checkpoint++;
      say(
        `killed ${kills.checkpoint} of ${others} in the middle of a checkpoint`,
        await inspect(data, acknowledged),
      );
    }
  }
}

/** What a kill has done to the data, seen on a copy: the next room finds them as the kill left them. */
async function inspect(data, told = new Map()) {
  const copy = join(folder, 'copy');
  cpSync(data, copy, { recursive: true });
  const store = await openStore({ data: copy, reading: true });
  const { findings } = await verifyStore(store);
  const found = findings.map((finding) => JSON.stringify(finding));
  for (const { table, seq, hash } of told.values()) {
    const records = await store.tables.records(table, 0, seq);
    const last = records.at(-1);
    if (last === undefined || last.seq + last.count !== seq || last.hash !== hash)
      found.push(`${table}: event ${seq - 1} was acknowledged and is not there`);
  }
  await store.close();
  rmSync(copy, { recursive: true });
  return found;
}

/** Starts a room once more, lets every hand that was being played come to its end, and asks `cardroom verify`. */
async function finish(what, data) {
  const store = await openStore({ data });
  const room = await Room.start({ store, pace: NO_PACE, clock: steadyClock(await store.books.latest()) });
  const open = room.summaries().filter(({ state }) => state !== 'paused');
  const playing = open
    .map(({ id }) => ({ id, hand: room.live(id).table.state }))
    .filter(({ hand }) => hand.hand !== null)
    .map(({ id, hand }) => ({ id, number: hand.hands }));
  const host = new BotHost(room, { random: secureRandom(), wait: 0, quick: true });
  await host.resume();
  const ended = async ({ id, number }) => (await store.hands.find(id, number))?.endSeq != null;
  let left = playing;
  for (let i = 0; i < 1200 && left.length > 0; i++) {
    await pass(50);
    const done = await Promise.all(left.map(ended));
    left = left.filter((_, at) => !done[at]);
  }
  host.stop();
  await room.stop();
  await store.close();
  const program = fileURLToPath(new URL('../../bin/cardroom.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'verify', data], {
    encoding: 'utf8',
  });
  const verified = status === 0 ? [] : [stdout + stderr];
  say(`${what}, ${playing.length} hands played on`, [
    ...left.map(({ id }) => `the hand at ${id} did not end`),
    ...verified,
  ]);
}

/** Data of older versions, whose upgrade is killed at one statement after the other. */
async function killUpgrades() {
  for (const [nth, version] of OLDER.entries()) {
    const whole = join(folder, `version-${version}`);
    makeOlder(whole, version);
    const undisturbed = openRoom(whole, { COUNT_STATEMENTS: '1', TABLES: '0' });
    const { statements } = await undisturbed.ready;
    await undisturbed.kill();
    const share = Math.floor(others / OLDER.length) + (nth < others % OLDER.length ? 1 : 0);
    let last = whole;
    for (let i = 0; i < share; i++) {
      // Somewhere in each of as many equal parts.
      const at = 1 + Math.floor((statements * (i + Math.random())) / share);
      last = join(folder, `version-${version}-${at}`);
      makeOlder(last, version);
      say(`killed at ${at} of ${statements} in the upgrade of version ${version}`, await killAt(at, last));
    }
    await finish(`version ${version}`, last);
  }
}

/** What a kill at one statement of the upgrade has done: all of it is done or nothing, and it can be done again. */
async function killAt(at, data) {
  const [version, before] = [versionOf(data), rowsOf(data)];
  await openRoom(data, { DIE_AT: String(at) }).gone;
  kills.upgrade++;
  const found = [version, NEWEST].includes(versionOf(data)) ? [] : ['half an upgrade'];
  if (versionOf(data) === version && !isDeepStrictEqual(rowsOf(data), before))
    found.push('not what it was before the upgrade');
  await (await openStore({ data })).close();
  return [...found, ...whatIsGone(before, rowsOf(data)), ...(await inspect(data))];
}
