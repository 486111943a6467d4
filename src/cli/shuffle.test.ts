import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Proof, packs, parseCards } from '../cards/index.ts';
import { UsageError } from './errors.ts';
import { registerShuffle } from './shuffle.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardroom-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  process.exitCode = 0;
  return () => {
    process.exitCode = 0;
  };
});

async function run(...args: string[]): Promise<string> {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  try {
    const program = new Command();
    registerShuffle(program);
    await program.parseAsync(args, { from: 'user' });
  } finally {
    spy.mockRestore();
  }
  return written.join('');
}

async function complaint(...args: string[]): Promise<UsageError> {
  const error = await run(...args).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(UsageError);
  return error as UsageError;
}

function save(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

interface Printed {
  readonly root: string;
  readonly size: number;
  readonly order: string[];
  readonly proofs: Proof[];
}

const shuffleJson = async (...args: string[]): Promise<Printed> => JSON.parse(await run('shuffle', ...args));

describe('shuffle', () => {
  test('prints the order, top card first, and its root', async () => {
    const text = await run('shuffle', '52', '--seed', '7');
    expect(text).toMatch(/^52 cards, shuffled with seed "7", top card first:\n8d {2}Kd {2}Ac /);
    expect(text).toMatch(/\nroot [0-9a-f]{64}\n$/);
    expect(await run('shuffle', 'standard', '--seed', '7')).toBe(text);
    expect(await run('shuffle', '52', '--seed', '8')).not.toBe(text);
  });

  test('without a seed every shuffle differs', async () => {
    expect((await shuffleJson('tiles', '--json')).order).not.toEqual(
      (await shuffleJson('tiles', '--json')).order,
    );
  });

  test('deals every pack and shoe whole', async () => {
    for (const [key, pack] of Object.entries(packs)) {
      const { order, size } = await shuffleJson(key, '--json');
      const read = parseCards(order.join(' '));
      expect(read.ok && Uint8Array.from(read.cards).toSorted()).toEqual(pack.cards.toSorted());
      expect(size).toBe(pack.cards.length);
    }
    expect((await shuffleJson('52+1', '--packs', '8', '--json')).size).toBe(8 * 53);
  });

  test('names what it cannot do', async () => {
    expect(await complaint('shuffle', 'tarot')).toMatchObject({
      message: 'There is no pack "tarot".',
      hint: expect.stringContaining('52 (standard), 52+1 (joker)'),
    });
    for (const count of ['0', '21', '1.5', 'two', '-1', '']) {
      const { message } = await complaint('shuffle', '52', `--packs=${count}`);
      expect(message).toBe(`A shoe holds 1 to 20 packs, not "${count}".`);
    }
  });
});

describe('verify-proof', () => {
  test('finds every printed proof to hold', async () => {
    const printed = await shuffleJson('mexican', '--proofs');
    const whole = await run('verify-proof', printed.root, save('whole.json', printed));
    const list = await run('verify-proof', printed.root.toUpperCase(), save('list.json', printed.proofs));
    expect(whole).toBe(list);
    expect(whole.trim().split('\n')).toEqual(
      printed.order.map(
        (card, i) => `Proof ${i + 1} holds. Position ${i + 1} of 41 is ${card}, as committed.`,
      ),
    );
    const one = await run('verify-proof', printed.root, save('one.json', printed.proofs[4]));
    expect(one).toBe(`The proof holds. Position 5 of 41 is ${printed.order[4]}, as committed.\n`);
    expect(process.exitCode).toBe(0);
  });

  test('answers 1 when any proof fails, and says which', async () => {
    const { root, order, proofs } = await shuffleJson('52', '--proofs');
    const file = save('wrong.json', [proofs[0], { ...proofs[1], card: order[0] }, 7]);
    const lines = (await run('verify-proof', root, file)).split('\n');
    expect(process.exitCode).toBe(1);
    expect(lines[0]).toMatch(/^Proof 1 holds\. /);
    expect(lines[1]).toBe(
      `Proof 2 does not hold. Position 2 of 52 was not committed as ${order[0]} under this root.`,
    );
    expect(lines[2]).toMatch(/^Proof 3 does not hold\. A proof is an object .* not 7\.$/);
    const results = JSON.parse(await run('verify-proof', root, file, '--json'));
    expect(results.map((result: { ok: boolean }) => result.ok)).toEqual([true, false, false]);
  });

  test('names what it cannot read', async () => {
    const root = '0'.repeat(64);
    expect((await complaint('verify-proof', 'abc', save('x.json', {}))).message).toBe(
      'A root is 64 hexadecimal digits, not "abc".',
    );
    expect((await complaint('verify-proof', root, join(folder, 'none.json'))).message).toMatch(
      /^Cannot read .*none/,
    );
    expect((await complaint('verify-proof', root, save('bad.json', '{'))).message).toMatch(
      /bad\.json is not JSON/,
    );
    expect((await complaint('verify-proof', root, save('empty.json', []))).message).toMatch(
      /^There is no proof in/,
    );
  });
});
