import Database from 'better-sqlite3';
import { migrate } from './migrate.ts';

/** Findings of one kind are much alike, and a torn file has thousands. */
const MOST = 20;

/** What is wrong with the file itself, before anybody asks what stands in it. */
export function damageOf(db: Database.Database): string[] {
  const found = db.pragma(`integrity_check(${MOST})`) as readonly { readonly integrity_check: string }[];
  const broken = found.map((row) => row.integrity_check).filter((says) => says !== 'ok');
  return broken.length > 0 ? broken : changedSchema(db);
}

interface Part {
  readonly name: string;
  readonly sql: string | null;
}

let own: ReadonlyMap<string, string | null> | undefined;

/** The tables and indexes that this program makes. */
function ownParts(): ReadonlyMap<string, string | null> {
  if (own !== undefined) return own;
  const fresh = new Database(':memory:');
  migrate(fresh);
  own = partsOf(fresh);
  fresh.close();
  return own;
}

/** Tables, indexes and whatever else is not as this program makes them: a trigger may change what is written. */
function changedSchema(db: Database.Database): string[] {
  const [is, should] = [partsOf(db), ownParts()];
  return [...new Set([...is.keys(), ...should.keys()])].flatMap((name) => {
    if (is.get(name) === should.get(name) && is.has(name) === should.has(name)) return [];
    const what = !is.has(name)
      ? 'is missing'
      : should.has(name)
        ? 'has been changed'
        : 'was not made by Cardroom';
    return [`${name} ${what}.`];
  });
}

/** What SQLite keeps for itself of how rows are spread is not looked at. */
const STATISTICS: readonly string[] = ['table sqlite_stat1', 'table sqlite_stat4'];

function partsOf(db: Database.Database): Map<string, string | null> {
  const parts = db.prepare(`SELECT type || ' ' || name AS name, sql FROM sqlite_schema`).all() as Part[];
  return new Map(parts.filter(({ name }) => !STATISTICS.includes(name)).map(({ name, sql }) => [name, sql]));
}
