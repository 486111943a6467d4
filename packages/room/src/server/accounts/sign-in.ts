import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../store/people/people.ts';
import type { ServerContext } from '../context.ts';
import { visitorAt } from '../http/addresses.ts';
import { Problem } from '../http/problem.ts';
import { sayBanned } from './rights.ts';
import type { Caller } from './sessions.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

interface Asking {
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Who comes in by a name and a password, and what becomes of who they were. */
export class SignIn {
  readonly #context: Pick<ServerContext, 'store' | 'sessions' | 'passwords' | 'sockets'>;
  readonly #slowDown: SignInThrottle;

  constructor(context: Pick<ServerContext, 'store' | 'sessions' | 'passwords' | 'sockets'>) {
    this.#context = context;
    this.#slowDown = new SignInThrottle(context.store.signIns);
  }

  /**
   * Whose name and password these are. Whatever is wrong with them, one password is worked out, so that how long
   * it takes tells nobody which names exist.
   */
  async who(name: string, password: string, request: FastifyRequest): Promise<User> {
    const { store, sessions, passwords } = this.#context;
    const called = name.normalize('NFKC').trim();
    const address = visitorAt(request.ip);
    const found = await store.people.named(called);
    const device = sessions.device(request);
    const known = await store.signIns.knows(device ?? '', found?.id ?? '');
    const attempt = await this.#slowDown.begin(called, address, known ? device : null);
    const stored = attempt.wait > 0 ? null : (found?.password ?? null);
    const turn = known ? 'known' : 'signing in';
    let right: boolean;
    try {
      right = await passwords.check(password, stored, { turn, address });
    } catch (error) {
      if (attempt.wait === 0) await attempt.undone();
      throw error;
    }
    if (attempt.wait > 0) {
      const seconds = Math.ceil(attempt.wait / 1000);
      throw new Problem(429, 'slowed', sayWait(seconds, known), seconds);
    }
    if (!right || found === null) throw wrongPassword();
    await attempt.succeeded();
    if (found.banned !== null) throw new Problem(403, 'banned', sayBanned(found.banned));
    return found;
  }

  /** A session for somebody. Who had another is that one no more, and what was open as that one is closed. */
  async become(user: User, { caller, request, reply }: Asking): Promise<void> {
    const { store, sessions, sockets } = this.#context;
    const session = await sessions.begin(request, reply, user.id);
    // Who changes the password ends all sessions there are: one that begins by the old password meanwhile ends as well.
    if ((await store.people.find(user.id))?.password !== user.password) {
      await sessions.end(request, reply, session);
      throw wrongPassword();
    }
    if (user.password !== null) await sessions.rememberDevice(request, reply, user.id);
    if (caller === null) return;
    await store.people.signOut(caller.session);
    sockets.dropSession(caller.session, `You are now signed in as ${user.name}.`);
  }
}

const wrongPassword = () => new Problem(401, 'wrong-password', 'Wrong name or password.');

const sayWait = (seconds: number, known: boolean): string =>
  `Too many wrong passwords. Try again in ${seconds} second${seconds === 1 ? '' : 's'}${
    known ? '' : ', or use a device that you have signed in on before'
  }.`;
