import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { oddsOf } from '../offering-odds.ts';
import { inTurn } from '../work.ts';
import { keepings } from './all.ts';
import { hashOf, type Keeping } from './keeping.ts';
import { kept } from './kept.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = new Map<string, string>();
const read = (module: string): string => {
  const text = files.get(module) ?? readFileSync(source + module, 'utf8');
  files.set(module, text);
  return text;
};

const AGAIN = 'is not as it was when this was counted: npm run odds:keep';

describe('kept results', () => {
  test.each(keepings.map((keeping) => [keeping.name, keeping] as const))(
    'O11 %s fits the code and inputs that made it',
    (name, keeping) => {
      expect(kept(name)?.hash, `${keeping.code.join(', ')} ${AGAIN} ${name}`).toBe(hashOf(keeping, read));
      expect(kept(name)?.inputs).toEqual(keeping.inputs);
    },
  );

  test('O11 nothing is kept that nobody makes, and each name once', () => {
    const made = keepings.map(({ file, name }) => `${file} ${name}`);
    expect(new Set(keepings.map(({ name }) => name)).size).toBe(made.length);
    const found = readdirSync(`${source}odds/kept`)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) =>
        Object.keys(JSON.parse(read(`odds/kept/${name}`))).map(
          (one) => `${name.replace('.json', '')} ${one}`,
        ),
      );
    expect(found.sort()).toEqual(made.sort());
  });

  const quick = keepings.filter((one) => one.quick);
  test.each(quick.map((keeping) => [keeping.name, keeping] as const))(
    'O11 %s, counted again',
    (name, keeping) => {
      expect(inTurn(keeping)).toEqual(kept(name)?.result);
    },
  );

  test('O11 a change of the code or of a setting changes the hash, one of comments, interfaces, citations of wagers or shuffles does not', () => {
    const keeping: Keeping = { ...quick[0], code: ['odds/a.ts'], inputs: { offering: 'x' } };
    const modules = (b: string) => (name: string) =>
      name === 'odds/a.ts'
        ? "import { b } from '../games/b.ts';\nimport type { C } from '../games/c.ts';\nimport { d } from '../engine/d.ts';\nimport { e } from '../cards/random.ts';\n"
        : name === 'games/b.ts'
          ? b
          : expect.fail(name);
    const before = hashOf(keeping, modules('export const b = 1;'));
    expect(hashOf(keeping, modules('// One.\nexport const b = 1;\n\n'))).toBe(before);
    expect(hashOf(keeping, modules('export interface B {\n  readonly b: 1;\n}\nexport const b = 1;'))).toBe(
      before,
    );
    expect(hashOf(keeping, modules('export const b = 2;'))).not.toBe(before);
    const offering = (lines: string) => `export const b = of({\n${lines}  game: 1,\n});`;
    expect(hashOf(keeping, modules(offering("  wagers: { ante: '003:696' },\n")))).toBe(
      hashOf(keeping, modules(offering(''))),
    );
    expect(hashOf(keeping, modules(offering('  wagers: [1],\n')))).not.toBe(
      hashOf(keeping, modules(offering(''))),
    );
    expect(hashOf({ ...keeping, inputs: { offering: 'y' } }, modules('export const b = 1;'))).not.toBe(
      before,
    );
  });

  test('O11 an offering is answered by what is kept for its settings, and for no others', () => {
    const ninesUp = findOffering('empire/nines-up') as PlayerDealerOffering;
    const of = (set = {}) => {
      const asked = oddsOf(ninesUp, { settings: set });
      return asked.ok ? asked.odds.wagers : expect.fail(asked.message);
    };
    const [usual] = of();
    const [pushed] = of({ zeros: 'push', way: 'counter-clockwise' });
    expect([usual]).toEqual(kept('empire/nines-up')?.result);
    expect([pushed]).toEqual(kept('empire/nines-up zeros=push')?.result);
    expect(pushed.edge).toBeLessThan(usual.edge);
  });
});
