import { once } from 'node:events';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { lastResort } from '../last-resort.ts';
import { UsageError } from '../text/errors.ts';
import { complain, out } from '../text/output.ts';

interface ServeOptions {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly demo: boolean;
  readonly log: string;
  readonly wait?: string;
  readonly trustProxy?: string | true;
  readonly limit: readonly string[];
}

/** How long a room that is broken may take to close. */
const PATIENCE_MS = 10_000;
/** Ports that are tried when the first is taken, unless one was asked for. */
const NEIGHBOURS = 20;
const PORT = '3000';
/** Seconds. */
const LONGEST_WAIT = 3600;
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
      '--wait <seconds>',
      'how long data are waited for that another program holds (10 by default) or another room (1 by default)',
    )
    .option(
      '--trust-proxy [addresses]',
      'a proxy in front ends TLS: what it says in X-Forwarded-* is believed, if it stands on this machine, or at one of these addresses',
    )
    .option(
      '--limit <name=value>',
      'what one visitor may cost, such as tables-each=5; may be given more than once, docs/operations.md has them all',
      (text: string, before: readonly string[]) => [...before, text],
      [] as readonly string[],
    )
    .action(serve);
}

/** Addresses, or parts of networks such as 10.0.0.0/8, between commas. */
function proxies(given: string | true): string | true {
  if (given === true) return true;
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

/** Seconds as they are given, in milliseconds. */
function waitOf(given: string): number {
  const seconds = Number(given);
  if (!/^\d+(\.\d+)?$/.test(given) || seconds > LONGEST_WAIT)
    throw new UsageError(
      `"${given}" is no time to wait: it goes from 0 to ${LONGEST_WAIT} seconds.`,
      'For example: --wait 30',
    );
  return seconds * 1000;
}

async function serve(options: ServeOptions): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`"${options.port}" is no port: they go from 0 to 65535.`);
  if (!LEVELS.includes(options.log))
    throw new UsageError(`There is no log level "${options.log}".`, `They are ${LEVELS.join(', ')}.`);
  const wait = options.wait === undefined ? undefined : waitOf(options.wait);
  const { LIMIT_NAMES, readLimits, wordFor } = await import('../../server/limits.ts');
  const limits = readLimits(options.limit);
  if (typeof limits === 'string')
    throw new UsageError(limits, `They are ${LIMIT_NAMES.map(wordFor).join(', ')}.`);
  const [{ openRoom }, { makeLog }] = await Promise.all([
    import('../open-room.ts'),
    import('../../server/log.ts'),
  ]);
  const resort = lastResort(makeLog(options.log));
  const { DATABASE_URL: url, CARDROOM_METRICS_TOKEN: metricsToken = '' } = process.env;
  const where = url === undefined || url === '' ? { data: resolve(options.data) } : { url };
  const opening = openRoom({
    where,
    beside: resolve(options.data),
    host: options.host,
    ports: options.port === PORT ? Array.from({ length: NEIGHBOURS }, (_, i) => port + i) : [port],
    demo: options.demo,
    log: options.log,
    limits,
    metricsToken,
    ...(wait !== undefined && { wait }),
    ...(options.trustProxy !== undefined && { trustProxy: proxies(options.trustProxy) }),
    webRoot: fileURLToPath(new URL('../../web', import.meta.url)),
  });
  const room = await opening.catch((error) => {
    resort.end();
    throw error;
  });
  out(`\n  Cardroom is open: ${room.url}\n`);
  if (room.floor !== null) {
    out(`  Floor account (shown once): ${room.floor.name} / ${room.floor.password}`);
    out('  Sign in with it and choose a password of your own.\n');
  }
  const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const lost = await Promise.race([told.then(() => null), resort.lost]);
  if (lost !== null) {
    complain(lost);
    process.exitCode = 1;
    // Whatever broke may also keep the rest from ending.
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  }
  complain('Closing: what has happened is being written…');
  await room.stop();
  resort.end();
  complain('Closed. Every hand goes on where it stands when the room opens again.');
}
