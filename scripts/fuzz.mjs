/**
 * `npm run fuzz`: strangers who send anything, for as long as one likes. What fails is told with its seed and the
 * fewest acts that still fail.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const USAGE = `npm run fuzz -- [--minutes N] [--seed TEXT] [--from N] [--acts N]

  --minutes N   how long it goes on (1)
  --seed TEXT   what everything follows from; another each time unless given
  --from N      begins with this run; a failure names its seed and its run
  --acts N      how many things happen in one run (150)
`;

function fail(message) {
  process.stderr.write(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function wanted() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '1' },
        seed: { type: 'string', default: String(Date.now()) },
        from: { type: 'string', default: '0' },
        acts: { type: 'string', default: '150' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(error.message);
  }
}

const { minutes, seed, from, acts, help } = wanted();
if (help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
if (!(Number(minutes) > 0)) fail(`"${minutes}" is no number of minutes.`);
if (!Number.isInteger(Number(acts)) || Number(acts) < 1) fail(`"${acts}" is no number of acts.`);
if (!Number.isInteger(Number(from)) || Number(from) < 0) fail(`"${from}" is no number of a run.`);
process.stdout.write(`seed "${seed}", ${minutes} minutes\n`);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.fuzz.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MINUTES: minutes, SEED: seed, FROM: from, ACTS: acts },
  },
);
process.exit(status ?? 1);
