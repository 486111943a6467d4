/**
 * `npm test`: type check, lint, dead code, the public API and its reference, the packages as others install them,
 * the unit tests, the page in a real browser, a few rounds of the crash run, and a few faults of nodes. Every stage
 * runs even when an earlier one fails; the closing line counts the checks and all tests. All of them have an empty
 * temporary folder of their own, and must leave nothing in it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll, install } from './ready.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiled = install();
buildAll();
const out = mkdtempSync(join(tmpdir(), 'cardroom-test-'));
const temporary = mkdtempSync(join(tmpdir(), 'cardroom-'));
// Started by root, PostgreSQL runs as somebody else, who has to get through.
chmodSync(temporary, 0o711);
let passed = 0;
let failed = 0;
/** What failed and how, told once more at the end: the rest of the output is long. */
const wrong = [];
const LINES_TOLD = 12;

/** What a stage prints is seen at once, or, where stages run side by side, in one piece when it is over. */
async function stage(name, program, args, { aside = false, env = {} } = {}) {
  const head = `\n— ${name}\n`;
  if (!aside) process.stdout.write(head);
  const started = Date.now();
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // See scripts/sources.ts.
    env: { ...process.env, TMPDIR: temporary, BUILT: '1', ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
  const [status] = await once(child, 'close');
  if (aside) process.stdout.write(Buffer.concat([Buffer.from(head), ...said]));
  process.stdout.write(
    `— ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  );
  return status === 0;
}

/** A stage that is one check. */
async function check(...what) {
  if (await stage(...what)) passed++;
  else fail(what[0]);
}

function fail(what, why = '') {
  failed++;
  wrong.push([what, ...why.split('\n').filter(Boolean).slice(0, LINES_TOLD)].join('\n      '));
}

/** A run of vitest, of which every test counts. */
async function tests(name, args = [], how = {}) {
  const report = join(out, `${name}.json`);
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await stage(name, 'node_modules/vitest/vitest.mjs', ['run', ...args, ...reports], how);
  const before = failed;
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    for (const { name: file, status, assertionResults } of testResults) {
      const broken = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName, failureMessages } of broken)
        fail(`${relative(root, file)}: ${fullName}`, failureMessages.join('\n'));
      // A file that does not load has no failed test to count.
      if (status === 'failed' && broken.length === 0) fail(relative(root, file));
    }
  } catch {
    // No report: the runner itself broke, which the next line counts.
  }
  if (!ok && failed === before) fail(name);
}

const tsc = 'node_modules/typescript/bin/tsc';
const aside = { aside: true };
/** A node is killed, the other stands still, the database is restarted: the least that a room of nodes has to bear. */
const FEW_FAULTS = { NODES: '2', TABLES: '2', LONGEST: '6', PLAN: 'kill,stop,database' };
/** One after another. */
async function inTurn(...stages) {
  for (const run of stages) await run();
}

// Two lanes, for two processors. Tests of either kind often wait, for clocks, disks and pages: each leaves the
// processors to the other then.
await Promise.all([
  inTurn(
    () => check('type check', tsc, ['--noEmit'], aside),
    () => check('type check of the page', tsc, ['--noEmit', '-p', 'packages/web'], aside),
    () => check('type check of the browser tests and the fuzz', tsc, ['--noEmit', '-p', 'e2e'], aside),
    () => check('type check of the packed tests', tsc, ['--noEmit', '-p', 'packed'], aside),
    () => check('reference', 'tools/reference/reference.mjs', ['--check'], aside),
    () =>
      check('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], aside),
    () => check('dead code', 'node_modules/knip/bin/knip.js', ['--no-progress'], aside),
    () => check('public API', 'tools/reference/api.mjs', ['--check'], aside),
    () => compiled,
    () => tests('unit tests', ['--maxWorkers=2']),
  ),
  inTurn(
    () => compiled,
    () => tests('packed packages', ['--config', 'vitest.packed.config.ts'], aside),
    () => tests('browser tests', ['--config', 'vitest.browser.config.ts'], aside),
    () =>
      Promise.all([
        check('crash run', 'bench/crash/run.mjs', [], { ...aside, env: { ROUNDS: '5' } }),
        check('faults of nodes', 'bench/nodes/run.mjs', [], { ...aside, env: FEW_FAULTS }),
        tests('fuzz', ['--config', 'vitest.fuzz.config.ts'], aside),
      ]),
  ),
]);

// A browser's own lock goes when the last of its processes is over, which may be a moment later.
const left = readdirSync(temporary).filter((name) => !name.startsWith('.org.chromium.'));
if (left.length > 0) fail(`Left behind in the temporary folder: ${left.join(', ')}`);
else passed++;
for (const folder of [out, temporary]) rmSync(folder, { recursive: true, force: true });
if (wrong.length > 0) process.stdout.write(`\nFailed:\n${wrong.map((what) => `  ${what}\n`).join('')}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
