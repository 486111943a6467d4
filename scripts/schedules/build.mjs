/**
 * Makes `packages/core/src/houses/<house>/schedules/*.json` from the catalog of the rule books, and checks every
 * row against the line it was printed on.
 *
 *   node scripts/schedules/build.mjs <catalog> [<seeds>]
 *
 * The rule books are looked for beside the catalog unless a second folder is given.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blackSheep } from './black-sheep.mjs';
import { delRio } from './del-rio.mjs';
import { empire } from './empire.mjs';
import { gardensCalifornia } from './gardens-california.mjs';
import { gardensMaster } from './gardens-master.mjs';
import { gardensOlder } from './gardens-older.mjs';
import { gardensOwn } from './gardens-own.mjs';
import { luckyLady } from './lucky-lady.mjs';
import { print } from './print.mjs';
import { disagreement, Seed } from './seeds.mjs';

const [from, seeds = join(from ?? '.', '..', 'seeds')] = process.argv.slice(2);
if (from === undefined) {
  process.stderr.write('Usage: node scripts/schedules/build.mjs <catalog> [<seeds>]\n');
  process.exit(2);
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'packages', 'core', 'src', 'houses');
const catalog = (name) => JSON.parse(readFileSync(join(from, `${name}.json`), 'utf8'));

const HOUSES = [
  ['black-sheep', '000', [blackSheep]],
  ['hotel-del-rio', '001', [delRio]],
  ['empire', '002', [empire]],
  ['hawaiian-gardens', '003', [gardensMaster, gardensCalifornia, gardensOwn, gardensOlder]],
  ['lucky-lady', '004', [luckyLady]],
];

let wrong = 0;
for (const [house, number, builders] of HOUSES) {
  const seed = new Seed(seeds, number);
  const folder = join(root, house, 'schedules');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = Object.assign({}, ...builders.map((build) => build(catalog, seed)));
  const counts = { files: 0, blocks: 0, sections: 0, options: 0, rows: 0 };
  for (const [name, blocks] of Object.entries(files)) {
    for (const block of blocks) count(counts, block, seed);
    counts.files++;
    writeFileSync(join(folder, `${name}.json`), `${print({ house, book: number, blocks })}\n`);
  }
  const words = Object.entries(counts).map(([what, n]) => `${n} ${what}`);
  process.stdout.write(`${house}: ${words.join(', ')}\n`);
}
if (wrong > 0) process.stderr.write(`${wrong} rows differ from the book.\n`);
process.exitCode = wrong === 0 ? 0 : 1;

function count(counts, block, seed) {
  counts.blocks++;
  for (const section of block.sections) {
    counts.sections++;
    counts.rows += section.rows.length;
    counts.options += new Set(section.rows.map(([option]) => option)).size;
    for (const row of section.rows) {
      const why = disagreement(seed, section, row);
      if (why === null) continue;
      wrong++;
      process.stderr.write(`${block.id}.${section.id} ${JSON.stringify(row)}: ${why}\n`);
    }
  }
}
