import type { Chart } from '@cardroom/core/engine';
import { marksOf, type OfferingOdds, oddsOf } from '@cardroom/core/odds';
import { ruleCard } from '@cardroom/core/rules';
import type { Command } from 'commander';
import { escaped } from '../../../server/escaped.ts';
import { chooseValues } from '../../choose.ts';
import { UsageError } from '../../text/errors.ts';
import { out } from '../../text/output.ts';
import { ODDS, REPORT } from '../../words/odds.ts';
import { PROGRAM } from '../../words/program.ts';
import { chooseBank, figures, type PlayerDealerOffering, percent, remarks } from './odds.ts';

interface Part {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly Chart[];
}

/** A report on a game: its rule card, from the declaration, and its odds. */
export function registerReport(program: Command): void {
  program
    .command('report')
    .description(REPORT.about)
    .argument('<game>', ODDS.argument)
    .option('--set <name=value...>', ODDS.set)
    .option('--seconds <n>', ODDS.seconds)
    .option('--html', REPORT.html)
    .action((id: string, options: { set?: readonly string[]; seconds?: string; html?: true }) => {
      const offering = chooseBank(id);
      const set = chooseValues(offering, options.set ?? []);
      const { name, house, cite, sections } = ruleCard(offering, set);
      const found = oddsOf(offering, { settings: set, milliseconds: 1000 * (Number(options.seconds) || 4) });
      if (!found.ok) throw new UsageError(found.message, PROGRAM.hint);
      const parts = [...sections, oddsPart(offering, found.odds, marksOf(offering, found.odds, set))];
      const title = `${name} at ${house}`;
      const under = [offering.id, cite ?? '', REPORT.made].filter((word) => word !== '').join(' · ');
      out(options.html ? html(title, under, parts) : markdown(title, under, parts));
    });
}

function oddsPart(
  { wagers: printed = {} }: PlayerDealerOffering,
  { wagers }: OfferingOdds,
  marks: ReturnType<typeof marksOf>,
): Part {
  return {
    title: REPORT.odds,
    lines: [ODDS.sign, ...wagers.flatMap((odds, i) => remarks(odds, marks[i]))],
    tables: [
      {
        title: REPORT.odds,
        columns: [...ODDS.columns, REPORT.printed],
        rows: wagers.map((odds, i) => [odds.title, ...figures(odds, marks[i]), printed[odds.id] ?? '']),
      },
      ...wagers
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => ({
          title: REPORT.rows(title),
          columns: ['for', 'pays to 1', 'chance', 'deals'],
          rows: rows.map((row) => [
            row.for,
            String(Math.round(1000 * row.pays) / 1000),
            percent(row.probability),
            row.combinations === null ? '' : row.combinations.toLocaleString('en-US'),
          ]),
        })),
    ],
  };
}

function markdown(title: string, under: string, parts: readonly Part[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const chart = ({ title: of, columns, rows }: Chart) => [
    `**${of}**`,
    '',
    row(columns),
    row(columns.map(() => '---')),
    ...rows.map(row),
    '',
  ];
  return [
    `# ${title}`,
    '',
    under,
    '',
    ...parts.flatMap(({ title: of, lines, tables }) => [
      `## ${of}`,
      ...lines.map((line) => `- ${line}`),
      '',
      ...tables.flatMap(chart),
    ]),
  ].join('\n');
}

const CSS =
  'body{font:11pt/1.4 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:.5rem 0}td,th{border:1px solid #999;padding:.15rem .5rem;text-align:left}h2{break-after:avoid}table{break-inside:avoid}';

function html(title: string, under: string, parts: readonly Part[]): string {
  const cells = (of: 'td' | 'th', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${of}>${escaped(text)}</${of}>`).join('')}</tr>`;
  const chart = ({ title: of, columns, rows }: Chart) =>
    `<h3>${escaped(of)}</h3><table>${cells('th', columns)}${rows.map((row) => cells('td', row)).join('')}</table>`;
  const part = ({ title: of, lines, tables }: Part) =>
    `<h2>${escaped(of)}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>${tables.map(chart).join('')}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${CSS}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(under)}</p>${parts.map(part).join('\n')}</body></html>`;
}
