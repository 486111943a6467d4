import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { complain, out } from './text/output.ts';
import { SERVE } from './words/serve.ts';

/** What a node of several on one machine is told by the process that started it. */
export const NODE_OF_MANY = 'CARDROOM_NODE_OF_MANY';

/** What a node tells the process that started it, once it is open. */
export interface NodeOpened {
  readonly opened: { readonly url: string; readonly floor: { name: string; password: string } | null };
}

/** Seconds before a node that ended is started again: more each time, unless it has run for a while. */
const LEAST_WAIT = 1;
const MOST_WAIT = 30;
const WELL_MS = 60_000;

/** A name for the nodes of this machine, as the room takes it. */
export function machineName(): string {
  const name = hostname()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name.slice(0, 24).replace(/-+$/, '') || 'node';
}

/** The first of these ports that is free. */
export async function freePort(ports: readonly number[], host: string): Promise<number> {
  for (const port of ports) {
    const server = createServer();
    server.listen(port, host);
    const free = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(([error]) => {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
        return false;
      }),
    ]);
    if (!free) continue;
    const at = server.address();
    server.close();
    await once(server, 'close');
    return typeof at === 'object' && at !== null ? at.port : port;
  }
  return ports[0] ?? 0;
}

/**
 * Several nodes on this machine behind one port: each is a process of its own, connections are handed to them in
 * turn, and one that ends is started again. Resolves when all have ended after a signal.
 */
export class ManyNodes {
  readonly #args: readonly string[];
  readonly #names: readonly string[];
  readonly #running = new Map<string, Worker>();
  readonly #waits = new Map<string, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #stopping = false;
  #failed = 0;
  #all: () => void = () => {};

  /** `args` is the command line of each but its name. */
  constructor(args: readonly string[], names: readonly string[]) {
    this.#args = args;
    this.#names = names;
  }

  /** 0, or the exit code of the first node when it did not open. */
  async run(): Promise<number> {
    const ended = new Promise<void>((all) => {
      this.#all = all;
    });
    const stop = () => this.#stop();
    process.on('SIGTERM', stop).on('SIGINT', stop);
    // The first brings the data up to date and makes the floor's account; the others find both.
    const [first = '', ...others] = this.#names;
    const opened = await this.#start(first, true);
    if (opened !== null) {
      await Promise.all(others.map((name) => this.#start(name, false)));
      if (!this.#stopping) out(SERVE.nodeOpen(opened.url, this.#names.length));
      if (opened.floor !== null) {
        out(SERVE.floor(opened.floor.name, opened.floor.password));
        out(SERVE.floorHint);
      }
      await ended;
    }
    process.off('SIGTERM', stop).off('SIGINT', stop);
    return this.#failed;
  }

  /** What the node says when it is open; null when it ended instead. */
  #start(name: string, isFirst: boolean): Promise<NodeOpened['opened'] | null> {
    cluster.setupPrimary({ exec: process.argv[1] ?? '', args: [...this.#args, '--node', name] });
    const worker = cluster.fork({ [NODE_OF_MANY]: '1' });
    this.#running.set(name, worker);
    const began = performance.now();
    return new Promise((settled) => {
      let isOpen = false;
      worker.on('message', (message: NodeOpened) => {
        isOpen = true;
        settled(message.opened);
      });
      worker.once('exit', (code) => {
        this.#running.delete(name);
        settled(null);
        if (isFirst && !isOpen) this.#failed = code || 1;
        else if (!this.#stopping) this.#again(name, performance.now() - began);
        this.#look();
      });
    });
  }

  #again(name: string, ran: number): void {
    const before = ran > WELL_MS ? 0 : (this.#waits.get(name) ?? 0);
    const wait = Math.min(MOST_WAIT, Math.max(LEAST_WAIT, 2 * before));
    this.#waits.set(name, wait);
    complain(SERVE.nodeFell(name, wait));
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#start(name, false).then((opened) => {
        if (opened !== null) complain(SERVE.nodeBack(name));
      });
    }, wait * 1000);
    this.#timers.add(timer);
  }

  #stop(): void {
    this.#stopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const worker of this.#running.values()) worker.process.kill('SIGTERM');
    this.#look();
  }

  #look(): void {
    if (this.#stopping && this.#running.size === 0) this.#all();
  }
}
