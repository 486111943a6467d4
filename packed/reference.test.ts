import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';

const served = join(inject('room'), 'node_modules/cardroom/dist/web/reference');
const kept = fileURLToPath(new URL('../docs/reference', import.meta.url));
const files = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));

test('the room serves every page of the reference, and every link in it leads somewhere', () => {
  const pages = files(served, '.html');
  expect(pages.map((name) => name.replace(/html$/, 'md')).sort()).toEqual(files(kept, '.md').sort());
  const broken = pages.flatMap((page) => {
    const text = readFileSync(join(served, page), 'utf8');
    return [...text.matchAll(/<a href="([^"/][^":]*)"/g)].flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#');
      const to = path === '' ? join(served, page) : resolve(dirname(join(served, page)), path);
      if (!existsSync(to)) return [`${page}: ${link}`];
      const there = anchor === undefined || readFileSync(to, 'utf8').includes(` id="${anchor}"`);
      return there ? [] : [`${page}: ${link}`];
    });
  });
  expect(broken).toEqual([]);
});

test('the reference in the repository stays under a megabyte', () => {
  const bytes = files(kept, '.md').map((name) => statSync(join(kept, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});
