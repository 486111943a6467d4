import { hash as digest } from 'node:crypto';
import type { Opening, TableEvent } from '@cardroom/core/table';
import type { SealedRecord } from './store.ts';

/**
 * Each record of a table is hashed together with the hash before it, so that none can be changed, taken out or
 * put in later without all that follow showing it. The text that is hashed is the text that is kept.
 */
export const sha256 = (text: string): string => digest('sha256', text);

/** The first link: which table it is, and what it was opened for. */
export const firstLink = (table: string, opening: Opening): string =>
  sha256(`cardroom table\n${table}\n${JSON.stringify(opening)}`);

export interface Unsealed {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly command: unknown;
  readonly events: readonly TableEvent[];
}

export function seal(previous: string, { seq, at, by, command, events }: Unsealed): SealedRecord {
  const row = {
    seq,
    count: events.length,
    at,
    by,
    command: command === null || command === undefined ? null : JSON.stringify(command),
    events: JSON.stringify(events),
  };
  return { ...row, hash: linkOf(previous, row) };
}

/** Lines of JSON, which has no line ends of its own: what stands in one cannot be taken for another. */
function linkOf(
  previous: string,
  { seq, count, at, by, command, events }: Omit<SealedRecord, 'hash'>,
): string {
  return sha256(`${JSON.stringify([previous, seq, count, at, by])}\n${command ?? ''}\n${events}`);
}

/** Where a chain stands. */
export interface Link {
  readonly seq: number;
  readonly hash: string;
}

export interface ChainBroken {
  readonly seq: number;
  readonly message: string;
}

/** Whether records follow on a link, each on the one before; the link they lead to, or where it breaks. */
export function verifyChain(from: Link, records: readonly SealedRecord[]): Link | ChainBroken {
  let { seq, hash } = from;
  for (const record of records) {
    if (record.seq !== seq)
      return { seq, message: `Expected event ${seq} next, but the next record starts at ${record.seq}.` };
    // No command is hashed like an empty one, which nobody writes.
    if (record.command === '' || linkOf(hash, record) !== record.hash)
      return { seq, message: `The record at event ${seq} has been changed since it was sealed.` };
    seq += record.count;
    hash = record.hash;
  }
  return { seq, hash };
}
