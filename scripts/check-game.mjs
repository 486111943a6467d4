/**
 * `npm run check-game <id>`: plays an offering hard for some ten seconds and says what holds of it and what does
 * not, with the step of its script and the line of its file. Several may be named; `--seconds 2` looks less closely.
 * The sources are read as they stand; nothing need be built.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const core = `${root}packages/core/src/`;
const { values, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' } },
});
const seconds = Number(values.seconds);
/** Of hands at random in each of three checks, and how many the bots play in the rest of the time. */
const effort = { milliseconds: seconds * 200, hands: seconds * 100 };

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'silent',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { findOffering, offerings } = await server.ssrLoadModule(`${core}houses/index.ts`);
  const { nearest } = await server.ssrLoadModule(`${core}houses/nearest.ts`);
  const { gameChecks } = await server.ssrLoadModule(`${core}bots/testing/check-game.ts`);
  const { runScenario } = await server.ssrLoadModule(`${core}history/scenario/index.ts`);
  const checks = [
    ...gameChecks,
    { title: 'its scenarios come out', run: (offering) => runScenarios(offering, runScenario) },
  ];
  if (!(seconds > 0)) fail('Seconds are a number above zero.');
  else if (ids.length === 0) fail('Name an offering: npm run check-game black-sheep/holdem');
  for (const id of seconds > 0 ? ids : []) {
    const offering = findOffering(id);
    const known = offerings.map((of) => of.id);
    if (offering === undefined)
      fail(`There is no offering "${id}"; did you mean ${nearest(id, known).join(' or ') || known[0]}?`);
    else check(offering, checks);
  }
} catch (error) {
  // What does not even compile is said by the compiler, without the way that it came here.
  fail(error instanceof Error ? error.message : String(error));
} finally {
  await server.close();
}

function check(offering, checks) {
  console.log(offering.id);
  let sound = true;
  for (const { title, run, needsSoundHands } of checks) {
    if (needsSoundHands && !sound) {
      console.log(`  later  ${title}: once the rest is mended`);
      continue;
    }
    const began = performance.now();
    const time = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
    try {
      console.log(`  ok     ${title}: ${run(offering, effort)} (${time()})`);
    } catch (error) {
      process.exitCode = 1;
      sound = false;
      const what = error instanceof Error ? error.message : String(error);
      console.log(`  WRONG  ${title}: ${what} (${time()})`);
      console.log(`         see ${lineOf(error) ?? declarationOf(offering.id)}`);
    }
  }
}

/** Differences between its files under scenarios/ and what the machine does; with a bank, one shows it running dry. */
function runScenarios({ id, kind }, runScenario) {
  const folder = `scenarios/${id}`;
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true }) : [];
  const names = files.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
  const texts = names.map((name) => readFileSync(join(root, name), 'utf8'));
  if (kind === 'player-dealer' && !texts.some((text) => text.includes('(stake left $0)')))
    throw new Error(`No file in ${folder} shows a bank that runs dry: "… (stake left $0)".`);
  for (const [i, name] of names.entries()) {
    const report = runScenario(texts[i]);
    if (!report.ok) throw new Error(`${name} cannot be read: ${report.message}`);
    const [first] = report.differences;
    if (first !== undefined)
      throw new Error(
        `${name}, ${first.place}: expected ${first.expected}, found ${first.actual.replace(/\.$/, '')}.`,
      );
  }
  return `${names.length} files`;
}

/** The first line of a game, a house or a ranking on the way to where an error was thrown. */
function lineOf(error) {
  let first = error;
  while (first?.cause instanceof Error) first = first.cause;
  if (!(first instanceof Error)) return undefined;
  server.ssrFixStacktrace(first);
  return first.stack?.match(/packages\/core\/src\/(?:games|houses\/(?!rules\/)|ranks)[^\s():]*:\d+/)?.[0];
}

/** Where an offering is declared. */
function declarationOf(id) {
  const [house] = id.split('/');
  const folder = `packages/core/src/houses/${house}`;
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const lines = readFileSync(join(root, folder, name), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes(`id: '${id}'`));
    if (at >= 0) return `${folder}/${name}:${at + 1}`;
  }
  return folder;
}

function fail(text) {
  console.error(text);
  process.exitCode = 1;
}
