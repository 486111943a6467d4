import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What a module asks for when it is loaded, types left out. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** Everything that loading a module loads. */
function loaded(entry: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(entry.href)) return seen;
  seen.add(entry.href);
  if (!entry.href.endsWith('.ts')) return seen;
  for (const [, from, alone] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    const name = from ?? alone;
    if (name.startsWith('.')) loaded(new URL(name, entry), seen);
    else seen.add(name);
  }
  return seen;
}

test('the offerings load in a browser: no package, nothing of Node, no fee schedule', () => {
  const all = [...loaded(new URL('./index.ts', import.meta.url))];
  expect(all.filter((name) => !name.endsWith('.ts'))).toEqual([]);
  expect(all.filter((name) => /\/schedules?[-.]/.test(name))).toEqual([]);
  for (const name of all) expect(existsSync(fileURLToPath(name))).toBe(true);
  expect(all.length).toBeGreaterThan(150);
});

test('what reads the schedules does load their files, so that the test above can fail', () => {
  const all = [...loaded(new URL('./fees/schedule/schedules.ts', import.meta.url))];
  expect(all.filter((name) => name.endsWith('.json')).length).toBeGreaterThan(30);
});
