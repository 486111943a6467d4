import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Every subpath of the installed core, `''` for the root entry; a star stands for one folder's name. */
export function subpaths(): string[] {
  const core = join(inject('app'), 'node_modules/@cardroom/core');
  const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { readonly default: string }>;
  };
  return Object.entries(exports).flatMap(([name, to]) => {
    if (typeof to === 'string') return [];
    if (!name.includes('*')) return [name.slice(1)];
    const [before = '', after = ''] = join(core, to.default).split('*');
    return readdirSync(before)
      .filter((folder) => existsSync(before + folder + after))
      .map((folder) => name.slice(1).replace('*', folder));
  });
}
