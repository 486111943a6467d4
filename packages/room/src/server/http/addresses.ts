import { BlockList, isIPv6 } from 'node:net';
import { Bucket, type Rate } from '../sockets/bucket.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** An IPv6 network is given out in blocks of 2^64 addresses: whoever has one has them all. */
const NETWORK = 4;

/** What limits go by: an IPv4 address, or the network of an IPv6 address. */
export function visitorAt(ip: string): string {
  const [, mapped] = MAPPED.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare) || bare === '::1') return bare;
  const [head = '', tail] = bare.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const all = [...first, ...new Array(GROUPS - first.length - last.length).fill('0'), ...last];
  const network = all.slice(0, NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

export const isLoopback = (ip: string): boolean => LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** A bucket for each of many, forgotten once it is full again. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 1000;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  of(key: string, now: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      this.#sweep(now);
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }

  take(key: string, now: number): boolean {
    return this.of(key, now).take(now);
  }

  /** Twice as many as were needed last time are let in before it is looked through again. */
  #sweep(now: number): void {
    if (this.#buckets.size < this.#sweepAt) return;
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    this.#sweepAt = Math.max(1000, 2 * this.#buckets.size);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How much of something each address has had today; a day begins with the first of it anywhere. */
export class Today {
  readonly #had = new Map<string, number>();
  #began = 0;

  had(key: string, now: number): number {
    if (now - this.#began >= DAY_MS) {
      this.#had.clear();
      this.#began = now;
    }
    return this.#had.get(key) ?? 0;
  }

  add(key: string, amount: number, now: number): void {
    this.#had.set(key, this.had(key, now) + amount);
  }
}
