/** `npm run looks`: whole hands of each family at all sizes in a browser, and what lies over what. */
import { spawnSync } from 'node:child_process';

const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'vitest.browser.config.ts',
  'e2e/sizes.test.ts',
];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, LOOKS: 'all' },
});
process.exit(status ?? 1);
