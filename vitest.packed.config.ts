import { defineConfig } from 'vitest/config';

/** The packages as others get them: packed, installed into an empty folder, type checked, run and bundled. */
export default defineConfig({
  test: {
    include: ['packed/*.test.ts'],
    globalSetup: 'packed/setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    isolate: false,
  },
});
