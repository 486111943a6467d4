import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** A repository of its own, with sources to write games into. */
let copy = '';

const run = (program: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(copy, program), ...args], { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'cardroom-new-game-'));
  for (const part of ['scripts', 'packages/core/src', 'packages/core/package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/\.test\.ts$/.test(path),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const include = ['packages/core/src/houses'];
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include }));
  for (const kind of KINDS)
    run('scripts/new-game.mjs', '--name', `Try ${kind}'s`, '--house', 'lucky-lady', '--kind', kind);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const KINDS = ['pot', 'points', 'player-dealer'];

test('a new game of each kind compiles', () => {
  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('');
});

test('a new game of each kind passes the check of games', () => {
  const report = run(
    'scripts/check-game.mjs',
    '--seconds',
    '0.2',
    ...KINDS.map((kind) => `lucky-lady/try-${kind}s`),
  );
  const lines = report.trimEnd().split('\n');
  const found = lines.map((line) => line.match(/^lucky-lady.*$|^ {2}(ok {5}[^:,]+|WRONG.*)/)?.[0].trim());
  expect(found).toEqual(
    KINDS.flatMap((kind) => [
      `lucky-lady/try-${kind}s`,
      'ok     declared in full',
      'ok     its rule card is made',
      'ok     any legal play',
      'ok     absent players always have something to do',
      'ok     chips that run out',
      'ok     hands by bots',
      'ok     what its bets cost',
      'ok     its scenarios come out',
    ]),
  );
  expect(report.match(/its scenarios come out: 1 files/g)).toHaveLength(KINDS.length);
});

test('a game with a bank needs a scenario in which it runs dry', () => {
  const file = join(copy, 'scenarios/lucky-lady/try-player-dealers/first-hand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('(stake left $0)', ''));
  const check = () => run('scripts/check-game.mjs', '--seconds', '0.01', 'lucky-lady/try-player-dealers');
  expect(check).toThrow(
    expect.objectContaining({ stdout: expect.stringContaining('shows a bank that runs dry') }),
  );
});
