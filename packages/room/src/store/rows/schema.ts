import type { Generated } from 'kysely';

/** The tables of the database, as the query builder knows them. Times are milliseconds, flags 0 or 1. */
export interface Schema {
  tables: {
    id: string;
    house: string;
    offering: string;
    opening: string;
    name: string;
    private_key: string | null;
    opened_by: string;
    opened_at: number;
    closed_at: number | null;
  };
  records: {
    table_id: string;
    seq: number;
    count: number;
    at: number;
    by: string;
    command: string | null;
    events: string;
    hash: string;
  };
  snapshots: { table_id: string; seq: number; hash: string; state: string };
  marks: { table_id: string; seq: number; hash: string; state: string };
  shuffles: {
    table_id: string;
    seq: number;
    kind: string;
    root: string;
    order: string;
    salts: string;
    seed: string | null;
    dice: string | null;
  };
  hands: {
    table_id: string;
    number: number;
    first_seq: number;
    end_seq: number | null;
    began_at: number;
    ended_at: number | null;
    result: string | null;
  };
  hand_players: {
    id: Generated<number>;
    table_id: string;
    number: number;
    user_id: string;
    cents_change: number;
  };
  entries: {
    id: Generated<number>;
    tx: string;
    at: number;
    table_id: string | null;
    seq: number | null;
    account: string;
    cents: number;
    why: string;
  };
  balances: { account: string; cents: number };
  users: UserRow;
  tries: { who: string; count: number; at: number };
  devices: { token_hash: string; user_id: string; at: number };
  sessions: { token_hash: string; user_id: string; created_at: number; expires_at: number };
  house_log: {
    seq: number;
    at: number;
    kind: string;
    by: string;
    what: string;
    detail: string;
    hash: string;
  };
  chat: { id: Generated<number>; table_id: string; at: number; user_id: string; text: string };
  notices: { id: Generated<number>; user_id: string; at: number; text: string };
  shares: { token: string; table_id: string; number: number; by: string };
}

export interface UserRow {
  id: string;
  name: string;
  /** The name as it is compared: two that look alike but for capitals are one. */
  name_key: string;
  /** No two names that were taken since this is kept look alike (`looks.ts`). */
  looks: string | null;
  password: string | null;
  role: string;
  guest: number;
  bot: number;
  created_at: number;
  muted: number;
  banned: string | null;
  temper: string | null;
}
