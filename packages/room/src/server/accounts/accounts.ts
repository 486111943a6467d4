import { dollars } from '@cardroom/core/engine';
import type { Me } from '@cardroom/core/protocol';
import { z } from 'zod';
import { newId } from '../../room/ids.ts';
import { StoreError } from '../../store/errors.ts';
import type { User } from '../../store/people/people.ts';
import type { ServerContext } from '../context.ts';
import { visitorAt } from '../http/addresses.ts';
import { done, type Endpoint, endpoint, OK } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { keyedQueue } from '../keyed-queue.ts';
import { over } from '../limits.ts';
import { me } from '../tables/answers.ts';
import type { Asker } from './hashing.ts';
import { properName } from './name-rules.ts';
import { refusePassword } from './password-rules.ts';
import { isForOnce } from './passwords.ts';
import { sayBanned } from './rights.ts';
import type { Caller } from './sessions.ts';
import { SignIn } from './sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const password = z
  .string()
  .min(8, 'A password needs at least 8 characters.')
  .max(200, 'A password can have at most 200 characters.');
const signed = z.object({ you: me });

/** Throws with a sentence when it is a password that would be guessed. */
function goodEnough(password: string, name: string): void {
  const weak = refusePassword(password, name);
  if (weak !== null) throw new Problem(400, 'weak-password', weak);
}

/** Whoever is banned does not come in again under another name from the same browser. */
function refuseBanned(caller: Caller | null): void {
  const note = caller?.user.banned ?? null;
  if (note !== null) throw new Problem(403, 'banned', sayBanned(note));
}

export function meOf({ room }: Pick<ServerContext, 'room'>, user: User): Me {
  const { id, role, guest } = user;
  return {
    id,
    name: user.name,
    role,
    guest,
    rail: room.money.rail(id),
    ...(user.banned !== null && { banned: user.banned }),
    ...(isForOnce(user.password) && { mustChange: true }),
  };
}

/** Names, passwords and play chips. */
export function accounts(context: ServerContext): Endpoint[] {
  const { store, room, quotas, sessions, passwords, sockets, limits } = context;
  const signIn = new SignIn(context);
  const oneByOne = keyedQueue();

  /** One more account from an address, unless it comes to nothing. */
  async function registered<T>(from: string, at: number, work: () => Promise<T>): Promise<T> {
    const refused = await quotas.refuseAccount(from, at);
    if (refused !== null) throw refused;
    return work().catch(async (error) => {
      await quotas.notRegistered(from, at);
      throw error;
    });
  }

  /** Chips may have moved at another node since. */
  async function answerAs(user: User): Promise<{ you: Me }> {
    await room.money.refresh(user.id);
    return { you: meOf(context, user) };
  }

  /** A new name with its first chips. */
  async function arrive(called: string, more: Partial<User>): Promise<User> {
    const at = room.clock.now();
    try {
      const user = await store.people.add({
        id: newId('u'),
        name: called,
        role: 'patron',
        createdAt: at,
        ...more,
      });
      await room.money.grant(user.id, limits.welcomeChips, at, 'welcome');
      return user;
    } catch (error) {
      if (error instanceof StoreError && error.kind === 'conflict') await refuseTaken(called);
      throw error;
    }
  }

  /** Nobody is called like somebody else, or so that one could be taken for the other. */
  async function refuseTaken(called: string): Promise<void> {
    const other = await store.people.named(called);
    if (other === null) return;
    const same = other.name.toLowerCase() === called.toLowerCase();
    throw new Problem(
      409,
      'name-taken',
      same
        ? `The name ${other.name} is already taken.`
        : `${called} looks too much like ${other.name}, which is already taken.`,
    );
  }

  return [
    endpoint({
      method: 'POST',
      path: '/api/guest',
      summary: 'Joins as a guest: a name for this browser, with play chips.',
      right: null,
      body: z.strictObject({ name: properName }),
      answer: signed,
      perMinute: 'guests',
      handle: async ({ body, ...asking }) => {
        refuseBanned(asking.caller);
        const [from, at] = [visitorAt(asking.request.ip), room.clock.now()];
        const refused = await quotas.refuseGuest(from, at);
        if (refused !== null) throw refused;
        const user = await arrive(body.name, { guest: true }).catch(async (error) => {
          await quotas.notCome(from, at);
          throw error;
        });
        await signIn.become(user, asking);
        return answerAs(user);
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/register',
      summary: 'Creates an account with a password, with play chips.',
      right: null,
      body: z.strictObject({ name: properName, password }),
      answer: signed,
      perMinute: 'guests',
      handle: async ({ body, ...asking }) => {
        refuseBanned(asking.caller);
        const [from, at] = [visitorAt(asking.request.ip), room.clock.now()];
        const user = await registered(from, at, async () => {
          goodEnough(body.password, body.name);
          await refuseTaken(body.name);
          const hashed = await passwords.hash(body.password, { turn: 'new', address: from });
          return arrive(body.name, { password: hashed });
        });
        await signIn.become(user, asking);
        return answerAs(user);
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/login',
      summary:
        'Signs in. After wrong passwords the wait gets longer and longer, except on a device that has signed in with this name before.',
      right: null,
      body: z.strictObject({ name: z.string().max(80), password: z.string().max(200) }),
      answer: signed,
      perMinute: 'logins',
      handle: async ({ body, ...asking }) => {
        const user = await signIn.who(body.name, body.password, asking.request);
        await signIn.become(user, asking);
        if (user.role === 'floor' || user.role === 'auditor')
          await store.house.audit(room.clock.now(), user.id, 'signed in');
        return answerAs(user);
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/logout',
      summary: 'Signs out: ends this session and its connections, or all your sessions.',
      right: null,
      body: z.strictObject({ everywhere: z.boolean().exactOptional() }),
      answer: done,
      handle: async ({ body, caller, request, reply }) => {
        if (caller === null) return OK;
        await sessions.end(request, reply, caller.session);
        if (body.everywhere === true) {
          await store.people.signOutEverywhere(caller.user.id);
          sockets.dropUser(caller.user.id, 'You have signed out everywhere.');
        } else sockets.dropSession(caller.session, 'You have signed out.');
        return OK;
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/me',
      summary: 'The person this session belongs to; null if there is none.',
      right: null,
      answer: z.object({ you: me.nullable() }),
      handle: async ({ caller }) => (caller === null ? { you: null } : answerAs(caller.user)),
    }),
    endpoint({
      method: 'POST',
      path: '/api/account',
      summary:
        'Sets a password. A guest gets an account by it; anyone else has to give the current password. All other sessions end.',
      right: 'account',
      body: z.strictObject({ password, current: z.string().max(200).exactOptional() }),
      answer: signed,
      perMinute: 'logins',
      handle: async ({ body, caller, request, reply }) => {
        const { user } = caller;
        const [from, at] = [visitorAt(request.ip), room.clock.now()];
        // Guests come as easily as anybody new.
        const asker: Asker = { turn: user.guest ? 'new' : 'known', address: from };
        const free = user.password === null || isForOnce(user.password);
        if (!free && !(await passwords.check(body.current ?? '', user.password, asker)))
          throw new Problem(403, 'wrong-password', 'The current password is wrong.');
        if (isForOnce(user.password) && (await passwords.check(body.password, user.password, asker)))
          throw new Problem(400, 'same-password', 'Choose a different password from the one you were given.');
        goodEnough(body.password, user.name);
        const change = async () => {
          const changed = { password: await passwords.hash(body.password, asker), guest: false };
          await store.people.update(user.id, changed, { by: user.id, at });
          return changed;
        };
        const changed = await (user.guest ? registered(from, at, change) : change());
        if (user.guest) quotas.count(-1);
        await store.people.signOutEverywhere(user.id);
        await store.signIns.forgetDevices(user.id);
        await sessions.begin(request, reply, user.id);
        await sessions.rememberDevice(request, reply, user.id);
        sockets.dropUser(user.id, 'Your password was changed.');
        return answerAs({ ...user, ...changed });
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/chips',
      summary: `Free play chips, up to ${dollars(limits.chipsADay)} a day.`,
      right: 'play',
      body: z.strictObject({ cents: z.int().min(1).max(limits.chipsADay) }),
      answer: signed,
      handle: async ({ body: { cents }, caller: { user }, request }) =>
        oneByOne(user.id, async () => {
          const at = room.clock.now();
          const since = at - DAY_MS;
          const had = await store.books.since(`rail:${user.id}`, 'chips', since);
          const left = limits.chipsADay - had;
          if (cents > left) {
            const none = over(context, 'chipsADay');
            const { status, code } = none;
            throw left > 0 ? new Problem(status, code, `You can get ${dollars(left)} more today.`) : none;
          }
          const refused = user.guest ? await quotas.refuseChips(visitorAt(request.ip), cents, at) : null;
          if (refused !== null) throw refused;
          await room.money
            .grant(user.id, cents, at, 'chips', { since, cents: limits.chipsADay })
            .catch((error) => {
              // Somebody asked another machine in the same moment.
              throw error instanceof StoreError && error.kind === 'refused'
                ? over(context, 'chipsADay')
                : error;
            });
          return answerAs(user);
        }),
    }),
  ];
}
