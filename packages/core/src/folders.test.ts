import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const root = join(packages, '..');

/** Source files at one level that a reader takes in at a glance. Tests, what they use, and data are not counted, and a component counts once with the styles beside it. */
const MOST = 15;

const isSource = (name: string): boolean =>
  ['.ts', '.tsx', '.css', '.mjs'].includes(extname(name)) && !/\.(test|reference)\.tsx?$|^testing/.test(name);

function* foldersIn(folder: string): Generator<readonly [string, number]> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((one) => one.isFile() && isSource(one.name)).map(({ name }) => name);
  const isBeside = (name: string) =>
    names.includes(name.replace('.module.css', '.tsx')) && name.endsWith('.css');
  yield [relative(packages, folder), names.filter((name) => !isBeside(name)).length];
  for (const one of entries)
    if (one.isDirectory() && one.name !== 'node_modules') yield* foldersIn(join(folder, one.name));
}

test.for(['core', 'room', 'web'])(
  'no folder of packages/%s/src holds more than fifteen source files',
  (name) => {
    const folders = [...foldersIn(join(packages, name, 'src'))];
    expect(folders.length).toBeGreaterThan(5);
    expect(folders.filter(([, files]) => files > MOST)).toEqual([]);
  },
);

test.for(['bench', 'e2e', 'examples', 'fuzz', 'packed', 'scripts', 'tools/reference'])(
  'no folder of %s holds more than fifteen source files, and what it imports of the packages is there',
  (name) => {
    const folders = [...foldersIn(join(root, name))];
    expect(folders.filter(([, files]) => files > MOST)).toEqual([]);
    const missing = folders.flatMap(([folder]) =>
      readdirSync(join(packages, folder)).flatMap((file) =>
        extname(file) === '.mjs'
          ? missingIn(join(packages, folder, file)).map((one) => `${file}: ${one}`)
          : [],
      ),
    );
    expect(missing).toEqual([]);
  },
);

/** What a program imports of what is built, and there is no source for. */
function missingIn(program: string): string[] {
  const built = readFileSync(program, 'utf8').matchAll(/'[./]+packages\/(\w+)\/dist\/([\w/-]+)\.js'/g);
  return [...built].flatMap(([, name, path]) =>
    existsSync(join(packages, name, 'src', `${path}.ts`)) ? [] : [`${name}/${path}`],
  );
}
