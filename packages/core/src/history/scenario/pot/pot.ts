import type { Cents } from '../../../engine/index.ts';
import { dollars } from '../../../engine/index.ts';
import type { PotCommand } from '../../../engine/pot/commands.ts';
import type { BetAction, PotEvent } from '../../../engine/pot/events.ts';
import type { PotGame, Stakes } from '../../../engine/pot/game.ts';
import type { ExtraPost, HandSetup } from '../../../engine/pot/state.ts';
import type { PotOffering } from '../../../houses/offering/offering.ts';
import { rulingsOf } from '../../../rulings/books/index.ts';
import {
  alone,
  type CommonEntry,
  readAction,
  readExpectation,
  type ScenarioAction,
  type Verb,
  type Verbs,
} from '../action.ts';
import { Field } from '../field.ts';
import {
  HAND_FIELDS,
  type HandCommon,
  type Ruled,
  readCards,
  readChips,
  readHandCommon,
  readLimit,
  readSettings,
  type SeatReader,
  type StackedCards,
} from '../read.ts';

type PotAction = ScenarioAction<PotCommand, PotEvent>;

/** A scenario of a pot game, read and checked. Seats are counted from 0 here, from 1 in the file. */
export interface PotScenario extends HandCommon, Ruled {
  readonly setup: HandSetup;
  readonly play: readonly (CommonEntry<PotCommand, PotEvent> | PotCheck)[];
  readonly result: PotResult | null;
}

/** What must hold at this point, besides what all scenarios say. */
export type PotCheck = { readonly place: string } & (
  | { readonly is: 'cards'; readonly cards: StackedCards }
  /** The upcards of these seats. */
  | { readonly is: 'up'; readonly seats: ReadonlyMap<number, readonly number[]> }
  /** The house has just shuffled this pile, of exactly these cards where they are given. */
  | { readonly is: 'shuffled'; readonly pile: string; readonly cards: readonly number[] | null }
);

export interface PotResult {
  readonly chips: ReadonlyMap<string, Cents>;
  readonly won: readonly Win[] | null;
  readonly hands: readonly ShownHand[];
}

export interface Win {
  readonly seat: number;
  readonly pot: string;
  /** The name of a share; null for a pot that nobody contested, or that has one share only. */
  readonly share: string | null;
  readonly cents: Cents;
  readonly hand: string | null;
}

/** The name of a shown hand in one share of the pot. */
interface ShownHand {
  readonly place: string;
  readonly seat: number;
  readonly share: string;
  readonly name: string;
}

const FIELDS = [
  ...HAND_FIELDS,
  'blinds',
  'antes',
  'deadAntes',
  'posts',
  'factor',
  'actsLast',
  'showdown',
] as const;

export function readPotScenario(file: Field, offering: PotOffering): PotScenario {
  const of = file.object(FIELDS);
  const { seats, ...common } = readHandCommon(of);
  const settings = readSettings(of.get('settings'), offering);
  const game = offering.game(settings);
  const stakes = readStakes(of.get('limit'), offering);
  const setup: HandSetup = {
    game,
    stakes,
    stacks: common.stacks,
    button: common.button,
    ...some('blindSeats', of.get('blinds'), (field) => readBlinds(field, seats)),
    ...some('antes', of.get('antes'), (field) => readAntes(field, common.stacks, stakes.ante, seats)),
    ...(of.get('deadAntes')?.flag() ? { deadAntes: true } : {}),
    ...some('posts', of.get('posts'), (field) => field.list('posts').map((post) => readPost(post, seats))),
    ...some('factor', of.get('factor'), (field) =>
      field.whole(1, 100, 'how many times the stakes are played'),
    ),
    ...some('actsLast', of.get('actsLast'), seats),
    ...some('showdown', of.get('showdown'), (field) => field.oneOf(['tabled', 'asked'] as const)),
  };
  return {
    ...common,
    rulings: rulingsOf(offering, [], settings),
    setup,
    play: of
      .need('play')
      .list('actions and expectations')
      .map((entry) => readEntry(entry, seats)),
    result: of.get('result') ? readResult(of.need('result'), seats, game) : null,
  };
}

/** A property only where the file has the field. */
function some<K extends string, T>(
  name: K,
  field: Field | undefined,
  read: (field: Field) => T,
): { readonly [k in K]?: T } {
  return field === undefined ? {} : ({ [name]: read(field) } as { readonly [k in K]: T });
}

/** A limit of the offering by its id, or stakes of one's own. */
function readStakes(field: Field | undefined, offering: PotOffering): Stakes {
  if (field === undefined || typeof field.value === 'string') return readLimit(field, offering).stakes;
  const of = field.object(['structure', 'bets', 'ante', 'blinds', 'bringIn', 'chip', 'step', 'doubling']);
  const amounts = (list: Field): Cents[] => list.list('amounts').map((amount) => amount.money());
  return {
    structure: of.need('structure').oneOf(['fixed', 'spread', 'pot', 'no-limit']),
    bets: amounts(of.need('bets')),
    ante: of.get('ante')?.money() ?? 0,
    blinds: amounts(of.get('blinds') ?? new Field([], '')),
    bringIn: of.get('bringIn')?.money() ?? 0,
    chip: of.get('chip')?.money() ?? 100,
    ...some('step', of.get('step'), (step) => step.money()),
    ...(of.get('doubling')?.flag() ? { doubling: true } : {}),
  };
}

function readBlinds(field: Field, seats: SeatReader): (number | null)[] {
  return field.list('seats').map((of) => (of.value === null ? null : seats(of)));
}

/** What these seats ante; the others what the stakes say. */
function readAntes(
  field: Field,
  stacks: readonly unknown[],
  usual: Cents,
  seats: SeatReader,
): readonly Cents[] {
  const antes = stacks.map(() => usual);
  for (const [name, of] of field.entries()) antes[seats(new Field(name, of.place))] = of.money();
  return antes;
}

function readPost(field: Field, seats: SeatReader): ExtraPost {
  const of = field.object(['seat', 'what', 'live', 'dead']);
  return {
    seat: seats(of.need('seat')),
    what: of.need('what').oneOf(['kill', 'missed blind', 'straddle', 'dead money']),
    live: of.get('live')?.money() ?? 0,
    dead: of.get('dead')?.money() ?? 0,
  };
}

const betting =
  (word: BetAction): Verb<PotCommand, PotEvent> =>
  (rest) => {
    const to = rest.money();
    return {
      command: (seat) => ({ type: 'bet', seat, to }),
      wrong: (event) =>
        event.type === 'acted' && event.action !== word ? `the ${word} counts as a ${event.action}` : null,
    };
  };

/** `calls`, or `calls $4` where the amount is part of the test. */
const priced =
  (type: 'call' | 'bring-in'): Verb<PotCommand, PotEvent> =>
  (rest) => {
    const cents = rest.value === '' ? null : rest.money();
    return {
      command: (seat) => ({ type, seat }),
      wrong: (event) =>
        cents !== null && event.type === 'acted' && event.cents !== cents
          ? `the ${type} is ${dollars(event.cents)}`
          : null,
    };
  };

const withCards =
  (type: 'discard' | 'turn-up'): Verb<PotCommand, PotEvent> =>
  (rest) => {
    const cards = rest.cards();
    return { command: (seat) => ({ type, seat, cards }) };
  };

const VERBS: Verbs<PotCommand, PotEvent> = [
  ['folds', alone((seat) => ({ type: 'fold', seat }))],
  ['checks', alone((seat) => ({ type: 'check', seat }))],
  ['calls', priced('call')],
  ['brings in', priced('bring-in')],
  ['bets', betting('bet')],
  ['raises to', betting('raise')],
  ['completes to', betting('complete')],
  ['discards', withCards('discard')],
  ['stands pat', alone((seat) => ({ type: 'discard', seat, cards: [] }))],
  ['turns up', withCards('turn-up')],
  ['keeps it down', alone((seat) => ({ type: 'turn-up', seat, cards: [] }))],
  ['kills', (rest) => ((to) => ({ command: (seat) => ({ type: 'kill', seat, to }) }))(rest.money())],
  ['passes', alone((seat) => ({ type: 'kill', seat, to: 0 }))],
  ['shows', alone((seat) => ({ type: 'show', seat }))],
  ['mucks', alone((seat) => ({ type: 'muck', seat }))],
  ['plays the board', alone((seat) => ({ type: 'play-board', seat }))],
];

export const readPotAction = (field: Field): PotAction => readAction(field, VERBS, 'seat 3 raises to $12');

const KINDS = ['legal', 'may', 'refused', 'cards', 'up', 'chips', 'shuffled', 'wrong'] as const;

function readEntry(field: Field, seats: SeatReader): PotScenario['play'][number] {
  const { place } = field;
  if (typeof field.value === 'string') return { place, is: 'action', action: readPotAction(field) };
  const is = field.kind(KINDS, 'an action in words, or an object');
  switch (is) {
    case 'cards':
      return { place, is, cards: readCards(field.object([is]).need(is), seats) };
    case 'up': {
      const upcards = field.object([is]).need(is).entries();
      const of = ([name, cards]: (typeof upcards)[number]) =>
        [seats(new Field(name, cards.place)), cards.cards()] as const;
      return { place, is, seats: new Map(upcards.map(of)) };
    }
    case 'shuffled': {
      const of = field.object([is, 'of']);
      return {
        place,
        is,
        pile: of.need(is).text('the name of a pile'),
        cards: of.get('of')?.cards() ?? null,
      };
    }
    default:
      return readExpectation(field, is, { action: readPotAction, legal: 'seat 2 may fold, call $4', seats });
  }
}

function readResult(field: Field, seats: SeatReader, { shares }: PotGame): PotResult {
  const of = field.object(['chips', 'won', 'hands']);
  if (!of.get('chips') && !of.get('won')) field.fail('"chips" or "won"');
  const names = shares.map(({ name }) => name);
  return {
    chips: of.get('chips') ? readChips(of.need('chips'), seats) : new Map(),
    won:
      of
        .get('won')
        ?.list('wins')
        .map((win) => readWin(win, seats, names)) ?? null,
    hands: (of.get('hands')?.entries() ?? []).flatMap(([seat, hand]) =>
      readHands(seats(new Field(seat, hand.place)), hand, names),
    ),
  };
}

const POTS = ['main', ...Array.from({ length: 9 }, (_, i) => `side ${i + 1}`)];

function readWin(field: Field, seats: SeatReader, shares: readonly string[]): Win {
  const of = field.object(['seat', 'pot', 'share', 'amount', 'hand']);
  return {
    seat: seats(of.need('seat')),
    pot: of.get('pot')?.oneOf(POTS) ?? 'main',
    share: of.get('share')?.oneOf(shares) ?? null,
    cents: of.need('amount').money(),
    hand: of.get('hand')?.text('the name of a hand') ?? null,
  };
}

/** The name of the hand, or a name for each share of the pot. */
function readHands(seat: number, field: Field, shares: readonly string[]): ShownHand[] {
  const { place } = field;
  if (typeof field.value === 'string') return [{ place, seat, share: shares[0], name: field.text() }];
  const of = field.object(shares);
  return of.names.map((share) => ({ place: `${place}.${share}`, seat, share, name: of.need(share).text() }));
}
