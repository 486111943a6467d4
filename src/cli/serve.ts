import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { UsageError } from './errors.ts';
import { complain, out } from './output.ts';

interface ServeOptions {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly demo: boolean;
  readonly log: string;
}

/** Ports that are tried when the first is taken, unless one was asked for. */
const NEIGHBOURS = 20;
const PORT = '3000';
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('open the room: tables, people and bots in the browser')
    .option('--port <number>', 'where it listens; the next free one after 3000 by default', PORT)
    .option('--host <address>', 'who can reach it; 0.0.0.0 for everybody on the network', '127.0.0.1')
    .option('--data <folder>', 'where everything is kept; DATABASE_URL names a PostgreSQL instead', './data')
    .option('--demo', 'tables with bots at every house (the default)', true)
    .option('--no-demo', 'an empty room')
    .option('--log <level>', `how much is logged: ${LEVELS.join(', ')}`, 'warn')
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`"${options.port}" is no port: they go from 0 to 65535.`);
  if (!LEVELS.includes(options.log))
    throw new UsageError(`There is no log level "${options.log}".`, `They are ${LEVELS.join(', ')}.`);
  const { openRoom } = await import('./open-room.ts');
  const { DATABASE_URL: url } = process.env;
  const where = url === undefined || url === '' ? { data: resolve(options.data) } : { url };
  const room = await openRoom({
    where,
    host: options.host,
    ports: options.port === PORT ? Array.from({ length: NEIGHBOURS }, (_, i) => port + i) : [port],
    demo: options.demo,
    log: options.log,
    webRoot: fileURLToPath(new URL('../web', import.meta.url)),
  });
  out(`\n  Cardroom is open: ${room.url}\n`);
  if (room.floor !== null) {
    out(`  Floor account (shown once): ${room.floor.name} / ${room.floor.password}`);
    out('  Sign in with it and choose a password of your own.\n');
  }
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  complain('Closing: what has happened is being written…');
  await room.stop();
  complain('Closed. Every hand goes on where it stands when the room opens again.');
}
