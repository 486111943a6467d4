/**
 * `npm run crash`: a room under load is killed at random moments and started again, many times in a row.
 * After each kill: every event that was acknowledged is there, chains and books hold, and the hands that
 * were being played go on to their ends. ROUNDS=50 and TABLES=12 unless told otherwise.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { secureRandom } from '../dist/cards/index.js';
import { offerings } from '../dist/houses/index.js';
import { BotHost } from '../dist/room/bot-host.js';
import { Room } from '../dist/room/room.js';
import { openStore } from '../dist/room/store/open.js';
import { verifyStore } from '../dist/room/verify.js';

const NO_PACE = { betweenHands: 0, betting: 0, lastBets: 0 };
const rounds = Number(process.env.ROUNDS ?? 50);
const tables = Number(process.env.TABLES ?? 12);

if (process.argv[2] === 'room') await runRoom(process.argv[3]);
else await killAgainAndAgain();

/** The child: a room whose bots act as fast as they can, and which tells its parent of all that is durable. */
async function runRoom(data) {
  const store = await openStore({ data });
  const room = await Room.start({ store, pace: NO_PACE });
  const host = new BotHost(room, { random: secureRandom(), wait: 0, quick: true });
  await host.resume();
  for (let i = room.tables; i < tables; i++) {
    const { id, house } = offerings[(i * 8) % offerings.length];
    const opened = await room.openTable({ house, offering: id }, { by: 'house' });
    await host.fill(opened.table, 3);
  }
  for (const { id } of room.summaries()) {
    const { published } = room.live(id);
    room.watch(id, null, undefined, () => {
      // Told before the link moves on: what this says is durable is what came before.
      setImmediate(() => process.send({ table: id, seq: published.link.seq, hash: published.link.hash }));
    });
  }
  process.send({ ready: true });
}

async function killAgainAndAgain() {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-crash-'));
  const acknowledged = new Map();
  let events = 0;
  let wrong = 0;
  for (let round = 1; round <= rounds; round++) {
    const child = fork(fileURLToPath(import.meta.url), ['room', data]);
    let ready = () => {};
    const isReady = new Promise((resolve) => {
      ready = resolve;
    });
    child.on('message', (message) => {
      if (message.ready) ready();
      if (message.table === undefined) return;
      acknowledged.set(message.table, message);
      events = Math.max(events, message.seq);
    });
    await isReady;
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 700));
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    const found = await inspect(data, acknowledged);
    wrong += found.length;
    for (const finding of found) process.stdout.write(`${finding}\n`);
    process.stdout.write(
      `killed ${round} of ${rounds}: ${found.length === 0 ? 'nothing lost' : `${found.length} wrong`}\n`,
    );
  }
  const unfinished = await finishHands(data);
  for (const id of unfinished) process.stdout.write(`the hand at ${id} did not end\n`);
  process.stdout.write(
    `${rounds} kills, ${acknowledged.size} tables, ${wrong} findings, ${unfinished.length} hands not completed\n`,
  );
  rmSync(data, { recursive: true, force: true });
  process.exitCode = wrong + unfinished.length === 0 ? 0 : 1;
}

/** What a kill has done to the store. */
async function inspect(data, acknowledged) {
  const store = await openStore({ data });
  const { findings } = await verifyStore(store);
  const wrong = findings.map((finding) => JSON.stringify(finding));
  for (const { table, seq, hash } of acknowledged.values()) {
    const records = await store.tables.records(table, 0, seq);
    const last = records.at(-1);
    if (last === undefined || last.seq + last.count !== seq || last.hash !== hash)
      wrong.push(`${table}: event ${seq - 1} was acknowledged and is not there`);
  }
  await store.close();
  return wrong;
}

/** Starts the room once more and lets every hand that was being played come to its end. */
async function finishHands(data) {
  const store = await openStore({ data });
  const room = await Room.start({ store, pace: NO_PACE });
  const playing = room
    .summaries()
    .map(({ id }) => ({ id, hand: room.live(id).table.state }))
    .filter(({ hand }) => hand.hand !== null)
    .map(({ id, hand }) => ({ id, number: hand.hands }));
  const host = new BotHost(room, { random: secureRandom(), wait: 0, quick: true });
  await host.resume();
  const ended = async ({ id, number }) => (await store.hands.find(id, number))?.endSeq != null;
  let left = playing;
  for (let i = 0; i < 200 && left.length > 0; i++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const done = await Promise.all(left.map(ended));
    left = left.filter((_, at) => !done[at]);
  }
  host.stop();
  await room.stop();
  const { findings } = await verifyStore(store);
  await store.close();
  return [...left.map(({ id }) => id), ...findings.map((finding) => JSON.stringify(finding))];
}
