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
 * sockets here that were opened under the old rights. Names and roles that are known are read anew.
 */
export function followOtherNodes(context: ServerContext): () => void {
  const { room, store, sockets, names, log } = context;
  const { nodes } = room;
  if (nodes === null) return () => {};
  const forget = nodes.onHouseEntries((entries) => {
    const changed = entries.filter(({ kind, what }) => kind === 'right' && ROLES.includes(what));
    if (changed.length > 0)
      void apply(changed).catch((error) => log.warn({ err: error }, 'a change of role could not be read'));
    for (const entry of entries)
      if (SENT_AWAY.includes(entry.what))
        void getUp(context, entry.by, userIn(entry)).catch((error) =>
          log.warn({ err: error }, 'somebody could not be unseated'),
        );
  });

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
    const there = await store.people.sessionsAmong(open);
    for (const session of open) if (!there.has(session)) sockets.dropSession(session, 'You have signed out.');
  };
  const timer = setInterval(() => {
    look().catch((error) => log.warn({ err: error }, 'sessions could not be looked up'));
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    forget();
  };
}

const sayWhy = ({ banned }: User): string => (banned === null ? 'Your role was changed.' : sayBanned(banned));

const userIn = ({ detail }: HouseRow): string => {
  const { user } = JSON.parse(detail) as { readonly user?: unknown };
  return typeof user === 'string' ? user : '';
};
