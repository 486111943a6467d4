import type { Cents } from '../engine/index.ts';
import type { Stakes } from '../engine/pot/game.ts';
import type { ExtraPost, HandSetup } from '../engine/pot/state.ts';
import { findOffering, offerings } from '../houses/index.ts';
import type { PotOffering } from '../houses/offering.ts';
import { chooseSettings } from '../houses/setting.ts';
import {
  type Entry,
  type Result,
  readCards,
  readEntry,
  readResult,
  type SeatReader,
  type StackedCards,
} from './scenario-expect.ts';
import { BadScenario, Field } from './scenario-field.ts';

/** A scenario of a pot game, read and checked. Seats are counted from 0 here, from 1 in the file. */
export interface Scenario {
  readonly title: string;
  readonly cite: string;
  readonly setup: HandSetup;
  readonly cards: StackedCards;
  readonly seed: number;
  readonly play: readonly Entry[];
  readonly result: Result | null;
}

const FIELDS = [
  'title',
  'cite',
  'offering',
  'limit',
  'settings',
  'seats',
  'button',
  'blinds',
  'posts',
  'factor',
  'actsLast',
  'showdown',
  'cards',
  'seed',
  'play',
  'result',
] as const;

const MOST_SEATS = 10;

/** Reads the text of a scenario file; what is wrong with it is thrown as `BadScenario`. */
export function readScenario(text: string): Scenario {
  const of = new Field(parse(text), '').object(FIELDS);
  const offering = readOffering(of.need('offering'));
  const game = offering.game(readSettings(of.get('settings'), offering));
  const stacks = readStacks(of.need('seats'));
  const seats: SeatReader = (field) => readSeat(field, stacks);
  const setup: HandSetup = {
    game,
    stakes: readLimit(of.get('limit'), offering),
    stacks,
    button: seats(of.need('button')),
    ...some('blindSeats', of.get('blinds'), (field) => readBlinds(field, seats)),
    ...some('posts', of.get('posts'), (field) => field.list('posts').map((post) => readPost(post, seats))),
    ...some('factor', of.get('factor'), (field) =>
      field.whole(1, 100, 'how many times the stakes are played'),
    ),
    ...some('actsLast', of.get('actsLast'), seats),
    ...some('showdown', of.get('showdown'), (field) => field.oneOf(['tabled', 'asked'] as const)),
  };
  return {
    title: of.need('title').text(),
    cite: of.need('cite').text('a citation like "003:71"'),
    setup,
    cards: readCards(of.get('cards') ?? new Field({}, 'cards'), seats),
    seed: of.get('seed')?.whole(0, Number.MAX_SAFE_INTEGER, 'a seed') ?? 0,
    play: of
      .need('play')
      .list('actions and expectations')
      .map((entry) => readEntry(entry, seats)),
    result: of.get('result') ? readResult(of.need('result'), seats, game) : null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadScenario(`the file is not JSON: ${(error as Error).message}.`);
  }
}

/** A property only where the file has the field. */
function some<K extends string, T>(
  name: K,
  field: Field | undefined,
  read: (field: Field) => T,
): { readonly [k in K]?: T } {
  return field === undefined ? {} : ({ [name]: read(field) } as { readonly [k in K]: T });
}

function readOffering(field: Field): PotOffering {
  const expected = `the id of an offering like "${offerings[0].id}" (\`cardroom games\` lists them)`;
  return findOffering(field.text(expected)) ?? field.fail(expected);
}

function readSettings(field: Field | undefined, { settings }: PotOffering) {
  const chosen = Object.fromEntries((field?.entries() ?? []).map(([name, of]) => [name, of.value]));
  const choice = chooseSettings(settings, chosen);
  if (!choice.ok) throw new BadScenario(`settings: ${choice.message}`);
  return choice.values;
}

/** A limit of the offering by its id, or stakes of one's own. */
function readLimit(field: Field | undefined, { limits }: PotOffering): Stakes {
  if (field === undefined) return limits[0].stakes;
  if (typeof field.value === 'string') {
    const limit = limits.find(({ id }) => id === field.value);
    return limit?.stakes ?? field.fail(`stakes or one of ${limits.map(({ id }) => `"${id}"`).join(', ')}`);
  }
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

/** `{ "1": "$200", "3": "$80" }`; a seat between that is not named is empty. */
function readStacks(field: Field): (Cents | null)[] {
  const stacks: (Cents | null)[] = [];
  for (const [name, of] of field.entries()) {
    const number = /^\d{1,2}$/.test(name) ? Number(name) : 0;
    if (number < 1 || number > MOST_SEATS) {
      throw new BadScenario(`${of.place}: expected a seat number from "1" to "${MOST_SEATS}".`);
    }
    while (stacks.length < number) stacks.push(null);
    stacks[number - 1] = of.money();
  }
  return stacks;
}

function readSeat(field: Field, stacks: readonly (Cents | null)[]): number {
  const number =
    typeof field.value === 'string' && /^\d{1,2}$/.test(field.value) ? Number(field.value) : field.value;
  const seat = typeof number === 'number' && Number.isInteger(number) ? number - 1 : -1;
  return stacks[seat] === undefined || stacks[seat] === null
    ? field.fail(`a seat with chips, 1 to ${stacks.length}`)
    : seat;
}

function readBlinds(field: Field, seats: SeatReader): (number | null)[] {
  return field.list('seats').map((of) => (of.value === null ? null : seats(of)));
}

function readPost(field: Field, seats: SeatReader): ExtraPost {
  const of = field.object(['seat', 'what', 'live', 'dead']);
  return {
    seat: seats(of.need('seat')),
    what: of.need('what').oneOf(['kill', 'missed blind', 'straddle']),
    live: of.get('live')?.money() ?? 0,
    dead: of.get('dead')?.money() ?? 0,
  };
}
