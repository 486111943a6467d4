import { type Command, InvalidArgumentError } from 'commander';
import { type PlayedHand, SelfPlay } from '../bots/self-play.ts';
import { seededRandom } from '../cards/index.ts';
import { dollars } from '../engine/index.ts';
import { Teller } from '../history/tell.ts';
import { findOffering, houseNames, offerings } from '../houses/index.ts';
import type { Limit, PotOffering } from '../houses/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/setting.ts';
import { UsageError } from './errors.ts';
import { nearest } from './nearest.ts';
import { out } from './output.ts';

interface DealOptions {
  readonly seats?: number;
  readonly hands: number;
  readonly seed?: string;
  readonly limit?: string;
  readonly set?: readonly string[];
  readonly json?: true;
}

const MOST_HANDS = 1_000_000;

export function registerDeal(program: Command): void {
  program
    .command('deal')
    .description('deal hands of an offering to simple players and print what happens')
    .argument('<offering>', 'an id that `cardroom games` lists, e.g. black-sheep/holdem')
    .option('--seats <n>', 'players at the table', wholeNumber)
    .option('--hands <n>', 'hands to deal', wholeNumber, 1)
    .option('--seed <text>', 'the same seed deals the same hands')
    .option('--limit <id>', 'one of the limits that `cardroom games` lists')
    .option('--set <name=value...>', 'switch a setting of the offering')
    .option('--json', 'print one event per line, and last the chips before and after')
    .action((id: string, options: DealOptions) => deal(chooseOffering(id), options));
}

function deal(offering: PotOffering, options: DealOptions): void {
  const limit = chooseLimit(offering, options.limit);
  const game = offering.game(chooseValues(offering, options.set ?? []));
  const seats = options.seats ?? Math.min(6, game.players);
  if (seats < 2 || seats > game.players) {
    throw new UsageError(
      `${offering.name} is dealt to 2 to ${game.players} players, not ${seats}.`,
      `For example: --seats ${Math.min(6, game.players)}`,
    );
  }
  if (options.hands < 1 || options.hands > MOST_HANDS) {
    throw new UsageError(`Deal 1 to ${MOST_HANDS} hands, not ${options.hands}.`, 'For example: --hands 3');
  }
  const seed = options.seed ?? String(Math.floor(Math.random() * 1e6));
  const randoms = { deck: seededRandom(`${seed} deck`), players: seededRandom(`${seed} players`) };
  const table = new SelfPlay(game, limit.stakes, seats, options.hands, randoms);
  const before = table.chips;
  if (!options.json)
    out(`${offering.name} at ${houseNames[offering.house]}, ${limit.title}, ${seats} seats, seed ${seed}.`);
  for (let i = 0; i < options.hands; i++) {
    const hand = table.next();
    out((options.json ? events(hand) : told(hand)).join('\n'));
  }
  if (options.json) out(JSON.stringify({ before, after: table.chips }));
}

function events({ number, events: log }: PlayedHand): string[] {
  return log.map((event) => JSON.stringify({ hand: number, ...event }));
}

function told({ number, setup, bought, events: log }: PlayedHand): string[] {
  const stacks = setup.stacks.map((cents, seat) => `seat ${seat + 1} has ${dollars(cents ?? 0)}`);
  return [
    '',
    `Hand ${number}. The button is at seat ${setup.button + 1}.`,
    ...bought.flatMap((cents, seat) =>
      cents === 0 ? [] : [`Seat ${seat + 1} buys ${dollars(cents)} in chips.`],
    ),
    `${stacks.join(', ')}.`.replace('s', 'S'),
    ...new Teller(setup).tell(log),
  ];
}

function chooseOffering(id: string): PotOffering {
  const offering = findOffering(id);
  if (offering !== undefined) return offering;
  const near = nearest(
    id,
    offerings.map((o) => o.id),
  );
  throw new UsageError(
    `There is no offering "${id}"${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.'}`,
    'Run `cardroom games` for all of them.',
  );
}

function chooseLimit({ name, limits }: PotOffering, id: string | undefined): Limit {
  const limit = id === undefined ? limits[0] : limits.find((l) => l.id === id);
  if (limit !== undefined) return limit;
  throw new UsageError(
    `${name} has no limit "${id}".`,
    `Its limits are ${limits.map((l) => `"${l.id}"`).join(', ')}.`,
  );
}

/** `name=value` pairs; a value is taken as the choice that is written so. */
function chooseValues(
  { settings }: PotOffering,
  pairs: readonly string[],
): Readonly<Record<string, SettingValue>> {
  const chosen: Record<string, SettingValue> = {};
  for (const pair of pairs) {
    const [, name, text] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined)
      throw new UsageError(
        `A setting is given as name=value, not "${pair}".`,
        'For example: --set oddChips="first share"',
      );
    chosen[name] = settings[name]?.choices.find((choice) => String(choice) === text) ?? text;
  }
  const choice = chooseSettings(settings, chosen);
  if (!choice.ok) throw new UsageError(choice.message, 'Settings are given as --set name=value.');
  return choice.values;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
