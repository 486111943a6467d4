import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

/** Every example of the library's functions and the school's, of the README's section on it, and of examples/, run as it stands. */

const root = new URL('../../../../', import.meta.url);
const here = new URL('./', import.meta.url);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a block of TypeScript with imports from the core, and gives what it says. */
async function run(code: string, name: string): Promise<string[]> {
  const said: string[] = [];
  const { code: plain } = await transformWithOxc(code, name.endsWith('.mjs') ? name : `${name}.ts`);
  const imports: Promise<unknown>[] = [];
  const body = plain.replace(
    /^import \{([^}]*)\} from ["'](@cardroom\/core[^"']*)["'];?$/gm,
    (_, names: string, from: string) => {
      imports.push(import(/* @vite-ignore */ from));
      return `const {${names.replace(/ as /g, ': ')}} = modules[${imports.length - 1}];`;
    },
  );
  const Async = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>;
  const say = (...words: unknown[]) => said.push(words.map(String).join(' '));
  const play = new Async('modules', 'console', 'process', body.replace(/^export .*$/gm, ''));
  const out = { stdout: { write: (text: string) => said.push(...text.trimEnd().split('\n')) } };
  await play(await Promise.all(imports), { log: say }, out);
  return said;
}

/** What the comments after `console.log` say that it prints. */
function promised(code: string): string[] {
  return code.split('\n').flatMap((line) => {
    const behind = /console\.log\(.*\);? \/\/ (.+)$/.exec(line)?.[1] ?? /^\/\/ (.+)$/.exec(line)?.[1];
    return behind === undefined ? [] : [behind];
  });
}

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const school = ['ask', 'kinds', 'progress', 'sheet'].map((name) => `school/${name}.ts`);
const examples = [
  ...sources.map((name) => `library/${name}`),
  ...school,
  'history/scenario/scenario.ts',
].flatMap((name) => {
  const text = readFileSync(new URL(`../${name}`, here), 'utf8');
  const blocks = [...text.matchAll(/@example\n \* ```ts\n([\s\S]*?)\n \* ```/g)];
  return blocks.map(([, code]) => ({ name, code: code.replaceAll(/^ \* ?/gm, '') }));
});

test('every function of the library has an example', () => {
  expect(examples.length).toBeGreaterThan(9);
});

test.for(examples)('the example in $name prints what it says', async ({ name, code }) => {
  expect(await run(code, name)).toEqual(promised(code));
});

const readme = readFileSync(new URL('README.md', root), 'utf8');
const section = /^## As a library\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
const blocks = [...section.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code], i) => ({ code, i }));

test.for(blocks.filter(({ code }) => !code.includes('core/client')))(
  'README, block $i',
  async ({ code, i }) => {
    const said = await run(code, `readme-${i}`);
    const words = promised(code);
    expect(words.length).toBeGreaterThan(0);
    expect(said.join('\n')).toContain(words[0]);
    for (const line of words) expect(said.join('\n')).toContain(line);
  },
);

test.for<[string, string[]]>([
  [
    'rank-hands.mjs',
    [
      '1. royal flush',
      'Omaha: three aces, king-queen kickers',
      'A hand has 2 cards; high takes 5-7.',
      'Kings win 4.55% (exact).',
    ],
  ],
  ['deal-dramaha.mjs', ['First seat 3 may fold, call $4, raise to $8.', 'Seat 1 stands pat.']],
  ['short-bank.mjs', ['All chips together: $2000.']],
  ['hundred-hands.mjs', ['100 hands.', 'The last of them:']],
  ['own-game.mjs', ['Seat 1 posts the small blind, $2.']],
])('examples/%s', async ([name, lines]) => {
  const code = readFileSync(fileURLToPath(new URL(`examples/${name}`, root)), 'utf8');
  const said = await run(code, name);
  for (const line of lines) expect(said).toContain(line);
  if (name === 'short-bank.mjs') expect(said.join('\n')).toMatch(/not reached|goes back|of \$\d+/);
});
