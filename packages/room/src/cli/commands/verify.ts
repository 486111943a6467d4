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
import { VERIFY } from '../words/verify.ts';

const PROGRESS_EVERY_MS = 2000;

export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description(VERIFY.about)
    .argument('<data>', VERIFY.argument)
    .option('--heads <file>', VERIFY.heads)
    .option('--key <public key>', VERIFY.key)
    .option('--json', VERIFY.json)
    .action(async (data: string, options: VerifyOptions) => {
      const started = performance.now();
      const verified = await verify(whereIs(data), await headsFor(data, options));
      if (verified.findings.length > 0) process.exitCode = 1;
      if (options.json) return json(verified);
      for (const finding of verified.findings) out(describe(finding));
      out(VERIFY.summary(verified, verified.findings.length, performance.now() - started));
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
      throw new UsageError(VERIFY.cannotRead(file, (error as Error).message));
    });
  if (heads !== undefined) throw new UsageError(VERIFY.noHeads(heads));
  if (key !== undefined) throw new UsageError(VERIFY.keyAlone, VERIFY.keyHint);
  return null;
}

function aboutHeads(heads: HeadsRead | null): string {
  if (heads === null) return VERIFY.unsigned;
  const { lines, last, keys, torn } = heads;
  return VERIFY.signed(lines, keys, last === null ? null : new Date(last).toISOString(), torn);
}

/** Data that are not there are not made here. */
function whereIs(data: string): Where {
  if (/^postgres(ql)?:/.test(data)) return { url: data };
  if (!existsSync(join(data, SQLITE_FILE))) throw new UsageError(VERIFY.noData(data), VERIFY.example);
  return { data };
}

async function verify(where: Where, heads: HeadsCheck | null): Promise<Verified> {
  try {
    const store = await openStore({ ...where, reading: true });
    let told = performance.now();
    const progress = (done: number, of: number) => {
      if (performance.now() - told < PROGRESS_EVERY_MS) return;
      told = performance.now();
      complain(VERIFY.progress(done, of));
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
  const where = table === null ? VERIFY.house : seq === null ? table : VERIFY.event(table, seq);
  return VERIFY.finding(where, message);
}
