/** `npm run pictures`: takes the pictures of docs/page.md anew, in a browser at a room with bots. */
import { spawnSync } from 'node:child_process';

const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'vitest.browser.config.ts',
  'e2e/pictures.test.ts',
];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, PICTURES: 'docs' },
});
process.exit(status ?? 1);
