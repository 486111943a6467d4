import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitDice, cutOf, type Proof, packs, parseCards, prove, turnedDie } from '@cardroom/core/cards';
import { describe, expect, test } from 'vitest';
import { cardroom, complaint, printed, scratchFolder } from '../testing.ts';

const folder = scratchFolder();

function save(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

interface Shuffle {
  readonly root: string;
  readonly size: number;
  readonly order: string[];
  readonly proofs: Proof[];
}

const shuffleJson = async (...args: string[]): Promise<Shuffle> =>
  JSON.parse(await printed('shuffle', ...args));

describe('shuffle', () => {
  test('C2 prints the order, top card first, and its root', async () => {
    const text = await printed('shuffle', '52', '--seed', '7');
    expect(text).toMatch(/^52 cards, shuffled with seed "7", top card first:\n8d {2}Kd {2}Ac /);
    expect(text).toMatch(/\nroot [0-9a-f]{64}\n$/);
    expect(await printed('shuffle', 'standard', '--seed', '7')).toBe(text);
    expect(await printed('shuffle', '52', '--seed', '8')).not.toBe(text);
  });

  test('without a seed every shuffle differs', async () => {
    expect((await shuffleJson('tiles', '--json')).order).not.toEqual(
      (await shuffleJson('tiles', '--json')).order,
    );
  });

  test('C1 deals every pack and shoe whole', async () => {
    for (const [key, pack] of Object.entries(packs)) {
      const { order, size } = await shuffleJson(key, '--json');
      const read = parseCards(order.join(' '));
      expect(read.ok && Uint8Array.from(read.cards).toSorted()).toEqual(pack.cards.toSorted());
      expect(size).toBe(pack.cards.length);
    }
    expect((await shuffleJson('52+1', '--packs', '8', '--json')).size).toBe(8 * 53);
  });

  test('turns the order by the players’ numbers, and says where each proven card is dealt', async () => {
    const numbers = ['0'.repeat(32), 'f'.repeat(32)].flatMap((number) => ['--number', number]);
    const cut = JSON.parse(await printed('shuffle', '52', '--seed', '7', '--proofs', ...numbers));
    expect(cut.cut).toBe(cutOf(cut.root, ['f'.repeat(32), '0'.repeat(32)], 52));
    expect(cut.dealt).toEqual([...cut.order.slice(cut.cut), ...cut.order.slice(0, cut.cut)]);
    expect(await printed('shuffle', '52', '--seed', '7', ...numbers)).toContain(
      `\n\nCut by ${cut.cut}, in dealing order:\n`,
    );
    // As a page saves them: a list of shuffles with their proofs.
    const file = save('cut.json', [{ root: cut.root, proofs: cut.proofs }]);
    const results = JSON.parse(await printed('verify-proof', cut.root, file, '--json', ...numbers));
    for (const { position, dealt } of results) expect(cut.dealt[dealt - 1]).toBe(cut.order[position - 1]);
    expect(results[0].message).toMatch(
      /^Position 1 of 52 is .*, as committed. Cut by \d+, it is dealt as card \d+\.$/,
    );
    const dice = commitDice([3, 1, 6]);
    const die = save('die.json', prove(dice, 2));
    expect(await printed('verify-proof', dice.root, die, ...numbers)).toContain(
      `With the players' numbers it shows ${turnedDie(dice.root, ['0'.repeat(32), 'f'.repeat(32)], 2, 1)}.`,
    );
    const [wrong] = await complaint('shuffle', '52', '--number', 'xyz');
    expect(wrong).toBe('A number for the cut is 32 hexadecimal digits, not "xyz".');
  });

  test('names what it cannot do', async () => {
    expect(await complaint('shuffle', 'tarot')).toEqual([
      'There is no deck "tarot".',
      expect.stringContaining('52 (standard), 52+1 (joker)'),
    ]);
    for (const count of ['0', '21', '1.5', 'two', '-1', '']) {
      const [message] = await complaint('shuffle', '52', `--packs=${count}`);
      expect(message).toBe(`--packs takes 1 to 20, not "${count}".`);
    }
  });
});

describe('verify-proof', () => {
  test('finds every printed proof to hold', async () => {
    const shuffle = await shuffleJson('mexican', '--proofs');
    const whole = await printed('verify-proof', shuffle.root, save('whole.json', shuffle));
    const list = await printed('verify-proof', shuffle.root.toUpperCase(), save('list.json', shuffle.proofs));
    expect(whole).toBe(list);
    expect(whole.trim().split('\n')).toEqual(
      shuffle.order.map(
        (card, i) => `Proof ${i + 1} is good. Position ${i + 1} of 41 is ${card}, as committed.`,
      ),
    );
    const one = await printed('verify-proof', shuffle.root, save('one.json', shuffle.proofs[4]));
    expect(one).toBe(`The proof is good. Position 5 of 41 is ${shuffle.order[4]}, as committed.\n`);
  });

  test('C30 answers 1 when any proof fails, and says which', async () => {
    const { root, order, proofs } = await shuffleJson('52', '--proofs');
    const file = save('wrong.json', [proofs[0], { ...proofs[1], card: order[0] }, 7]);
    const { code, out } = await cardroom('verify-proof', root, file);
    expect(code).toBe(1);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^Proof 1 is good\. /);
    expect(lines[1]).toBe(
      `Proof 2 fails. Position 2 of 52 was not committed as ${order[0]} under this root.`,
    );
    expect(lines[2]).toMatch(/^Proof 3 fails\. A proof is an object .* not 7\.$/);
    const results = JSON.parse((await cardroom('verify-proof', root, file, '--json')).out);
    expect(results.map((result: { ok: boolean }) => result.ok)).toEqual([true, false, false]);
  });

  test('names what it cannot read', async () => {
    const root = '0'.repeat(64);
    expect((await complaint('verify-proof', 'abc', save('x.json', {})))[0]).toBe(
      'A root is 64 hexadecimal digits, not "abc".',
    );
    expect((await complaint('verify-proof', root, join(folder, 'none.json')))[0]).toMatch(
      /^Cannot read .*none/,
    );
    expect((await complaint('verify-proof', root, save('bad.json', '{')))[0]).toMatch(
      /bad\.json is not JSON/,
    );
    expect((await complaint('verify-proof', root, save('empty.json', [])))[0]).toMatch(
      /^There is no proof in/,
    );
  });
});
