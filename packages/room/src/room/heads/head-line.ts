import { z } from 'zod';
import { type Link, sha256 } from '../../store/chain.ts';
import type { HouseHead } from '../../store/house/log.ts';
import { isSigned, type RoomKey } from './room-key.ts';

export const HEADS_FILE = 'heads.jsonl';

/** Where a chain stood: the number of its next event, or of its last entry, and the hash up to there. */
export type Head = readonly [seq: number, hash: string];

/** Where all chains stood at a moment. */
export interface HeadLine {
  readonly at: number;
  /** The hash of the line before it; empty for the first. */
  readonly before: string;
  readonly house: Head;
  /** How many tables were open, and those that had gone on since the line before, or all with a room's first. */
  readonly open: number;
  readonly tables: Readonly<Record<string, Head>>;
  /** Whose signature follows. */
  readonly key: string;
}

export const hashOfLine = (line: string): string => sha256(`cardroom heads\n${line}`);

export const headOf = ({ seq, hash }: Link | HouseHead): Head => [seq, hash];

/** A line as it is written, without its end. The signature is of all that stands before it. */
export function signLine(line: HeadLine, key: RoomKey): string {
  const text = JSON.stringify(line);
  return `${text.slice(0, -1)},"signature":"${key.sign(text)}"}`;
}

const head = z.tuple([z.int(), z.string()]);
const headLine = z.object({
  at: z.int(),
  before: z.string(),
  key: z.string(),
  house: head,
  tables: z.record(z.string(), head),
});

/** What a line says, or what is wrong with it. */
export function readLine(line: string): HeadLine | { readonly message: string } {
  let parsed: HeadLine & { readonly signature?: unknown };
  try {
    parsed = JSON.parse(line);
  } catch {
    return { message: 'cannot be read' };
  }
  if (!headLine.safeParse(parsed).success || JSON.stringify(parsed) !== line)
    return { message: 'has the wrong form' };
  const { signature, ...said } = parsed;
  if (typeof signature !== 'string' || !isSigned(said.key, JSON.stringify(said), signature))
    return { message: 'has a wrong signature' };
  return said;
}
