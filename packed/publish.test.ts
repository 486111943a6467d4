import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';

/** For `require` and for resolution without `exports`: the packages are ESM only. */
const NOT_MEANT = ['node10', 'node16-cjs'];

describe.each(['core', 'room'] as const)('the package of %s', (name) => {
  const file = inject('tarballs')[name];
  const unpacked = `${inject('room')}/node_modules/${name === 'core' ? '@cardroom/core' : 'cardroom'}`;
  const read = (path: string) => readFileSync(`${unpacked}/${path}`, 'utf8');
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8', maxBuffer: 1e8 })
    .trim()
    .split('\n')
    .map((path) => path.replace('package/', ''));

  test('publint finds nothing', async () => {
    const tarball = new Uint8Array(readFileSync(file)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('its types are where an import looks for them', async () => {
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(file))));
    if (checked.types === false) throw new Error('The package has no types.');
    const problems = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && NOT_MEANT.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });

  test('has its readme, its license, and nothing that only we need', () => {
    expect(names).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    expect(
      names.filter((path) => /\.test\.|testing|\.reference\.|(^|\/)\.|\.tsbuildinfo$/.test(path)),
    ).toEqual([]);
  });

  test('every source map carries the source that it speaks of', () => {
    const maps = names.filter((path) => path.endsWith('.map'));
    for (const path of maps) {
      const map = JSON.parse(read(path)) as { sources: string[]; sourcesContent?: (string | null)[] };
      expect(map.sourcesContent?.filter((text) => typeof text === 'string')).toHaveLength(map.sources.length);
    }
    const pointing = names.filter((path) => /\.js$/.test(path) && !path.includes('/web/'));
    for (const path of pointing) {
      const map = /\n\/\/# sourceMappingURL=(.+)\s*$/.exec(read(path))?.[1];
      if (map !== undefined) expect(maps).toContain(path.replace(/[^/]+$/, map));
    }
  });
});
