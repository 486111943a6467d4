import type { Chart } from '@cardroom/core/engine';
import { type RuleCard, type RuleSection, ruleCard } from '@cardroom/core/rules';
import type { Command } from 'commander';
import { chooseOffering, chooseValues } from '../choose.ts';
import { json, out, table, WIDTH, wrap } from '../text/output.ts';
import { GAME, RULES } from '../words/games.ts';

export function registerRules(program: Command): void {
  program
    .command('rules')
    .description(RULES.about)
    .argument('<game>', GAME.argument)
    .option('--set <name=value...>', RULES.set)
    .option('--json', RULES.json)
    .action((id: string, options: { set?: readonly string[]; json?: true }) => {
      const offering = chooseOffering(id);
      const card = ruleCard(offering, chooseValues(offering, options.set ?? []));
      if (options.json) json(card);
      else out(text(card));
    });
}

/** The card as text, a section under another. */
function text({ name, house, offering, cite, sections }: RuleCard): string {
  const head = [`${name} at ${house}`, `${offering}, ${cite === null ? GAME.noBook : RULES.book(cite)}`];
  return [...head, ...sections.flatMap(printSection)].join('\n');
}

function printSection({ id, title, cite, lines, tables }: RuleSection): string[] {
  const steps = id === 'deal';
  return [
    '',
    cite === undefined ? title.toUpperCase() : `${title.toUpperCase()} (${cite})`,
    ...lines.flatMap((line, i) => wrap(line, steps ? `${String(i + 1).padStart(2)}. ` : '- ')),
    ...tables.flatMap((chart) => printChart(chart, title)),
  ];
}

/** A table in columns, or, where it is too wide for them, row by row. */
function printChart({ title, columns, rows }: Chart, section: string): string[] {
  const lines = table([columns, ...rows]).split('\n');
  const head = title === section ? [] : [`  ${title}:`];
  if (lines.every((line) => line.length + 4 <= WIDTH))
    return [...head, ...lines.map((line) => `    ${line}`)];
  return [...head, ...rows.flatMap((row) => printRecord(columns, row))];
}

/** A row by itself: its first two cells, then the others with the names of their columns. */
function printRecord(columns: readonly string[], [name, text, ...cells]: readonly string[]): string[] {
  const rest = cells.flatMap((cell, i) => (cell === '' ? [] : [`${columns[i + 2]} ${cell}`]));
  // A row that goes on from the one above has no name and no second cell of its own.
  const head = [name, text].filter((cell) => cell !== '').join(': ');
  return [...(head === '' ? [] : wrap(head, '  ', 4)), ...wrap(rest.join('; '), '    ')];
}
