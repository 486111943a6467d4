import { defineConfig } from 'vitest/config';

/**
 * The page in a real browser against a real room, one file after the other. `npm test` runs the shell and
 * the screens; `npm run browser` also the floor, people at one table, every family, every offering and by keyboard.
 */
const QUICK = ['src/web/shell.browser.test.ts', 'e2e/screens.test.ts'];
const ALL = ['src/**/*.browser.test.ts', 'e2e/*.test.ts'];

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'all' ? ALL : QUICK,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    // A real browser on a busy machine may be late once; what fails twice is broken.
    retry: 1,
    // Tests of one file that say so run side by side.
    maxConcurrency: 4,
  },
}));
