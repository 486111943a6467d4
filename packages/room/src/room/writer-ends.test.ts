import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { seededRandom } from '@cardroom/core/cards';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { StoreError } from '../store/errors.ts';
import { railOf } from '../store/ledger/ledger.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { builtWriter } from '../store/sqlite/testing-writer.ts';
import { eventsIn, type Store } from '../store/store.ts';
import { BotHost } from './bots/host.ts';
import { steadyClock } from './clock.ts';
import { Room } from './room.ts';
import { HOLDEM, NO_PACE, tempFolder } from './testing/testing.ts';
import { verifyStore } from './verify/verify.ts';

let program: URL;
beforeAll(async () => {
  program = await builtWriter();
});

let folder: ReturnType<typeof tempFolder>;
/** The threads that are running, and of them the writers that have said that they are ready. */
let running: Worker[] = [];
let ready: Worker[] = [];
const noticed = (worker: Worker) => {
  running.push(worker);
  worker.once('message', () => ready.push(worker));
  worker.once('exit', () => {
    running = running.filter((other) => other !== worker);
    ready = ready.filter((other) => other !== worker);
  });
};
beforeEach(() => {
  folder = tempFolder();
  [running, ready] = [[], []];
  process.on('worker', noticed);
});
afterEach(() => {
  process.off('worker', noticed);
  folder.remove();
});

/** The program of a writer that ends at a moment of its life that the test names, in the first of its lives. */
function endsAt(name: string, moment: string): URL {
  const url = new URL(`./${name}.js`, program);
  const once = fileURLToPath(new URL(`./${name}.once`, program));
  writeFileSync(
    url,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    const end = () => { writeFileSync(${JSON.stringify(once)}, ''); process.exit(1); };
    const first = !existsSync(${JSON.stringify(once)});
    ${moment}
    await import('./${basename(fileURLToPath(program))}');`,
  );
  return url;
}

/** When the sixth answer would be sent: what it is about is on the disk, and nobody is told. */
const UNANSWERED = `const post = parentPort.postMessage.bind(parentPort);
  let answers = 0;
  parentPort.postMessage = (answer) => (first && ++answers === 6 ? end() : post(answer));`;
/** When the sixth thing to do comes in: nothing of it is on the disk. */
const UNDONE = `const on = parentPort.on.bind(parentPort);
  let tasks = 0;
  parentPort.on = (type, hear) => on(type, (task) => (first && ++tasks === 6 ? end() : hear(task)));`;

async function openRoom(writer: URL) {
  const warned: Error[] = [];
  const store = await openSqlite(
    { data: folder.path, thread: true, warn: (error) => warned.push(error) },
    writer,
  );
  const room = await Room.start({ store, clock: steadyClock(), pace: NO_PACE });
  return { store, room, warned };
}

async function seated(room: Room, store: Store, chips: number): Promise<string> {
  const opened = await room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  await store.people.add({ id: 'ann', name: 'Ann', role: 'patron', createdAt: 0 });
  await room.money.grant('ann', chips, 0, 'play chips');
  return opened.table;
}

/** What the store has of the chips that somebody brought to a table. */
async function sold(store: Store, table: string): Promise<number[]> {
  const events = eventsIn(await store.tables.records(table));
  return events.flatMap((event) => (event.type === 'sold' ? [event.cents] : []));
}

test('R6 a writer that ends before it writes: that is not saved, the next is, and the table is as it is in the file', async () => {
  const { store, room, warned } = await openRoom(endsAt('undone', UNDONE));
  const table = await seated(room, store, 1_000_000);
  const sit = { type: 'sit', seat: 0, cents: 20_000 } as const;
  const answers = [await room.do(table, { user: 'ann' }, sit)];
  for (let i = 1; i < 6; i++)
    answers.push(
      await room.do(
        table,
        { user: 'ann' },
        answers.includes(null) ? { type: 'add chips', cents: 20_000 + 100 * i } : sit,
      ),
    );
  const refused = answers.filter((answer) => answer !== null);
  expect(refused.map(({ code }) => code)).toEqual(['not-saved']);
  expect(warned.map(({ message }) => message)).toEqual([
    'The thread that writes to the disk has ended, and is started again.',
  ]);
  const cents = (await sold(store, table)).reduce((a, b) => a + b, 0);
  expect(room.money.rail('ann')).toBe(1_000_000 - cents);
  expect(await store.books.balance(railOf('ann'))).toBe(1_000_000 - cents);
  await room.stop();
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
});

test('R6 a writer that ends when it has written and not said so: it is done, once, and the table goes on from there', async () => {
  const { store, room } = await openRoom(endsAt('unanswered', UNANSWERED));
  const table = await seated(room, store, 1_000_000);
  const brought = [20_000, 20_100, 20_200, 20_300, 20_400, 20_500];
  for (const [i, cents] of brought.entries()) {
    const command = i === 0 ? { type: 'sit', seat: 0, cents } : { type: 'add chips', cents };
    expect(await room.do(table, { user: 'ann' }, command as never)).toBeNull();
  }
  expect(await sold(store, table)).toEqual(brought);
  await room.stop();
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
});

test('R6 what leaves no record is found, too: chips from the cage are given once, what was said has its number', async () => {
  const { store } = await openRoom(endsAt('unanswered-chips', UNANSWERED));
  for (let i = 1; i <= 4; i++) expect(await store.chat.say('t_1', i, 'ann', `line ${i}`)).toBe(i);
  expect(await store.chat.say('t_1', 5, 'ann', 'line 5')).toBe(5);
  expect((await store.chat.said('t_1')).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  await store.close();

  const { store: again, room } = await openRoom(endsAt('unanswered-post', UNANSWERED));
  for (let i = 0; i < 7; i++) await room.money.grant('ann', 100, 0, 'play chips');
  expect(room.money.rail('ann')).toBe(700);
  expect(await again.books.balance(railOf('ann'))).toBe(700);
  expect(await again.books.check()).toEqual([]);
  await again.close();
});

test('R2, R6 threads that are killed again and again under load: what was answered is so, what was not saved is not there', async () => {
  const { store, room, warned } = await openRoom(program);
  const random = seededRandom('kills');
  const host = new BotHost(room, { random, wait: 0, quick: true });
  const tables: string[] = [];
  for (const offering of ['black-sheep/holdem', 'empire/three-card-poker', 'hawaiian-gardens/badugi']) {
    const house = offering.split('/')[0] as typeof HOLDEM.house;
    const opened = await room.openTable({ house, offering }, { by: 'house' });
    if ('code' in opened) throw new Error(opened.message);
    tables.push(opened.table);
    expect(await host.fill(opened.table, 3)).toBeNull();
  }
  const own = await seated(room, store, 100_000_000);
  let going = true;
  /** What each command and each grant, of cents that no other has, came to. */
  const answers = new Map<number, string>();
  const plays = (async () => {
    const sits = () => room.live(own)?.table.state.seats.some((seat) => seat?.player === 'ann');
    for (let cents = 20_000; going; cents += 100) {
      const answer = await room.do(own, { user: 'ann' }, { type: 'sit', seat: 0, cents }, `ann ${cents}`);
      answers.set(cents, answer?.code ?? 'done');
      while (sits()) {
        await room.do(own, { user: 'ann' }, { type: 'leave' });
        await new Promise((turn) => setImmediate(turn));
      }
    }
  })();
  const gives = (async () => {
    for (let cents = 1; going; cents++) {
      await room.money.grant('ben', cents, 0, 'play chips').then(
        () => answers.set(-cents, 'done'),
        (error) => answers.set(-cents, (error as StoreError).kind),
      );
    }
  })();
  const told = new Map<string, { seq: number; hash: string }>();
  for (const table of tables) {
    const { broadcast } = room.live(table)!;
    room.watch(table, null, undefined, () => setImmediate(() => told.set(table, broadcast.link)));
  }
  const dealt = () => Math.min(...tables.map((table) => room.live(table)?.table.state.hands ?? 0));
  let kills = 0;
  for (let seen = 0, until = performance.now() + 60_000; kills < 12 && performance.now() < until; ) {
    await new Promise((later) => setTimeout(later, random.below(30)));
    const victim = random.below(10) === 0 ? running.find((one) => !ready.includes(one)) : ready[0];
    if (victim === undefined || answers.size === seen) continue;
    seen = answers.size;
    await victim.terminate();
    kills++;
  }
  const hands = dealt();
  await vi.waitFor(() => expect(dealt()).toBeGreaterThan(hands + 2), { timeout: 60_000, interval: 20 });
  going = false;
  await Promise.all([plays, gives]);
  host.stop();
  await room.stop();
  expect(kills).toBeGreaterThan(4);
  expect(warned.length).toBeGreaterThanOrEqual(kills);
  // Whoever comes while there is no writer waits for one, and gives up when none comes.
  const others = [...answers.values()].filter(
    (code) => !['done', 'not-saved', 'lost', 'busy'].includes(code),
  );
  expect(others).toEqual([]);

  const brought = new Set(await sold(store, own));
  const given = new Set((await store.books.entries(railOf('ben'), { limit: 1e6 })).map(({ cents }) => cents));
  for (const [cents, answer] of answers)
    expect([cents, answer, cents > 0 ? brought.has(cents) : given.has(-cents)]).toEqual([
      cents,
      answer,
      answer === 'done',
    ]);
  expect(brought.size).toBe([...answers].filter(([cents, answer]) => cents > 0 && answer === 'done').length);
  for (const user of ['ann', 'ben'])
    expect(room.money.rail(user)).toBe(await store.books.balance(railOf(user)));
  for (const [table, { seq, hash }] of told) {
    const last = (await store.tables.records(table, 0, seq)).at(-1);
    expect([last?.hash, (last?.seq ?? 0) + (last?.count ?? 0)]).toEqual([hash, seq]);
  }
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
});

test('R7 a writer that ends each time it starts is started again ever more seldom, and nothing is said to be saved', async () => {
  const store = await openSqlite({ data: folder.path, thread: true, patience: 300, warn: () => {} }, program);
  await store.check();
  const [writer] = ready;
  const began: number[] = [];
  const kill = (worker: Worker) => {
    began.push(performance.now());
    void worker.terminate();
  };
  process.on('worker', kill);
  await writer?.terminate();
  await vi.waitFor(() => expect(began.length).toBeGreaterThan(4), { timeout: 60_000, interval: 20 });
  await expect(store.chat.say('t_1', 1, 'ann', 'hello')).rejects.toBeInstanceOf(StoreError);
  await expect(store.check()).rejects.toMatchObject({ kind: expect.stringMatching(/busy|lost/) });
  // Each wait is twice the last; a busy machine makes them longer, never shorter.
  const waits = began.slice(1).map((at, i) => at - began[i]!);
  expect(waits.filter((wait, i) => wait < 45 * 2 ** i)).toEqual([]);
  process.off('worker', kill);
  await expect
    .poll(
      () =>
        store.check().then(
          () => 'sound',
          () => 'not yet',
        ),
      { timeout: 60_000 },
    )
    .toBe('sound');
  await store.close();
});
