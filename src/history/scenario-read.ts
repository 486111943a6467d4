import type { Cents } from '../engine/index.ts';
import { findOffering, offerings, type TableOffering } from '../houses/index.ts';
import { chooseSettings, type SettingValue } from '../houses/setting.ts';
import { BadScenario, Field, type Fields } from './scenario-field.ts';

/** What every scenario says, whatever the kind of its game. */
export const COMMON_FIELDS = [
  'title',
  'cite',
  'offering',
  'limit',
  'settings',
  'seats',
  'button',
  'cards',
  'seed',
  'play',
  'result',
] as const;

export interface Common {
  readonly title: string;
  readonly cite: string;
  readonly stacks: readonly (Cents | null)[];
  readonly button: number;
  readonly cards: StackedCards;
  readonly seed: number;
}

/** Reads a seat that is dealt in; counted from 1 in the file, from 0 in the program. */
export type SeatReader = (field: Field) => number;

/** Cards in the order they are dealt: to each seat, to each board, burned. */
export interface StackedCards {
  readonly seats: ReadonlyMap<number, readonly number[]>;
  readonly boards: readonly (readonly number[])[];
  readonly burns: readonly number[];
}

const MOST_SEATS = 10;

export function readJson(text: string): Field {
  try {
    return new Field(JSON.parse(text), '');
  } catch (error) {
    throw new BadScenario(`the file is not JSON: ${(error as Error).message}.`);
  }
}

export function readOffering(file: Field): TableOffering {
  const field = file.entries().find(([name]) => name === 'offering')?.[1] ?? new Field(undefined, 'offering');
  const expected = `the id of an offering like "${offerings[0].id}" (\`cardroom games\` lists them)`;
  return findOffering(field.text(expected)) ?? field.fail(expected);
}

export function readCommon(
  of: Fields<(typeof COMMON_FIELDS)[number]>,
): Common & { readonly seats: SeatReader } {
  const stacks = readStacks(of.need('seats'));
  const seats: SeatReader = (field) => readSeat(field, stacks);
  return {
    title: of.need('title').text(),
    cite: of.need('cite').text('a citation like "003:71"'),
    stacks,
    seats,
    button: seats(of.need('button')),
    cards: readCards(of.get('cards') ?? new Field({}, 'cards'), seats),
    seed: of.get('seed')?.whole(0, Number.MAX_SAFE_INTEGER, 'a seed') ?? 0,
  };
}

export function readSettings(
  field: Field | undefined,
  { settings }: TableOffering,
): Readonly<Record<string, SettingValue>> {
  const chosen = Object.fromEntries((field?.entries() ?? []).map(([name, of]) => [name, of.value]));
  const choice = chooseSettings(settings, chosen);
  if (!choice.ok) throw new BadScenario(`settings: ${choice.message}`);
  return choice.values;
}

/** A limit of the offering by its id; the first where none is named. */
export function readLimit<L extends { readonly id: string }>(
  field: Field | undefined,
  limits: readonly L[],
): L {
  if (field === undefined) return limits[0];
  return (
    limits.find(({ id }) => id === field.value) ??
    field.fail(`one of ${limits.map(({ id }) => `"${id}"`).join(', ')}`)
  );
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
  const { value } = field;
  const number = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  const seat = typeof number === 'number' && Number.isInteger(number) ? number - 1 : -1;
  return (stacks[seat] ?? null) === null ? field.fail(`a seat with chips, 1 to ${stacks.length}`) : seat;
}

/** `{ "1": "As Kd", "board": "2c 3c 4c / 5c / 9h", "board 2": …, "burns": … }`. */
export function readCards(field: Field, seats: SeatReader): StackedCards {
  const held = new Map<number, readonly number[]>();
  const boards: number[][] = [[], []];
  let burns: number[] = [];
  for (const [name, of] of field.entries()) {
    if (name === 'burns') burns = of.cards();
    else if (name === 'board') boards[0] = of.cards();
    else if (name === 'board 2') boards[1] = of.cards();
    else if (/^\d+$/.test(name)) held.set(seats(new Field(name, of.place)), of.cards());
    else throw new BadScenario(`${of.place}: expected a seat number, "board", "board 2" or "burns".`);
  }
  return { seats: held, boards, burns };
}

/** Chips by seat number, or by the name of another place: `bet 2`, `pot`, `drop`, `jackpot`. */
export function readChips(field: Field, seats: SeatReader): ReadonlyMap<string, Cents> {
  return new Map(
    field.entries().map(([name, of]) => {
      const [, where, number] = /^(bet )?(\d+)$/.exec(name) ?? [];
      if (number !== undefined)
        return [`${where ?? 'stack '}${seats(new Field(number, of.place)) + 1}`, of.money()];
      if (['pot', 'drop', 'jackpot'].includes(name)) return [name, of.money()];
      throw new BadScenario(`${of.place}: expected a seat number, "bet 1", "pot", "drop" or "jackpot".`);
    }),
  );
}
