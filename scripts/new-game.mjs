/**
 * `npm run new-game`: writes a game that is played at once (its file, its line in the house, a scenario and a test),
 * to be made into another. Asks for what it is not given:
 * `npm run new-game -- --name "Casino War" --house lucky-lady --kind player-dealer`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playerDealerFiles } from './new-game/player-dealer.mjs';
import { pointsFiles } from './new-game/points.mjs';
import { potFiles } from './new-game/pot.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const houses = 'packages/core/src/houses';
/** Folders with a list of games. */
const HOUSES = readdirSync(join(root, houses)).filter((name) =>
  existsSync(join(root, houses, name, 'player-dealer.ts')),
);
const KINDS = {
  pot: { files: potFiles, list: 'pot.ts' },
  // What players play against each other is one list of a house.
  points: { files: pointsFiles, list: 'pot.ts' },
  'player-dealer': { files: playerDealerFiles, list: 'player-dealer.ts' },
};

const { values } = parseArgs({
  options: { name: { type: 'string' }, house: { type: 'string' }, kind: { type: 'string' } },
});
const { name, house, kind } = await answers(values);
const slug = name
  .toLowerCase()
  .replace(/['’]/g, '')
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '');
if (!/^[a-z]/.test(slug)) fail('A name begins with a letter.');
if (!HOUSES.includes(house)) fail(`The houses are ${HOUSES.join(', ')}.`);
if (!Object.hasOwn(KINDS, kind)) fail(`A game is of one of the kinds ${Object.keys(KINDS).join(', ')}.`);

const folder = `${houses}/${house}`;
const list = join(root, folder, KINDS[kind].list);
const exported = slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const files = KINDS[kind].files({ id: `${house}/${slug}`, name, slug, exported });
const paths = {
  game: `${folder}/${slug}.ts`,
  test: `${folder}/${slug}.test.ts`,
  scenario: `scenarios/${house}/${slug}/first-hand.json`,
};
for (const path of Object.values(paths)) if (existsSync(join(root, path))) fail(`${path} is there already.`);

for (const [what, path] of Object.entries(paths)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), files[what]);
}
const listed = readFileSync(list, 'utf8');
writeFileSync(
  list,
  `import { ${exported} } from './${slug}.ts';\n${listed.replace(/,?\s*\] as const;/, `, ${exported}] as const;`)}`,
);
spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--write',
    list,
    ...Object.values(paths).map((path) => join(root, path)),
  ],
  { cwd: root, stdio: 'ignore' },
);
console.log(`${house}/${slug} can be played. Written:
  ${paths.game}: the game, all of it
  ${folder}/${KINDS[kind].list}: its line in the house
  ${paths.scenario}: a hand in sentences
  ${paths.test}: its test
Look at it: npm run check-game ${house}/${slug}`);

async function answers(given) {
  const missing = ['name', 'house', 'kind'].filter((what) => given[what] === undefined);
  if (missing.length === 0) return given;
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const QUESTIONS = {
    name: 'What is it called? ',
    house: `Which house offers it (${HOUSES.join(', ')})? `,
    kind: 'For a pot, for points, or against a player-dealer (pot, points, player-dealer)? ',
  };
  const all = { ...given };
  for (const what of missing) all[what] = (await ask.question(QUESTIONS[what])).trim();
  ask.close();
  return all;
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
