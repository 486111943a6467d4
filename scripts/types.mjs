/** `npm run types`: the type checks of `npm test`, one after another. The compiler is named by its folder, because an older one is installed beside it. */
import { spawnSync } from 'node:child_process';

for (const project of ['.', 'packages/web', 'e2e', 'packed']) {
  const args = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
