import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What people write; docs/api and docs/reference are made from the code. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const prose = (file: string): string => read(file).replace(/```.*?```/gs, '');

describe('docs/architecture.md', () => {
  /** The rows of the table from a package's own on to the next package's. */
  function rowsOf(source: string): readonly string[] {
    const [, rows = ''] = read('docs/architecture.md').split(`| **\`${source}/\`**`);
    const [own] = rows.split('| **`packages/');
    return own.split('\n').filter((line) => line.startsWith('| '));
  }

  /** Named by itself, or in the row of the folder around it. */
  function isNamed(path: string, rows: readonly string[]): boolean {
    const [name = '', ...around] = path.split('/').reverse();
    const parent = around.reverse().join('/');
    return rows.some(
      (row) =>
        row.includes(`\`${path}/\``) || (row.startsWith(`| \`${parent}/\``) && row.includes(`\`${name}/\``)),
    );
  }

  function* foldersOf(source: string, depth: number, path = ''): Generator<string> {
    for (const entry of readdirSync(join(root, source, path), { withFileTypes: true })) {
      if (!entry.isDirectory() || /^testing|^fixtures$|^schedules$/.test(entry.name)) continue;
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      yield below;
      if (depth > 1) yield* foldersOf(source, depth - 1, below);
    }
  }

  test.for([
    ['packages/core/src', 1],
    ['packages/room/src', 2],
    ['packages/web/src', 1],
  ] as const)('names every folder of %s', ([source, depth]) => {
    const folders = [...foldersOf(source, depth)];
    const rows = rowsOf(source);
    expect([folders.length > 5, rows.length > 5]).toEqual([true, true]);
    expect(folders.filter((path) => !isNamed(path, rows))).toEqual([]);
  });
});

test('files that the docs name are there', () => {
  const files = ['packages', 'docs', 'scripts', 'bench', 'e2e', 'fuzz', 'examples', 'tools'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => !/(^|\/)(node_modules|dist)\//.test(name))
        .map((name) => `/${folder}/${name}`),
  );
  const missing = pages.flatMap((page) =>
    [...prose(page).matchAll(/`([\w@.-][\w@./-]*\.(?:tsx?|mjs|css|md))`/g)]
      .map(([, name = '']) => name)
      // The table of folders calls the sources of a package by its name; `x` is any name.
      .filter(
        (name) => !name.startsWith('x.') && !['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'].includes(name),
      )
      .map((name) => name.replace(/^(core|web)\//, 'packages/$1/src/'))
      .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** A man for whoever it may be, and British spellings. */
const UNLIKE_US =
  /\b(he|his|him|himself|\w*colour\w*|neighbour\w*|favour\w*|behaviour\w*|licence|centre|grey|cancelled|labelled|judgement|\w+[a-z]isation|recognise\w*)\b/gi;

test.for(pages)('%s calls nobody he, and is in US English', (page) => {
  expect(prose(page).match(UNLIKE_US) ?? []).toEqual([]);
});

test('the words of the page call nobody he, and are in US English', () => {
  const words = readdirSync(join(root, 'packages/web/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)strings(\.ts|\/\w[\w-]*\.ts)$/.test(name))
    .map((name) => `packages/web/src/${name}`);
  expect(words.length).toBeGreaterThan(5);
  const found = words.flatMap((file) =>
    (read(file).match(UNLIKE_US) ?? []).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.for([
  'packages/core/src',
  'packages/room/src',
  'packages/web/src',
  'scripts',
  'bench',
  'e2e',
  'fuzz',
  'packed',
])('comments in %s call nobody he, and are in US English', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
    .map((name) => `${folder}/${name}`);
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) =>
    [...read(file).matchAll(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms)].flatMap(([comment]) =>
      (comment.match(UNLIKE_US) ?? []).map((word) => `${file}: ${word}`),
    ),
  );
  expect(found).toEqual([]);
});
