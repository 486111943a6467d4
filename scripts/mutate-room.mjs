/**
 * `npm run mutate-room`: the long form of `packages/room/src/room/verify/mutations.test.ts`. Every value of every row of a small
 * room's database is edited, rows are taken out, doubled and swapped, ends are cut off, and 5,000 bits of the file
 * are flipped, one thing at a time; then it says how many of how many `verify` found, and what it did not and why.
 * That takes an hour or more; `npm run mutate-room -- 5` tries five rows of each table.
 */
import { spawnSync } from 'node:child_process';

const [rows = 'all'] = process.argv.slice(2);
if (rows !== 'all' && !/^[1-9]\d*$/.test(rows)) {
  process.stderr.write(`"${rows}" is no number of rows.\n`);
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/room/src/room/verify/mutations.test.ts'],
  { stdio: 'inherit', env: { ...process.env, MUTATE: rows } },
);
process.exitCode = status ?? 1;
