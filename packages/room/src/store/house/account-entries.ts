import { sha256 } from '../chain.ts';
import type { ChangedBy, User } from '../people/people.ts';
import type { HouseEntry } from './log.ts';

/** What the house log says of somebody. The password's hash stands there only as a hash of its own. */
export type Account = Pick<User, 'name' | 'role' | 'guest' | 'bot' | 'muted'> & {
  readonly password: string | null;
};

const KEPT = ['name', 'password', 'guest', 'bot'] as const;

/** Whether changes are such that the house log keeps; wrong passwords, for one, are forgotten. */
export const isLogged = (changes: Partial<User>): boolean =>
  [...KEPT, 'role' as const, 'muted' as const, 'banned' as const].some((name) => changes[name] !== undefined);

export const passwordMark = (password: string | null): string | null =>
  password === null ? null : sha256(`cardroom password\n${password}`);

/** Somebody comes, or was there when the log began. */
export function came({ id: user, createdAt: at, ...more }: User, by = 'house'): HouseEntry {
  const { name, role, guest, bot, muted } = more;
  const password = passwordMark(more.password);
  const account = { name, role, guest, bot, muted, password } satisfies Account;
  return { at, kind: 'account', by, what: 'came', detail: { user, ...account } };
}

/** What the house log keeps of changes to somebody. */
export function accountEntries(was: User, changes: Partial<User>, { by, at }: ChangedBy): HouseEntry[] {
  const user = was.id;
  const entries: HouseEntry[] = [];
  const { role, muted, banned } = changes;
  if (role !== undefined) {
    const detail = { user, role, was: was.role };
    entries.push({ at, kind: 'right', by, what: 'gave a role', detail });
  }
  if (muted !== undefined)
    entries.push({ at, kind: 'right', by, what: muted ? 'muted' : 'unmuted', detail: { user } });
  if (banned !== undefined)
    entries.push(
      banned === null
        ? { at, kind: 'right', by, what: 'lifted a ban', detail: { user } }
        : { at, kind: 'right', by, what: 'banned', detail: { user, note: banned } },
    );
  const kept = KEPT.filter((name) => changes[name] !== undefined);
  if (kept.length > 0) {
    const values = kept.map((name) => [
      name,
      name === 'password' ? passwordMark(changes.password ?? null) : changes[name],
    ]);
    const detail = { user, ...Object.fromEntries(values) };
    entries.push({ at, kind: 'account', by, what: 'changed', detail });
  }
  return entries;
}

/** A session as the house log names it. */
export const sessionMark = (tokenHash: string): string => sha256(`cardroom session\n${tokenHash}`);

/** Somebody signs in. That it ends is not kept: sessions come and go, but none comes by itself. */
export function signedIn(tokenHash: string, user: string, at: number, expires: number): HouseEntry {
  const detail = { session: sessionMark(tokenHash), expires };
  return { at, kind: 'session', by: user, what: 'signed in', detail };
}
