import { type Finding, lintPosted, readPosting, type Sign } from '@cardroom/core/fees';
import { chooseSettings, type Offering } from '@cardroom/core/houses';
import type { Command } from 'commander';
import { chooseLimit, chooseOffering } from '../choose.ts';
import { UsageError } from '../text/errors.ts';
import { json, out } from '../text/output.ts';

interface LintOptions {
  readonly options: string;
  readonly limit?: string;
  readonly players?: string;
  readonly buyIn?: string;
  readonly json?: true;
}

export function registerLintSchedule(program: Command): void {
  program
    .command('lint-schedule')
    .description('whether fee options may be posted together at a table')
    .argument('<offering>', 'an id that `cardroom games` lists')
    .requiredOption('--options <names>', 'options that `cardroom fees` lists, with commas between them')
    .option('--limit <id>', 'the limit of the table, e.g. 4-8')
    .option('--players <n>', 'the most that may play a hand')
    .option('--buy-in <dollars>', 'what the table is bought into for: 40, 100-300, or 100+ without a most')
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

function tableOf(
  offering: Offering,
  options: LintOptions,
): Pick<Sign, 'fewest' | 'most' | 'limit' | 'buyIn'> {
  const limit = options.limit === undefined ? undefined : chooseLimit(offering, options.limit);
  const most = options.players === undefined ? mostPlayers(offering) : Number(options.players);
  if (!Number.isInteger(most) || most < 2 || most > 20)
    throw new UsageError(`--players takes 2 to 20, not "${options.players}".`);
  const buyIn = options.buyIn === undefined ? undefined : readBuyIn(options.buyIn);
  return { fewest: 2, most, ...(limit && { limit }), ...(buyIn && { buyIn }) };
}

function readBuyIn(text: string): NonNullable<Sign['buyIn']> {
  const [, least, , more, most] = /^(\d{1,9})((\+)|-(\d{1,9}))?$/.exec(text) ?? [];
  if (least === undefined || Number(most ?? least) < Number(least))
    throw new UsageError(`--buy-in takes dollars like 40, 100-300 or 100+, not "${text}".`);
  return { least: 100 * Number(least), most: more === undefined ? 100 * Number(most ?? least) : null };
}

/** Ten at a player-dealer's table: its fees go by the bets. */
function mostPlayers(offering: Offering): number {
  if (offering.kind === 'player-dealer') return 10;
  const values = chooseSettings(offering.settings);
  return values.ok ? offering.game(values.values).players : 10;
}
