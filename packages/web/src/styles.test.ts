import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
const browserTests = fileURLToPath(new URL('../../../e2e/', import.meta.url));

/** All that is said for the whole page: colors and type, and what plain elements look like. */
const GLOBAL = ['base.css', 'theme.css'];

const ORDER = '@layer base, ui, parts;';

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

interface Sheet {
  readonly file: string;
  readonly text: string;
  readonly selectors: readonly string[];
  readonly classes: ReadonlySet<string>;
  /** Whether whatever a component says of its own goes before it. */
  readonly layered: boolean;
}

function sheet(file: string): Sheet {
  const text = readFileSync(join(source, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const selectors = [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, before]) => before.trim())
    .filter((before) => !/^(@|from$|to$|\d+%$)/.test(before));
  const classes = selectors.flatMap((one) =>
    [...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name),
  );
  return { file, text, selectors, classes: new Set(classes), layered: /@layer (ui|parts) \{/.test(text) };
}

const sheets = new Map(filesOf(source, '.css').map((file) => [file, sheet(file)]));
const modules = [...sheets.values()].filter(({ file }) => file.endsWith('.module.css'));

interface Use {
  readonly in: string;
  readonly of: Sheet;
  readonly name: string;
}

interface Component {
  readonly file: string;
  readonly text: string;
  /** Stylesheets by the names they are imported under. */
  readonly styles: ReadonlyMap<string, Sheet>;
}

const components: Component[] = ['.ts', '.tsx']
  .flatMap((ending) => filesOf(source, ending))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const imports = [...text.matchAll(/^import (\w+) from '(\..+\.module\.css)';$/gm)];
    const styles = imports.map(([, name, path]) => {
      const found = sheets.get(join(dirname(file), path));
      if (found === undefined) throw new Error(`${file} imports ${path}, which is not there.`);
      return [name, found] as const;
    });
    return { file, text, styles: new Map(styles) };
  });

const uses: Use[] = components.flatMap(({ file, text, styles }) =>
  [...styles].flatMap(([as, of]) =>
    [...text.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))]
      .filter(([, name]) => name !== 'module')
      .map(([, name]) => ({ in: file, of, name })),
  ),
);

test('only colors, type and plain elements are styled for the whole page', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect([...sheets.keys()].filter((file) => !file.endsWith('.module.css')).sort()).toEqual(GLOBAL);
  for (const file of GLOBAL) expect(sheets.get(file)?.classes, file).toEqual(new Set());
  const everywhere = modules.flatMap(({ file, selectors }) =>
    selectors.filter((one) => !one.includes('.')).map((one) => `${file}: ${one}`),
  );
  expect(everywhere).toEqual([]);
});

test('a stylesheet stands beside its component, or in a layer for those that share it', () => {
  const alone = modules.filter(
    ({ file, layered }) => !layered && !existsSync(join(source, file.replace('.module.css', '.tsx'))),
  );
  expect(alone.map(({ file }) => file)).toEqual([]);
  // Chunks come in any order, and the first to name a layer says where it stands.
  const unordered = modules.filter(({ text, layered }) => layered && !text.trimStart().startsWith(ORDER));
  expect(unordered.map(({ file }) => file)).toEqual([]);
});

test('class names are told apart by the name of their file', () => {
  // Some file systems know no capitals.
  const names = modules.map(({ file }) => basename(file).toLowerCase());
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('every class that is defined is used, and every one that is used is defined', () => {
  const used = new Set(uses.map(({ of, name }) => `${of.file} ${name}`));
  const defined = modules.flatMap(({ file, classes }) => [...classes].map((name) => `${file} ${name}`));
  expect(defined.filter((one) => !used.has(one))).toEqual([]);
  expect(uses.filter(({ of, name }) => !of.classes.has(name)).map((use) => `${use.in}: ${use.name}`)).toEqual(
    [],
  );
  const byHand = components.filter(
    ({ text, styles }) =>
      /className="|className=\{'|className = '/.test(text) ||
      [...styles.keys()].some((as) => text.includes(`${as}[`)),
  );
  expect(byHand.map(({ file }) => file)).toEqual([]);
});

test('of two stylesheets for one element it is certain which goes before the other', () => {
  const unclear = components.flatMap(({ file, text, styles }) =>
    [...text.matchAll(/`((?:\$\{\w+\.\w+\}\s*){2,})`/g)]
      .filter(([, classes]) => {
        const own = [...classes.matchAll(/\$\{(\w+)\.\w+\}/g)].map(([, as]) => styles.get(as));
        return new Set(own.filter((of) => of !== undefined && !of.layered)).size > 1;
      })
      .map(([all]) => `${file}: ${all}`),
  );
  expect(unclear).toEqual([]);
});

test('the browser tests look for classes that there are', () => {
  const known = new Map(modules.map(({ file, classes }) => [basename(file, '.module.css'), classes]));
  const looked = filesOf(browserTests, '.ts').flatMap((file) =>
    [...readFileSync(join(browserTests, file), 'utf8').matchAll(/(?<![\w/.])\.([A-Za-z]+)-([A-Za-z]+)/g)].map(
      ([all, component, name]) => ({ at: `${file}: ${all}`, component, name }),
    ),
  );
  expect(looked.length).toBeGreaterThan(50);
  expect(
    looked.filter(({ component, name }) => !known.get(component)?.has(name)).map(({ at }) => at),
  ).toEqual([]);
});
