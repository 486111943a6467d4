import { type Account, passwordMark } from '../../../store/house/account-entries.ts';
import {
  followHouse,
  HOUSE_START,
  type HouseHead,
  type HouseRow,
  sealOfTable,
} from '../../../store/house/log.ts';
import type { Inspection, Row } from '../../../store/inspection.ts';
import { CAGE } from '../../../store/ledger/ledger.ts';
import { looksOf } from '../../../store/people/name-looks.ts';
import { keyOf } from '../../../store/people/people.ts';
import type { Store } from '../../../store/store.ts';
import { houseLinesOf } from './books-check.ts';
import type { Tell } from './findings.ts';

const AT_ONCE = 2000;

interface KnownTable {
  readonly at: number;
  readonly by: string;
  readonly row: string;
  /** Which program's snapshots it has, at the least. */
  readonly snapshots: number;
  readonly closed: { readonly at: number; readonly seq?: number; readonly hash?: string } | null;
}

interface KnownSession {
  readonly user: string;
  readonly at: number;
  readonly expires: number;
}

type Known = Account & {
  readonly createdAt: number;
  readonly wasFloor: boolean;
  readonly banned: string | null;
};

/** Follows the house log, and says what it leads to: people and their roles, tables, chips from the cage. */
export class HouseCheck {
  readonly people = new Map<string, Known>();
  readonly tables = new Map<string, KnownTable>();
  /** The lines of the books that belong to no table. */
  readonly lines: string[] = [];
  /** Sessions that were begun, by their marks. */
  readonly sessions = new Map<string, KnownSession>();
  /** The public keys that this room has signed with. */
  readonly keys = new Set<string>();
  readonly #tell: Tell;
  #head: HouseHead = HOUSE_START;
  /** False as soon as the chain breaks: then nothing can be held against it. */
  whole = true;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  get head(): HouseHead {
    return this.#head;
  }

  /** `passed` is told of every head on the way. */
  async read(store: Store, passed: (head: HouseHead) => void = () => {}): Promise<void> {
    for (let after = Number.MIN_SAFE_INTEGER; ; after = this.#head.seq) {
      const rows = await store.house.entries(after, AT_ONCE);
      for (const row of rows) {
        const next = followHouse(this.#head, row);
        if ('message' in next) {
          this.whole = false;
          this.#tell(next.message);
          return;
        }
        this.#head = next;
        passed(next);
        this.#take(row);
      }
      if (rows.length < AT_ONCE) return;
    }
  }

  #take(row: HouseRow): void {
    const detail = JSON.parse(row.detail);
    if (row.kind === 'account') this.#account(row, detail);
    else if (row.kind === 'right') this.#right(row, detail);
    else if (row.kind === 'table') this.#table(row, detail);
    else if (row.kind === 'posting') this.#posting(row, detail);
    else if (row.kind === 'session')
      this.sessions.set(detail.session, { user: row.by, at: row.at, expires: detail.expires });
    else if (row.kind === 'key') this.keys.add(detail.key);
  }

  #account({ at, what, seq }: HouseRow, { user, ...more }: Partial<Account> & { user: string }): void {
    const known = this.people.get(user);
    if ((what === 'came') !== (known === undefined))
      this.#tell(`Entry ${seq} of the house log: ${user} ${known ? 'was added twice' : 'was never added'}.`);
    const before = known ?? { createdAt: at, wasFloor: more.role === 'floor', banned: null };
    this.people.set(user, { ...before, ...more } as Known);
  }

  #right(
    { by, what, seq }: HouseRow,
    { user, role, note }: { user: string; role?: Account['role']; note?: string },
  ): void {
    const known = this.people.get(user);
    if (known === undefined) {
      this.#tell(`Entry ${seq} of the house log: ${user} was never added.`);
      return;
    }
    if (by !== 'house' && this.people.get(by)?.wasFloor !== true)
      this.#tell(`Entry ${seq} of the house log: ${by}, who "${what}", was never floor staff.`);
    if (what === 'banned' || what === 'lifted a ban')
      this.people.set(user, { ...known, banned: note ?? null });
    else if (role === undefined) this.people.set(user, { ...known, muted: what === 'muted' });
    else this.people.set(user, { ...known, role, wasFloor: known.wasFloor || role === 'floor' });
  }

  #table(
    { at, by, what }: HouseRow,
    detail: { table: string; row: string; snapshots?: number; seq?: number; hash?: string },
  ) {
    const { table, row, snapshots = 0, ...end } = detail;
    const known = this.tables.get(table);
    if (what === 'opened') this.tables.set(table, { at, by, row, snapshots, closed: null });
    else if (known !== undefined) this.tables.set(table, { ...known, closed: { at, ...end } });
  }

  /** The cage gives chips and takes them back. Nobody else gives any to anybody but at a table. */
  #posting(
    row: HouseRow,
    { tx, lines }: { tx: string; lines: readonly (readonly [string, number])[] },
  ): void {
    const { seq, at, what: why } = row;
    const [rail, ...others] = lines.filter(([account]) => account !== CAGE);
    if (lines.length !== 2 || others.length > 0 || !rail?.[0].startsWith('rail:')) {
      const between = lines.map(([account]) => account).join(' and ');
      this.#tell(
        `Entry ${seq} of the house log moves chips between ${between}: only the cage may hand out chips.`,
      );
    }
    this.lines.push(...houseLinesOf(tx, { at, why }, lines));
  }

  /** What of a table's own row is not as it was opened and closed. */
  wrongTable(row: Row<'tables'>): string[] {
    const known = this.tables.get(row.id);
    if (known === undefined) return ['This table was never opened: it is not in the house log.'];
    const wrong: string[] = [];
    if (row.opened_at !== known.at || row.opened_by !== known.by)
      wrong.push(`It was opened by ${known.by} at ${known.at}, not by ${row.opened_by} at ${row.opened_at}.`);
    else if (sealOfTable(row) !== known.row)
      wrong.push('Its name, key, house, game or terms are not those it was opened with.');
    const closed = known.closed?.at ?? null;
    if (row.closed_at !== closed)
      wrong.push(`Its closing time is ${row.closed_at}, but the house log says ${closed}.`);
    return wrong;
  }

  async compareUsers(inspection: Inspection): Promise<void> {
    const left = new Set(this.people.keys());
    for (let after: string | null = null; ; ) {
      const rows: readonly Row<'users'>[] = await inspection.users(after, AT_ONCE);
      for (const row of rows) {
        left.delete(row.id);
        for (const wrong of this.#wrongUser(row)) this.#tell(`${row.name} (${row.id}): ${wrong}`);
      }
      after = rows.at(-1)?.id ?? after;
      if (rows.length < AT_ONCE) break;
    }
    for (const user of left) this.#tell(`${this.people.get(user)?.name} (${user}) was added but is missing.`);
  }

  #wrongUser(row: Row<'users'>): string[] {
    const known = this.people.get(row.id);
    if (known === undefined) return ['they were never added.'];
    const is = {
      name: row.name,
      role: row.role,
      guest: row.guest,
      bot: row.bot,
      muted: row.muted,
      ban: row.banned,
      password: passwordMark(row.password),
      'time added': row.created_at,
    };
    const should = {
      name: known.name,
      role: known.role,
      guest: Number(known.guest),
      bot: Number(known.bot),
      muted: Number(known.muted),
      ban: known.banned,
      password: known.password,
      'time added': known.createdAt,
    };
    const wrong = (Object.keys(is) as (keyof typeof is)[]).flatMap((of) => {
      if (is[of] === should[of]) return [];
      const values = of === 'password' ? '' : `: it is ${is[of]} and should be ${should[of]}`;
      return [`the ${of} does not match the house log${values}.`];
    });
    if (row.name_key !== keyOf(known.name) || (row.looks !== null && row.looks !== looksOf(known.name)))
      wrong.push('the form of the name that is used to compare names is wrong.');
    return wrong;
  }
}
