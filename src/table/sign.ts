import type { BankedGame } from '../engine/banked/game.ts';
import type { TableLimits } from '../engine/banked/state.ts';
import { type Cents, isCents, type Refusal, refuse } from '../engine/index.ts';
import type { PointsGame } from '../engine/points/game.ts';
import type { PotGame, Stakes } from '../engine/pot/game.ts';
import type { HouseId, Offering } from '../houses/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/setting.ts';
import { type BuyIn, type BuyInRange, buyInsFor, chooseBuyIn } from './buy-in.ts';
import type { Collection } from './collection.ts';
import { badPosting, type JackpotPosting } from './jackpot.ts';
import { type TableRules, tableSettings } from './settings.ts';

/** What the floor asks for when it opens a table; plain JSON. */
export interface Opening {
  readonly house: HouseId;
  /** `hawaiian-gardens/holdem` */
  readonly offering: string;
  readonly limit?: string;
  /** The game's settings, and the table's own. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly table?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly buyIn?: BuyInRange;
  /** Fee options that are posted, one for each bracket of players. */
  readonly options?: readonly string[];
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
  readonly options: readonly string[];
  readonly jackpot: JackpotPosting | null;
  readonly rules: TableRules;
  readonly cage: Cents;
}

/** What a table is open for: the game that its settings make, the limit, and the rules of the table. */
export type Sign = AnySign &
  (
    | { readonly kind: 'pot'; readonly game: PotGame; readonly stakes: Stakes }
    | { readonly kind: 'points'; readonly game: PointsGame; readonly point: Cents }
    | { readonly kind: 'player-dealer'; readonly game: BankedGame; readonly limits: TableLimits }
  );

/** Tables with more seats than hands are dealt: the others sit out in turn. */
const MORE_SEATS: Readonly<Record<string, number>> = {
  // 003:3589, 003:3831, 003:4702, 003:6303, 003:7224
  'hawaiian-gardens/archie': 9,
  'hawaiian-gardens/double-board-omaha': 9,
  'hawaiian-gardens/badacey': 9,
  'hawaiian-gardens/badeucey': 9,
  'hawaiian-gardens/face-up-chinese': 4,
};

const CAGE: Cents = 1e13;
/** A shoe that runs on is of at least two packs. */
const RUNNING_SHOE = 104;

/** The sign of a table that may open, or why it may not. `offering` is the one its opening names, if there is one. */
export function signFor(
  opening: Opening,
  offering: Offering | undefined,
  collection: Collection,
): Sign | Refusal {
  if (offering === undefined) return refuse('bad-setup', `No house offers "${String(opening.offering)}".`);
  if (opening.house !== offering.house)
    return refuse(
      'bad-setup',
      `${offering.name} (${offering.id}) is not offered at ${String(opening.house)}.`,
    );
  const limit = opening.limit ?? offering.limits[0].id;
  if (!offering.limits.some(({ id }) => id === limit)) {
    const ids = offering.limits.map(({ id }) => id).join(', ');
    return refuse('bad-setup', `${offering.name} has no limit "${limit}" here; it is played at ${ids}.`);
  }
  const chosen = chooseSettings(offering.settings, opening.settings);
  if (!chosen.ok) return refuse('bad-setup', chosen.message);
  const rules = chooseSettings(tableSettings(offering, { id: limit }), opening.table);
  if (!rules.ok) return refuse('bad-setup', rules.message);
  const buyIn = chooseBuyIn(buyInsFor(offering, limit), opening.buyIn);
  if (typeof buyIn === 'string') return refuse('bad-setup', buyIn);
  const { options = [], cage = CAGE } = opening;
  if (!isCents(cage)) return refuse('bad-setup', 'The cage holds a whole number of cents.');
  const sign = {
    opening,
    offering,
    limit,
    buyIn,
    options,
    jackpot: opening.jackpot ?? null,
    rules: rules.values as unknown as TableRules,
    cage,
    ...dealtAs(offering, limit, chosen.values),
  };
  const seats = opening.seats ?? mostSeats(sign);
  return (
    checkSeats(sign, seats) ??
    checkPosted({ ...sign, seats } as Sign, collection) ??
    ({ ...sign, seats } as Sign)
  );
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

function dealtAs(offering: Offering, limit: string, values: Values) {
  const at = <L extends { readonly id: string }>(limits: readonly L[]): L =>
    limits.find(({ id }) => id === limit) ?? limits[0];
  switch (offering.kind) {
    case 'pot':
      return { kind: 'pot', game: gameOf(offering, values), stakes: at(offering.limits).stakes } as const;
    case 'points':
      return { kind: 'points', game: gameOf(offering, values), point: at(offering.limits).point } as const;
    case 'player-dealer':
      return {
        kind: 'player-dealer',
        game: gameOf(offering, values),
        limits: at(offering.limits).limits,
      } as const;
  }
}

type Unseated = Omit<AnySign, 'seats'> & ReturnType<typeof dealtAs>;

function mostSeats(sign: Unseated): number {
  if (sign.kind === 'player-dealer') return sign.game.seats;
  return MORE_SEATS[sign.offering.id] ?? sign.game.players;
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

function checkPosted(sign: Sign, collection: Collection): Refusal | null {
  const { offering, limit, options, jackpot, rules } = sign;
  if (!Array.isArray(options) || !options.every((option) => typeof option === 'string'))
    return refuse('bad-setup', 'Posted fee options are a list of names.');
  const fees = collection.check({ offering, limit, ...dealtFromTo(sign), options });
  if (fees !== null) return refuse('bad-setup', fees);
  if (rules.shoe === 'running' && sign.kind === 'player-dealer' && sign.game.shoe.cards.length < RUNNING_SHOE)
    return refuse(
      'bad-setup',
      `${sign.game.name} is dealt from one pack, which is shuffled for every round.`,
    );
  const wrong = jackpot === null ? null : badPosting(jackpot, sign);
  return wrong === null ? null : refuse('bad-setup', wrong);
}
