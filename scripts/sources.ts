/** Where the packages of this repository are read from while one works on them: their sources, not what was built. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const core = fileURLToPath(new URL('../packages/core/', import.meta.url));
const { exports } = JSON.parse(readFileSync(`${core}package.json`, 'utf8')) as {
  exports: Record<string, string | { readonly default: string }>;
};

/** For Vite's and Vitest's `resolve.alias`. */
export const sources = [
  { find: /^@cardroom\/core\/source\//, replacement: `${core}src/` },
  ...Object.entries(exports).flatMap(([name, to]) =>
    typeof to === 'string'
      ? []
      : {
          // A star stands for one folder's name.
          find: new RegExp(`^@cardroom/core${name.slice(1).replace('*', '([^/]+)')}$`),
          replacement: `${core}${to.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts').replace('*', '$1')}`,
        },
  ),
];
