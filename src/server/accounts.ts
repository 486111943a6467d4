import { z } from 'zod';
import { dollars } from '../engine/index.ts';
import type { Me } from '../protocol/messages.ts';
import { newId } from '../room/ids.ts';
import { StoreError } from '../room/store/errors.ts';
import type { User } from '../room/store/people.ts';
import { me } from './answers.ts';
import type { Desk } from './desk.ts';
import { done, type Endpoint, endpoint, OK } from './endpoint.ts';
import { inTurn } from './in-turn.ts';
import { LockOut } from './lock-out.ts';
import { isForOnce } from './passwords.ts';
import { Problem } from './problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Letters of any language, but nothing that cannot be seen or that turns the line round. */
const name = z
  .string()
  .max(80)
  .transform((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(2, 'A name has at least 2 characters.')
      .max(24, 'A name has at most 24 characters.')
      .regex(
        /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u,
        "A name is made of letters, digits, spaces and . _ - '",
      ),
  );
const password = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(200, 'A password has at most 200 characters.');
const signed = z.object({ you: me });

export function meOf({ room }: Pick<Desk, 'room'>, user: User): Me {
  const { id, role, guest } = user;
  return {
    id,
    name: user.name,
    role,
    guest,
    rail: room.money.rail(id),
    ...(isForOnce(user.password) && { mustChange: true }),
  };
}

/** Names, passwords and play chips. */
export function accounts(desk: Desk): Endpoint[] {
  const { store, room, sessions, passwords, lines, limits } = desk;
  const lockOut = new LockOut(store);
  const oneByOne = inTurn();

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
      if (error instanceof StoreError && error.kind === 'conflict')
        throw new Problem(409, 'name-taken', `Somebody is called ${called} already.`);
      throw error;
    }
  }

  return [
    endpoint({
      method: 'POST',
      path: '/api/guest',
      summary: 'A name for this browser, with play chips.',
      right: null,
      body: z.strictObject({ name }),
      answer: signed,
      perMinute: limits.guests,
      handle: async ({ body, request, reply }) => {
        const user = await arrive(body.name, { guest: true });
        await sessions.begin(request, reply, user.id);
        return { you: meOf(desk, user) };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/register',
      summary: 'An account with a password, with play chips.',
      right: null,
      body: z.strictObject({ name, password }),
      answer: signed,
      perMinute: limits.guests,
      handle: async ({ body, request, reply }) => {
        if ((await store.people.named(body.name)) !== null)
          throw new Problem(409, 'name-taken', `Somebody is called ${body.name} already.`);
        const user = await arrive(body.name, { password: await passwords.hash(body.password) });
        await sessions.begin(request, reply, user.id);
        return { you: meOf(desk, user) };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/login',
      summary: 'Sign in. After five wrong passwords the name is locked for longer and longer.',
      right: null,
      body: z.strictObject({ name: z.string().max(80), password: z.string().max(200) }),
      answer: signed,
      perMinute: limits.logins,
      handle: async ({ body, caller, request, reply }) => {
        const called = body.name.normalize('NFKC').trim().toLowerCase();
        const user = await oneByOne(called, async () => {
          const found = await store.people.named(called);
          const left = lockOut.left(called, found);
          if (left > 0) {
            const seconds = Math.ceil(left / 1000);
            reply.header('retry-after', seconds);
            throw new Problem(429, 'locked', `Too many wrong passwords. Try again in ${seconds} seconds.`);
          }
          if (found === null || !(await passwords.check(body.password, found.password))) {
            await lockOut.failed(called, found);
            throw new Problem(401, 'wrong-password', 'The name or the password is wrong.');
          }
          await lockOut.succeeded(found);
          return found;
        });
        if (caller !== null) await store.people.signOut(caller.session);
        await sessions.begin(request, reply, user.id);
        if (user.role === 'floor' || user.role === 'auditor')
          await store.notes.audit(room.clock.now(), user.id, 'signed in');
        return { you: meOf(desk, user) };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/logout',
      summary: 'Ends this session and its connections.',
      right: null,
      answer: done,
      handle: async ({ caller, request, reply }) => {
        if (caller !== null) {
          await sessions.end(request, reply, caller.session);
          lines.dropSession(caller.session, 'You have signed out.');
        }
        return OK;
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/me',
      summary: 'Who this session belongs to; null for nobody.',
      right: null,
      answer: z.object({ you: me.nullable() }),
      handle: async ({ caller }) => ({ you: caller === null ? null : meOf(desk, caller.user) }),
    }),
    endpoint({
      method: 'POST',
      path: '/api/account',
      summary:
        'A password for a guest, who has an account from then on, or a new one for somebody who gives the current one. All other sessions end.',
      right: 'account',
      body: z.strictObject({ password, current: z.string().max(200).exactOptional() }),
      answer: signed,
      perMinute: limits.logins,
      handle: async ({ body, caller, request, reply }) => {
        const { user } = caller;
        const free = user.password === null || isForOnce(user.password);
        if (!free && !(await passwords.check(body.current ?? '', user.password)))
          throw new Problem(403, 'wrong-password', 'The current password is wrong.');
        if (isForOnce(user.password) && (await passwords.check(body.password, user.password)))
          throw new Problem(400, 'same-password', 'Choose another password than the one you were given.');
        const changed = { password: await passwords.hash(body.password), guest: false };
        await store.people.update(user.id, changed);
        await store.people.signOutEverywhere(user.id);
        await sessions.begin(request, reply, user.id);
        lines.dropUser(user.id, 'Your password was changed.');
        return { you: meOf(desk, { ...user, ...changed }) };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/chips',
      summary: `Play chips from the cage, up to ${dollars(limits.chipsADay)} a day.`,
      right: 'play',
      body: z.strictObject({ cents: z.int().min(1).max(limits.chipsADay) }),
      answer: signed,
      handle: async ({ body: { cents }, caller: { user } }) =>
        oneByOne(user.id, async () => {
          const at = room.clock.now();
          const had = await store.books.since(`rail:${user.id}`, 'chips', at - DAY_MS);
          const left = limits.chipsADay - had;
          if (cents > left)
            throw new Problem(
              409,
              'no-more-chips',
              left > 0
                ? `The cage gives you ${dollars(left)} more today.`
                : 'The cage has given you all it gives in a day.',
            );
          await room.money.grant(user.id, cents, at, 'chips');
          return { you: meOf(desk, user) };
        }),
    }),
  ];
}
