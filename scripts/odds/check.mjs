/**
 * Holds what the odds lab has counted against two other ways to have it:
 *
 *   npm run odds:check [<words of a name>]              counts everything that is kept again, then deals every offering
 *   npm run odds:check -- --dealt [<words of a name>]   deals only
 *
 * Dealt are rounds at the machine of the tables (`--rounds`, 20,000 unless given), by a line whose price is counted.
 * A bet that is more than three standard errors away is dealt four times as often from another seed, since one of
 * some hundred is so by chance; it must not be so again.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { buildCore, fail, say } from '../ready.mjs';

const MOST_APART = 3;

/** A thread: deals the offerings that it is given. */
async function work() {
  const { offerings } = await import('../../packages/core/dist/houses/index.js');
  const { dealBeside } = await import('../../packages/core/dist/odds/dealt-check.js');
  parentPort.on('message', ({ id, rounds }) => {
    const offering = offerings.find((one) => one.id === id);
    const began = performance.now();
    const first = dealBeside(offering, { rounds, seed: 'check' });
    const again = first.some(({ apart }) => Math.abs(apart) > MOST_APART)
      ? dealBeside(offering, { rounds: 4 * rounds, seed: 'check again' })
      : null;
    parentPort.postMessage({ id, first, again, took: performance.now() - began });
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dealt: { type: 'boolean' },
      rounds: { type: 'string', default: '20000' },
      workers: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    },
  });
  const rounds = Number(values.rounds);
  if (!(rounds >= 2 && rounds <= 1e9)) fail(`--rounds is a number from 2 on, not "${values.rounds}".`);
  buildCore();
  let wrong = 0;
  if (!values.dealt) {
    const keep = fileURLToPath(new URL('keep.mjs', import.meta.url));
    const counted = spawnSync(
      process.execPath,
      [keep, '--check', '--workers', values.workers, ...positionals],
      {
        stdio: 'inherit',
      },
    );
    if (counted.status !== 0) wrong++;
  }
  const { offerings } = await import('../../packages/core/dist/houses/index.js');
  const ids = offerings
    .filter(({ id, kind }) => kind === 'player-dealer' && positionals.every((word) => id.includes(word)))
    .map(({ id }) => id);
  let bets = 0;
  await Promise.all(
    Array.from({ length: Number(values.workers) || 1 }, () =>
      inThread(ids, rounds, ({ id, first, again, took }) => {
        say(`${id} (${(took / 1000).toFixed(1)} s)`);
        for (const [at, one] of first.entries()) {
          bets++;
          const last = again?.[at] ?? one;
          const met = Math.abs(last.apart) <= MOST_APART;
          if (!met) wrong++;
          say(`  ${told(one)}${again === null ? '' : `; again ${told(last)}`}${met ? '' : ' NOT MET'}`);
        }
      }),
    ),
  );
  say(`${bets} bets of ${rounds.toLocaleString('en-US')} rounds each.`);
  if (wrong > 0) fail(`${wrong} not as counted.`);
}

const percent = (part) => `${(100 * part).toFixed(3)}%`;

const told = ({ wager, counted, least, dealt, se, apart }) =>
  `${wager}: counted ${least ? 'at least ' : ''}${percent(counted)}, dealt ${percent(dealt)} ± ${percent(se)} (${apart.toFixed(1)})`;

/** A thread takes the next offering when it has done one. */
function inThread(ids, rounds, tell) {
  const worker = new Worker(new URL(import.meta.url));
  return new Promise((done, broke) => {
    const ask = () => {
      const id = ids.shift();
      if (id === undefined) done(worker.terminate());
      else worker.postMessage({ id, rounds });
    };
    worker.on('message', (answer) => {
      tell(answer);
      ask();
    });
    worker.on('error', broke);
    ask();
  });
}

if (isMainThread) await main();
else await work();
