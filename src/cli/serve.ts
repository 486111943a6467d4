import { once } from 'node:events';
import { isIP } from 'node:net';
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
  readonly trustProxy?: string | true;
}

/** Ports that are tried when the first is taken, unless one was asked for. */
const NEIGHBOURS = 20;
const PORT = '3000';
/** Where a proxy stands that has no address given: on this machine, or in the same private network. */
const NEARBY = 'loopback, linklocal, uniquelocal';
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
    .option(
      '--trust-proxy [addresses]',
      'a proxy in front ends TLS: what it says in X-Forwarded-* is believed, if it stands nearby or at one of these addresses',
    )
    .action(serve);
}

/** Addresses, or parts of networks such as 10.0.0.0/8, between commas. */
function proxies(given: string | true): string {
  if (given === true) return NEARBY;
  const wrong = given.split(',').find((one) => !isNetwork(one.trim()));
  if (wrong !== undefined)
    throw new UsageError(
      `"${wrong.trim()}" is no address of a proxy.`,
      'For example: --trust-proxy 10.0.0.7',
    );
  return given;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && most > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
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
    ...(options.trustProxy !== undefined && { trustProxy: proxies(options.trustProxy) }),
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
