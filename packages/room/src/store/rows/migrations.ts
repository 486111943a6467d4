import { StoreError } from '../errors.ts';
import { type Backfill, backfillHouseLog, backfillSessions } from '../house/backfill.ts';

/** What the two databases call the same thing. */
interface Words {
  readonly text: string;
  readonly int: string;
  /** A number that counts up by itself. */
  readonly id: string;
  readonly end: string;
  /** Whether many processes may work with the same data. */
  readonly many: boolean;
  /** The place of the so-manieth value in a statement. */
  readonly value: (number: number) => string;
}

const WORDS: Readonly<Record<'sqlite' | 'postgres', Words>> = {
  sqlite: {
    text: 'TEXT',
    int: 'INTEGER',
    id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    end: 'STRICT',
    many: false,
    value: () => '?',
  },
  // Text is compared byte by byte, as SQLite does, whatever the server's language.
  postgres: {
    text: 'TEXT COLLATE "C"',
    int: 'BIGINT',
    id: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    end: '',
    many: true,
    value: (number) => `$${number}`,
  },
};

/** A statement, or what has to be worked out from rows that are there. */
export type Move = string | Backfill;

/** Step by step from an empty database; a step that has been released is never changed. */
const STEPS: readonly ((words: Words) => readonly Move[])[] = [
  ({ text, int, id, end }) => [
    `CREATE TABLE tables (id ${text} PRIMARY KEY, house ${text} NOT NULL, offering ${text} NOT NULL,
      opening ${text} NOT NULL, name ${text} NOT NULL, private_key ${text}, opened_by ${text} NOT NULL,
      opened_at ${int} NOT NULL, closed_at ${int}) ${end}`,
    'CREATE INDEX tables_open ON tables (opened_at) WHERE closed_at IS NULL',
    // A rowid table with its key beside it: new rows go to the end, which at hundreds of rows in a batch costs
    // half of what a table in the order of its key does.
    `CREATE TABLE records (table_id ${text} NOT NULL, seq ${int} NOT NULL, count ${int} NOT NULL,
      at ${int} NOT NULL, "by" ${text} NOT NULL, command ${text}, events ${text} NOT NULL,
      hash ${text} NOT NULL, PRIMARY KEY (table_id, seq)) ${end}`,
    `CREATE TABLE snapshots (table_id ${text} PRIMARY KEY, seq ${int} NOT NULL, hash ${text} NOT NULL,
      state ${text} NOT NULL) ${end}`,
    `CREATE TABLE shuffles (table_id ${text} NOT NULL, seq ${int} NOT NULL, kind ${text} NOT NULL,
      root ${text} NOT NULL, "order" ${text} NOT NULL, salts ${text} NOT NULL,
      PRIMARY KEY (table_id, seq)) ${end}`,
    `CREATE TABLE hands (table_id ${text} NOT NULL, number ${int} NOT NULL, first_seq ${int} NOT NULL,
      end_seq ${int}, began_at ${int} NOT NULL, ended_at ${int}, result ${text},
      PRIMARY KEY (table_id, number)) ${end}`,
    `CREATE TABLE hand_players (id ${id}, table_id ${text} NOT NULL, number ${int} NOT NULL,
      user_id ${text} NOT NULL, cents_change ${int} NOT NULL) ${end}`,
    'CREATE INDEX hand_players_user ON hand_players (user_id, id)',
    `CREATE TABLE entries (id ${id}, tx ${text} NOT NULL, at ${int} NOT NULL, table_id ${text}, seq ${int},
      account ${text} NOT NULL, cents ${int} NOT NULL, why ${text} NOT NULL) ${end}`,
    'CREATE INDEX entries_account ON entries (account, id)',
    `CREATE TABLE balances (account ${text} PRIMARY KEY, cents ${int} NOT NULL,
      CHECK (cents >= 0 OR (account NOT LIKE 'rail:%' AND account NOT LIKE 'at:%'))) ${end}`,
    `CREATE TABLE users (id ${text} PRIMARY KEY, name ${text} NOT NULL, name_key ${text} NOT NULL UNIQUE,
      password ${text}, role ${text} NOT NULL, guest ${int} NOT NULL, bot ${int} NOT NULL,
      created_at ${int} NOT NULL, locked_until ${int}, failures ${int} NOT NULL, muted ${int} NOT NULL) ${end}`,
    `CREATE TABLE sessions (token_hash ${text} PRIMARY KEY, user_id ${text} NOT NULL,
      created_at ${int} NOT NULL, expires_at ${int} NOT NULL) ${end}`,
    'CREATE INDEX sessions_user ON sessions (user_id)',
    `CREATE TABLE audit (id ${id}, at ${int} NOT NULL, "by" ${text} NOT NULL, what ${text} NOT NULL,
      detail ${text} NOT NULL) ${end}`,
    `CREATE TABLE chat (id ${id}, table_id ${text} NOT NULL, at ${int} NOT NULL, user_id ${text} NOT NULL,
      text ${text} NOT NULL) ${end}`,
    'CREATE INDEX chat_table ON chat (table_id, id)',
    `CREATE TABLE shares (token ${text} PRIMARY KEY, table_id ${text} NOT NULL, number ${int} NOT NULL,
      "by" ${text} NOT NULL) ${end}`,
  ],
  // Snapshots that stay, one every so many hands, so that a hand long ago need not be reached from the opening.
  ({ text, int, end }) => [
    `CREATE TABLE marks (table_id ${text} NOT NULL, seq ${int} NOT NULL, hash ${text} NOT NULL,
      state ${text} NOT NULL, PRIMARY KEY (table_id, seq)) ${end}`,
  ],
  // One chain for all that belongs to no table. What was there before goes into it as it stands.
  ({ text, int, end, value }) => [
    `CREATE TABLE house_log (seq ${int} PRIMARY KEY, at ${int} NOT NULL, kind ${text} NOT NULL,
      "by" ${text} NOT NULL, what ${text} NOT NULL, detail ${text} NOT NULL, hash ${text} NOT NULL) ${end}`,
    `CREATE INDEX house_log_audit ON house_log (seq) WHERE kind IN ('audit', 'right')`,
    backfillHouseLog(value),
    'DROP TABLE audit',
  ],
  // What a name looks like; null until it has been worked out, and where two that look alike were there before.
  ({ text }) => [
    `ALTER TABLE users ADD COLUMN looks ${text}`,
    'CREATE UNIQUE INDEX users_looks ON users (looks)',
  ],
  // Which of the rooms that were ever opened on these data has them, and what it last wrote that left no record.
  ({ text, int, end }) => [
    `CREATE TABLE holder (one ${int} PRIMARY KEY CHECK (one = 1), epoch ${int} NOT NULL,
      written ${int} NOT NULL, answer ${text} NOT NULL) ${end}`,
    `INSERT INTO holder VALUES (1, 0, 0, '[]')`,
  ],
  // Decks are fixed a hand ahead, with their dice and with the seed for cards that are shuffled again.
  ({ text }) => [
    `ALTER TABLE shuffles ADD COLUMN seed ${text}`,
    `ALTER TABLE shuffles ADD COLUMN dice ${text}`,
  ],
  // Names are not locked anymore: whoever tries passwords is slowed down, and known devices are not.
  ({ text, int, end }) => [
    `CREATE TABLE tries (who ${text} PRIMARY KEY, count ${int} NOT NULL, at ${int} NOT NULL) ${end}`,
    'CREATE INDEX tries_at ON tries (at)',
    `CREATE TABLE devices (token_hash ${text} NOT NULL, user_id ${text} NOT NULL, at ${int} NOT NULL,
      PRIMARY KEY (token_hash, user_id)) ${end}`,
    'CREATE INDEX devices_user ON devices (user_id, at)',
    'ALTER TABLE users DROP COLUMN locked_until',
    'ALTER TABLE users DROP COLUMN failures',
  ],
  // What people are told when they are back.
  ({ text, int, id, end }) => [
    `CREATE TABLE notices (id ${id}, user_id ${text} NOT NULL, at ${int} NOT NULL, text ${text} NOT NULL) ${end}`,
    'CREATE INDEX notices_user ON notices (user_id, id)',
  ],
  // What a bot's character follows from.
  ({ text }) => [`ALTER TABLE users ADD COLUMN temper ${text}`],
  // Sessions stand in the house log from when they are begun.
  ({ value }) => [backfillSessions(value)],
  // Which machine has which table, where many run one room: whoever writes to a table locks its row and compares.
  ({ text, int, id, many }) =>
    many
      ? [
          `CREATE TABLE nodes (id ${id}, name ${text} NOT NULL, address ${text} NOT NULL, version ${text} NOT NULL,
            format ${int} NOT NULL, since ${int} NOT NULL, expires_at ${int} NOT NULL, draining ${int} NOT NULL,
            tables ${int} NOT NULL, load ${int} NOT NULL, lag ${int} NOT NULL, written ${int} NOT NULL)`,
          `CREATE TABLE owners (table_id ${text} PRIMARY KEY, node ${int} REFERENCES nodes ON DELETE SET NULL,
            fence ${int} NOT NULL, format ${int} NOT NULL, bots ${int} NOT NULL, shelf ${text} UNIQUE,
            opened_from ${text})`,
          'CREATE INDEX owners_node ON owners (node)',
          'CREATE INDEX owners_from ON owners (opened_from)',
          'CREATE INDEX tables_opened_by ON tables (opened_by) WHERE closed_at IS NULL',
          `CREATE TABLE lobby (table_id ${text} PRIMARY KEY, node ${int} NOT NULL, card ${text} NOT NULL,
            at ${int} NOT NULL)`,
          'CREATE INDEX lobby_at ON lobby (at)',
          `CREATE TABLE tallies (what ${text} NOT NULL, who ${text} NOT NULL, period ${int} NOT NULL,
            count ${int} NOT NULL, PRIMARY KEY (what, who, period))`,
          `CREATE TABLE node_secret (one ${int} PRIMARY KEY CHECK (one = 1), secret ${text} NOT NULL)`,
        ]
      : [],
  // Who has a seat or waits for one, so that nobody takes all of them by asking many machines at once.
  ({ text, many }) =>
    many
      ? [
          `CREATE TABLE places (table_id ${text} NOT NULL, player ${text} NOT NULL, kind ${text} NOT NULL,
            came_from ${text}, PRIMARY KEY (table_id, player, kind))`,
          'CREATE INDEX places_player ON places (player, kind)',
          'CREATE INDEX places_from ON places (came_from, kind)',
        ]
      : [],
  // Why somebody is banned from the room; null for everybody who is not.
  ({ text }) => [`ALTER TABLE users ADD COLUMN banned ${text}`],
];

/** What has to be done to a database of this version, and which it is afterwards: the newest, unless it is said. */
export function stepsFrom(
  version: number,
  kind: 'sqlite' | 'postgres',
  to = STEPS.length,
): { moves: Move[]; version: number } {
  if (version > STEPS.length)
    throw new StoreError(
      'broken',
      `The database has version ${version}, but this program only knows versions up to ${STEPS.length}. Run a newer Cardroom.`,
    );
  const moves = STEPS.slice(version, to).flatMap((step) => [...step(WORDS[kind])]);
  return { moves, version: Math.max(version, to) };
}
