import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/spec.mjs', import.meta.url));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return {
    status,
    stdout: stdout.trim().split('\n'),
    wrong: stderr.split('\n').filter((line) => line !== ''),
  };
}

test('every rule of docs/spec.md has a test, and every number in a title is that of a rule', () => {
  const { status, stdout, wrong } = run();
  expect(wrong).toEqual([]);
  expect([status, stdout]).toEqual([0, [expect.stringMatching(/^\d{3} rules, \d{3} numbers in titles\.$/)]]);
});

test('rules without a test, numbers without a rule and tests with neither are told of', () => {
  const root = mkdtempSync(join(tmpdir(), 'spec-'));
  const room = join(root, 'packages/room/src/room');
  for (const folder of [room, join(root, 'docs'), join(root, 'e2e'), join(root, 'fuzz')])
    mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(root, 'docs/spec.md'),
    ['T1', 'T2', 'T3', 'T4', 'T5', 'T1'].map((id) => `- **${id}** A rule.\n`).join('') +
      '- **T6** One rule (003:12). A second. A third.\n',
  );
  writeFileSync(
    join(room, 'some.test.ts'),
    `describe('T1, R9 a group', () => {
       test('that says what it is about', () => {});
     });
     test.each([['T4 is a case, no title']])(
       'T2, 003:12 %s',
       () => {},
     );
     test('003:14 by a line of a book', () => {});
     test('T5, T6 from T3 on', () => {});
     test('about nothing', () => {});`,
  );
  const { status, stdout, wrong } = run(root, '--unnumbered');
  rmSync(root, { recursive: true });
  expect([status, wrong]).toEqual([
    1,
    [
      'docs/spec.md: T1 is there twice.',
      'docs/spec.md: T6 is more than two sentences.',
      'docs/spec.md: T3 has no test.',
      'docs/spec.md: T4 has no test.',
      'packages/room/src/room/some.test.ts:1: there is no rule R9.',
    ],
  ]);
  expect(stdout).toEqual([
    '6 rules, 5 numbers in titles.',
    'packages/room/src/room/some.test.ts:10 about nothing',
    '1 tests without a number or a line of a book.',
  ]);
});
