import { once } from 'node:events';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { lastResort } from '../last-resort.ts';
import { loadPosted } from '../posted-rulings.ts';
import { UsageError } from '../text/errors.ts';
import { complain, out } from '../text/output.ts';
import { SERVE } from '../words/serve.ts';

interface ServeOptions {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly demo: boolean;
  readonly log: string;
  readonly wait?: string;
  readonly trustProxy?: string | true;
  readonly limit?: readonly string[];
  readonly rulings?: string;
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
    .description(SERVE.about)
    .option('--port <number>', SERVE.port, PORT)
    .option('--host <address>', SERVE.host, '127.0.0.1')
    .option('--data <folder>', SERVE.data, './data')
    .option('--demo', SERVE.demo, true)
    .option('--no-demo', SERVE.noDemo)
    .option('--log <level>', SERVE.log(LEVELS), 'warn')
    .option('--wait <seconds>', SERVE.wait)
    .option('--trust-proxy [addresses]', SERVE.trustProxy)
    .option('--rulings <file>', SERVE.rulings)
    .option('--limit <name=value>', SERVE.limit, (text: string, before: readonly string[] = []) => [
      ...before,
      text,
    ])
    .action(serve);
}

/** Addresses, or parts of networks such as 10.0.0.0/8, between commas. */
function proxies(given: string | true): string | true {
  if (given === true) return true;
  const wrong = given.split(',').find((one) => !isNetwork(one.trim()));
  if (wrong !== undefined) throw new UsageError(SERVE.badProxy(wrong.trim()));
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
    throw new UsageError(SERVE.badWait(LONGEST_WAIT, given));
  return seconds * 1000;
}

async function serve(options: ServeOptions): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(SERVE.badPort(options.port));
  if (!LEVELS.includes(options.log)) throw new UsageError(SERVE.badLevel(options.log), SERVE.levels(LEVELS));
  const wait = options.wait === undefined ? undefined : waitOf(options.wait);
  const { LIMIT_NAMES, readLimits, wordFor } = await import('../../server/limits.ts');
  const limits = readLimits(options.limit ?? []);
  if (typeof limits === 'string') throw new UsageError(limits, SERVE.limits(LIMIT_NAMES.map(wordFor)));
  const posted = options.rulings === undefined ? undefined : loadPosted(options.rulings);
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
    ...(posted !== undefined && { posted }),
    ...(options.trustProxy !== undefined && { trustProxy: proxies(options.trustProxy) }),
    webRoot: fileURLToPath(new URL('../../web', import.meta.url)),
  });
  const room = await opening.catch((error) => {
    resort.end();
    throw error;
  });
  out(SERVE.open(room.url));
  if (room.floor !== null) {
    out(SERVE.floor(room.floor.name, room.floor.password));
    out(SERVE.floorHint);
  }
  const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const lost = await Promise.race([told.then(() => null), resort.lost]);
  if (lost !== null) {
    complain(lost);
    process.exitCode = 1;
    // Whatever broke may also keep the rest from ending.
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  }
  complain(SERVE.closing);
  await room.stop();
  resort.end();
  complain(SERVE.closed);
}
