/**
 * `npm test`: type check, lint, dead code, then the unit tests. Every stage runs even when an
 * earlier one fails; the closing line counts the checks and all tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'cardroom-test-'));
const report = join(out, 'vitest.json');

let passed = 0;
let failed = 0;

function stage(name, bin, args) {
  process.stdout.write(`\n— ${name}\n`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.stdout.write(
    `— ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  );
  return status === 0;
}

for (const [name, bin, args] of [
  ['type check', 'typescript/bin/tsc', ['--noEmit']],
  ['type check of the page', 'typescript/bin/tsc', ['--noEmit', '-p', 'src/web']],
  ['lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['dead code', 'knip/bin/knip.js', ['--no-progress']],
]) {
  if (stage(name, bin, args)) passed++;
  else failed++;
}

const unit = stage('unit tests', 'vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  // A file that does not load has no failed test to count, only a failed suite.
  failed += numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
} catch {
  // No report: the runner itself broke, which the next line counts.
}
if (!unit && failed === 0) failed++;

rmSync(out, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
