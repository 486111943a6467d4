/**
 * The room that `run.mjs` kills: its bots act as fast as they can, and it tells its parent of all that is
 * durable. COUNT_STATEMENTS has it count the statements with which it opens its data, older ones to be brought up to
 * date, and with DIE_AT it falls before the one of that number.
 */
import Database from 'better-sqlite3';
import { secureRandom } from '../../packages/core/dist/cards/index.js';
import { offerings } from '../../packages/core/dist/houses/index.js';
import { BotHost } from '../../packages/room/dist/room/bots/host.js';
import { steadyClock } from '../../packages/room/dist/room/clock.js';
import { Room } from '../../packages/room/dist/room/room.js';
import { openStore } from '../../packages/room/dist/store/open.js';

const tables = Number(process.env.TABLES ?? 12);
const dieAt = Number(process.env.DIE_AT ?? 0);
const [data] = process.argv.slice(2);

let statements = 0;
if (dieAt > 0 || process.env.COUNT_STATEMENTS !== undefined) countStatements();

process.send({ now: 'opening' });
// As `cardroom serve` opens it: with a thread that writes, and one for the checkpoints.
const store = await openStore({ data, thread: true });
const toOpen = statements;
const room = await Room.start({
  store,
  pace: { betweenHands: 0, betting: 0, lastBets: 0 },
  clock: steadyClock(await store.books.latest()),
});
const host = new BotHost(room, { random: secureRandom(), wait: 0, quick: true });
await host.resume();
for (let i = room.tables; i < tables; i++) {
  const { id, house } = offerings[(i * 8) % offerings.length];
  const opened = await room.openTable({ house, offering: id }, { by: 'house' });
  await host.fill(opened.table, 3);
}
for (const { id } of room.summaries()) {
  const { broadcast } = room.live(id);
  room.watch(id, null, undefined, () => {
    // Told before the link moves on: what this says is durable is what came before.
    setImmediate(() => process.send({ table: id, seq: broadcast.link.seq, hash: broadcast.link.hash }));
  });
}
process.send({ now: 'ready', statements: toOpen });

function countStatements() {
  const { prototype } = Database;
  const count = () => {
    if (++statements === dieAt) process.kill(process.pid, 'SIGKILL');
  };
  for (const name of ['exec', 'pragma', 'prepare']) {
    const real = prototype[name];
    prototype[name] = function counted(...args) {
      if (name !== 'prepare') count();
      const result = real.apply(this, args);
      if (name !== 'prepare') return result;
      const run = result.run.bind(result);
      result.run = (...values) => {
        count();
        return run(...values);
      };
      return result;
    };
  }
}
