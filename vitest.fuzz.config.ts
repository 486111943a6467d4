import { defineConfig } from 'vitest/config';
import { sources } from './scripts/sources.ts';

/** Strangers who send anything; see fuzz/fuzz.test.ts. */
export default defineConfig({
  resolve: { alias: sources },
  test: {
    include: ['fuzz/*.test.ts'],
    // What is thrown outside of a test is kept and told by the run itself, with its seed.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
