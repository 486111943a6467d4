import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';
import { BUILT, sources } from '../../../../scripts/sources.ts';

/**
 * For tests only: a thread runs what is built, so its program and all it imports become one file; other threads
 * that it needs lie beside it.
 */
export async function builtWorker(program: URL, ...beside: readonly URL[]): Promise<URL> {
  const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
  // Among the packages, so that it finds them.
  const outDir = mkdtempSync(join(modules, '.cardroom-'));
  afterAll(() => rmSync(outDir, { recursive: true }));
  const [entry, ...others] = [program, ...beside].map((one) => fileURLToPath(one));
  for (const ssr of [entry, ...others]) {
    if (BUILT) {
      const built = ssr.replace('/src/', '/dist/').replace(/\.ts$/, '.js');
      writeFileSync(join(outDir, basename(built)), `import ${JSON.stringify(pathToFileURL(built).href)};\n`);
      continue;
    }
    await build({
      configFile: false,
      resolve: { alias: sources },
      logLevel: 'warn',
      build: { ssr, outDir, target: 'node20', emptyOutDir: false },
    });
  }
  return pathToFileURL(join(outDir, basename(entry).replace('.ts', '.js')));
}
