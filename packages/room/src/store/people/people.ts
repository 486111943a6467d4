import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { patiently } from '../errors.ts';
import { accountEntries, came, isLogged, signedIn } from '../house/account-entries.ts';
import type { Schema, UserRow } from '../rows/schema.ts';
import type { Store } from '../store.ts';
import { backfillNameLooks } from './backfill-name-looks.ts';
import { looksOf } from './name-looks.ts';

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
  readonly muted: boolean;
  /** Why the floor has banned the person from the room; null for who is not. */
  readonly banned: string | null;
  /** What a bot's character follows from, which nobody is told; null for people. */
  readonly temper: string | null;
}

export type NewUser = Pick<User, 'id' | 'name' | 'role' | 'createdAt'> & Partial<User>;

/** People asked for in one query: a database takes so many values and no more. */
const AT_ONCE = 1000;

/** Who changed something about somebody, and when; the house, now, unless it is said. */
export interface ChangedBy {
  readonly by: string;
  readonly at: number;
}

/** Who is who, and who has signed in. Who comes and what is changed about people goes into the house log. */
export class People {
  readonly #db: Kysely<Schema>;
  readonly #commit: Store['commit'];

  constructor(db: Kysely<Schema>, commit: Store['commit']) {
    this.#db = db;
    this.#commit = commit;
  }

  /** Rejects with `conflict` when somebody has that name, whatever its capitals, or one that looks like it. */
  async add(user: NewUser): Promise<User> {
    const all = {
      password: null,
      guest: false,
      bot: false,
      muted: false,
      banned: null,
      temper: null,
      ...user,
    };
    const insert = this.#db
      .insertInto('users')
      .values({ ...writeChanges(all), id: all.id, created_at: all.createdAt } as Insertable<UserRow>)
      .compile();
    await this.#commit([{ table: '', also: [insert], house: [came(all)] }]);
    return all;
  }

  async find(id: string): Promise<User | null> {
    const row = await patiently(() =>
      this.#db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row === undefined ? null : readUser(row);
  }

  /** Who is called so, or else by a name that looks like it. */
  async named(name: string): Promise<User | null> {
    const key = keyOf(name);
    const rows = await patiently(() =>
      this.#db
        .selectFrom('users')
        .selectAll()
        .where((is) => is.or([is('name_key', '=', key), is('looks', '=', looksOf(name))]))
        .execute(),
    );
    const row = rows.find(({ name_key }) => name_key === key) ?? rows[0];
    return row === undefined ? null : readUser(row);
  }

  /** For names from before their looks were kept. */
  learnLooks(): Promise<void> {
    return backfillNameLooks(this.#db, this.#commit);
  }

  /** People by their ids, in no order; who is unknown is left out. */
  async some(ids: readonly string[]): Promise<User[]> {
    const found: User[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const rows = await patiently(() =>
        this.#db.selectFrom('users').selectAll().where('id', 'in', some).execute(),
      );
      for (const row of rows) found.push(readUser(row));
    }
    return found;
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

  /** How many guests there are, bots aside. */
  async guests(): Promise<number> {
    const { count } = await patiently(() =>
      this.#db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('guest', '=', 1)
        .where('bot', '=', 0)
        .executeTakeFirstOrThrow(),
    );
    return Number(count);
  }

  /** Guests by their ids, after one of them; bots aside. */
  async guestsBehind(after: string, limit: number): Promise<User[]> {
    const rows = await patiently(() =>
      this.#db
        .selectFrom('users')
        .selectAll()
        .where('guest', '=', 1)
        .where('bot', '=', 0)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    return rows.map(readUser);
  }

  /** Changes what is given and leaves the rest. */
  async update(
    id: string,
    changes: Partial<Omit<User, 'id' | 'createdAt'>>,
    { by, at }: ChangedBy = { by: 'house', at: Date.now() },
  ): Promise<void> {
    const set = writeChanges(changes);
    if (Object.keys(set).length === 0) return;
    const query = this.#db.updateTable('users').set(set).where('id', '=', id);
    if (!isLogged(changes)) {
      await patiently(() => query.execute());
      return;
    }
    const was = await this.find(id);
    if (was === null) return;
    const house = accountEntries(was, changes, { by, at });
    await this.#commit([{ table: '', also: [query.compile()], house }]);
  }

  async signIn(session: { tokenHash: string; user: string; at: number; expiresAt: number }): Promise<void> {
    const { tokenHash, user, at, expiresAt } = session;
    const row = { token_hash: tokenHash, user_id: user, created_at: at, expires_at: expiresAt };
    const insert = this.#db.insertInto('sessions').values(row).compile();
    await this.#commit([{ table: '', also: [insert], house: [signedIn(tokenHash, user, at, expiresAt)] }]);
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

  /** Which of these sessions are still there. */
  async sessionsAmong(tokenHashes: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (let from = 0; from < tokenHashes.length; from += AT_ONCE) {
      const some = tokenHashes.slice(from, from + AT_ONCE);
      const rows = await patiently(() =>
        this.#db.selectFrom('sessions').select('token_hash').where('token_hash', 'in', some).execute(),
      );
      for (const { token_hash } of rows) found.add(token_hash);
    }
    return found;
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

/** A name as it is compared. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

function writeChanges(changes: Partial<User>): Updateable<UserRow> {
  const { name, password, role, guest, bot, muted, banned, temper } = changes;
  return {
    ...(name !== undefined && { name, name_key: keyOf(name), looks: looksOf(name) }),
    ...(password !== undefined && { password }),
    ...(role !== undefined && { role }),
    ...(guest !== undefined && { guest: Number(guest) }),
    ...(bot !== undefined && { bot: Number(bot) }),
    ...(muted !== undefined && { muted: Number(muted) }),
    ...(banned !== undefined && { banned }),
    ...(temper !== undefined && { temper }),
  };
}

export function readUser(row: Selectable<UserRow>): User {
  return {
    id: row.id,
    name: row.name,
    password: row.password,
    role: row.role as UserRole,
    guest: row.guest === 1,
    bot: row.bot === 1,
    createdAt: row.created_at,
    muted: row.muted === 1,
    banned: row.banned,
    temper: row.temper,
  };
}
