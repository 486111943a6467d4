/**
 * `npm run nodes`: three nodes on one PostgreSQL database, people who play over a load balancer, and faults, mostly
 * several at once. At the end, and every so often before, all that anybody was shown or told is held against the
 * database, and at the end the database against itself (`cardroom verify`).
 * FAULTS, SEED, NODES, TABLES, AT_ONCE and LONGEST (seconds that a node may stand still) change the run; ONLY=kill,stop
 * its faults; PLAN=kill,database is these and no others, one after another.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../packages/core/dist/cards/index.js';
import { verifyStore } from '../../packages/room/dist/room/verify/verify.js';
import { openStore } from '../../packages/room/dist/store/open.js';
import { Books } from './books.mjs';
import { Faults } from './faults.mjs';
import { openMany } from './many.mjs';

const PLAN = process.env.PLAN?.split(',');
const FAULTS = PLAN?.length ?? Number(process.env.FAULTS ?? 30);
const SEED = process.env.SEED ?? String(Date.now());
const TABLES = Number(process.env.TABLES ?? 9);
/** How many faults there are at once, at the most, and within how many milliseconds they begin. */
const AT_ONCE = PLAN === undefined ? Number(process.env.AT_ONCE ?? 7) : 1;
const WITHIN_MS = 4_000;
/** Milliseconds that the house waits between hands. */
const PACE = PLAN === undefined ? 150 : 500;
/** A table that nobody has seen anything of for so long after all faults are over has stopped. */
const STUCK_MS = Number(process.env.STUCK ?? 90) * 1000;
/** With WHY set, what is known of a table is printed that stands for so long. */
const WHY_MS = 10_000;
const CHECK_EVERY = 20;
/** Nodes are restarted in turn so often: it takes as long as many other faults. */
const ROLL_ONE_IN = 40;
const NAMES = ['east', 'north', 'west'].slice(0, Number(process.env.NODES ?? 3));

const say = (text) => process.stdout.write(`${text}\n`);
const random = seededRandom(SEED);
const wrong = [];
const isWrong = (what) => {
  wrong.push(what);
  say(`WRONG  ${what}`);
};
const opened = performance.now();
const many = await openMany({
  names: NAMES,
  pace: PACE,
  smallDisk: PLAN?.includes('full disk') ?? true,
});
say(`seed ${SEED}: ${NAMES.length} nodes, ${TABLES} tables, ${FAULTS} faults`);
await many.seat(TABLES, SEED);

const watch = {
  /** When everybody has seen something new of every table; the milliseconds since `from` that it took. */
  async goingOn(from, which = [...many.tables.keys()]) {
    const began = performance.now();
    const behind = () => which.filter((table) => many.seenAt([table]).some((at) => at <= began));
    for (let told = false; behind().length > 0; ) {
      if (performance.now() - began > STUCK_MS) {
        for (const table of behind())
          isWrong(`${table}: nothing happens there any more: ${await many.standing(table)}`);
        break;
      }
      if (process.env.WHY !== undefined && !told && performance.now() - began > WHY_MS) {
        told = true;
        for (const table of behind()) say(`${table} stands: ${await many.standing(table)}`);
      }
      await sleep(20);
    }
    return performance.now() - from;
  },

  /** From something that happens to a node to the first action that the last of its people sees after it. */
  async untilSeen(which, at) {
    const until = performance.now() + STUCK_MS;
    const before = many.seenAt(which).map((seen) => Math.max(at, seen));
    while (many.seenAt(which).some((seen, i) => seen <= before[i]) && performance.now() < until)
      await sleep(5);
    return Math.max(0, ...many.seenAt(which).map((seen) => seen - at));
  },
};
const books = new Books(many, isWrong);
const faults = new Faults(many, random, watch, {
  rests: PLAN === undefined ? 2 : 0,
  longest: Number(process.env.LONGEST ?? 60),
  wrong: isWrong,
  tell: say,
});

const KINDS = process.env.ONLY?.split(',') ?? faults.kinds.filter((kind) => kind !== 'roll');
const unknown = [...KINDS, ...(PLAN ?? [])].filter((kind) => !faults.kinds.includes(kind));
if (unknown.length > 0)
  throw new Error(`No fault: ${unknown.join(', ')}. There are ${faults.kinds.join(', ')}.`);

/** Which fault is next. */
const next = (isFirst) => {
  if (PLAN !== undefined) return PLAN[done];
  if (isFirst && process.env.ONLY === undefined && random.below(ROLL_ONE_IN) === 0) return 'roll';
  return KINDS[random.below(KINDS.length)];
};

let done = 0;
/** What goes on beside the faults that come after it. */
const aside = new Set();
async function oneFault(isFirst) {
  const did = await faults.one(next(isFirst));
  // There is no node, or no database, to do it to.
  if (did === null) return;
  say(`  ${String(++done).padStart(4)}  ${did.says}`);
  if (did.aside !== null) {
    aside.add(did.aside);
    void did.aside.finally(() => aside.delete(did.aside));
  }
}

let isOver = false;
const sampling = (async () => {
  while (!isOver) {
    const player = many.people[random.below(many.people.length)];
    await books.sample(player).catch(() => {});
    await sleep(200);
  }
})();
const began = performance.now();
await watch.goingOn(began);
say(`        open, and everybody plays, after ${Math.round(performance.now() - opened)} ms`);
let checked = 0;
while (done < FAULTS && wrong.length === 0) {
  const more = Math.min(random.below(AT_ONCE), FAULTS - done - 1);
  const others = Array.from({ length: more }, async () => {
    await sleep(random.below(WITHIN_MS));
    await oneFault(false);
  });
  await Promise.all([oneFault(true), ...others]);
  const back = await watch.goingOn(performance.now());
  if (back > 5000) say(`        going on again everywhere after ${Math.round(back)} ms`);
  if (done - checked >= CHECK_EVERY) {
    checked = done;
    await books.compare();
  }
}
await Promise.all(aside);
const took = performance.now() - began;
isOver = true;
await sampling;
many.leave();
await many.stop();
await books.compare();
const store = await openStore({ url: many.database.direct, reading: true });
const verified = await verifyStore(store);
await store.close();
for (const { message, table } of verified.findings) isWrong(`verify: ${table ?? ''} ${message}`);
const refused = new Map();
for (const player of many.people)
  for (const [what, times] of player.refused) refused.set(what, (refused.get(what) ?? 0) + times);
await many.close();

say(
  `\n${done} faults in ${Math.round(took / 1000)} s, ${verified.events} events, ${verified.hands} hands, ${Math.round((performance.now() - opened) / 1000)} s in all`,
);
const { alone, together } = faults.measured;
const both = (what) => `${alone.says(what)}; with other faults ${together.says(what)}`;
say(`killed, to the next action seen by all: ${both('kill')} (7000 wanted)`);
say(`stood still, the same: ${both('stop')}`);
say(`planned move, as each person saw it: ${both('move')} (500 wanted)`);
say(`restarted in turn, the longest pause that each person saw: ${both('pause')} (2000 wanted)`);
for (const [what, times] of [...refused].sort(([, a], [, b]) => b - a).slice(0, 20))
  say(`refused ${times} times: ${what}`);
for (const text of wrong.slice(0, 20)) say(`WRONG  ${text}`);
say(
  wrong.length === 0
    ? 'Nothing was lost, doubled or shown too early.'
    : `${wrong.length} things are wrong (seed ${SEED}).`,
);
process.exit(wrong.length === 0 ? 0 : 1);
