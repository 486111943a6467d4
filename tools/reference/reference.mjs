/**
 * `npm run reference` writes docs/reference with TypeDoc: a page a subpath, made from the doc comments of the built
 * declarations. With `--check` it writes them elsewhere and fails when a page in the repository is not the same.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, ReflectionKind } from 'typedoc';
import { root, subpaths } from './exports.mjs';

const check = process.argv.includes('--check');
const kept = join(root, 'docs', 'reference');
const out = check ? mkdtempSync(join(tmpdir(), 'cardroom-reference-')) : kept;

/** What a page is called, by the declaration file it is made from. */
const names = new Map(
  // The room passes on the core's client and has nothing else of its own.
  subpaths('core').map(({ subpath, file }) => [file, subpath === '.' ? 'core' : subpath.slice(2)]),
);

const app = await Application.bootstrapWithPlugins({
  entryPoints: [...names.keys()],
  tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
  plugin: ['typedoc-plugin-markdown'],
  out,
  name: '@cardroom/core',
  readme: 'none',
  logLevel: 'Warn',
  disableSources: true,
  excludePrivate: true,
  entryFileName: 'index',
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useHTMLAnchors: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  // What a type of no export is made of stands in docs/api.
  validation: { notExported: false },
});
const entries = app.getEntryPoints();
if (entries === undefined) process.exit(1);
const project = app.converter.convert(
  entries.map((entry) => ({ ...entry, displayName: names.get(entry.sourceFile.fileName) })),
);
for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter))
  if (parameter.name === '__namedParameters') parameter.name = calledAfter(parameter.type);
await app.generateOutputs(project);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
if (check) {
  for (const sentence of differences(kept, out)) {
    process.stderr.write(`${sentence}: run \`npm run reference\`.\n`);
    process.exitCode = 1;
  }
  rmSync(out, { recursive: true });
}

/** A parameter that is taken apart where it is taken has no name of its own: it is called after its type. */
function calledAfter(type) {
  const { name, typeArguments: [of] = [] } = type;
  if (['Partial', 'Pick', 'Omit', 'Readonly'].includes(name)) return calledAfter(of);
  return type.type === 'reference' ? name.charAt(0).toLowerCase() + name.slice(1) : 'of';
}

function differences(old, now) {
  const files = new Set([...pages(old), ...pages(now)]);
  return [...files].sort().flatMap((file) => {
    const [was, is] = [old, now].map((folder) => {
      try {
        return readFileSync(join(folder, file), 'utf8');
      } catch {
        return undefined;
      }
    });
    const what = was === undefined ? 'is missing' : is === undefined ? 'is of no subpath' : 'is stale';
    return was === is ? [] : [`${join(relative(root, old), file)} ${what}`];
  });
}

function pages(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  } catch {
    return [];
  }
}
