import type { Command } from 'commander';
import { StoreError } from '../../store/errors.ts';
import { type NodeListed, readNodes } from '../../store/postgres/read-nodes.ts';
import { NotNow, UsageError } from '../text/errors.ts';
import { json, out, table } from '../text/output.ts';
import { NODES } from '../words/nodes.ts';

export function registerNodes(program: Command): void {
  program
    .command('nodes')
    .description(NODES.about)
    .argument('[database]', NODES.argument)
    .option('--json', NODES.json)
    .action(async (database: string | undefined, options: { readonly json?: true }) => {
      const url = database ?? process.env.DATABASE_URL ?? '';
      if (!/^postgres(ql)?:/.test(url)) throw new UsageError(NODES.noDatabase);
      const read = await readNodes(url).catch((error: unknown) => {
        throw error instanceof StoreError ? new NotNow(NODES.cannot(error.message)) : error;
      });
      if (options.json) return json(read);
      if (read.nodes.length === 0) return out(NODES.none);
      out(table([NODES.head, ...read.nodes.map(rowOf)]));
      if (read.free.length > 0) out(NODES.free(read.free.length));
    });
}

function rowOf(node: NodeListed): string[] {
  const { name, live, draining, tables, load, lag, version, since, address } = node;
  const state = !live ? NODES.silent : draining ? NODES.leaving : NODES.running;
  const time = new Date(since).toISOString().slice(0, 19);
  return [name, state, String(tables.length), String(load), NODES.lag(lag), version, time, address];
}
