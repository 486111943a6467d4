import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../room/store/people.ts';
import type { Store } from '../room/store/store.ts';

const COOKIE = 'cardroom';
const LASTS_MS = 30 * 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Who has a token is who it was given to; the store knows only its hash, which opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Somebody, and the session he comes by. */
export interface Caller {
  readonly user: User;
  readonly session: string;
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
    const user = await this.#store.people.signedIn(session, Date.now());
    return user === null ? null : { user, session };
  }

  async begin(request: FastifyRequest, reply: FastifyReply, user: string): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const at = Date.now();
    await this.#store.people.signIn({ tokenHash: hashToken(token), user, at, expiresAt: at + LASTS_MS });
    reply.setCookie(COOKIE, token, { ...flags(request), maxAge: LASTS_MS / 1000 });
  }

  async end(request: FastifyRequest, reply: FastifyReply, session: string): Promise<void> {
    await this.#store.people.signOut(session);
    reply.clearCookie(COOKIE, flags(request));
  }
}

const flags = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
