/**
 * `npm test`: type check, lint, dead code, the unit tests, the page in a real browser, and a few rounds of
 * the crash run. Every stage runs even when an earlier one fails; the closing line counts the checks and
 * all tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'cardroom-test-'));
let passed = 0;
let failed = 0;

function stage(name, program, args, env = {}) {
  process.stdout.write(`\n— ${name}\n`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.stdout.write(
    `— ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  );
  return status === 0;
}

/** A stage that is one check. */
function check(...what) {
  if (stage(...what)) passed++;
  else failed++;
}

/** A run of vitest, of which every test counts. */
function tests(name, ...args) {
  const report = join(out, `${name}.json`);
  const ok = stage(name, 'node_modules/vitest/vitest.mjs', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  let wrong = 0;
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    // A file that does not load has no failed test to count, only a failed suite.
    wrong = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
  } catch {
    // No report: the runner itself broke, which the next line counts.
  }
  failed += wrong === 0 && !ok ? 1 : wrong;
}

const tsc = 'node_modules/typescript/bin/tsc';
check('type check', tsc, ['--noEmit']);
check('type check of the page', tsc, ['--noEmit', '-p', 'src/web']);
check('type check of the browser tests', tsc, ['--noEmit', '-p', 'e2e']);
check('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
check('dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']);
tests('unit tests');
tests('browser tests', '--config', 'vitest.browser.config.ts');
check('crash run', 'bench/crash.mjs', [], { ROUNDS: '5' });

rmSync(out, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
