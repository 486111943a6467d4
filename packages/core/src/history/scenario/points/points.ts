import type { Cents } from '../../../engine/index.ts';
import type { PointsCommand } from '../../../engine/points/commands.ts';
import type { PointsEvent } from '../../../engine/points/events.ts';
import type { PointsSetup } from '../../../engine/points/state.ts';
import type { PointsOffering } from '../../../houses/offering/offering.ts';
import { rulingsOf } from '../../../rulings/books/index.ts';
import { sorted } from '../../tell/round-words.ts';
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
  readChips,
  readHandCommon,
  readLimit,
  readSettings,
  type SeatReader,
} from '../read.ts';

type PointsAction = ScenarioAction<PointsCommand, PointsEvent>;

/** A scenario of a points game, read and checked. */
export interface PointsScenario extends HandCommon, Ruled {
  readonly setup: PointsSetup;
  readonly play: readonly (CommonEntry<PointsCommand, PointsEvent> | PointsCheck)[];
  readonly result: PointsResult | null;
}

/** How hands are set at this point, front first. */
export interface PointsCheck {
  readonly place: string;
  readonly is: 'set';
  readonly set: ReadonlyMap<number, string>;
}

export interface PointsResult {
  readonly chips: ReadonlyMap<string, Cents>;
  /** Each pair in the order they settle: `seat 1 wins 6 points from seat 2`. */
  readonly points: readonly string[] | null;
  readonly fouled: readonly number[] | null;
  /** Who has earned a fantasy hand. */
  readonly fantasy: readonly number[] | null;
}

export function readPointsScenario(file: Field, offering: PointsOffering): PointsScenario {
  const of = file.object([...HAND_FIELDS, 'fantasy']);
  const { seats, ...common } = readHandCommon(of);
  const fantasy = of.get('fantasy');
  const settings = readSettings(of.get('settings'), offering);
  return {
    ...common,
    rulings: rulingsOf(offering, [], settings),
    setup: {
      game: offering.game(settings),
      point: readLimit(of.get('limit'), offering).point,
      stacks: common.stacks,
      button: common.button,
      ...(fantasy && { fantasy: fantasy.list('seats').map(seats) }),
    },
    play: of
      .need('play')
      .list('actions and expectations')
      .map((entry) => readEntry(entry, seats)),
    result: of.get('result') ? readResult(of.need('result'), seats) : null,
  };
}

/** `sets 4c 4d 9h / …five cards… / …five cards…`, front first; a dash where nothing is laid. */
const setting =
  (declare: boolean): Verb<PointsCommand, PointsEvent> =>
  (rest) => {
    const parts = rest.text('three sets divided by slashes').split('/');
    if (parts.length !== 3) rest.fail('three sets divided by slashes, front first');
    const [front, middle, back] = parts.map((part) => (part.trim() === '-' ? [] : rest.with(part).cards()));
    return {
      command: (seat) => ({ type: 'set', seat, front, middle, back, ...(declare ? { declare } : {}) }),
    };
  };

const VERBS: Verbs<PointsCommand, PointsEvent> = [
  ['sets', setting(false)],
  ['declares', setting(true)],
  ['surrenders', alone((seat) => ({ type: 'surrender', seat }))],
];

export const readPointsAction = (field: Field): PointsAction =>
  readAction(field, VERBS, 'seat 1 sets 4c 4d 9h / 8c 8d … / Kc Kd …');

function readEntry(field: Field, seats: SeatReader): PointsScenario['play'][number] {
  const { place } = field;
  if (typeof field.value === 'string') return { place, is: 'action', action: readPointsAction(field) };
  const is = field.kind(
    ['legal', 'may', 'refused', 'chips', 'set', 'wrong'],
    'an action in words, or an object',
  );
  if (is === 'set') return { place, is, set: readSet(field.object([is]).need(is), seats) };
  return readExpectation(field, is, { action: readPointsAction, legal: 'seat 2 may set 5', seats });
}

/** `{ "1": "4c 4d 9h / - / Kc Kd Ks 9c 9d" }` */
function readSet(field: Field, seats: SeatReader): Map<number, string> {
  return new Map(field.entries().map(([name, of]) => [seats(new Field(name, of.place)), readSets(of)]));
}

export function readSets(field: Field): string {
  const parts = field.text('three sets like "4c 4d 9h / - / Kc Kd Ks 9c 9d"').split('/');
  if (parts.length !== 3) field.fail('three sets divided by slashes, front first');
  return parts.map((part) => (part.trim() === '-' ? '-' : sorted(field.with(part).cards()))).join(' / ');
}

function readResult(field: Field, seats: SeatReader): PointsResult {
  const of = field.object(['chips', 'points', 'fouled', 'fantasy']);
  if (of.names.length === 0) field.fail('"chips" or "points"');
  return {
    chips: of.get('chips') ? readChips(of.need('chips'), seats) : new Map(),
    points:
      of
        .get('points')
        ?.list('lines like "seat 1 wins 6 points from seat 2"')
        .map((line) => line.text()) ?? null,
    fouled: of.get('fouled')?.list('seats').map(seats) ?? null,
    fantasy: of.get('fantasy')?.list('seats').map(seats) ?? null,
  };
}
