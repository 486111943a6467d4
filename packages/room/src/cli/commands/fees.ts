import { dollars } from '@cardroom/core/engine';
import { findOptions, misfit, readingsOf, schedulesFor } from '@cardroom/core/fees';
import { houses, type Offering } from '@cardroom/core/houses';
import type { Command } from 'commander';
import { chooseLimit, chooseOffering } from '../choose.ts';
import { UsageError } from '../text/errors.ts';
import { answer, type FeeOptions } from '../text/fee-answer.ts';
import { tellSchedule, tellTakes } from '../text/fees-text.ts';
import { json, out } from '../text/output.ts';
import { FEE, FEES } from '../words/fees.ts';
import { GAME } from '../words/games.ts';
import { PROGRAM } from '../words/program.ts';

export function registerFees(program: Command): void {
  program
    .command('fees')
    .description(FEES.about)
    .argument('<game>', GAME.argument)
    .option('--option <name>', FEES.option)
    .option('--limit <id>', FEES.limit)
    .option('--json', FEES.json)
    .action((id: string, options: ListOptions) => list(chooseOffering(id), options));
  program
    .command('fee')
    .description(FEE.about)
    .argument('<game>', GAME.argument)
    .requiredOption('--option <name>', FEE.option)
    .option('--players <n>', FEE.players)
    .option('--action <dollars>', FEE.action)
    .option('--bet <dollars>', FEE.bet)
    .option('--wager <dollars>', FEE.wager)
    .option('--coupons <n>', FEE.coupons)
    .option('--pot <dollars>', FEE.pot)
    .option('--reached <stage>', FEE.reached)
    .option('--at <time>', FEE.at)
    .option('--started <time>', FEE.started)
    .option('--joined <time>', FEE.joined)
    .option('--amount <fee=dollars...>', FEE.amount)
    .option('--set <name=value...>', FEE.set)
    .option('--json', PROGRAM.json)
    .action((id: string, options: FeeOptions) => one(chooseOffering(id), options));
}

interface ListOptions {
  readonly option?: string;
  readonly limit?: string;
  readonly json?: true;
}

function list(of: Offering, options: ListOptions): void {
  const { id: offering, name, house } = of;
  const limit = options.limit === undefined ? null : chooseLimit(of, options.limit);
  const all = schedulesFor(offering);
  const wanted = options.option === undefined ? null : findOptions(offering, options.option);
  if (wanted !== null && wanted.length === 0) throw noOption(offering, options.option ?? '');
  const shown = all
    .map((schedule) => ({
      schedule,
      options: (wanted === null
        ? schedule.options
        : wanted.filter((p) => p.schedule === schedule).map((p) => p.option)
      ).filter((option) => limit === null || misfit(schedule, option, limit) === null),
    }))
    .filter((of) => of.options.length > 0);
  if (options.json) {
    json(
      shown.map(({ schedule: { offerings: _, readings: __, ...schedule }, options: of }) => ({
        ...schedule,
        readings: readingsOf(all.find(({ id }) => id === schedule.id) ?? all[0]),
        options: of,
      })),
    );
    return;
  }
  const count = shown.reduce((total, of) => total + of.options.length, 0);
  const game = `${name} at ${houses[house].name}${limit === null ? '' : `, ${limit.title}`}`;
  const summary = FEES.summary(game, count, shown.length);
  out([summary, ...shown.map((of) => tellSchedule(of.schedule, of.options))].join('\n\n'));
}

function noOption(offering: string, name: string): UsageError {
  const example = schedulesFor(offering)[0].options[0].id;
  return new UsageError(FEES.noOption(offering, name), FEES.noOptionHint(offering, example));
}

function one(of: Offering, options: FeeOptions): void {
  const { id: offering } = of;
  const found = findOptions(offering, options.option);
  if (found.length === 0) throw noOption(offering, options.option);
  if (found.length > 1) {
    const all = found.map(({ option }) => `${option.id} (${option.rates[0].cite})`);
    throw new UsageError(FEES.twice(options.option), FEES.twiceHint(all));
  }
  const [posted] = found;
  const { question, takes, drop, jackpot, cites } = answer(of, posted, options);
  if (options.json) {
    json({
      offering,
      schedule: posted.schedule.id,
      option: posted.option.id,
      ...question,
      takes,
      drop,
      jackpot,
      cites,
    });
    return;
  }
  const asked = Object.entries(question).map(
    ([name, value]) => `${name} ${typeof value === 'number' && name !== 'players' ? dollars(value) : value}`,
  );
  out(FEE.asked(offering, posted.option.id, asked));
  if (takes.length > 0) out(tellTakes(takes));
  const sums = [
    takes.length === 0 ? FEE.nothing : FEE.toDrop(dollars(drop)),
    ...(jackpot > 0 ? [FEE.toJackpot(dollars(jackpot))] : []),
  ];
  out(FEE.sums(sums, cites.length > 0 ? cites.join(', ') : posted.schedule.cite));
  const damaged = posted.option.rates.find(
    ({ printed, cite }) => printed !== undefined && cites.includes(cite),
  );
  if (damaged !== undefined) out(FEE.damaged(damaged.printed, damaged.reading));
}
