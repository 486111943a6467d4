import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { StoreError } from '../room/store/errors.ts';
import { openStore, type Where } from '../room/store/open.ts';
import { SQLITE_FILE } from '../room/store/sqlite-file.ts';
import { type Finding, type Verified, verifyStore } from '../room/verify.ts';
import { UsageError } from './errors.ts';
import { complain, json, out } from './output.ts';

const PROGRESS_EVERY_MS = 2000;

export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description(
      "check a room's data, which may be open: the chain of each table, its replay, shuffles and the ledger; exit code 1 when something is wrong",
    )
    .argument('<data>', 'the folder of the data, or the address of a PostgreSQL database')
    .option('--json', 'print JSON: what was counted, and an array of findings')
    .action(async (data: string, options: { json?: true }) => {
      const started = performance.now();
      const verified = await verify(whereIs(data));
      if (verified.findings.length > 0) process.exitCode = 1;
      if (options.json) return json(verified);
      for (const finding of verified.findings) out(describe(finding));
      out(summary(verified, performance.now() - started));
    });
}

/** Data that are not there are not made here. */
function whereIs(data: string): Where {
  if (/^postgres(ql)?:/.test(data)) return { url: data };
  if (!existsSync(join(data, SQLITE_FILE)))
    throw new UsageError(`There are no data of a room in "${data}".`, 'For example: cardroom verify data');
  return { data };
}

async function verify(where: Where): Promise<Verified> {
  try {
    const store = await openStore({ ...where, reading: true });
    let told = performance.now();
    const progress = (done: number, of: number) => {
      if (performance.now() - told < PROGRESS_EVERY_MS) return;
      told = performance.now();
      complain(`${done} of ${of} tables…`);
    };
    return await verifyStore(store, progress).finally(() => store.close());
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
}

function describe({ table, seq, message }: Finding): string {
  const where = table === null ? 'ledger' : seq === null ? table : `${table}, event ${seq}`;
  return `WRONG  ${where}: ${message}`;
}

function summary({ tables, hands, events, shuffles, findings }: Verified, ms: number): string {
  const counted = [`${tables} tables`, `${hands} hands`, `${events} events`, `${shuffles} shuffles`].join(
    ', ',
  );
  const found = findings.length === 0 ? 'all is well' : `${findings.length} wrong`;
  return `${counted}: ${found} (${(ms / 1000).toFixed(1)} s)`;
}
