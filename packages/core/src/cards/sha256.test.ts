import { createHash, hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bringHash, hashText, sha256, toHex } from './sha256.ts';

const byNode = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('sha256 agrees with node:crypto', () => {
  test('at every length around the block boundaries', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(toHex(sha256(bytes)), `length ${length}`).toBe(byNode(bytes));
    }
  });

  test('on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(byNode(bytes));
      }),
      { numRuns: 500 },
    );
  });

  test('on a view into a larger buffer', () => {
    const view = Uint8Array.from({ length: 300 }, (_, i) => i & 255).subarray(13, 213);
    expect(toHex(sha256(view))).toBe(byNode(view));
  });
});

test('a hash that is brought says the same of any text, and one that does not is not taken', () => {
  const texts = ['', 'As', 'Gow45', 'é', '\ud800', 'cardroom node '.repeat(20)];
  const ours = texts.map(hashText);
  let asked = 0;
  bringHash((text) => {
    asked++;
    return hash('sha256', text);
  });
  expect(texts.map(hashText)).toEqual(ours);
  expect(asked).toBe(1 + texts.length);
  expect(() => bringHash((text) => hash('sha1', text))).toThrow('not SHA-256');
  expect(texts.map(hashText)).toEqual(ours);
  expect(asked).toBe(1 + 2 * texts.length);
});
