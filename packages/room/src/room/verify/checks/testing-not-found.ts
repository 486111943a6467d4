import type { Mutation } from './testing-mutations.ts';

/** For tests only: what `verify` need not find, and why. Everything else it must. */

const COLUMNS: Readonly<Record<string, string>> = {
  'users.temper': 'how a bot plays moves no chip by itself',
  'users.looks': 'null until it is worked out from the name',
  'entries.id': 'rows are numbered by the database: only their order counts',
  'hand_players.id': 'rows are numbered by the database: only their order counts',
  'sqlite_sequence.seq': 'the database counts for itself',
};

const TALK = 'talk is not sealed; it must be somebody’s, at a table';
const LINKS = 'links to hands come and go; each must show a hand, and be somebody’s';
const TRIES = 'wrong passwords are counted and forgotten';
const DEVICES = 'known devices come and go; who has one still needs the password';
const LOCK = 'a lock: whoever opens the data next writes it anew';
const NOTICES = 'notices are told once and gone';
const OWN = 'the database counts for itself';

const TABLES: Readonly<Record<string, string>> = {
  chat: TALK,
  shares: LINKS,
  tries: TRIES,
  devices: DEVICES,
  holder: LOCK,
  notices: NOTICES,
  sqlite_sequence: OWN,
};

export function whyNotFound({ kind, table, column }: Mutation): string | null {
  if (column !== null && `${table}.${column}` in COLUMNS) return COLUMNS[`${table}.${column}`] ?? null;
  // A table's first one: from then on each must be there.
  if (table === 'marks' && (kind === 'deleted' || kind === 'cut off'))
    return 'a snapshot that stays is a shortcut, and older tables have none at first';
  if (table === 'sessions' && (kind === 'deleted' || kind === 'cut off'))
    return 'sessions end when they like';
  return TABLES[table] ?? null;
}
