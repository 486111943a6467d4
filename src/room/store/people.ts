import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { patiently } from './errors.ts';
import type { Schema, UserRow } from './schema.ts';

export type UserRole = 'patron' | 'proposition' | 'floor' | 'auditor';

export interface User {
  readonly id: string;
  readonly name: string;
  /** The password's hash, never the password; null for guests and bots. */
  readonly password: string | null;
  readonly role: UserRole;
  readonly guest: boolean;
  readonly bot: boolean;
  readonly createdAt: number;
  /** Sign-ins are refused until then, after too many failures. */
  readonly lockedUntil: number | null;
  readonly failures: number;
  readonly muted: boolean;
}

export type NewUser = Pick<User, 'id' | 'name' | 'role' | 'createdAt'> & Partial<User>;

/** Who is who, and who has signed in. */
export class People {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Rejects with `conflict` when somebody has that name, whatever its capitals. */
  async add(user: NewUser): Promise<User> {
    const all = {
      password: null,
      guest: false,
      bot: false,
      lockedUntil: null,
      failures: 0,
      muted: false,
      ...user,
    };
    await patiently(() =>
      this.#db
        .insertInto('users')
        .values({ ...writeChanges(all), id: all.id, created_at: all.createdAt } as Insertable<UserRow>)
        .execute(),
    );
    return all;
  }

  async find(id: string): Promise<User | null> {
    const row = await patiently(() =>
      this.#db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row === undefined ? null : readUser(row);
  }

  async named(name: string): Promise<User | null> {
    const row = await patiently(() =>
      this.#db.selectFrom('users').selectAll().where('name_key', '=', keyOf(name)).executeTakeFirst(),
    );
    return row === undefined ? null : readUser(row);
  }

  /** People by their ids, in no order; who is unknown is left out. */
  async some(ids: readonly string[]): Promise<User[]> {
    if (ids.length === 0) return [];
    const rows = await patiently(() =>
      this.#db.selectFrom('users').selectAll().where('id', 'in', ids).execute(),
    );
    return rows.map(readUser);
  }

  /** Everybody, by name; bots only if asked for. */
  async all({ bots = false, after = '', limit = 1000 } = {}): Promise<User[]> {
    let query = this.#db
      .selectFrom('users')
      .selectAll()
      .where('name_key', '>', keyOf(after))
      .orderBy('name_key')
      .limit(limit);
    if (!bots) query = query.where('bot', '=', 0);
    return (await patiently(() => query.execute())).map(readUser);
  }

  /** Changes what is given and leaves the rest. */
  async update(id: string, changes: Partial<Omit<User, 'id' | 'createdAt'>>): Promise<void> {
    const set = writeChanges(changes);
    if (Object.keys(set).length === 0) return;
    await patiently(() => this.#db.updateTable('users').set(set).where('id', '=', id).execute());
  }

  /** One more sign-in that failed; how many there are now. */
  async fail(id: string): Promise<number> {
    const row = await patiently(() =>
      this.#db
        .updateTable('users')
        .set((e) => ({ failures: e('failures', '+', 1) }))
        .where('id', '=', id)
        .returning('failures')
        .executeTakeFirst(),
    );
    return row?.failures ?? 0;
  }

  async signIn(session: { tokenHash: string; user: string; at: number; expiresAt: number }): Promise<void> {
    const { tokenHash, user, at, expiresAt } = session;
    const row = { token_hash: tokenHash, user_id: user, created_at: at, expires_at: expiresAt };
    await patiently(() => this.#db.insertInto('sessions').values(row).execute());
  }

  /** Whose session it is, as long as it lasts. */
  async signedIn(tokenHash: string, now: number): Promise<User | null> {
    const row = await patiently(() =>
      this.#db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'user_id')
        .selectAll('users')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    );
    return row === undefined ? null : readUser(row);
  }

  async signOut(tokenHash: string): Promise<void> {
    await patiently(() => this.#db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute());
  }

  async signOutEverywhere(user: string): Promise<void> {
    await patiently(() => this.#db.deleteFrom('sessions').where('user_id', '=', user).execute());
  }

  async forgetSessions(before: number): Promise<void> {
    await patiently(() => this.#db.deleteFrom('sessions').where('expires_at', '<=', before).execute());
  }
}

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

function writeChanges(changes: Partial<User>): Updateable<UserRow> {
  const { name, password, role, guest, bot, lockedUntil, failures, muted } = changes;
  return {
    ...(name !== undefined && { name, name_key: keyOf(name) }),
    ...(password !== undefined && { password }),
    ...(role !== undefined && { role }),
    ...(guest !== undefined && { guest: Number(guest) }),
    ...(bot !== undefined && { bot: Number(bot) }),
    ...(lockedUntil !== undefined && { locked_until: lockedUntil }),
    ...(failures !== undefined && { failures }),
    ...(muted !== undefined && { muted: Number(muted) }),
  };
}

function readUser(row: Selectable<UserRow>): User {
  return {
    id: row.id,
    name: row.name,
    password: row.password,
    role: row.role as UserRole,
    guest: row.guest === 1,
    bot: row.bot === 1,
    createdAt: row.created_at,
    lockedUntil: row.locked_until,
    failures: row.failures,
    muted: row.muted === 1,
  };
}
