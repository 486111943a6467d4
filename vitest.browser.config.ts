import { defineConfig } from 'vitest/config';

/** The page in a real browser against a real room. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A file that waits leaves the machine to the other.
    maxWorkers: 2,
    // A real browser on a busy machine may be late once; what fails twice is broken.
    retry: 1,
    // Tests of one file that say so run side by side.
    maxConcurrency: 3,
  },
});
