import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../store/people/people.ts';
import type { Store } from '../../store/store.ts';

const COOKIE = 'cardroom';
const DEVICE_COOKIE = 'cardroom-device';
const DAY_MS = 24 * 60 * 60 * 1000;
const LASTS_MS = 30 * DAY_MS;
/** As long as browsers keep a cookie at all. */
export const DEVICE_LASTS_MS = 400 * DAY_MS;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Who has a token is who it was given to; the store knows only its hash, which opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Somebody, the session they come by, and when that was looked up, by the process's own clock. */
export interface Caller {
  readonly user: User;
  readonly session: string;
  readonly at: number;
}

export class Sessions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async caller(request: FastifyRequest): Promise<Caller | null> {
    const token = request.cookies[COOKIE];
    if (token === undefined || !TOKEN.test(token)) return null;
    const session = hashToken(token);
    const at = performance.now();
    const user = await this.#store.people.signedIn(session, Date.now());
    return user === null ? null : { user, session, at };
  }

  /** Gives the session that has begun. */
  async begin(request: FastifyRequest, reply: FastifyReply, user: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const session = hashToken(token);
    const at = Date.now();
    await this.#store.people.signIn({ tokenHash: session, user, at, expiresAt: at + LASTS_MS });
    reply.setCookie(COOKIE, token, { ...flags(request), maxAge: LASTS_MS / 1000 });
    return session;
  }

  /** The device that a request comes from, by the hash of its cookie; null for one without. */
  device(request: FastifyRequest): string | null {
    const token = request.cookies[DEVICE_COOKIE];
    return token === undefined || !TOKEN.test(token) ? null : hashToken(token);
  }

  /** From now on this device is one that somebody has come in on; signing out does not change that. */
  async rememberDevice(request: FastifyRequest, reply: FastifyReply, user: string): Promise<void> {
    const had = this.device(request) === null ? undefined : request.cookies[DEVICE_COOKIE];
    const token = had ?? randomBytes(TOKEN_BYTES).toString('base64url');
    await this.#store.signIns.remember(hashToken(token), user, Date.now());
    reply.setCookie(DEVICE_COOKIE, token, { ...flags(request), maxAge: DEVICE_LASTS_MS / 1000 });
  }

  async end(request: FastifyRequest, reply: FastifyReply, session: string): Promise<void> {
    await this.#store.people.signOut(session);
    reply.clearCookie(COOKIE, flags(request));
  }
}

const flags = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
