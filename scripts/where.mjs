/**
 * `node scripts/where.mjs 003:1902`: every place that cites this line of a rule book, by itself or in a range, the
 * narrowest first: declarations, then tests, then scenarios.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, book, line] = /^(\d{3}):(\d+)$/.exec(process.argv[2] ?? '') ?? [];
if (book === undefined) {
  process.stderr.write('Say which line: node scripts/where.mjs 003:1902\n');
  process.exit(2);
}

const KINDS = ['declaration', 'test', 'scenario'];
const kindOf = (file) =>
  file.startsWith('scenarios') ? 'scenario' : /\.test\.tsx?$|testing/.test(file) ? 'test' : 'declaration';

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* filesIn(path);
    else if (/\.(tsx?|json|txt|ya?ml|scenario|md)$/.test(entry.name)) yield path;
  }
}

const found = [];
for (const folder of ['packages/core/src', 'packages/room/src', 'packages/web/src', 'scenarios'])
  for (const path of filesIn(join(root, folder)))
    for (const [i, text] of readFileSync(path, 'utf8').split('\n').entries())
      for (const [cited, of, lines] of text.matchAll(
        /\b(\d{3}):(\d+(?:-\d+)?(?:, ?\d+(?:-\d+)?(?![\d:-]))*)/g,
      )) {
        if (of !== book) continue;
        for (const part of lines.split(',')) {
          const [from, to = from] = part.split('-').map(Number);
          if (from > line || to < line) continue;
          const file = relative(root, path);
          found.push({ kind: kindOf(file), wide: to - from, place: `${file}:${i + 1}`, cited });
        }
      }
found.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.wide - b.wide);
for (const { kind, place, cited } of found)
  process.stdout.write(`${kind.padEnd(12)} ${cited.padEnd(14)} ${place}\n`);
if (found.length === 0) {
  process.stderr.write(`Nothing cites ${book}:${line}.\n`);
  process.exitCode = 1;
}
