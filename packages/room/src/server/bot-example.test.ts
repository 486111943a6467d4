import { readFileSync } from 'node:fs';
import { characterOf, think } from '@cardroom/core/bots';
import { seededRandom } from '@cardroom/core/cards';
import { type SeenTable, Visit } from '@cardroom/core/client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from './testing.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => here.stop());

const OFFERING = 'black-sheep/holdem';

test('examples/bot.mjs plays three hands in a room on loopback and leaves', async () => {
  // Somebody to play with.
  const ann = await Visit.to(here.server.url, 'Ann');
  const table = await ann.dealMeIn(OFFERING);
  const random = seededRandom('Ann');
  table.playBy((view) => {
    const seat = view.seatOf(ann.you.id);
    if (seat >= 0) return think(view.state, seat, characterOf('Ann'), random, { quick: true });
    return { type: 'sit', seat: view.state.seats.indexOf(null), cents: view.state.sign.buyIn.usual };
  });
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const { argv } = process;
  process.argv = ['node', 'bot.mjs', here.server.url, OFFERING, '3'];
  try {
    const example = '../../../../examples/bot.mjs';
    await import(/* @vite-ignore */ example);
  } finally {
    process.argv = argv;
  }
  await expect.poll(() => said.join('')).toContain(`3 hands at ${OFFERING}: done.`);
  expect(table.view?.state.hands).toBeGreaterThanOrEqual(3);
  ann.leave();
});

test('the block of the README that plays over the network', async () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const block = /```ts\n(import \{ Visit \}[\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(block).toContain("'http://127.0.0.1:3000'");
  const imports: Promise<unknown>[] = [];
  const body = block
    .replace("'http://127.0.0.1:3000'", JSON.stringify(here.server.url))
    .replace(/^import \{(.*)\} from '(.*)';$/gm, (_, names: string, from: string) => {
      imports.push(import(/* @vite-ignore */ from));
      return `const {${names}} = modules[${imports.length - 1}];`;
    });
  const Async = (async () => {}).constructor as new (
    ...args: string[]
  ) => (modules: unknown[]) => Promise<{ visit: Visit; table: SeenTable }>;
  const { visit, table } = await new Async('modules', `${body}\nreturn { visit, table };`)(
    await Promise.all(imports),
  );
  await expect.poll(() => table.view?.seatOf(visit.you.id)).toBeGreaterThanOrEqual(0);
  visit.leave();
});
