import { plural } from './program.ts';

/** `cardroom nodes`, for operators. */
export const NODES = {
  about:
    'list the nodes that run a room together on a PostgreSQL database: tables, load, version and lag of each',
  argument: 'the address of the database; that in DATABASE_URL unless given',
  json: 'print JSON, with the tables of each node',
  noDatabase: 'Name the PostgreSQL database, or set DATABASE_URL. With SQLite a room is one process.',
  cannot: (why: string) => `Cannot read the nodes. ${why}`,
  none: 'No node runs on this database.',
  head: ['NODE', 'STATE', 'TABLES', 'LOAD', 'LAG', 'VERSION', 'SINCE', 'ADDRESS'],
  running: 'running',
  leaving: 'handing over',
  silent: 'no answer',
  lag: (ms: number) => `${Math.round(ms)} ms`,
  free: (tables: number) => `${plural(tables, 'open table')} of no running node.`,
} as const;
