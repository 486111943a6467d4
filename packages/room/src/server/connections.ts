import type { Socket } from 'node:net';
import type { ServerContext } from './context.ts';
import { visitorAt } from './http/addresses.ts';
import type { Problem } from './http/problem.ts';
import { type LimitName, over, wordFor } from './limits.ts';

/** Time to ask something in, and to hear that there are too many. */
const HEARD_MS = 2000;

/**
 * Connections that are no socket, or not yet. Who opens more than the limit is told so, and soon cut off; beyond
 * twice as many nobody is told anything.
 */
export class Connections {
  readonly #context: Pick<ServerContext, 'limits' | 'metrics'>;
  readonly #open = new Map<string, number>();
  readonly #leave = new WeakMap<Socket, () => void>();
  readonly #tooMany = new WeakMap<Socket, LimitName>();
  #all = 0;

  constructor(context: Pick<ServerContext, 'limits' | 'metrics'>) {
    this.#context = context;
  }

  came(socket: Socket): void {
    const { limits, metrics } = this.#context;
    const address = visitorAt(socket.remoteAddress ?? '');
    const open = this.#open.get(address) ?? 0;
    const limit =
      this.#all >= limits.connections
        ? 'connections'
        : open >= limits.connectionsEach
          ? 'connectionsEach'
          : null;
    if (this.#all >= 2 * limits.connections || open >= 2 * limits.connectionsEach) {
      metrics.limited(wordFor(limit ?? 'connections'));
      socket.destroy();
      return;
    }
    if (limit !== null) {
      this.#tooMany.set(socket, limit);
      setTimeout(() => socket.destroy(), HEARD_MS).unref();
    }
    this.#count(address, 1);
    const leave = () => {
      if (this.#leave.delete(socket)) this.#count(address, -1);
    };
    this.#leave.set(socket, leave);
    socket.once('close', leave);
  }

  /** Why nothing is answered on this connection; null when it is one of those that may be. */
  refuse(socket: Socket): Problem | null {
    const limit = this.#tooMany.get(socket);
    return limit === undefined ? null : over(this.#context, limit);
  }

  /** It has become a socket, and is counted as such. */
  upgraded(socket: Socket): void {
    this.#leave.get(socket)?.();
  }

  #count(address: string, more: number): void {
    const open = (this.#open.get(address) ?? 0) + more;
    if (open === 0) this.#open.delete(address);
    else this.#open.set(address, open);
    this.#all += more;
  }
}
