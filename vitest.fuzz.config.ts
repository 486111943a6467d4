import { defineConfig } from 'vitest/config';
import { BUILT_FILES, built, sources } from './scripts/sources.ts';

/** Strangers who send anything; see fuzz/fuzz.test.ts. */
export default defineConfig({
  resolve: { alias: sources },
  plugins: built,
  test: {
    server: { deps: { external: BUILT_FILES } },
    include: ['fuzz/*.test.ts'],
    // What is thrown outside of a test is kept and told by the run itself, with its seed.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
