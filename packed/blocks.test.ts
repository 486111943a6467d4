import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Block, blocks, examples, ROOM } from './blocks.ts';
import { bundled } from './bundle.ts';
import { openPackedRoom, run } from './running.ts';
import { subpaths } from './subpaths.ts';

const app = inject('app');
const home = inject('room');
const oldest = fileURLToPath(new URL('../node_modules/typescript-5.0/bin/tsc', import.meta.url));
const documented = blocks();
const alone = [...documented, ...examples()].filter(({ needsRoom }) => !needsRoom);
const inARoom = [...documented, ...examples()].filter(({ needsRoom }) => needsRoom);

/** Printed after each block. */
const END = '— end of block —';

/** What the oldest TypeScript that the packages are for gets, with every declaration file checked. */
const OPTIONS = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  strict: true,
  types: [],
  skipLibCheck: false,
  rootDir: '.',
  outDir: join(app, 'out'),
};

const fileOf = ({ at }: Block) => at.replace(/\.(md|mjs|ts)\b/, '').replace(/[^\w-]/g, '-');

beforeAll(() => {
  mkdirSync(join(app, 'out'));
  // Types are looked at where both packages are, and programs run where only the core is.
  for (const one of documented) writeFileSync(join(home, `${fileOf(one)}.ts`), one.code);
  for (const one of examples()) writeFileSync(join(app, 'out', `${fileOf(one)}.js`), one.code);
  const all = subpaths().map((path, i) => `export * as path${i} from '@cardroom/core${path}';\n`);
  writeFileSync(join(home, 'every-subpath.ts'), all.join(''));
});

describe('TypeScript 5.0', () => {
  test.each([
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ])(
    'compiles every subpath and every block of the documentation, module %s',
    async (module, moduleResolution) => {
      const config = `tsconfig.${module}.json`;
      const compilerOptions = { ...OPTIONS, module, moduleResolution, noEmit: module !== 'NodeNext' };
      writeFileSync(join(home, config), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
      const { out, code } = await run(home, [oldest, '-p', config]);
      expect({ code, out }).toEqual({ code: 0, out: '' });
    },
  );
});

describe('in Node', () => {
  const programs = alone.filter(({ at }) => at.startsWith('examples/'));
  const together = alone.filter((one) => !programs.includes(one));
  let said: string[] = [];

  // One process for all blocks: most of the time would go into starting it.
  beforeAll(async () => {
    const runs = together.map(
      (one) => `await import('./out/${fileOf(one)}.js').catch((error) => console.log('It failed:', error));
      console.log('${END}');\n`,
    );
    writeFileSync(join(app, 'all.js'), runs.join(''));
    const { code, out, err } = await run(app, [join(app, 'all.js')]);
    expect({ code, err: err.slice(-1000) }).toEqual({ code: 0, err: '' });
    said = out.split(`${END}\n`);
  });

  test.each(together.map((one, i) => [one.at, one, i] as const))('%s', (_, one, i) => {
    expect(said[i]).not.toContain('It failed:');
    expect(inOrder(said[i] ?? '', one.prints)).toEqual(one.prints);
  });

  test.each(programs.map((one) => [one.at, one] as const))('%s', async (_, one) => {
    const { code, out, err } = await run(app, [join(app, 'out', `${fileOf(one)}.js`)]);
    expect({ code, err: err.slice(-1000) }).toEqual({ code: 0, err: '' });
    expect(inOrder(out, one.prints)).toEqual(one.prints);
  });

  test('nothing was needed but the core and its one dependency', () => {
    const installed = readdirSync(join(app, 'node_modules'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(@[^/]+\/)?[^/@.]+\/package\.json$/.test(name))
      .sort();
    expect(installed).toEqual(['@cardroom/core/package.json', 'smol-toml/package.json']);
    expect(alone.length).toBeGreaterThan(0);
  });
});

test('bundled for a browser, every block says the same', async () => {
  const names = alone.filter(({ code }) => !/node:|process\./.test(code));
  const imports = names.map((one, i) => {
    writeFileSync(join(app, `mark-${i}.js`), `console.log('block ${i}');`);
    return `import './mark-${i}.js';\nimport './out/${fileOf(one)}.js';\n`;
  });
  const bundle = join(app, 'browser.mjs');
  writeFileSync(bundle, await bundled(app, imports.join('')));
  const inBrowser = fileURLToPath(new URL('browser.mjs', import.meta.url));
  const { code, out, err } = await run(app, [
    '--experimental-vm-modules',
    '--no-warnings',
    inBrowser,
    bundle,
  ]);
  expect({ code, err: err.slice(-1000) }).toEqual({ code: 0, err: '' });
  for (const [i, { at, prints }] of names.entries()) {
    const said = out.split(`block ${i}\n`)[1]?.split(`block ${i + 1}\n`)[0] ?? '';
    expect({ at, prints: inOrder(said, prints) }).toEqual({ at, prints });
  }
});

describe('in a room', () => {
  let room: Awaited<ReturnType<typeof openPackedRoom>>;

  beforeAll(async () => {
    room = await openPackedRoom(home);
  });
  afterAll(() => room.close());

  test.each(inARoom.map((one) => [one.at, one] as const))('%s', async (_, one) => {
    const file = join(home, `${fileOf(one)}.mjs`);
    const code = one.at.endsWith('.mjs')
      ? one.code
      : readFileSync(join(app, 'out', `${fileOf(one)}.js`), 'utf8');
    // A block that goes on for ever says when the room has dealt it in.
    const seated = `\nsetInterval(() => visit.connection && table.view?.seatOf(visit.you.id) >= 0 && process.exit(0), 50);\n`;
    writeFileSync(file, code.replaceAll(ROOM, room.url) + (one.at.endsWith('.mjs') ? '' : seated));
    // Examples take the address, an offering and a number of hands; away from those who have just gone.
    const ran = await run(home, [file, room.url, 'hotel-del-rio/holdem', '1']);
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
    expect(inOrder(ran.out, one.prints)).toEqual(one.prints);
  });
});

/** The lines that were promised, as far as they come, in order. */
function inOrder(out: string, promised: readonly string[]): string[] {
  const lines = out.split('\n').map((line) => line.trim());
  let from = 0;
  return promised.filter((line) => {
    const at = lines.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at >= 0;
  });
}
