import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cardroom, complaint, scratchFolder } from '../testing.ts';

const fixtures = fileURLToPath(new URL('../../../../core/src/history/phh/fixtures', import.meta.url));
const fixture = (name: string) => join(fixtures, name);

const folder = scratchFolder();

/** A fixture with one thing changed. */
function changed(name: string, from: string, to: string): string {
  const path = join(folder, name);
  writeFileSync(path, readFileSync(fixture(name), 'utf8').replace(from, to));
  return path;
}

/** The exit code and the lines printed. */
async function replay(...args: string[]): Promise<[number, ...string[]]> {
  const { code, out } = await cardroom('replay', ...args);
  return [code, ...out.trimEnd().split('\n')];
}

describe('replay', () => {
  test('a line for each file and the counts', async () => {
    const [code, ...lines] = await replay(fixture('nt.phh'), fixture('many.phhs'));
    expect(code).toBe(0);
    expect(lines.slice(0, 2)).toEqual([
      `ok       ${fixture('nt.phh')}: NT. Final stacks match.`,
      `ok       ${fixture('many.phhs')}: 4 hands.`,
    ]);
    expect(lines[2]).toMatch(
      /^2 files, 5 hands: 4 match, 1 without final stacks, 0 differ, 0 refused \(\d+\.\d s\)$/,
    );
  });

  test('folders are searched, and quiet is silent when all is well', async () => {
    expect((await replay(fixtures)).at(-1)).toMatch(/^12 files, 15 hands: 14 match/);
    expect(await replay('--quiet', fixtures)).toEqual([0, '']);
  });

  test('of many files only those that fail have a line', async () => {
    const many = join(folder, 'many');
    mkdirSync(many);
    for (let i = 0; i < 30; i++) writeFileSync(join(many, `${i}.phh`), readFileSync(fixture('ft.phh')));
    expect(await replay(many)).toHaveLength(2);
    writeFileSync(join(many, '7.phh'), 'variant = "FT"');
    expect(await replay(many)).toEqual([
      1,
      `REFUSED  ${join(many, '7.phh')}: starting_stacks: is missing.`,
      expect.stringMatching(/^30 files, 30 hands: 29 match/),
    ]);
  });

  test('differences and refusals are told and answered with 1', async () => {
    const differs = changed('ft.phh', '[114, 98, 88]', '[113, 98, 88]');
    const refused = changed('many.phhs', '"p4 f"', '"p4 cbr 5"');
    expect(await replay('--quiet', differs, refused)).toEqual([
      1,
      `DIFFERS  ${differs}: p1 (Ann) ends with 114, the file says 113.`,
      `REFUSED  ${refused}, hand 2: action 5 "p4 cbr 5": Raise must be to at least 6, not 5.`,
    ]);
  });

  test('JSON has an entry for each hand', async () => {
    const refused = changed('many.phhs', '"p4 f"', '"p4 cbr 5"');
    const [code, ...lines] = await replay('--json', fixture('fb.phh'), refused);
    expect(code).toBe(1);
    expect(JSON.parse(lines.join('\n'))).toEqual([
      { file: fixture('fb.phh'), hand: null, variant: 'FB', ok: true, finishing: [54, 26] },
      { file: refused, hand: 1, variant: 'NT', ok: true, finishing: [101, 99] },
      {
        file: refused,
        hand: 2,
        variant: 'NT',
        ok: false,
        message: expect.stringMatching(/^action 5/),
        finishing: [],
      },
      {
        file: refused,
        hand: 3,
        variant: 'NT',
        ok: true,
        message: expect.stringMatching(/stops/),
        finishing: [99, 94, null],
      },
      { file: refused, hand: 4, variant: 'NT', ok: true, finishing: [22.25, 17.75] },
    ]);
  });

  test('what is not there is bad usage', async () => {
    expect((await complaint('replay', join(folder, 'none.phh')))[0]).toMatch(/^There is no file or folder /);
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect((await complaint('replay', empty))[0]).toBe(`There is no hand history in "${empty}".`);
  });
});
