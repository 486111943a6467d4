import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Installed {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Installed>>;
};

/** As Node looks for it: beside the package itself, then in each folder above. */
function isListed(name: string, path: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules')))) {
    if (`${folder}/node_modules/${name}`.replace(/^\//, '') in lock.packages) return true;
    if (folder === '') return false;
  }
}

test('the lock lists the binaries of every platform, so that `npm ci` passes on any of them', () => {
  const optional = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ name, path })),
  );
  expect(optional.map(({ name }) => name)).toContain('@rolldown/binding-darwin-arm64');
  expect(optional.filter(({ name, path }) => !isListed(name, path))).toEqual([]);
});
