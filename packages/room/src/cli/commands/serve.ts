import { once } from 'node:events';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { NODE_NAME } from '../../store/nodes/nodes.ts';
import { lastResort } from '../last-resort.ts';
import { freePort, ManyNodes, machineName, NODE_OF_MANY, type NodeOpened } from '../many-nodes.ts';
import type { NodeToOpen } from '../open-room.ts';
import { loadPosted } from '../posted-rulings.ts';
import { UsageError } from '../text/errors.ts';
import { complain, out } from '../text/output.ts';
import { VERSION } from '../version.ts';
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
  readonly node?: string;
  readonly address?: string;
  readonly nodes?: string;
}

/** How long a room that is broken may take to close. */
const PATIENCE_MS = 10_000;
/** Ports that are tried when the first is taken, unless one was asked for. */
const NEIGHBORS = 20;
const PORT = '3000';
/** Seconds. */
const LONGEST_WAIT = 3600;
/** Nodes on one machine: each is a process, with connections of its own to the database. */
const MOST_NODES = 32;
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
    .option('--node <name>', SERVE.node)
    .option('--address <url>', SERVE.address)
    .option('--nodes <number>', SERVE.nodes)
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

/** Which node this is; undefined for a room that has its data alone. */
function nodeOf(options: ServeOptions, isPostgres: boolean): NodeToOpen | undefined {
  const { node: name, address, host } = options;
  if (name === undefined) {
    if (address !== undefined && options.nodes === undefined) throw new UsageError(SERVE.addressAlone);
    return undefined;
  }
  if (!isPostgres) throw new UsageError(SERVE.oneProcess('--node'));
  if (!NODE_NAME.test(name)) throw new UsageError(SERVE.badNode(name));
  const sharesPort = process.env[NODE_OF_MANY] !== undefined;
  if (address === undefined && !sharesPort && isIP(host) > 0 && /^[0:.]+$/.test(host))
    throw new UsageError(SERVE.noAddress);
  return {
    name,
    version: VERSION,
    sharesPort,
    ...(address !== undefined && { address: addressIn(address) }),
  };
}

/** As the others will use it, without a slash at the end. */
function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  if (!isPlain || url.username !== '' || url.hash !== '') throw new UsageError(SERVE.badAddress(text));
  return url.origin;
}

/** Starts so many nodes under one door, each with the same options. */
async function serveMany(
  options: ServeOptions,
  ports: readonly number[],
  isPostgres: boolean,
): Promise<void> {
  const { nodes: text = '', node, address } = options;
  const nodes = Number(text);
  if (!/^\d+$/.test(text) || nodes < 1 || nodes > MOST_NODES)
    throw new UsageError(SERVE.badNodes(MOST_NODES, text));
  if (!isPostgres) throw new UsageError(SERVE.oneProcess('--nodes'));
  const of = node ?? machineName();
  if (!NODE_NAME.test(of)) throw new UsageError(SERVE.badNode(of));
  if (address !== undefined) addressIn(address);
  const port = await freePort(ports, options.host);
  const args = ['serve', '--port', String(port), '--host', options.host, '--data', resolve(options.data)];
  args.push('--log', options.log, options.demo ? '--demo' : '--no-demo');
  if (options.wait !== undefined) args.push('--wait', options.wait);
  if (options.rulings !== undefined) args.push('--rulings', options.rulings);
  if (address !== undefined) args.push('--address', address);
  for (const limit of options.limit ?? []) args.push('--limit', limit);
  if (options.trustProxy !== undefined)
    args.push('--trust-proxy', ...(options.trustProxy === true ? [] : [options.trustProxy]));
  const names = Array.from({ length: nodes }, (_, i) => `${of}-${i + 1}`);
  process.exitCode = await new ManyNodes(args, names).run();
}

async function serve(options: ServeOptions): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(SERVE.badPort(options.port));
  if (!LEVELS.includes(options.log)) throw new UsageError(SERVE.badLevel(options.log), SERVE.levels(LEVELS));
  const wait = options.wait === undefined ? undefined : waitOf(options.wait);
  const { LIMIT_NAMES, readLimits, wordFor } = await import('../../server/limits.ts');
  const limits = readLimits(options.limit ?? []);
  if (typeof limits === 'string') throw new UsageError(limits, SERVE.limits(LIMIT_NAMES.map(wordFor)));
  const { DATABASE_URL: url, CARDROOM_METRICS_TOKEN: metricsToken = '' } = process.env;
  const isPostgres = url !== undefined && url !== '';
  const node = nodeOf(options, isPostgres);
  const ports = options.port === PORT ? Array.from({ length: NEIGHBORS }, (_, i) => port + i) : [port];
  if (options.trustProxy !== undefined) proxies(options.trustProxy);
  if (options.nodes !== undefined) return serveMany(options, ports, isPostgres);
  const posted = options.rulings === undefined ? undefined : loadPosted(options.rulings);
  const [{ openRoom }, { makeLog }] = await Promise.all([
    import('../open-room.ts'),
    import('../../server/log.ts'),
  ]);
  const resort = lastResort(makeLog(options.log));
  const where = isPostgres ? { url } : { data: resolve(options.data) };
  const opening = openRoom({
    where,
    // Nodes that share a folder sign heads of their own.
    beside: node?.sharesPort === true ? resolve(options.data, node.name) : resolve(options.data),
    host: options.host,
    ports,
    demo: options.demo,
    log: options.log,
    limits,
    metricsToken,
    ...(wait !== undefined && { wait }),
    ...(posted !== undefined && { posted }),
    ...(node !== undefined && { node }),
    ...(options.trustProxy !== undefined && { trustProxy: proxies(options.trustProxy) }),
    webRoot: fileURLToPath(new URL('../../web', import.meta.url)),
  });
  const room = await opening.catch((error) => {
    resort.end();
    throw error;
  });
  if (node?.sharesPort === true)
    process.send?.({ opened: { url: room.url, floor: room.floor } } satisfies NodeOpened);
  else {
    out(SERVE.open(room.url));
    if (room.floor !== null) {
      out(SERVE.floor(room.floor.name, room.floor.password));
      out(SERVE.floorHint);
    }
  }
  const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const lost = await Promise.race([told.then(() => null), resort.lost]);
  if (lost !== null) {
    complain(lost);
    process.exitCode = 1;
    // Whatever broke may also keep the rest from ending.
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  }
  if (node !== undefined && lost === null) {
    complain(SERVE.draining);
    // Whoever asks a second time does not want to wait for the end of the hands.
    const again = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await Promise.race([room.drain(), again]);
  }
  complain(SERVE.closing);
  await room.stop();
  resort.end();
  complain(SERVE.closed);
  // What it was told by would keep the process.
  if (node?.sharesPort === true) process.disconnect();
}
