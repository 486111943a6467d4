import { type Answered, type Found, query } from '@cardroom/core/odds';
import type { Command } from 'commander';
import { UsageError } from '../../text/errors.ts';
import { json, out, table } from '../../text/output.ts';
import { QUERY } from '../../words/equity.ts';

export function registerQuery(program: Command): void {
  program
    .command('query')
    .description(QUERY.about)
    .argument('<text>', QUERY.text)
    .option('--json', QUERY.json)
    .addHelpText('after', QUERY.after)
    .action((text: string, flags: { readonly json?: true }) => {
      const answer = query(text);
      if (!answer.ok) throw new UsageError(answer.message, pointing(text, answer.at, answer.length));
      const { ok: _, ...found } = answer;
      if (flags.json) json(found);
      else out(told(found));
    });
}

/** The query with a mark under the word. */
function pointing(text: string, at: number, length: number): string {
  const flat = text.replace(/\s/g, ' ');
  return `${flat}\n${' '.repeat(at)}${'^'.repeat(Math.max(1, length))}`;
}

function told({ method, deals, counted, found }: Omit<Answered, 'ok'>): string {
  return [...found.map(one), QUERY.counted(counted, deals, method)].join('\n');
}

function one(found: Found): string {
  if (found.how !== 'histogram') return QUERY.value(found.name, found.how, found.value, found.error);
  const most = Math.max(...found.rows.map(({ part }) => part));
  const rows = found.rows.map(({ value, part, error }) => [
    `  ${value}`,
    QUERY.part(part, error),
    '#'.repeat(Math.round((BAR * part) / most)),
  ]);
  return [found.name, table(rows)].join('\n');
}

const BAR = 40;
