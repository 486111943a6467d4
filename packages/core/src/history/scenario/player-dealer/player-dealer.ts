import type { Cents } from '../../../engine/index.ts';
import { sharedHands } from '../../../engine/player-dealer/dealing.ts';
import type { RoundEvent } from '../../../engine/player-dealer/events.ts';
import type { PlayerDealerGame } from '../../../engine/player-dealer/game.ts';
import type { RoundSetup, TableLimits } from '../../../engine/player-dealer/state.ts';
import type { PlayerDealerOffering } from '../../../houses/offering/offering.ts';
import { rulingsOf } from '../../../rulings/books/index.ts';
import { sorted } from '../../tell/round-words.ts';
import { type CommonEntry, readExpectation } from '../action.ts';
import { BadScenario, type Field, type Fields } from '../field.ts';
import {
  COMMON_FIELDS,
  type Common,
  type Ruled,
  readChips,
  readCommon,
  readLimit,
  readSettings,
  type SeatReader,
} from '../read.ts';
import {
  type PlayerDealerOrder,
  readKind,
  readPlayerDealerAction,
  readPlayerDealerActions,
  type Speech,
} from './action.ts';

/** A scenario of a round with a player-dealer, read and checked. */
export interface PlayerDealerScenario extends Common, Ruled {
  readonly setup: RoundSetup;
  /** Cards by where they go: `3`, `3/2` (second circle), `dealer`, `board`, `pile 4`, `burns`, `shoe`. */
  readonly cards: ReadonlyMap<string, readonly number[]>;
  readonly dice: readonly number[] | null;
  readonly play: readonly PlayerDealerEntry[];
  readonly result: PlayerDealerResult | null;
}

/** What must hold at this point, besides what all scenarios say. */
export type PlayerDealerCheck = { readonly place: string } & (
  | { readonly is: 'cards'; readonly cards: ReadonlyMap<string, readonly number[]> }
  /** The claims that the last action led to, in order. */
  | { readonly is: 'claims'; readonly claims: readonly string[] }
  /** The seat with the action button. */
  | { readonly is: 'action at'; readonly seat: number }
  /** The cards have just been shuffled once more. */
  | { readonly is: 'shuffled'; readonly pile: 'pack again' }
  /** How hands are set, front and back. */
  | { readonly is: 'set'; readonly set: ReadonlyMap<string, string> }
  /** Rows of pay tables that paid by the last action, in order. */
  | { readonly is: 'paid'; readonly paid: readonly string[] }
);

type PlayerDealerEntry = CommonEntry<PlayerDealerOrder, RoundEvent> | PlayerDealerCheck;

export interface PlayerDealerResult {
  readonly chips: ReadonlyMap<string, Cents>;
  /** Every claim in the order it was met: `seat 4's Ante loses $20 (stake left $180)`. */
  readonly claims: readonly string[] | null;
  /** The rows of pay tables that paid in the round. */
  readonly paid: readonly string[] | null;
}

const FIELDS = [...COMMON_FIELDS, 'dealer', 'dice', 'coverage', 'noBackline'] as const;

export function readPlayerDealerScenario(file: Field, offering: PlayerDealerOffering): PlayerDealerScenario {
  const of = file.object(FIELDS);
  const settings = readSettings(of.get('settings'), offering);
  const game = offering.game(settings);
  const { seats, ...common } = readCommon(of, game.seats);
  const dealer = seats(of.need('dealer'));
  const speech: Speech = { game, dealer };
  return {
    ...common,
    rulings: rulingsOf(offering, [], settings),
    setup: readSetup(of, offering, game, common.stacks, dealer, seats),
    cards: readHands(of.get('cards'), game, (list) => list.stack()),
    dice:
      of
        .get('dice')
        ?.list('dice')
        .map((die) => die.whole(1, 6, 'a die')) ?? null,
    play: of
      .need('play')
      .list('actions and expectations')
      .flatMap((entry) => readEntry(entry, speech, seats)),
    result: of.get('result') ? readResult(of.need('result'), seats) : null,
  };
}

function readSetup(
  of: Fields<(typeof FIELDS)[number]>,
  offering: PlayerDealerOffering,
  game: PlayerDealerGame,
  stacks: readonly (Cents | null)[],
  dealer: number,
  seats: SeatReader,
): RoundSetup {
  const limit = of.get('limit');
  return {
    game,
    dealer,
    stacks: Array.from({ length: game.seats }, (_, seat) => stacks[seat] ?? null),
    limits:
      limit === undefined || typeof limit.value === 'string'
        ? readLimit(limit, offering).limits
        : readTableLimits(limit),
    coverage: of.get('coverage')?.oneOf(['gross', 'net'] as const) ?? 'gross',
    noBackline: of.get('noBackline')?.list('seats').map(seats) ?? [],
  };
}

/** `{ "min": "$5", "max": "$100" }` in place of a posted limit. */
function readTableLimits(field: Field): TableLimits {
  const of = field.object(['min', 'max', 'step', 'bonusMin', 'bonusMax']);
  const bonusMin = of.get('bonusMin')?.money();
  const bonusMax = of.get('bonusMax')?.money();
  return {
    min: of.need('min').money(),
    max: of.need('max').value === null ? null : of.need('max').money(),
    step: of.get('step')?.money() ?? 100,
    ...(bonusMin === undefined ? {} : { bonusMin }),
    ...(bonusMax === undefined ? {} : { bonusMax }),
  };
}

/** Where cards lie beside circles and piles. */
export const cardPlaces = (game: PlayerDealerGame): string[] => [...sharedHands(game), 'burns', 'shoe'];

function readHands(
  field: Field | undefined,
  game: PlayerDealerGame,
  read = (of: Field): number[] => of.cards(),
): Map<string, number[]> {
  const { seats, circles } = game;
  const others = cardPlaces(game);
  const hands = new Map<string, number[]>();
  for (const [name, of] of field?.entries() ?? []) {
    const [, seat, circle = '1'] = /^(\d{1,2})(?:\/(\d))?$/.exec(name) ?? [];
    const isCircle =
      seat !== undefined &&
      Number(seat) >= 1 &&
      Number(seat) <= seats &&
      Number(circle) >= 1 &&
      Number(circle) <= circles;
    if (!isCircle && !others.includes(name) && !/^pile \d{1,2}$/.test(name))
      throw new BadScenario(
        `${of.place}: expected a seat from "1" to "${seats}", "pile 1", ${others.map((hand) => `"${hand}"`).join(', ')}.`,
      );
    hands.set(circle === '1' ? name.replace('/1', '') : name, read(of));
  }
  return hands;
}

const KINDS = [
  'legal',
  'may',
  'refused',
  'cards',
  'chips',
  'claims',
  'action',
  'set',
  'shuffled',
  'paid',
  'wrong',
] as const;

function readEntry(field: Field, speech: Speech, seats: SeatReader): PlayerDealerEntry[] {
  const { place } = field;
  if (typeof field.value === 'string')
    return readPlayerDealerActions(field, speech).map((action) => ({ place, is: 'action', action }));
  const is = field.kind(KINDS, 'an action in words, or an object');
  switch (is) {
    case 'cards':
      return [{ place, is, cards: readHands(field.object([is]).need(is), speech.game) }];
    case 'claims':
      return [{ place, is, claims: readClaims(field.object([is]).need(is)) }];
    case 'paid':
      return [{ place, is, paid: readPaid(field.object([is]).need(is)) }];
    case 'action':
      return [
        {
          place,
          is: 'action at',
          seat: field.object([is]).need(is).whole(1, speech.game.seats, 'a seat') - 1,
        },
      ];
    case 'shuffled':
      return [{ place, is, pile: field.object([is]).need(is).oneOf(['pack again']) }];
    case 'set':
      return [{ place, is, set: readSet(field.object([is]).need(is), speech.game) }];
    default: {
      const action = (of: Field) => readPlayerDealerAction(of, speech);
      const legal = 'seat 2 may play for $20, fold';
      const { circles } = speech.game;
      const bank = { circles, wager: (name: Field) => readKind(name, speech.game) };
      return [readExpectation(field, is, { action, legal, seats, places: PLACES, bank })];
    }
  }
}

const PLACES = ['bank', 'won', 'drop', 'jackpot'];

const readClaims = (field: Field): string[] =>
  field
    .list('claims like "seat 4\'s Ante loses $20 (stake left $180)"')
    .map((claim) => claim.text('a claim like "seat 4\'s Ante loses $20 (stake left $180)"'));

const readPaid = (field: Field): string[] =>
  field
    .list('rows like "seat 4\'s Pair Plus: straight, 6 to 1"')
    .map((row) => row.text('a row like "seat 4\'s Pair Plus: straight, 6 to 1"'));

/** `{ "3": "Ks Qd / Ah Ac 9d 9s 4h", "dealer": "not set" }` */
function readSet(field: Field, game: PlayerDealerGame): Map<string, string> {
  const names = readHands(field, game, () => []).keys();
  const lists = field.entries().map(([, of]) => readHalves(of));
  return new Map([...names].map((name, i) => [name, lists[i]]));
}

export function readHalves(field: Field): string {
  const text = field.text('the front and the back, like "Ks Qd / Ah Ac 9d 9s 4h"').trim();
  if (text === 'not set') return text;
  return text
    .split('/')
    .map((part) => sorted(field.with(part.trim()).cards()))
    .join(' / ');
}

function readResult(field: Field, seats: SeatReader): PlayerDealerResult {
  const of = field.object(['chips', 'claims', 'paid']);
  if (of.names.length === 0) field.fail('"chips" or "claims"');
  return {
    chips: of.get('chips') ? readChips(of.need('chips'), seats, PLACES) : new Map(),
    claims: of.get('claims') ? readClaims(of.need('claims')) : null,
    paid: of.get('paid') ? readPaid(of.need('paid')) : null,
  };
}
