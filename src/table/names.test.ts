import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { houses, offerings } from '../houses/index.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !/test(ing)?\b/.test(name));

test.each(files)('%s names no house and no offering: they say themselves what is theirs', (name) => {
  const code = readFileSync(new URL(name, folder), 'utf8');
  const words = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c);
  const names = new Set([...Object.keys(houses), ...offerings.flatMap(({ id }) => [id, id.split('/')[1]])]);
  expect(words.filter((word) => word !== undefined && names.has(word))).toEqual([]);
});
