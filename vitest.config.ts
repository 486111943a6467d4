import { defineConfig } from 'vitest/config';
import { BUILT_FILES, built, sources } from './scripts/sources.ts';

/** Only what hangs is late: on a busy machine anything else may take its time. */
const PATIENCE_MS = 300_000;

export default defineConfig({
  resolve: { alias: sources },
  plugins: built,
  test: {
    server: { deps: { external: BUILT_FILES } },
    include: ['packages/*/src/**/*.test.ts'],
    setupFiles: 'scripts/properties.ts',
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are processors: many tests wait, for threads, processes and clocks.
    maxWorkers: 3,
    // Files share what they import: loading the 98 offerings anew for each takes longer than most of the tests.
    isolate: false,
  },
});
