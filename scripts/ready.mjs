/**
 * Makes a fresh clone runnable: installs the dependencies when they are missing or stale, and
 * with `build` compiles the packages and bundles the page when what was built is older. Node built-ins only, because nothing else
 * may be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Cardroom needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** All of it. */
export async function ready({ build }) {
  const scripts = install();
  if (build) buildAll();
  await scripts;
}

/** What was built of the core alone is as new as its sources. */
export const buildCore = () => compile('core');

/** What was built of the packages and of the page is as new as their sources. */
export function buildAll() {
  compile('core');
  // What the room is compiled against is what was built of the core.
  compile('room', mtime(at('packages', 'core', 'dist', '.built')));
  bundle();
}

/**
 * Installs what is missing. The promise is kept when the packages that have something to compile (the database) have
 * done so: that takes a processor for a minute, and nothing that only builds or checks need wait for it.
 */
export function install() {
  const lock = readFileSync(at('package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (!isStamped('installed', wanted)) {
    say('Installing dependencies (once, about a minute)…');
    // Follows the lock as `npm ci` does, but keeps what is there already.
    run('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--ignore-scripts', '--loglevel=error']);
    stamp('installed', wanted);
  }
  // What is compiled for one version of Node's interface does not load in another.
  const compiled = [process.versions.modules, ...scripted(JSON.parse(lock))].join(' ');
  if (isStamped('compiled', compiled)) return Promise.resolve();
  return beside('npm', ['rebuild', '--loglevel=error']).then(() => stamp('compiled', compiled));
}

/** The packages that have something to do once they are there, with their versions. */
const scripted = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { hasInstallScript, version }]) =>
    hasInstallScript ? `${path}@${version}` : [],
  );

const stampFile = (name) => at('node_modules', `.cardroom-${name}`);
const isStamped = (name, text) =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === text;
const stamp = (name, text) => writeFileSync(stampFile(name), text);

/** Compiles a package unless what was built is newer than its sources and than `since`. */
function compile(name, since = 0) {
  const folder = at('packages', name);
  const built = join(folder, 'dist', '.built');
  const newest = Math.max(
    since,
    newestIn(join(folder, 'src'), (file) => !/\.test\.ts$/.test(file)),
    mtime(join(folder, 'tsconfig.json')),
    mtime(at('tsconfig.base.json')),
  );
  if (existsSync(built) && mtime(built) >= newest) return;
  say(`Building ${name}…`);
  run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', folder]);
  prune(folder);
  writeFileSync(built, '');
}

/** Takes away what was built of sources that are gone, so that nobody imports or packs it. */
function prune(folder) {
  const dist = join(folder, 'dist');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const source = /^(.*?)(\.d\.ts|\.js|\.js\.map)$/.exec(name)?.[1];
    if (source === undefined || name.startsWith('web')) continue;
    if (!existsSync(join(folder, 'src', `${source}.ts`))) rmSync(join(dist, name));
  }
}

/** The page is made of its own sources and the core's; the reference is served beside it. */
function bundle() {
  const bundled = at('packages', 'room', 'dist', '.bundled');
  const noTest = (name) => !/\.test\.tsx?$|^node_modules$/.test(name);
  const newest = Math.max(
    newestIn(at('packages', 'core', 'src'), noTest),
    newestIn(at('packages', 'web'), noTest),
    // The reference is served with it.
    newestIn(at('docs', 'reference'), noTest),
    mtime(at('vite.config.ts')),
  );
  if (existsSync(bundled) && mtime(bundled) >= newest) return;
  say('Bundling the page…');
  run(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
  writeFileSync(bundled, '');
}

function newestIn(folder, wanted) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!wanted(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path, wanted) : mtime(path));
  }
  return newest;
}

function mtime(path) {
  return statSync(path).mtimeMs;
}

// Output goes to stderr so that a command's own `--json` stays clean on stdout.
const how = (command) => ({
  cwd: root,
  stdio: ['ignore', 2, 2],
  shell: process.platform === 'win32' && command === 'npm',
});

function run(command, args) {
  const { status, error } = spawnSync(command, args, how(command));
  if (error || status !== 0) fail(failure(command, args, error));
}

/** The same, while something else is done. */
function beside(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, how(command));
    child.once('error', (error) => fail(failure(command, args, error)));
    child.once('close', (status) => (status === 0 ? done() : fail(failure(command, args))));
  });
}

const failure = (command, args, error) =>
  `\`${command} ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''}.`;

/** A line on stderr. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** The last one. */
export function fail(text) {
  say(text);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ready({ build: process.argv.includes('build') });
}
