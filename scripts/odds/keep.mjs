/**
 * Results of the odds lab that take long are kept in `packages/core/src/odds/kept/*.json`.
 *
 *   npm run odds:keep [<words of a name>] [-- --workers 2] [-- --all]   counts what no longer fits its code and inputs
 *   node scripts/odds/keep.mjs --check [<words of a name>]              counts everything again and compares
 *
 * Names are those of the files, `cardroom odds` knows the results by them. Every part is counted in a thread.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { buildCore, fail, say } from '../ready.mjs';

const at = (path) => fileURLToPath(new URL(`../../packages/core/${path}`, import.meta.url));

/** A thread: does the parts that it is given. */
async function work() {
  const { keepings } = await import('../../packages/core/dist/odds/kept/all.js');
  parentPort.on('message', ({ name, stage, part, memory }) => {
    const keeping = keepings.find((one) => one.name === name);
    parentPort.postMessage({ part, result: keeping.stages[stage].run(part, memory) });
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean' },
      all: { type: 'boolean' },
      workers: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    },
  });
  buildCore();
  const { keepings } = await import('../../packages/core/dist/odds/kept/all.js');
  const { hashOf } = await import('../../packages/core/dist/odds/kept/keeping.js');
  const read = (module) => readFileSync(at(`src/${module}`), 'utf8');
  const asked = keepings.filter(({ name }) => positionals.every((word) => name.includes(word)));
  if (asked.length === 0)
    fail(`Nothing is kept under ${positionals.join(' ')}; there are:\n${names(keepings)}`);
  let wrong = 0;
  for (const keeping of asked) {
    const hash = hashOf(keeping, read);
    const before = fileOf(keeping)[keeping.name];
    if (!values.check && !values.all && before?.hash === hash) {
      say(`${keeping.name}: fits`);
      continue;
    }
    const began = performance.now();
    const result = JSON.parse(JSON.stringify(await countInThreads(keeping, Number(values.workers) || 1)));
    const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    if (values.check) {
      const same = before?.hash === hash && isDeepStrictEqual(before.result, result);
      if (!same) wrong++;
      say(`${keeping.name}: ${same ? 'as kept' : 'NOT as kept'} (${took})`);
    } else {
      write(keeping, { hash, inputs: keeping.inputs, result });
      say(`${keeping.name}: ${isDeepStrictEqual(before?.result, result) ? 'as before' : 'new'} (${took})`);
    }
  }
  if (!values.check && positionals.length === 0) prune(keepings);
  if (wrong > 0) fail(`${wrong} of ${asked.length} are not as they are kept: npm run odds:keep`);
}

const names = (keepings) => keepings.map(({ name }) => `  ${name}`).join('\n');

/** In threads of its own: what a game has filled its tables with would otherwise stay until the last one is counted. */
async function countInThreads(keeping, workers) {
  const threads = new Threads(workers);
  try {
    return await count(keeping, threads);
  } finally {
    await threads.end();
  }
}

/** Stage by stage; a line says how far it is. */
async function count(keeping, threads) {
  const { name, bytes = 0, stages, join } = keeping;
  const memory = new SharedArrayBuffer(bytes);
  const all = stages.reduce((sum, { parts }) => sum + parts, 0);
  const results = [];
  let done = 0;
  bar(name, 0);
  for (const [stage, { parts }] of stages.entries()) {
    const told = await threads.run(name, stage, parts, memory, () => bar(name, ++done / all));
    results.push(told);
  }
  bar(name, null);
  return join(results);
}

const WIDTH = 30;

/** On a terminal one line that moves, elsewhere nothing. */
function bar(name, part) {
  if (!process.stderr.isTTY) return;
  const filled = '█'.repeat(Math.round(WIDTH * (part ?? 0))).padEnd(WIDTH, '░');
  process.stderr.write(
    part === null ? '\r\x1b[K' : `\r${filled} ${(100 * part).toFixed(0).padStart(3)}% ${name}`,
  );
}

class Threads {
  #workers;

  constructor(count) {
    this.#workers = Array.from({ length: count }, () => new Worker(new URL(import.meta.url)));
  }

  /** Every thread takes the next part when it has done one. */
  run(name, stage, parts, memory, tick) {
    const results = new Array(parts);
    let next = 0;
    const one = (worker) =>
      new Promise((done, broke) => {
        const ask = () => {
          if (next < parts) worker.postMessage({ name, stage, part: next++, memory });
          else {
            worker.off('message', hear).off('error', broke);
            done();
          }
        };
        const hear = ({ part, result }) => {
          results[part] = result;
          tick();
          ask();
        };
        worker.on('message', hear).on('error', broke);
        ask();
      });
    return Promise.all(this.#workers.map(one)).then(() => results);
  }

  end() {
    return Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function pathOf({ file }) {
  return at(`src/odds/kept/${file}.json`);
}

function fileOf(keeping) {
  try {
    return JSON.parse(readFileSync(pathOf(keeping), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

function write(keeping, entry) {
  save(pathOf(keeping), { ...fileOf(keeping), [keeping.name]: entry });
}

/** What nobody makes any more goes. */
function prune(keepings) {
  for (const file of new Set(keepings.map((one) => one.file))) {
    const made = new Set(keepings.filter((one) => one.file === file).map(({ name }) => name));
    const entries = Object.entries(fileOf({ file })).filter(([name]) => made.has(name));
    save(pathOf({ file }), Object.fromEntries(entries));
  }
}

/** One line a result, in the order of names, so that changes can be read and merged. */
function save(path, entries) {
  const lines = Object.keys(entries)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`);
  writeFileSync(path, lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
}

if (isMainThread) await main();
else await work();
