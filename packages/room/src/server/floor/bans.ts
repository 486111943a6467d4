import { placeOf } from '@cardroom/core/table';
import { z } from 'zod';
import type { User } from '../../store/people/people.ts';
import { sayBanned, withNote } from '../accounts/rights.ts';
import type { ServerContext } from '../context.ts';
import { done, type Endpoint, endpoint, OK } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { reason } from '../http/ruling-schemas.ts';
import { userId } from '../http/schemas.ts';

type Around = Pick<ServerContext, 'room' | 'log'>;

/** Somebody gets up from every table here, when the hand is over, and is off every list and on the way to no table. */
export async function getUp({ room, log }: Around, by: string, user: string): Promise<void> {
  room.callOffMoves(user);
  for (const live of [...room.running()]) {
    const { state } = live.table;
    const seat = placeOf(state, user);
    if (state.waiting.includes(user))
      await live.play(`floor:${by}`, { by: { player: user }, type: 'stop waiting' });
    if (seat < 0) continue;
    const refused = await room.floor(live.id, by, { type: 'unseat', seat });
    // A table that is stopped keeps its chips where they are until the floor has looked.
    if (refused !== null)
      log.warn({ table: live.id, user, why: refused.message }, 'somebody could not be unseated');
  }
}

/**
 * A name costs a guest nothing: whoever is banned would come again under another. So nobody new comes for the rest of
 * the day from where the guest is connected; who has an account signs in there as before.
 */
export async function closeDoors(
  { room, sockets, quotas }: Pick<ServerContext, 'room' | 'sockets' | 'quotas'>,
  user: User,
): Promise<void> {
  if (!user.guest) return;
  for (const address of sockets.addressesOf(user.id)) await quotas.close(address, room.clock.now());
}

/** The floor sends people away: from the tables, or from the room until it lets them in again. */
export function bans(context: ServerContext): Endpoint[] {
  const { room, store, sockets, notices } = context;

  async function somebody(id: string, by: string) {
    const user = await store.people.find(id);
    if (user === null || user.bot) throw new Problem(404, 'no-patron', 'There is nobody with this id.');
    if (id === by) throw new Problem(403, 'oneself', 'Another member of the floor has to do that.');
    return user;
  }

  return [
    endpoint({
      method: 'POST',
      path: '/api/floor/eject',
      summary: 'Has somebody get up from every table, with their chips on the rail, and tells them why.',
      right: 'run',
      body: z.strictObject({ user: userId, note: reason }),
      answer: done,
      handle: async ({ body: { user, note }, caller }) => {
        const by = caller.user.id;
        await somebody(user, by);
        await store.house.audit(room.clock.now(), by, 'ejected', { user, note });
        await getUp(context, by, user);
        await notices.tell(user, withNote('The floor has asked you to leave the table', note));
        return OK;
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/floor/ban',
      summary:
        'Bans somebody from the room with a note, which they are told: they get up from every table, keep their chips, and cannot sign in, sit down or write until the ban is lifted.',
      right: 'run',
      body: z.strictObject({ user: userId, note: reason }),
      answer: done,
      handle: async ({ body: { user, note }, caller }) => {
        const by = caller.user.id;
        const who = await somebody(user, by);
        if (who.role === 'floor' || who.role === 'auditor')
          throw new Problem(409, 'staff', 'Take the role of staff away first.');
        await store.people.update(user, { banned: note }, { by, at: room.clock.now() });
        await notices.tell(user, sayBanned(note));
        await closeDoors(context, who);
        // Whoever could still ask would sit down again at one table while getting up from the next.
        sockets.dropUser(user, 'The floor has banned you from this room.');
        await getUp(context, by, user);
        return OK;
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/floor/unban',
      summary: 'Lifts a ban.',
      right: 'run',
      body: z.strictObject({ user: userId }),
      answer: done,
      handle: async ({ body: { user }, caller }) => {
        const by = caller.user.id;
        const { banned } = await somebody(user, by);
        if (banned === null) throw new Problem(409, 'not-banned', 'This person is not banned.');
        await store.people.update(user, { banned: null }, { by, at: room.clock.now() });
        await notices.tell(user, 'The floor has lifted your ban. Welcome back.');
        sockets.dropUser(user, 'You may come back in.');
        return OK;
      },
    }),
  ];
}
