import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';
import { sources } from '../../../../../scripts/sources.ts';

/**
 * For tests only: a thread runs what is built, so its program and all it imports become one file; other threads
 * that it needs lie beside it.
 */
export async function builtThread(program: URL, ...beside: readonly URL[]): Promise<URL> {
  const modules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
  // Among the packages, so that it finds them.
  const outDir = mkdtempSync(join(modules, '.cardroom-'));
  afterAll(() => rmSync(outDir, { recursive: true }));
  const [entry, ...others] = [program, ...beside].map((one) => fileURLToPath(one));
  for (const ssr of [entry, ...others])
    await build({
      configFile: false,
      resolve: { alias: sources },
      logLevel: 'warn',
      build: { ssr, outDir, target: 'node20', emptyOutDir: false },
    });
  return pathToFileURL(join(outDir, basename(entry).replace('.ts', '.js')));
}

/** The threads of a SQLite file. */
export const builtWriter = (): Promise<URL> =>
  builtThread(
    new URL('../store/sqlite/thread.ts', import.meta.url),
    new URL('../store/sqlite/checkpoint.ts', import.meta.url),
  );
