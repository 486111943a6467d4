import type { Cents } from '../../engine/index.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import { findOffering, offerings } from '../../houses/index.ts';
import { limitOf, whyNoLimit } from '../../houses/limits/of.ts';
import type { LimitRange } from '../../houses/limits/range.ts';
import type { AnyLimit, Offering } from '../../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../../houses/offering/setting.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import { BadScenario, Field, type Fields } from './field.ts';

/** What every scenario says, whatever the kind of its game. */
export const COMMON_FIELDS = [
  'title',
  'cite',
  'offering',
  'limit',
  'settings',
  'seats',
  'cards',
  'undealt',
  'seed',
  'play',
  'result',
] as const;

/** Games with a button have one more. */
export const HAND_FIELDS = [...COMMON_FIELDS, 'button'] as const;

export interface Common {
  readonly title: string;
  readonly cite: string;
  readonly stacks: readonly (Cents | null)[];
  readonly seed: number;
  /** Stacked cards need not all come. */
  readonly undealt: boolean;
}

/** What is ruled by when something goes wrong. */
export interface Ruled {
  readonly rulings: readonly Ruling[];
}

export interface HandCommon extends Common {
  readonly button: number;
  readonly cards: StackedCards;
}

/** Reads a seat that is dealt in; counted from 1 in the file, from 0 in the program. */
export type SeatReader = (field: Field) => number;

/** Cards in the order they are dealt: to each seat, to each board, burned. */
export interface StackedCards {
  readonly seats: ReadonlyMap<number, readonly number[]>;
  readonly boards: readonly (readonly number[])[];
  readonly burns: readonly number[];
  /** The pack from the top. */
  readonly deck: readonly number[];
}

const MOST_SEATS = 10;

export function readJson(text: string): Field {
  try {
    return new Field(JSON.parse(text), '');
  } catch (error) {
    throw new BadScenario(`the file is not JSON: ${(error as Error).message}.`);
  }
}

export function readOffering(file: Field): Offering {
  const field = file.entries().find(([name]) => name === 'offering')?.[1] ?? new Field(undefined, 'offering');
  const expected = `the id of an offering like "${offerings[0].id}" (\`cardroom games\` lists them)`;
  return findOffering(field.text(expected)) ?? field.fail(expected);
}

export function readCommon(
  of: Fields<(typeof COMMON_FIELDS)[number]>,
  mostSeats: number,
): Common & { readonly seats: SeatReader } {
  const stacks = readStacks(of.need('seats'), mostSeats);
  return {
    title: of.need('title').text(),
    cite: of.need('cite').text('a citation like "003:71"'),
    stacks,
    seats: (field) => readSeat(field, stacks),
    seed: readSeed(of.get('seed')),
    undealt: of.get('undealt')?.flag() ?? false,
  };
}

export const readSeed = (field: Field | undefined): number =>
  field?.whole(0, Number.MAX_SAFE_INTEGER, 'a seed') ?? 0;

export function readHandCommon(
  of: Fields<(typeof HAND_FIELDS)[number]>,
): HandCommon & { readonly seats: SeatReader } {
  const common = readCommon(of, MOST_SEATS);
  const { seats } = common;
  return {
    ...common,
    button: seats(of.need('button')),
    cards: readStack(of.get('cards') ?? new Field({}, 'cards'), seats),
  };
}

export function readSettings(
  field: Field | undefined,
  { settings }: Offering,
): Readonly<Record<string, SettingValue>> {
  const chosen = Object.fromEntries((field?.entries() ?? []).map(([name, of]) => [name, of.value]));
  const choice = chooseSettings(settings, chosen);
  if (!choice.ok) throw new BadScenario(`settings: ${choice.message}`);
  return choice.values;
}

/** A limit of the offering by its id; the first where none is named. */
export function readLimit<L extends AnyLimit>(
  field: Field | undefined,
  offering: Pick<Offering, 'name' | 'kind'> & {
    readonly limits: readonly L[];
    readonly ranges: readonly LimitRange[];
  },
): L {
  if (field === undefined) return offering.limits[0];
  const id = field.text();
  const limit = limitOf(offering, id);
  if (limit === undefined) throw new BadScenario(`${field.place}: ${whyNoLimit(offering, id)}`);
  return limit;
}

/** `{ "1": "$200", "3": "$80" }`; a seat between that is not named is empty. */
function readStacks(field: Field, most: number): (Cents | null)[] {
  const stacks: (Cents | null)[] = [];
  for (const [name, of] of field.entries()) {
    const number = /^\d{1,2}$/.test(name) ? Number(name) : 0;
    if (number < 1 || number > most) {
      throw new BadScenario(`${of.place}: expected a seat number from "1" to "${most}".`);
    }
    while (stacks.length < number) stacks.push(null);
    stacks[number - 1] = of.money();
  }
  return stacks;
}

function readSeat(field: Field, stacks: readonly (Cents | null)[]): number {
  const { value } = field;
  const number = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  const seat = typeof number === 'number' && Number.isInteger(number) ? number - 1 : NO_SEAT;
  return (stacks[seat] ?? null) === null ? field.fail(`a seat with chips, 1 to ${stacks.length}`) : seat;
}

/** `{ "1": "As Kd", "board": "2c 3c 4c / 5c / 9h", "board 2": …, "burns": … }`. */
export function readCards(field: Field, seats: SeatReader): StackedCards {
  return cardsBy(field.entries(), seats, (of) => of.cards());
}

/** The same with cards that do not matter, or the `deck` from the top. */
function readStack(field: Field, seats: SeatReader): StackedCards {
  const entries = field.entries();
  const deck = entries.find(([name]) => name === 'deck')?.[1];
  if (deck === undefined) return cardsBy(entries, seats, (of) => of.stack());
  if (entries.length > 1) field.fail('the "deck" from the top alone, or cards by where they go');
  return { ...NO_CARDS, deck: deck.stack() };
}

const NO_CARDS: StackedCards = { seats: new Map(), boards: [[], []], burns: [], deck: [] };

function cardsBy(
  entries: readonly (readonly [string, Field])[],
  seats: SeatReader,
  read: (field: Field) => number[],
): StackedCards {
  const held = new Map<number, readonly number[]>();
  const boards: number[][] = [[], []];
  let burns: number[] = [];
  for (const [name, of] of entries) {
    if (name === 'burns') burns = read(of);
    else if (name === 'board') boards[0] = read(of);
    else if (name === 'board 2') boards[1] = read(of);
    else if (/^\d+$/.test(name)) held.set(seats(new Field(name, of.place)), read(of));
    else throw new BadScenario(`${of.place}: expected a seat number, "board", "board 2" or "burns".`);
  }
  return { seats: held, boards, burns, deck: [] };
}

/** Chips by seat number, or by the name of another place: `bet 2`, `pot`, `drop`, `jackpot`. */
export function readChips(
  field: Field,
  seats: SeatReader,
  places: readonly string[] = ['bet 1', 'pot', 'drop', 'jackpot'],
): ReadonlyMap<string, Cents> {
  const bets = places.includes('bet 1');
  return new Map(
    field.entries().map(([name, of]) => {
      const [, where, number] = /^(bet )?(\d+)$/.exec(name) ?? [];
      if (number !== undefined && (where === undefined || bets))
        return [`${where ?? 'stack '}${seats(new Field(number, of.place)) + 1}`, of.money()];
      if (places.includes(name)) return [name, of.money()];
      const last = places[places.length - 1];
      const others = places.slice(0, -1).map((place) => `"${place}"`);
      throw new BadScenario(`${of.place}: expected a seat number, ${others.join(', ')} or "${last}".`);
    }),
  );
}
