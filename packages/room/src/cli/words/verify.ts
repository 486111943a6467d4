import { plural, seconds } from './program.ts';

/** `cardroom verify`, for operators and the Bureau; the findings themselves are worded in `room/verify/`. */
export const VERIFY = {
  about:
    "check a room's data by replaying everything: logs, hands, shuffles, chips, people and roles; the room may stay open; exit code 1 if anything is wrong",
  argument: 'the data folder, or the address of a PostgreSQL database',
  heads: 'signed heads to check the logs against; the file in the data folder unless given',
  key: 'the public key of the room, from your own records, that must have signed them',
  json: 'print JSON: what was checked, and an array of findings',
  cannotRead: (file: string, why: string) => `Cannot read the heads in "${file}": ${why}.`,
  noHeads: (file: string) => `There is no heads file "${file}".`,
  keyAlone: '--key needs signed heads, and there are none.',
  keyHint: 'Name their file with --heads.',
  noData: (folder: string) => `There is no room data in "${folder}".`,
  example: 'For example: cardroom verify data',
  progress: (done: number, of: number) => `${done} of ${plural(of, 'table')} checked…`,
  house: 'house',
  event: (table: string, seq: number) => `${table}, event ${seq}`,
  finding: (where: string, message: string) => `WRONG  ${where}: ${message}`,
  summary: (counts: Counts, wrong: number, ms: number) =>
    `${[
      plural(counts.tables, 'table'),
      plural(counts.hands, 'hand'),
      plural(counts.events, 'event'),
      plural(counts.shuffles, 'shuffle'),
      `${counts.entries.toLocaleString('en-US')} house log ${counts.entries === 1 ? 'entry' : 'entries'}`,
    ].join(
      ', ',
    )}: ${wrong === 0 ? 'no problems found' : `${plural(wrong, 'problem')} found`} (${seconds(ms)})`,
  unsigned:
    'No signed heads: without them nobody can tell whether a log was cut short or rewritten from the start.',
  signed: (lines: number, keys: readonly string[], last: string | null, torn: boolean) =>
    `${plural(lines, 'line')} of signed heads, by ${keys.length === 0 ? 'no key' : `key ${keys.join(' and ')}`}${
      last === null ? '' : `, up to ${last}; they do not cover anything later`
    }${torn ? '; the last line is incomplete' : ''}.`,
} as const;

type Counts = Readonly<Record<'tables' | 'hands' | 'events' | 'shuffles' | 'entries', number>>;
