import { type Played, PlayerDealerSelfPlay, PointsSelfPlay, PotSelfPlay } from '@cardroom/core/bots';
import { seededRandom } from '@cardroom/core/cards';
import { type Cents, dollars } from '@cardroom/core/engine';
import {
  houses,
  type Limit,
  type Offering,
  type PlayerDealerLimit,
  type PointsLimit,
} from '@cardroom/core/houses';
import { Teller, tellPlayerDealer, tellPoints } from '@cardroom/core/tell';
import type { Command } from 'commander';
import { type AnyLimit, chooseLimit, chooseOffering, chooseValues } from '../choose.ts';
import { UsageError } from '../text/errors.ts';
import { out } from '../text/output.ts';
import { wholeNumber } from '../text/whole-number.ts';
import { DEAL, GAME } from '../words/games.ts';

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
    .description(DEAL.about)
    .argument('<game>', GAME.argument)
    .option('--seats <n>', DEAL.seats, wholeNumber)
    .option('--hands <n>', DEAL.hands, wholeNumber, 1)
    .option('--seed <text>', DEAL.seed)
    .option('--limit <id>', DEAL.limit)
    .option('--set <name=value...>', DEAL.set)
    .option('--json', DEAL.json)
    .addHelpText('after', DEAL.after)
    .action((id: string, options: DealOptions) => deal(chooseOffering(id), options));
}

/** A table of simple players, whatever the kind of its game. */
interface DealtTable {
  readonly chips: Readonly<Record<string, Cents>>;
  /** The next hand as JSON events, or as sentences. */
  next(): { readonly events: readonly object[]; readonly lines: readonly string[] };
}

function deal(offering: Offering, options: DealOptions): void {
  if (options.hands < 1 || options.hands > MOST_HANDS) {
    throw new UsageError(DEAL.badHands(MOST_HANDS, options.hands), DEAL.handsExample);
  }
  const limit = chooseLimit(offering, options.limit);
  const seed = options.seed ?? String(Math.floor(Math.random() * 1e6));
  const { table, seats } = open(offering, limit, options, seed);
  const before = table.chips;
  if (!options.json) {
    out(DEAL.head(offering.name, houses[offering.house].name, limit.title, seats, seed));
  }
  // Of a round's events some speak of a hand themselves.
  const count = offering.kind === 'player-dealer' ? 'round' : 'hand';
  for (let i = 0; i < options.hands; i++) {
    const { events, lines } = table.next();
    if (options.json) out(events.map((event) => JSON.stringify({ [count]: i + 1, ...event })).join('\n'));
    else out(['', ...lines].join('\n'));
  }
  if (options.json) out(JSON.stringify({ before, after: table.chips }));
}

function open(
  offering: Offering,
  limit: AnyLimit,
  options: DealOptions,
  seed: string,
): { table: DealtTable; seats: number } {
  const values = chooseValues(offering, options.set ?? []);
  const randoms = { deck: seededRandom(`${seed} deck`), players: seededRandom(`${seed} players`) };
  switch (offering.kind) {
    case 'pot': {
      const game = offering.game(values);
      const seats = chooseSeats(offering.name, options.seats, game.fewest ?? 2, game.players);
      const play = new PotSelfPlay(game, (limit as Limit).stakes, seats, options.hands, randoms);
      return { seats, table: telling(play, (setup, events) => new Teller(setup).tell(events)) };
    }
    case 'points': {
      const game = offering.game(values);
      const seats = chooseSeats(offering.name, options.seats, 2, game.players);
      const play = new PointsSelfPlay(game, (limit as PointsLimit).point, seats, options.hands, randoms);
      return { seats, table: telling(play, tellPoints) };
    }
    case 'player-dealer': {
      const game = offering.game(values);
      const seats = chooseSeats(offering.name, options.seats, 2, game.seats);
      const play = new PlayerDealerSelfPlay(
        game,
        (limit as PlayerDealerLimit).limits,
        seats,
        options.hands,
        randoms,
      );
      return { seats, table: telling(play, tellPlayerDealer) };
    }
  }
}

type AnySetup = { readonly stacks: readonly (Cents | null)[] } & (
  | { readonly button: number }
  | { readonly dealer: number }
);

function telling<S extends AnySetup, E extends object>(
  play: { readonly chips: Readonly<Record<string, Cents>>; next(): Played<S, E> },
  tell: (setup: S, events: readonly E[]) => string[],
): DealtTable {
  return {
    get chips() {
      return play.chips;
    },
    next() {
      const hand = play.next();
      return {
        events: hand.events,
        get lines() {
          return [...opening(hand), ...tell(hand.setup, hand.events)];
        },
      };
    },
  };
}

function opening({ number, setup, bought }: Played<AnySetup, object>): string[] {
  const stacks = setup.stacks.flatMap((cents, seat) =>
    cents === null ? [] : [{ seat: seat + 1, amount: dollars(cents) }],
  );
  return [
    'dealer' in setup ? DEAL.round(number, setup.dealer + 1) : DEAL.hand(number, setup.button + 1),
    ...bought.flatMap((cents, seat) => (cents === 0 ? [] : [DEAL.buys(seat + 1, dollars(cents))])),
    DEAL.stacks(stacks),
  ];
}

function chooseSeats(name: string, seats: number | undefined, fewest: number, most: number): number {
  const usual = Math.max(fewest, Math.min(6, most));
  if (seats !== undefined && (seats < fewest || seats > most)) {
    throw new UsageError(DEAL.badSeats(name, fewest, most, seats), DEAL.seatsExample(usual));
  }
  return seats ?? usual;
}
