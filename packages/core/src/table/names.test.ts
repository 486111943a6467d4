import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { houses, offerings } from '../houses/index.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/test(ing)?\b/.test(name),
);

/** By its id, which begins the id of every offering there, or by its name. */
const HOUSES = Object.entries(houses).flatMap(([id, { name }]) => [id, name]);

test.each(files)('T13 %s names no house and no offering: they say themselves what is theirs', (name) => {
  // Examples in comments are of some game.
  const code = readFileSync(new URL(name, folder), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');
  const words = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c);
  const games = new Set(offerings.flatMap(({ id, name: called }) => [id.split('/')[1], called]));
  const named = (word: string) => games.has(word) || HOUSES.some((house) => word.includes(house));
  expect(words.filter((word) => word !== undefined && named(word))).toEqual([]);
});
