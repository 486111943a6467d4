import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './text/errors.ts';
import { FILES } from './words/hands.ts';

/** What a command reads: how its files are called, how they end, and where some are to be found. */
interface Wanted {
  readonly what: string;
  readonly ends: readonly string[];
  readonly example: string;
}

/** The file itself, or all files of the kind in a folder and below. */
export function filesIn(path: string, { what, ends, example }: Wanted): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new UsageError(FILES.missing(path), FILES.example(example));
  if (!stat.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    ends.some((end) => name.endsWith(end)),
  );
  if (files.length === 0) throw new UsageError(FILES.none(what, path), FILES.ends(ends));
  return files.sort().map((name) => join(path, name));
}
