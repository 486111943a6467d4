import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/**/*.browser.test.ts'],
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
