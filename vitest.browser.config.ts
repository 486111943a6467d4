import { defineConfig } from 'vitest/config';

/** The page in a real browser against a real room: `npm run browser`. One file after the other. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts', 'src/**/*.browser.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    // A real browser on a busy machine may be late once; what fails twice is broken.
    retry: 1,
    // Tests of one file that say so run side by side.
    maxConcurrency: 4,
  },
});
