import { type Finding, lintPosted, readPosting, type Sign } from '@cardroom/core/fees';
import { chooseSettings, type Offering } from '@cardroom/core/houses';
import type { Command } from 'commander';
import { chooseLimit, chooseOffering } from '../choose.ts';
import { UsageError } from '../text/errors.ts';
import { json, out } from '../text/output.ts';
import { LINT } from '../words/fees.ts';
import { GAME } from '../words/games.ts';

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
    .description(LINT.about)
    .argument('<game>', GAME.argument)
    .requiredOption('--options <names>', LINT.options)
    .option('--limit <id>', LINT.limit)
    .option('--players <n>', LINT.players)
    .option('--buy-in <dollars>', LINT.buyIn)
    .option('--json', LINT.json)
    .action((id: string, options: LintOptions) => lint(chooseOffering(id), options));
}

function lint(at: Offering, options: LintOptions): void {
  const { id: offering } = at;
  const names = options.options.split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError(LINT.emptyName, LINT.emptyNameExample);
  const posting = readPosting(offering, names);
  if (!posting.ok) throw new UsageError(posting.message, LINT.optionsHint(offering));
  const { posted } = posting;
  const findings = [...posting.findings, ...lintPosted({ offering, posted, ...tableOf(at, options) })];
  const opens = findings.every(({ refused }) => !refused);
  if (!opens) process.exitCode = 1;
  if (options.json) json({ offering, options: names, opens, findings });
  else out([...findings.map(tell), opens ? LINT.yes : LINT.no].join('\n'));
}

const tell = ({ refused, message, cite }: Finding): string => LINT.finding(refused, message, cite);

function tableOf(
  offering: Offering,
  options: LintOptions,
): Pick<Sign, 'fewest' | 'most' | 'limit' | 'buyIn'> {
  const limit = options.limit === undefined ? undefined : chooseLimit(offering, options.limit);
  const most = options.players === undefined ? mostPlayers(offering) : Number(options.players);
  if (!Number.isInteger(most) || most < 2 || most > 20)
    throw new UsageError(LINT.badPlayers(options.players));
  const buyIn = options.buyIn === undefined ? undefined : readBuyIn(options.buyIn);
  return { fewest: 2, most, ...(limit && { limit }), ...(buyIn && { buyIn }) };
}

function readBuyIn(text: string): NonNullable<Sign['buyIn']> {
  const [, least, , more, most] = /^(\d{1,9})((\+)|-(\d{1,9}))?$/.exec(text) ?? [];
  if (least === undefined || Number(most ?? least) < Number(least)) throw new UsageError(LINT.badBuyIn(text));
  return { least: 100 * Number(least), most: more === undefined ? 100 * Number(most ?? least) : null };
}

/** Ten at a player-dealer's table: its fees go by the bets. */
function mostPlayers(offering: Offering): number {
  if (offering.kind === 'player-dealer') return 10;
  const values = chooseSettings(offering.settings);
  return values.ok ? offering.game(values.values).players : 10;
}
