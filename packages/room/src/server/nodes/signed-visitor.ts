import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Whom one node passes on to another, as the first of them saw the request. */
export interface Visitor {
  readonly ip: string;
  readonly host: string;
  readonly protocol: string;
}

/** What a node says of a visitor whom it passes on, and its signature. */
export const VISITOR_HEADER = 'x-cardroom-visitor';

/** How far the clocks of two nodes may be apart, and how long a request may be on its way. */
const FRESH_MS = 60_000;

const said = z.strictObject({
  ip: z.string(),
  host: z.string(),
  protocol: z.string(),
  to: z.string(),
  at: z.number(),
});

const signature = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`cardroom visitor\n${text}`).digest();

/** What the node `to` is told of a visitor; nobody but a node of the same room can write it. */
export function signVisitor(
  { ip, host, protocol }: Visitor,
  to: string,
  secret: string,
  now: number,
): string {
  const text = Buffer.from(JSON.stringify({ ip, host, protocol, to, at: now })).toString('base64url');
  return `${text}.${signature(text, secret).toString('base64url')}`;
}

/** The visitor that another node has passed on to `me`; null for what no node of this room has signed just now. */
export function readVisitor(header: unknown, me: string, secret: string, now: number): Visitor | null {
  if (typeof header !== 'string') return null;
  const [text = '', sign = '', ...more] = header.split('.');
  const [given, right] = [Buffer.from(sign, 'base64url'), signature(text, secret)];
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const read = said.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!read.success || read.data.to !== me || Math.abs(now - read.data.at) > FRESH_MS) return null;
  const { ip, host, protocol } = read.data;
  return { ip, host, protocol };
}
