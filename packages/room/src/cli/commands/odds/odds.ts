import { readFileSync } from 'node:fs';
import type { Offering } from '@cardroom/core/houses';
import {
  marksOf,
  type OddsWork,
  type OfferingOdds,
  type OwnPayTable,
  oddsWork,
  readPayTable,
  type WagerMark,
  type WagerOdds,
  wagerNamed,
} from '@cardroom/core/odds';
import type { Command } from 'commander';
import { chooseOffering, chooseValues } from '../../choose.ts';
import type { CountAsked } from '../../counting/asked.ts';
import { countInThreads, dealInThreads } from '../../counting/threads.ts';
import { UsageError } from '../../text/errors.ts';
import { optionFor, priceOf, shortBankOf, tellPrice, tellShort } from '../../text/odds-price.ts';
import { json, out, table, wrap } from '../../text/output.ts';
import { Progress } from '../../text/progress.ts';
import { FILES } from '../../words/hands.ts';
import { ODDS, READINGS } from '../../words/odds.ts';
import { PROGRAM } from '../../words/program.ts';
import { tellReadings } from './readings.ts';

export type PlayerDealerOffering = Extract<Offering, { readonly kind: 'player-dealer' }>;

interface Options {
  readonly wager?: string;
  readonly set?: readonly string[];
  readonly best?: true;
  readonly seconds?: string;
  readonly error?: string;
  readonly seed?: string;
  readonly option?: string;
  readonly players?: string;
  readonly bet?: string;
  readonly hands?: string;
  readonly bank?: string;
  readonly paytable?: string;
  readonly readings?: true;
  readonly json?: true;
}

export function registerOdds(program: Command): void {
  program
    .command('odds')
    .description(ODDS.about)
    .argument('[game]', ODDS.argumentOrTable)
    .option('--wager <id>', ODDS.wager)
    .option('--set <name=value...>', ODDS.set)
    .option('--best', ODDS.best)
    .option('--seconds <n>', ODDS.seconds)
    .option('--error <percent>', ODDS.error)
    .option('--seed <text>', ODDS.seed)
    .option('--option <name>', ODDS.option)
    .option('--players <n>', ODDS.players)
    .option('--bet <dollars>', ODDS.bet)
    .option('--hands <n>', ODDS.hands)
    .option('--bank <dollars>', ODDS.bank)
    .option('--paytable <file>', ODDS.paytable)
    .option('--readings', READINGS.about)
    .option('--json', ODDS.json)
    .action(async (named: string | undefined, options: Options) => {
      const pays = options.paytable === undefined ? undefined : payTableIn(options.paytable, options.wager);
      const id = named ?? pays?.game;
      if (id === undefined) throw new UsageError(ODDS.noGame, PROGRAM.hint);
      const offering = chooseBank(id);
      if (options.readings) {
        const { seed } = options;
        const settings = chooseValues(offering, options.set ?? []);
        const wager = idOf(offering, settings, options.wager);
        tellReadings(offering, {
          settings,
          ...(wager !== undefined && { wager }),
          ...(seed !== undefined && { seed }),
          ...(options.json && { json: true }),
        });
        return;
      }
      const odds = await ask(offering, pays === undefined ? options : { ...options, ...wagerOf(pays) }, pays);
      const option = optionFor(offering, options);
      const price = option === undefined ? undefined : priceOf(offering, odds, options, option);
      const short = options.bank === undefined ? undefined : shortBankOf(offering, options, options.bank);
      const marks = marksOf(offering, odds, chooseValues(offering, options.set ?? []));
      if (options.json) json(inOrder(odds, { marks, ...(price && { price }), ...(short && { short }) }));
      else {
        const parts = [tell(offering, odds, marks, options.wager !== undefined || pays !== undefined)];
        if (price !== undefined) parts.push(tellPrice(price));
        if (short !== undefined) parts.push(tellShort(short));
        out(parts.join('\n\n'));
      }
    });
}

/** As JSON: what every answer has comes first and in one order, what only some have comes after it. */
function inOrder({ offering, method, wagers, ...rest }: OfferingOdds, more: object): object {
  return {
    offering,
    method,
    wagers: wagers.map(({ id, title, edge, se, sd, hit, risk, rows, ...of }) => ({
      ...{ id, title, edge, se, sd, hit, risk },
      rows: rows.map((row) => ({
        for: row.for,
        pays: row.pays,
        combinations: row.combinations,
        probability: row.probability,
      })),
      ...of,
    })),
    ...rest,
    ...more,
  };
}

/** An offering with a player-dealer; others have no odds of this kind. */
export function chooseBank(id: string): PlayerDealerOffering {
  const offering = chooseOffering(id);
  if (offering.kind === 'player-dealer') return offering;
  throw new UsageError(ODDS.notAgainstABank(offering.name), ODDS.notAgainstABankHint);
}

/** A pay table from a file; for which bet it is may be said beside it. */
function payTableIn(path: string, wager: string | undefined): OwnPayTable {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(FILES.missing(path), ODDS.paytableHint);
  }
  const read = readPayTable(text);
  if (!read.ok) throw new UsageError(ODDS.inFile(path, read.message), ODDS.paytableHint);
  return { ...read.table, ...(wager !== undefined && { wager }) };
}

/** The id of the bet that is named; undefined where none is. */
function idOf(
  offering: PlayerDealerOffering,
  set: ReturnType<typeof chooseValues>,
  wager: string | undefined,
): string | undefined {
  if (wager === undefined) return undefined;
  const game = offering.game(set);
  const id = wagerNamed(game, wager);
  if (id !== null) return id;
  const titles = game.wagers.map(({ title }) => title);
  throw new UsageError(ODDS.noWager(wager, titles), PROGRAM.hint);
}

const wagerOf = ({ wager }: OwnPayTable): Pick<Options, 'wager'> => (wager === undefined ? {} : { wager });

async function ask(
  offering: PlayerDealerOffering,
  options: Options,
  pays?: OwnPayTable,
): Promise<OfferingOdds> {
  const { set = [], error, seconds = error === undefined ? '4' : '3600', seed } = options;
  const long = Number(seconds);
  if (!(long > 0 && long <= 3600)) throw new UsageError(ODDS.badSeconds(seconds), PROGRAM.hint);
  const wanted = error === undefined ? 0 : Number(error) / 100;
  if (error !== undefined && !(wanted > 0))
    throw new UsageError(ODDS.badNumber('error', error), PROGRAM.hint);
  const values = chooseValues(offering, set);
  const wager = idOf(offering, values, options.wager);
  const question = {
    settings: values,
    ...((options.best || isCountedUnasked(offering, values, options)) && { best: true }),
    ...(pays && { pays }),
    ...(seed !== undefined && { seed }),
  };
  const found = oddsWork(offering, { ...question, milliseconds: 1000 * long, error: wanted });
  if (!found.ok)
    throw options.paytable === undefined
      ? new UsageError(found.message, PROGRAM.hint)
      : new UsageError(ODDS.inFile(options.paytable, found.message), ODDS.paytableHint);
  const odds = await answered(offering.id, question, found.work, () =>
    error === undefined ? null : ODDS.until(error, long),
  );
  return wager === undefined ? odds : { ...odds, wagers: odds.wagers.filter(({ id }) => id === wager) };
}

/** Counts in threads, then deals in them what is left; a bar says how far it is. */
async function answered(
  offering: string,
  question: CountAsked['question'],
  work: OddsWork,
  beforeDealing: () => string | null,
): Promise<OfferingOdds> {
  const progress = new Progress();
  try {
    const counted = (await countInThreads({ count: 'odds', offering, question }, work.counting, {
      onProgress: progress.tell,
    })) as readonly WagerOdds[];
    if (!work.isDealt(counted)) return work.odds(counted, null);
    const said = beforeDealing();
    if (said !== null) progress.say(said);
    const dealing = await dealInThreads({ offering, question }, work, { onProgress: progress.tell });
    return work.odds(counted, dealing);
  } finally {
    progress.end();
  }
}

/** Games of twenty-one take seconds to count, up to a minute or two; who says how long to deal wants them dealt. */
const isCountedUnasked = (
  offering: PlayerDealerOffering,
  set: ReturnType<typeof chooseValues>,
  { error, seconds }: Options,
): boolean => error === undefined && seconds === undefined && offering.game(set).counted?.by === 'twenty-one';

export const percent = (part: number): string => `${(100 * part).toFixed(4)}%`;

/** The figures of a bet, in columns; one that is never made has none. */
export const figures = (odds: WagerOdds, { never }: WagerMark): string[] =>
  never
    ? [ODDS.none, '', '', '', '']
    : [
        percent(odds.edge),
        odds.method === 'exact' ? ODDS.exact : ODDS.within(percent(odds.se)),
        percent(odds.risk),
        percent(odds.hit),
        odds.sd.toFixed(3),
      ];

function tell(
  offering: PlayerDealerOffering,
  { dealt, wagers }: OfferingOdds,
  marks: readonly WagerMark[],
  rows: boolean,
): string {
  const lines = wagers.map((odds, i) => [odds.title, ...figures(odds, marks[i])]);
  return [
    `${offering.name}, ${offering.id}`,
    '',
    table([ODDS.columns, ...lines]),
    ...(rows ? wagers.flatMap(tellRows) : []),
    '',
    ...wagers.flatMap((odds, i) => remarks(odds, marks[i])),
    ...wrap(ODDS.sign, ''),
    dealt === undefined ? ODDS.allExact : ODDS.dealt(dealt.rounds.toLocaleString('en-US'), dealt.seed),
  ].join('\n');
}

/** What is worth saying of a bet: that it pays whoever makes it, that nobody makes it, what playing plainly costs. */
export function remarks({ title, edge, plain, method }: WagerOdds, { gives, never }: WagerMark): string[] {
  return [
    ...(gives === null ? [] : [ODDS.gives(title, percent(-edge), gives)]),
    ...(never ? [ODDS.never(title, method)] : []),
    ...(plain === undefined || plain < 1e-6 ? [] : [ODDS.plain(title, percent(plain))]),
  ];
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
