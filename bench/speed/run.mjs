/**
 * `npm run bench`: ours beside other packages, on the same hands in the same process, which does nothing else:
 * what one row has taught the compiler slows no other.
 * `npm run bench -- high-7 omaha` runs what begins with these names; `--json` prints JSON only.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { equities } from './equity.mjs';
import { hands } from './hands.mjs';
import { rankings } from './rankings.mjs';
import { rounds } from './rounds.mjs';

const groups = [
  ['Rankings', rankings],
  ['Equities', equities],
  ['Hands', hands],
  ['Rounds', rounds],
];

const args = process.argv.slice(2);
const json = args.includes('--json');
/** This is the process of one row. */
const alone = args.includes('--alone');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const known = groups.flatMap(([, benches]) => benches.map(({ name }) => name));
/** A whole name means that bench alone, a beginning all that begin so. */
const matches = (word, name) => (known.includes(word) ? name === word : name.startsWith(word));

const unknown = wanted.filter((word) => !known.some((name) => matches(word, name)));
if (unknown.length > 0) {
  process.stderr.write(`No such bench: ${unknown.join(', ')}. There are: ${known.join(', ')}.\n`);
  process.exit(1);
}

const results = [];
for (const [title, benches] of groups) {
  const chosen = benches.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => matches(word, name)),
  );
  if (chosen.length === 0) continue;
  if (!json) process.stdout.write(`\n${title}\n`);
  for (const { name, run } of chosen) {
    const result = alone ? await run() : apart(name);
    results.push(result);
    if (!json) process.stdout.write(`${lines(result).join('\n')}\n`);
  }
}
if (json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);

function apart(name) {
  const args = ['--expose-gc', fileURLToPath(import.meta.url), name, '--json', '--alone'];
  const [result] = JSON.parse(execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }));
  return result;
}

function lines({ name, unit, ours, peers, ratio }) {
  const row = (label, value, note) =>
    `  ${label.padEnd(38)} ${amount(value, unit).padStart(14)} ${unit.padEnd(8)} ${note}`.trimEnd();
  const rows = Object.entries(peers).map(([peer, value]) => row(`  ${peer}`, value, ''));
  return [row(name, ours, ratio === null ? '' : `${ratio} times the best of`), ...rows];
}

function amount(value, unit) {
  return unit.endsWith('/s') ? value.toLocaleString('en-US') : String(value);
}
