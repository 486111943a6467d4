/** Where the packages of this repository are read from while one works on them: their sources, not what was built. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));
const core = `${packages}core/`;
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

/** What was built is as new as the sources (`npm test` sees to it), and the tests are of what was built. */
export const BUILT = process.env.BUILT === '1';

/** What was built of a source of the core or the room; undefined for what is not shipped, such as a test. */
function builtOf(source: string): string | undefined {
  if (!source.startsWith(packages)) return undefined;
  const [, name, path] = /^(core|room)\/src\/(.*)\.ts$/.exec(source.slice(packages.length)) ?? [];
  const built = `${packages}${name}/dist/${path}.js`;
  return path !== undefined && existsSync(built) ? built : undefined;
}

/**
 * For Vitest, with `BUILT=1`: whatever a test imports of the core or the room, Node loads from what was built. It
 * starts sooner than what is compiled file by file, and runs faster: there every use of an import is a call.
 */
export const built: Plugin[] = BUILT
  ? [
      {
        name: 'built',
        enforce: 'pre',
        async resolveId(name, importer, options) {
          if (importer === undefined) return null;
          const found = await this.resolve(name, importer, { ...options, skipSelf: true });
          const id = found && builtOf(found.id);
          return id ? { id, external: true } : found;
        },
      },
    ]
  : [];

/** For Vitest's `server.deps.external`. */
export const BUILT_FILES = BUILT ? [/\/packages\/(core|room)\/dist\//] : [];
