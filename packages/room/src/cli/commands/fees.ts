import { dollars } from '@cardroom/core/engine';
import { findOptions, misfit, readingsOf, schedulesFor } from '@cardroom/core/fees';
import { houses, type Offering } from '@cardroom/core/houses';
import type { Command } from 'commander';
import { chooseLimit, chooseOffering } from '../choose.ts';
import { UsageError } from '../text/errors.ts';
import { answer, type FeeOptions } from '../text/fee-answer.ts';
import { tellSchedule, tellTakes } from '../text/fees-text.ts';
import { json, out } from '../text/output.ts';

export function registerFees(program: Command): void {
  program
    .command('fees')
    .description('what a house may collect for a game: its schedules and their options')
    .argument('<offering>', 'an id that `cardroom games` lists, e.g. black-sheep/holdem')
    .option('--option <name>', 'one option only, e.g. master-01/12')
    .option('--limit <id>', 'only what may be posted at this limit, e.g. 7-14')
    .option('--json', 'print JSON: an array of schedules')
    .action((id: string, options: ListOptions) => list(chooseOffering(id), options));
  program
    .command('fee')
    .description('who pays what under one option')
    .argument('<offering>', 'an id that `cardroom games` lists')
    .requiredOption('--option <name>', 'an option that `cardroom fees` lists, e.g. master-01/12')
    .option('--players <n>', 'how many play')
    .option('--action <dollars>', 'total table action, all wagers before the deal')
    .option('--bet <dollars>', 'what each player has bet on a circle')
    .option('--wager <dollars>', "the player-dealer's own wager")
    .option('--coupons <n>', 'match play coupons used')
    .option('--pot <dollars>', 'what lies in the pot')
    .option('--reached <stage>', 'how far the hand came, e.g. deal, flop, turn')
    .option('--at <time>', 'the time on the clock, e.g. 15:00')
    .option('--started <time>', 'when the game started')
    .option('--joined <time>', 'when a player sits down in a running game')
    .option('--amount <fee=dollars...>', 'an amount that the book leaves to the room')
    .option('--set <name=value...>', 'switch a reading of the schedule')
    .option('--json', 'print JSON')
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
  const at = limit === null ? '' : `, ${limit.title}`;
  const summary = `${name} at ${houses[house].name}${at}: ${plural(count, 'fee option')} in ${plural(shown.length, 'schedule')}.`;
  out([summary, ...shown.map((of) => tellSchedule(of.schedule, of.options))].join('\n\n'));
}

const plural = (n: number, word: string) => `${n.toLocaleString('en-US')} ${word}${n === 1 ? '' : 's'}`;

function noOption(offering: string, name: string): UsageError {
  const example = schedulesFor(offering)[0].options[0].id;
  return new UsageError(
    `${offering} has no fee option "${name}".`,
    `Run \`cardroom fees ${offering}\` for its options; the first is ${example}.`,
  );
}

function one(of: Offering, options: FeeOptions): void {
  const { id: offering } = of;
  const found = findOptions(offering, options.option);
  if (found.length === 0) throw noOption(offering, options.option);
  if (found.length > 1) {
    const all = found.map(({ option }) => `${option.id} (${option.rates[0].cite})`);
    throw new UsageError(
      `Option ${options.option} is printed more than once.`,
      `Write one of ${all.join(', ')}.`,
    );
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
  out([`${offering}, option ${posted.option.id}`, ...asked].join(', '));
  if (takes.length > 0) out(tellTakes(takes));
  const sums = [
    takes.length === 0 ? 'Nothing is taken' : `${dollars(drop)} to the drop`,
    ...(jackpot > 0 ? [`${dollars(jackpot)} to the jackpot`] : []),
  ];
  out(`${sums.join(', ')} (${cites.length > 0 ? cites.join(', ') : posted.schedule.cite}).`);
  const damaged = posted.option.rates.find(
    ({ printed, cite }) => printed !== undefined && cites.includes(cite),
  );
  if (damaged !== undefined) out(`Printed "${damaged.printed}": ${damaged.reading}.`);
}
