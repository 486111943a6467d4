import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** Folders of a package, each of which may import only from those before it. */
const LAYERS = {
  core: [
    'cards',
    'ranks',
    'engine',
    'games',
    'rulings',
    'houses',
    'table',
    'odds',
    'history',
    'bots',
    'protocol',
    'client',
    'library',
    'school',
  ],
  room: ['workers', 'store', 'room', 'server', 'cli'],
};

interface Import {
  readonly file: string;
  readonly from: string;
}

function imports(folder: string): Import[] {
  const root = join(packages, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(root, name);
      const text = readFileSync(file, 'utf8');
      const found = text.matchAll(/^(?:import|export)\b[^;']*?from '([^']+)'|\bimport\('([^']+)'\)/gm);
      return [...found].map(([, named, asked]) => ({ file, from: named ?? asked ?? '' }));
    });
}

const said = ({ file, from }: Import) => `${relative(packages, file)} imports ${from}`;
const isTest = ({ file }: Import) => /\.(test|reference)\.ts$|testing/.test(file);

test.for(Object.entries(LAYERS))('%s: a folder imports only from those before it', ([name, order]) => {
  const root = join(packages, name, 'src');
  const folder = (path: string) => relative(root, path).split('/')[0] as string;
  const wrong = imports(`${name}/src`).filter(({ file, from }) => {
    if (!from.startsWith('.') || !relative(root, file).includes('/') || from.includes('/scripts/'))
      return false;
    // Rule cards tell what the books rule; what they rule, and how it is done, is tested with the games of the houses.
    if (/\/(rulings|irregularities)\//.test(file) && isTest({ file, from })) return false;
    const at = order.indexOf(folder(file));
    const to = order.indexOf(folder(resolve(file, '..', from)));
    return at < 0 || to < 0 || to > at;
  });
  expect(wrong.map(said)).toEqual([]);
});

test('the core needs nothing but what its package names, and no Node', () => {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(packages, 'core/package.json'), 'utf8'),
  );
  const allowed = Object.keys({ ...dependencies, ...peerDependencies });
  const wrong = imports('core/src').filter(
    (one) => !isTest(one) && !one.from.startsWith('.') && !allowed.includes(one.from),
  );
  expect(wrong.map(said)).toEqual([]);
});

test('the page knows of the room only what the protocol says', () => {
  const wrong = imports('web/src').filter(
    ({ file, from }) =>
      (from.startsWith('.') && relative(join(packages, 'web'), resolve(file, '..', from)).startsWith('..')) ||
      /^cardroom|^node:/.test(from),
  );
  // The glossary is the one text that people read both in the documentation and on the page.
  const allowed = (one: Import) => isTest(one) || one.from.endsWith('/docs/glossary.md?raw');
  expect(wrong.filter((one) => !allowed(one)).map(said)).toEqual([]);
});

test('what is built of one package uses of the core only what the core exports', () => {
  const wrong = [...imports('room/src'), ...imports('web/src')].filter(
    (one) => !isTest(one) && one.from.startsWith('@cardroom/core/source'),
  );
  expect(wrong.map(said)).toEqual([]);
});
