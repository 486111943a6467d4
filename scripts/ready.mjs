/**
 * Makes a fresh clone runnable: installs the dependencies when they are missing or stale, and
 * with `build` compiles the packages and bundles the page when what was built is older. Node built-ins only, because nothing else
 * may be installed yet.
 */
import { spawnSync } from 'node:child_process';
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

export function ready({ build }) {
  install();
  if (!build) return;
  compile('core');
  // What the room is compiled against is what was built of the core.
  compile('room', mtime(at('packages', 'core', 'dist', '.built')));
  bundle();
}

function install() {
  const stamp = at('node_modules', '.cardroom-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing dependencies (once, about a minute)…');
  // `npm ci` insists that the lock lists the optional binaries of every platform, which a lock
  // written on one platform need not; `install --no-save` follows the same lock and leaves it alone.
  run('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Compiles a package unless what was built is newer than its sources and than `since`. */
function compile(name, since = 0) {
  const folder = at('packages', name);
  const stamp = join(folder, 'dist', '.built');
  const newest = Math.max(
    since,
    newestIn(join(folder, 'src'), (file) => !/\.test\.ts$/.test(file)),
    mtime(join(folder, 'tsconfig.json')),
    mtime(at('tsconfig.base.json')),
  );
  if (existsSync(stamp) && mtime(stamp) >= newest) return;
  say(`Building ${name}…`);
  run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', folder]);
  prune(folder);
  writeFileSync(stamp, '');
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
  const stamp = at('packages', 'room', 'dist', '.bundled');
  const noTest = (name) => !/\.test\.tsx?$|^node_modules$/.test(name);
  const newest = Math.max(
    newestIn(at('packages', 'core', 'src'), noTest),
    newestIn(at('packages', 'web'), noTest),
    // The reference is served with it.
    newestIn(at('docs', 'reference'), noTest),
    newestIn(at('docs', 'reference'), noTest),
    mtime(at('vite.config.ts')),
  );
  if (existsSync(stamp) && mtime(stamp) >= newest) return;
  say('Bundling the page…');
  run(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
  writeFileSync(stamp, '');
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

function run(command, args) {
  // Output goes to stderr so that a command's own `--json` stays clean on stdout.
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error || status !== 0)
    fail(`\`${command} ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''}.`);
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ready({ build: process.argv.includes('build') });
}
