import type { HouseRow } from '../../store/house/log.ts';
import type { User } from '../../store/people/people.ts';
import { sayBanned } from '../accounts/rights.ts';
import type { ServerContext } from '../context.ts';
import { closeDoors, getUp } from '../floor/bans.ts';

/** Changes after which somebody has to come in anew. */
const ROLES: readonly string[] = ['gave a role', 'banned'];

/** And after which somebody gets up from every table. */
const SENT_AWAY: readonly string[] = ['ejected', 'banned'];

/** How often it is looked whether the sessions of open sockets are still there. */
const LOOK_MS = 2000;

/**
 * What another node does about people holds here, too: whoever has another role, or has signed out there, has
 * sockets here that were opened under the old rights, and whoever was sent away there has seats here. Names and
 * roles that are known are read anew.
 */
export function followOtherNodes(context: ServerContext): () => void {
  const { room, store, sockets, names, notices, log } = context;
  const { nodes } = room;
  if (nodes === null) return () => {};
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what);
  const forgetEntries = nodes.onHouseEntries((entries) => {
    const changed = entries.filter(({ kind, what }) => kind === 'right' && ROLES.includes(what));
    const sentAway = entries.filter((entry) => SENT_AWAY.includes(entry.what) || isNowStaff(entry));
    void (changed.length === 0 ? Promise.resolve() : apply(changed))
      .catch(warn('a change of role could not be read'))
      // Whoever could still ask would sit down again at one table while getting up from the next.
      .then(() => Promise.all(sentAway.map((entry) => getUp(context, entry.by, userIn(entry)))))
      .catch(warn('somebody could not be unseated'));
  });
  // A table may have been on its way from one node to another when somebody there was banned.
  const forgetTaken = nodes.onTaken((table) => {
    void unseatBanned(table).catch(warn('it could not be read who is banned'));
  });

  async function unseatBanned(table: string): Promise<void> {
    const state = room.live(table)?.table.state;
    if (state === undefined) return;
    const seated = [...state.seats, ...state.standing].flatMap((one) => one?.player ?? []);
    for (const { id, banned } of await store.people.some([...seated, ...state.waiting]))
      if (banned !== null) await getUp(context, 'house', id);
  }

  async function apply(entries: readonly HouseRow[]): Promise<void> {
    const at = new Map(entries.map((entry) => [userIn(entry), entry.at]));
    for (const user of await store.people.some([...at.keys()])) {
      names.learn(user);
      if (user.banned !== null) await closeDoors(context, user);
      sockets.changed(user.id);
      sockets.dropOlder(user.id, room.clock.now() - (at.get(user.id) ?? 0), sayWhy(user));
    }
  }

  const look = async () => {
    const open = sockets.sessions();
    if (open.length === 0) return;
    // What another node had to say to somebody who has come to this one.
    for (const user of await store.notices.awaited()) if (sockets.has(user)) await notices.greet(user);
    const there = await store.people.sessionsAmong(open);
    for (const session of open) if (!there.has(session)) sockets.dropSession(session, 'You have signed out.');
  };
  const timer = setInterval(() => {
    look().catch(warn('sessions could not be looked up'));
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    forgetEntries();
    forgetTaken();
  };
}

const sayWhy = ({ banned }: User): string => (banned === null ? 'Your role was changed.' : sayBanned(banned));

/** The floor does not play. */
function isNowStaff({ what, detail }: HouseRow): boolean {
  if (what !== 'gave a role') return false;
  const { role } = JSON.parse(detail) as { readonly role?: unknown };
  return role === 'floor' || role === 'auditor';
}

const userIn = ({ detail }: HouseRow): string => {
  const { user } = JSON.parse(detail) as { readonly user?: unknown };
  return typeof user === 'string' ? user : '';
};
