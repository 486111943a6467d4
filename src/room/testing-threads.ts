import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';

/** For tests only: a thread runs what is built, so its program and all it imports become one file. */
export async function builtThread(program: URL): Promise<URL> {
  const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
  // Among the packages, so that it finds them.
  const outDir = mkdtempSync(join(modules, '.cardroom-'));
  afterAll(() => rmSync(outDir, { recursive: true }));
  const entry = fileURLToPath(program);
  await build({ configFile: false, logLevel: 'warn', build: { ssr: entry, outDir, target: 'node20' } });
  return pathToFileURL(join(outDir, basename(entry).replace('.ts', '.js')));
}
