import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { HEADS_FILE } from '../../room/heads/head-line.ts';
import { HeadsCheck, type HeadsRead } from '../../room/verify/checks/heads-check.ts';
import { type Finding, type Verified, verifyStore } from '../../room/verify/verify.ts';
import { StoreError } from '../../store/errors.ts';
import { openStore, type Where } from '../../store/open.ts';
import { SQLITE_FILE } from '../../store/sqlite/file.ts';
import { UsageError } from '../text/errors.ts';
import { complain, json, out } from '../text/output.ts';

const PROGRESS_EVERY_MS = 2000;

export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description(
      "check a room's data, which may be open, and derive again all that can be derived: chains, replays, hands, shuffles, books, people and roles; exit code 1 when something is wrong",
    )
    .argument('<data>', 'the folder of the data, or the address of a PostgreSQL database')
    .option('--heads <file>', 'signed heads to hold the chains against; the file beside the data by default')
    .option(
      '--key <public key>',
      'the key of the room, as it was noted elsewhere, that must have signed them',
    )
    .option('--json', 'print JSON: what was counted, and an array of findings')
    .action(async (data: string, options: VerifyOptions) => {
      const started = performance.now();
      const verified = await verify(whereIs(data), await headsFor(data, options));
      if (verified.findings.length > 0) process.exitCode = 1;
      if (options.json) return json(verified);
      for (const finding of verified.findings) out(describe(finding));
      out(summary(verified, performance.now() - started));
      out(aboutHeads(verified.heads));
    });
}

interface VerifyOptions {
  readonly json?: true;
  readonly heads?: string;
  readonly key?: string;
}

/** The file that was named, or the one beside the data if there is one. */
async function headsFor(data: string, { heads, key }: VerifyOptions): Promise<HeadsCheck | null> {
  const file = heads ?? join(data, HEADS_FILE);
  if (existsSync(file))
    return HeadsCheck.of(file, key).catch((error) => {
      throw new UsageError(`The heads in "${file}" cannot be read: ${(error as Error).message}.`);
    });
  if (heads !== undefined) throw new UsageError(`There is no file "${heads}" with heads.`);
  if (key !== undefined)
    throw new UsageError(
      'There are no heads that the key could have signed.',
      'Name their file with --heads.',
    );
  return null;
}

function aboutHeads(heads: HeadsRead | null): string {
  if (heads === null)
    return 'No signed heads: a chain that was cut at its end or written anew as a whole is not found without them.';
  const { lines, last, keys, torn } = heads;
  const until =
    last === null ? '' : `, up to ${new Date(last).toISOString()}; what came later is not held by them`;
  const cut = torn ? '; the last line was cut off while it was written' : '';
  return `${lines} lines of heads, signed with ${keys.join(' and ') || 'no key'}${until}${cut}.`;
}

/** Data that are not there are not made here. */
function whereIs(data: string): Where {
  if (/^postgres(ql)?:/.test(data)) return { url: data };
  if (!existsSync(join(data, SQLITE_FILE)))
    throw new UsageError(`There are no data of a room in "${data}".`, 'For example: cardroom verify data');
  return { data };
}

async function verify(where: Where, heads: HeadsCheck | null): Promise<Verified> {
  try {
    const store = await openStore({ ...where, reading: true });
    let told = performance.now();
    const progress = (done: number, of: number) => {
      if (performance.now() - told < PROGRESS_EVERY_MS) return;
      told = performance.now();
      complain(`${done} of ${of} tables…`);
    };
    return await verifyStore(store, progress, heads).finally(() => store.close());
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (!isTorn(error)) throw new UsageError(error.message);
    const finding = { table: null, seq: null, message: error.message };
    const nothing = { tables: 0, records: 0, events: 0, hands: 0, shuffles: 0, entries: 0 };
    return { ...nothing, heads: heads?.read ?? null, findings: [finding] };
  }
}

/** Whether it is the file's fault: it is no database, or not one that this program could have made. */
function isTorn({ kind, cause }: StoreError): boolean {
  return kind === 'damaged' || (cause as { code?: unknown } | undefined)?.code === 'SQLITE_ERROR';
}

function describe({ table, seq, message }: Finding): string {
  const where = table === null ? 'house' : seq === null ? table : `${table}, event ${seq}`;
  return `WRONG  ${where}: ${message}`;
}

function summary({ tables, hands, events, shuffles, entries, findings }: Verified, ms: number): string {
  const counted = [
    `${tables} tables`,
    `${hands} hands`,
    `${events} events`,
    `${shuffles} shuffles`,
    `${entries} entries of the house`,
  ].join(', ');
  const found = findings.length === 0 ? 'all is well' : `${findings.length} wrong`;
  return `${counted}: ${found} (${(ms / 1000).toFixed(1)} s)`;
}
