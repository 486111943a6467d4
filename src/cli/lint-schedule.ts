import type { Command } from 'commander';
import { type Finding, lintPosted, readPosting, type Sign } from '../houses/lint-schedule.ts';
import type { Offering } from '../houses/offering.ts';
import { chooseSettings } from '../houses/setting.ts';
import { chooseOffering } from './choose.ts';
import { UsageError } from './errors.ts';
import { json, out } from './output.ts';

interface LintOptions {
  readonly options: string;
  readonly limit?: string;
  readonly players?: string;
  readonly json?: true;
}

export function registerLintSchedule(program: Command): void {
  program
    .command('lint-schedule')
    .description('whether fee options may be posted together at a table')
    .argument('<offering>', 'an id that `cardroom games` lists')
    .requiredOption('--options <names>', 'options that `cardroom fees` lists, with commas between them')
    .option('--limit <id>', 'the limit of the table')
    .option('--players <n>', 'the most that may play a hand')
    .option('--json', 'print JSON: whether the table may open, and what was found')
    .action((id: string, options: LintOptions) => lint(chooseOffering(id), options));
}

function lint(at: Offering, options: LintOptions): void {
  const { id: offering } = at;
  const names = options.options.split(',').map((name) => name.trim());
  if (names.includes(''))
    throw new UsageError('An option name is empty.', 'For example: --options master-01/12,master-01/60');
  const posting = readPosting(offering, names);
  if (!posting.ok)
    throw new UsageError(posting.message, `Run \`cardroom fees ${offering}\` for its options.`);
  const { posted } = posting;
  const findings = [...posting.findings, ...lintPosted({ offering, posted, ...tableOf(at, options) })];
  const opens = findings.every(({ refused }) => !refused);
  if (!opens) process.exitCode = 1;
  if (options.json) json({ offering, options: names, opens, findings });
  else out([...findings.map(tell), opens ? 'May be posted.' : 'May not be posted.'].join('\n'));
}

const tell = ({ refused, message, cite }: Finding): string =>
  `${refused ? 'refused' : 'note'}: ${message}${cite === '' ? '' : ` (${cite})`}`;

function tableOf(offering: Offering, options: LintOptions): Pick<Sign, 'fewest' | 'most' | 'limit'> {
  const limit = offering.limits.find(({ id }) => id === options.limit);
  if (options.limit !== undefined && limit === undefined) {
    const all = offering.limits.map(({ id }) => id).join(', ');
    throw new UsageError(`There is no limit "${options.limit}" here.`, `There are ${all}.`);
  }
  const most = options.players === undefined ? mostPlayers(offering) : Number(options.players);
  if (!Number.isInteger(most) || most < 2 || most > 20)
    throw new UsageError(`--players takes 2 to 20, not "${options.players}".`);
  return { fewest: 2, most, ...(limit === undefined ? {} : { limit }) };
}

/** Ten at a player-dealer's table: its fees go by the bets. */
function mostPlayers(offering: Offering): number {
  if (offering.kind === 'player-dealer') return 10;
  const values = chooseSettings(offering.settings);
  return values.ok ? offering.game(values.values).players : 10;
}
