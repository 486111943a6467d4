import { quoted } from '../cards/index.ts';
import { type Cents, dollars, isCents, type Refusal, refuse } from '../engine/index.ts';
import type { MachineKind, MachineOf } from '../engine/machines/machine.ts';
import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import type { TableLimits } from '../engine/player-dealer/state.ts';
import type { PointsGame } from '../engine/points/game.ts';
import type { PotGame, Stakes } from '../engine/pot/game.ts';
import { isObject } from '../houses/given.ts';
import { openedAt, whyNoLimit } from '../houses/limits/of.ts';
import { type BuyIn, type BuyInRange, buyInsFor, chooseBuyIn } from '../houses/offering/buy-in.ts';
import type { HouseId, Offering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';
import { saidOf, type TableRules, tableSettings } from '../houses/offering/table-settings.ts';
import type { BonusLimits, Collection, Moment, PostedFees, Posting } from './fees/collection.ts';
import { badPosting, type JackpotPosting } from './fees/jackpot.ts';

/** What the floor asks for when it opens a table; plain JSON. */
export interface Opening {
  readonly house: HouseId;
  /** Its id: house and game. */
  readonly offering: string;
  readonly limit?: string;
  /** The game's settings, and the table's own. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly table?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly buyIn?: BuyInRange;
  /** Fee options that are posted, one for each bracket of players. */
  readonly options?: readonly string[];
  /** How open lines of the fee schedule are read, and amounts that it leaves to the room (by the fee's name). */
  readonly readings?: Readonly<Record<string, string>>;
  readonly amounts?: Readonly<Record<string, Cents>>;
  /** Limits of bonus bets by the posted option; whoever opens the table need not say them. */
  readonly bonus?: BonusLimits;
  /** Nobody chose the options: they are those that cost a table of its size least. */
  readonly usualFees?: boolean;
  readonly jackpot?: JackpotPosting;
  /** Chips in the cage, from which players buy. */
  readonly cage?: Cents;
}

interface AnySign {
  readonly opening: Opening;
  readonly offering: Offering;
  readonly limit: string;
  readonly seats: number;
  readonly buyIn: BuyIn;
  readonly fees: PostedFees;
  readonly jackpot: JackpotPosting | null;
  readonly rules: TableRules;
  readonly cage: Cents;
}

interface Dealt<Kind extends MachineKind, Game> {
  readonly kind: Kind;
  readonly machine: MachineOf<Kind>;
  readonly game: Game;
}

/** What a table is open for: the game that its settings make, the limit, and the rules of the table. */
export type Sign = AnySign &
  (
    | (Dealt<'pot', PotGame> & { readonly stakes: Stakes })
    | (Dealt<'points', PointsGame> & { readonly point: Cents })
    | (Dealt<'player-dealer', PlayerDealerGame> & { readonly limits: TableLimits })
  );

const CAGE: Cents = 1e13;
/** A shoe that runs on is of at least two packs. */
const RUNNING_SHOE = 104;

/** What each part of an opening has to be; openings come from strangers, too. */
const SHAPES: Readonly<Record<keyof Opening, readonly [fits: (value: unknown) => boolean, is: string]>> = {
  house: [(value) => typeof value === 'string', "a house's id"],
  offering: [(value) => typeof value === 'string', "an offering's id"],
  limit: [(value) => typeof value === 'string', "a limit's id"],
  settings: [isObject, 'an object of names and values'],
  table: [isObject, 'an object of names and values'],
  seats: [(value) => typeof value === 'number', 'a number'],
  buyIn: [isObject, 'an object with the least and the most'],
  options: [
    (value) => Array.isArray(value) && value.every((option) => typeof option === 'string'),
    'a list of names',
  ],
  readings: [isObject, 'an object of names and values'],
  amounts: [isObject, 'an object of names and cents'],
  bonus: [isObject, 'an object with the least and the most'],
  usualFees: [(value) => typeof value === 'boolean', 'true or false'],
  jackpot: [isObject, 'an object with its title, its least hand and its shares'],
  cage: [Number.isInteger, 'a whole number of cents'],
};

/** What makes an opening unreadable, whoever wrote it; null when its parts are of the right kind. */
export function wrongOpening(opening: unknown): string | null {
  if (!isObject(opening)) return `An opening is an object, not ${quoted(opening)}.`;
  for (const [name, value] of Object.entries(opening)) {
    if (!Object.hasOwn(SHAPES, name)) return `An opening has no ${quoted(name)}.`;
    const [fits, is] = SHAPES[name as keyof Opening];
    if (value !== undefined && !fits(value)) return `"${name}" of an opening is ${is}, not ${quoted(value)}.`;
  }
  return null;
}

/**
 * The sign of a table that may open, or why it may not. `offering` is the one its opening names. What `stands`
 * was posted once and is not judged again. The sign's own opening also says what follows
 * from the posted fees, so that whoever has no schedules at hand makes the same sign of it.
 */
export function signFor(
  opening: Opening,
  offering: Offering,
  collection: Collection,
  stands = false,
): Sign | Refusal {
  if (opening.offering !== offering.id)
    return refuse('bad-setup', `The opening is for ${quoted(opening.offering)}, not for ${offering.id}.`);
  if (opening.house !== offering.house)
    return refuse(
      'bad-setup',
      `${offering.name} (${offering.id}) is not offered at ${quoted(opening.house)}.`,
    );
  const limit = opening.limit ?? offering.limits[0].id;
  const noLimit = whyNoLimit(offering, limit);
  if (noLimit !== null) return refuse('bad-setup', noLimit);
  const chosen = chooseSettings(offering.settings, opening.settings);
  if (!chosen.ok) return chosen;
  const rules = chooseSettings(tableSettings(offering, limit), opening.table);
  if (!rules.ok) return rules;
  const ranges = buyInsFor(offering, limit);
  const buyIn = chooseBuyIn(ranges, opening.buyIn);
  if (typeof buyIn === 'string') return refuse('bad-setup', buyIn);
  const { options = [], readings = {}, amounts = {}, cage = CAGE } = opening;
  if (!isCents(cage)) return refuse('bad-setup', 'The cage holds a whole number of cents.');
  const sign = {
    opening,
    offering,
    limit,
    buyIn,
    fees: { options, readings, amounts },
    jackpot: opening.jackpot ?? null,
    rules: rules.values as unknown as TableRules,
    cage,
    ...playedAs(offering, limit, chosen.values),
  };
  const seats = opening.seats ?? mostSeats(sign);
  const wrong = checkSeats(sign, seats);
  if (wrong !== null) return wrong;
  const posted = withPosted({ ...sign, seats } as Sign, ranges, collection);
  if ('code' in posted) return posted;
  return checkPosted(posted, collection, stands) ?? posted;
}

/** Where nobody has said otherwise, a table has the buy-in and the limits of bonus bets of its posted option. */
function withPosted(sign: Sign, ranges: readonly BuyIn[], collection: Collection): Sign | Refusal {
  const { opening, fees } = sign;
  const posting = postingOf(sign);
  const bonus = fees.options.length === 0 ? undefined : collection.bonus?.(posting);
  const wrong = opening.bonus === undefined ? null : badBonus(opening.bonus, bonus, collection);
  if (wrong !== null) return refuse('bad-setup', wrong);
  const fitting =
    opening.buyIn === undefined && fees.options.length > 0
      ? ranges.find((buyIn) => collection.check({ ...posting, buyIn }) === null)
      : undefined;
  const buyIn = fitting ?? sign.buyIn;
  const { least, most } = buyIn;
  const limits = opening.bonus ?? bonus;
  return {
    ...sign,
    opening: {
      ...opening,
      ...(buyIn !== sign.buyIn && { buyIn: { least, most } }),
      ...(limits && { bonus: limits }),
    },
    buyIn,
    ...(limits &&
      sign.kind === 'player-dealer' && {
        limits: { ...sign.limits, bonusMin: limits.least, bonusMax: limits.most },
      }),
  };
}

function badBonus(
  { least, most }: BonusLimits,
  posted: BonusLimits | undefined,
  collection: Collection,
): string | null {
  if (!isCents(least) || !isCents(most) || least > most)
    return 'Limits for bonus bets are a minimum and a maximum, in whole cents.';
  // Who is told of a table need not know the schedules.
  if (collection.bonus === undefined || (posted?.least === least && posted.most === most)) return null;
  return posted === undefined
    ? 'No posted fee option has limits of its own for bonus bets.'
    : `Bonus bets are from ${dollars(posted.least)} to ${dollars(posted.most)} by the posted option, not from ${dollars(least)} to ${dollars(most)}.`;
}

type Values = Readonly<Record<string, SettingValue>>;

/** Tables that are dealt alike share a game, in a room of thousands and for all who watch them. */
const made = new WeakMap<object, Map<string, unknown>>();
const MOST_MADE = 100;

function gameOf<G>(offering: { readonly game: (values: Values) => G }, values: Values): G {
  let games = made.get(offering) as Map<string, G> | undefined;
  if (games === undefined || games.size >= MOST_MADE) {
    games = new Map();
    made.set(offering, games);
  }
  const key = JSON.stringify(values);
  let game = games.get(key);
  if (game === undefined) {
    game = offering.game(values);
    games.set(key, game);
  }
  return game;
}

function playedAs(offering: Offering, limit: string, values: Values) {
  switch (offering.kind) {
    case 'pot':
      return {
        kind: 'pot',
        machine: offering.machine,
        game: gameOf(offering, values),
        stakes: openedAt(offering, limit).stakes,
      } as const;
    case 'points':
      return {
        kind: 'points',
        machine: offering.machine,
        game: gameOf(offering, values),
        point: openedAt(offering, limit).point,
      } as const;
    case 'player-dealer':
      return {
        kind: 'player-dealer',
        machine: offering.machine,
        game: gameOf(offering, values),
        limits: openedAt(offering, limit).limits,
      } as const;
  }
}

type Unseated = Omit<AnySign, 'seats'> & ReturnType<typeof playedAs>;

function mostSeats(sign: Unseated): number {
  if (sign.kind === 'player-dealer') return sign.game.seats;
  return saidOf(sign.offering, sign.limit).seats?.is ?? sign.game.players;
}

function checkSeats(sign: Unseated, seats: number): Refusal | null {
  const most = mostSeats(sign);
  const { name } = sign.game;
  if (!Number.isInteger(seats)) return refuse('bad-setup', 'A table has a whole number of seats.');
  if (sign.kind === 'player-dealer' && seats !== most)
    return refuse('bad-setup', `${name} has ${most} positions, not ${seats}.`);
  const fewest = (sign.kind === 'pot' && sign.game.fewest) || 2;
  if (seats < fewest) return refuse('bad-setup', `${name} needs at least ${fewest} seats, not ${seats}.`);
  if (seats > most) return refuse('bad-setup', `${name} has at most ${most} seats, not ${seats}.`);
  return null;
}

function dealtFromTo(sign: Sign): { readonly fewest: number; readonly most: number } {
  if (sign.kind === 'player-dealer') return { fewest: 2, most: sign.seats };
  const most = Math.min(sign.seats, sign.game.players);
  return { fewest: (sign.kind === 'pot' && sign.game.fewest) || 2, most };
}

/** By the names that the steps of the game carry. */
function stagesOf(sign: Sign): readonly Moment[] {
  if (sign.kind === 'points') return ['start', 'deal'];
  return ['start', ...sign.game.script.flatMap(({ named = [] }): readonly Moment[] => named)];
}

/**
 * What a collection must know of a table to say which of its options may be posted there.
 *
 * @example
 * ```ts
 * import { openHouseTable, postingOf } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * const { limit, fewest, most } = postingOf(table.state.sign);
 * console.log(limit, fewest, most); // 4-8 2 10
 * ```
 */
export function postingOf(sign: Sign): Posting {
  const { offering, limit, buyIn, fees, jackpot } = sign;
  return {
    offering,
    limit,
    buyIn,
    fees,
    jackpot: jackpot !== null,
    stages: stagesOf(sign),
    ...dealtFromTo(sign),
  };
}

function checkPosted(sign: Sign, collection: Collection, stood: boolean): Refusal | null {
  const { fees, jackpot, rules } = sign;
  const { options } = fees;
  if (!Array.isArray(options) || !options.every((option) => typeof option === 'string'))
    return refuse('bad-setup', 'Posted fee options are a list of names.');
  const why = collection.check(postingOf(sign), stood);
  if (why !== null) return refuse('bad-setup', why);
  if (rules.shoe === 'running' && sign.kind === 'player-dealer' && sign.game.shoe.cards.length < RUNNING_SHOE)
    return refuse('bad-setup', `${sign.game.name} is dealt from one deck, which is shuffled every round.`);
  const wrong = jackpot === null ? null : badPosting(jackpot, sign);
  return wrong === null ? null : refuse('bad-setup', wrong);
}
