import type { Offering } from '@cardroom/core/houses';
import { type OfferingOdds, oddsOf, type WagerOdds } from '@cardroom/core/odds';
import type { Command } from 'commander';
import { chooseOffering, chooseValues } from '../choose.ts';
import { UsageError } from '../text/errors.ts';
import { json, out, table, wrap } from '../text/output.ts';
import { ODDS } from '../words/odds.ts';
import { PROGRAM } from '../words/program.ts';

type PlayerDealerOffering = Extract<Offering, { readonly kind: 'player-dealer' }>;

interface Options {
  readonly wager?: string;
  readonly set?: readonly string[];
  readonly seconds?: string;
  readonly seed?: string;
  readonly json?: true;
}

export function registerOdds(program: Command): void {
  program
    .command('odds')
    .description(ODDS.about)
    .argument('<game>', ODDS.argument)
    .option('--wager <id>', ODDS.wager)
    .option('--set <name=value...>', ODDS.set)
    .option('--seconds <n>', ODDS.seconds)
    .option('--seed <text>', ODDS.seed)
    .option('--json', ODDS.json)
    .action((id: string, options: Options) => {
      const offering = chooseBank(id);
      const odds = ask(offering, options);
      if (options.json) json(odds);
      else out(tell(offering, odds, options.wager !== undefined));
    });
}

/** An offering with a player-dealer; others have no odds of this kind. */
function chooseBank(id: string): PlayerDealerOffering {
  const offering = chooseOffering(id);
  if (offering.kind === 'player-dealer') return offering;
  throw new UsageError(ODDS.notAgainstABank(offering.name), ODDS.notAgainstABankHint);
}

function ask(offering: PlayerDealerOffering, options: Options): OfferingOdds {
  const { set = [], seconds = '4', seed, wager } = options;
  const long = Number(seconds);
  if (!(long > 0 && long <= 3600)) throw new UsageError(ODDS.badSeconds(seconds), PROGRAM.hint);
  const values = chooseValues(offering, set);
  const wagers = offering.game(values).wagers;
  if (wager !== undefined && !wagers.some(({ id }) => id === wager))
    throw new UsageError(
      ODDS.noWager(
        wager,
        wagers.map(({ id }) => id),
      ),
      PROGRAM.hint,
    );
  const odds = oddsOf(offering, {
    set: values,
    milliseconds: 1000 * long,
    ...(seed !== undefined && { seed }),
  });
  return wager === undefined ? odds : { ...odds, wagers: odds.wagers.filter(({ id }) => id === wager) };
}

const percent = (part: number): string => `${(100 * part).toFixed(4)}%`;

function tell(offering: PlayerDealerOffering, { dealt, wagers }: OfferingOdds, rows: boolean): string {
  const lines = wagers.map((odds) => [
    odds.title,
    percent(odds.edge),
    odds.method === 'exact' ? ODDS.exact : ODDS.within(percent(odds.se)),
    percent(odds.risk),
    percent(odds.hit),
    odds.sd.toFixed(3),
  ]);
  return [
    `${offering.name}, ${offering.id}`,
    '',
    table([ODDS.columns, ...lines]),
    ...(rows ? wagers.flatMap(tellRows) : []),
    '',
    ...wrap(ODDS.sign, ''),
    dealt === undefined ? ODDS.allExact : ODDS.dealt(dealt.rounds.toLocaleString('en-US'), dealt.seed),
  ].join('\n');
}

function tellRows({ rows }: WagerOdds): string[] {
  const said = rows.map((row) => [
    row.for in ODDS.results ? '' : row.for,
    row.for in ODDS.results
      ? ODDS.results[row.for as keyof typeof ODDS.results]
      : ODDS.toOne(String(Math.round(1000 * row.pays) / 1000)),
    percent(row.probability),
    row.combinations === null ? '' : row.combinations.toLocaleString('en-US'),
  ]);
  return ['', table([ODDS.rowColumns, ...said])];
}
