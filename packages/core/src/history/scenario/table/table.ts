import { parseCards, quoted } from '../../../cards/index.ts';
import type { Cents } from '../../../engine/index.ts';
import type { StackedHands } from '../../../engine/stacked-orders.ts';
import type { Offering } from '../../../houses/offering/offering.ts';
import { type Opening, openHouseTable, type Sign } from '../../../table/index.ts';
import { readMay } from '../action.ts';
import { BadScenario, type Field, type Fields, readMoney } from '../field.ts';
import { readSeed } from '../read.ts';
import { checkAct } from './act.ts';
import { type Expected, FACT_NAMES, FACTS, type FactName, readCardPlace } from './facts.ts';
import { type Order, oneOf, type People, readOrder } from './words.ts';

/** A scenario of a table, read and checked: what it opens with, who comes, and what happens there. */
export interface TableScenario {
  readonly title: string;
  readonly cite: string;
  readonly seed: number;
  readonly opening: Opening;
  /** What each brings from the cage. */
  readonly people: People;
  /** A part of the sentence by which the table may not open; null for one that opens. */
  readonly refused: string | null;
  readonly session: readonly TableEntry[];
}

/** A sentence, and what it asks for. */
export interface Said {
  readonly text: string;
  readonly order: Order;
}

/** How a hand is stacked: cards by people and places, and the dice. */
export interface Stack {
  readonly cards: StackedHands;
  readonly dice: readonly number[] | null;
  readonly undealt: boolean;
}

export type TableEntry = { readonly place: string } & (
  | { readonly is: 'said'; readonly said: Said }
  | { readonly is: 'deal'; readonly stack: Stack }
  /** The card that each draws for the button. */
  | { readonly is: 'draw'; readonly cards: ReadonlyMap<string, number> }
  | { readonly is: 'legal'; readonly words: string }
  | { readonly is: 'may'; readonly may: Said | string }
  | {
      readonly is: 'refused';
      readonly said: Said;
      readonly code: string | null;
      readonly because: string | null;
    }
  /** Since this was last asked. */
  | { readonly is: 'collected'; readonly lines: readonly string[] }
  | { readonly is: 'fact'; readonly fact: FactName; readonly expected: readonly Expected[] }
);

/** What is the scenario's own; every other field is a part of the opening. */
const OWN = ['title', 'cite', 'seed', 'people', 'session', 'refused'] as const;
/** Settings are said as the table has them; elsewhere in an opening, `$5` is money. */
const AS_IT_STANDS = ['offering', 'limit', 'settings', 'table', 'options', 'readings'];
const MOST_PEOPLE = 50;

export const isTable = (file: Field): boolean =>
  file.entries().some(([name]) => ['session', 'people', 'refused'].includes(name));

export function readTableScenario(file: Field, offering: Offering): TableScenario {
  const all = file.entries();
  const isOwn = ([name]: readonly [string, Field]) => (OWN as readonly string[]).includes(name);
  const own = file.with(Object.fromEntries(all.filter(isOwn).map(([name, of]) => [name, of.value])));
  const of = own.object(OWN);
  const opening = {
    house: offering.house,
    ...Object.fromEntries(
      all
        .filter((entry) => !isOwn(entry))
        .map(([name, { value }]) => [name, AS_IT_STANDS.includes(name) ? value : inCents(value)]),
    ),
  } as Opening;
  const people = readPeople(of.get('people'));
  const refused = of.get('refused')?.text('a part of the sentence that refuses the opening') ?? null;
  const common = {
    title: of.need('title').text(),
    cite: of.need('cite').text('a citation like "003:71"'),
    seed: readSeed(of.get('seed')),
    opening,
    people,
    refused,
  };
  if (refused !== null) {
    if (of.get('session') !== undefined) of.need('session').fail('no session at a table that may not open');
    return { ...common, session: [] };
  }
  return { ...common, session: readSession(of, people, opening) };
}

function readSession(
  of: Fields<(typeof OWN)[number]>,
  people: People,
  opening: Opening,
): readonly TableEntry[] {
  const table = openHouseTable(opening);
  if (!table.ok) throw new BadScenario(`the table cannot be opened: ${table.message}`);
  const { sign } = table.state;
  return of
    .need('session')
    .list('sentences and expectations')
    .map((entry) => readEntry(entry, people, sign));
}

/** `{ "Ann": "$500", "Bob": "$300" }`; a name is one word that is no card. */
function readPeople(field: Field | undefined): People {
  const entries = field?.entries() ?? [];
  if (field !== undefined && entries.length > MOST_PEOPLE) field.fail(`at most ${MOST_PEOPLE} people`);
  return new Map(
    entries.map(([name, of]): [string, Cents] => {
      if (!/^\p{Lu}[\p{L}'-]{0,19}$/u.test(name) || parseCards(name).ok)
        throw new BadScenario(
          `${of.place}: expected a name of one word with a capital, like "Ann", not ${quoted(name)}.`,
        );
      return [name, of.money()];
    }),
  );
}

/** Texts like `$5`, wherever they stand in a part of an opening, as cents. */
function inCents(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return readMoney(value) ?? value;
  if (typeof value !== 'object' || value === null || depth > 5) return value;
  if (Array.isArray(value)) return value.map((of) => inCents(of, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, inCents(of, depth + 1)]));
}

const KINDS = ['deal', 'draw', 'legal', 'may', 'refused', 'collected', ...FACT_NAMES] as const;

function readEntry(field: Field, people: People, sign: Sign): TableEntry {
  const { place } = field;
  const said = (of: Field): Said => {
    const order = readOrder(of, people);
    const text = of.text().trim();
    if (order.is === 'act') checkAct(of, people, sign);
    return { text, order };
  };
  if (typeof field.value === 'string') return { place, is: 'said', said: said(field) };
  const is = field.kind(KINDS, 'a sentence, or an object');
  switch (is) {
    case 'refused': {
      const of = field.object([is, 'code', 'because']);
      const code = of.get('code')?.text() ?? null;
      const because = of.get('because')?.text() ?? null;
      if (code === null && because === null)
        field.fail('a "code", or a part of the sentence as "because", beside "refused"');
      return { place, is, said: said(of.need(is)), code, because };
    }
    case 'may':
      return { place, is, may: readMay(field.object([is]).need(is), said, 'Ann may fold, call $4') };
    case 'legal':
      return { place, is, words: field.object([is]).need(is).text('words like "Ann may fold, call $4"') };
    case 'deal':
      return { place, is, stack: readStack(field.object([is]).need(is), people, sign) };
    case 'draw':
      return { place, is, cards: readDraw(field.object([is]).need(is), people) };
    case 'collected': {
      const example = '$3 from the pot to the drop, on the flop';
      const list = field.object([is]).need(is).list(`lines like "${example}"`);
      return { place, is, lines: list.map((line) => line.text(`a line like "${example}"`)) };
    }
    default:
      return {
        place,
        is: 'fact',
        fact: is,
        expected: FACTS[is].read(field.object([is]).need(is), { people, sign }),
      };
  }
}

function readStack(field: Field, people: People, sign: Sign): Stack {
  const of = field.object(['cards', 'dice', 'undealt']);
  const cards = new Map<string, readonly number[]>();
  for (const [name, list] of of.get('cards')?.entries() ?? [])
    cards.set(readCardPlace(name, list, { people, sign }), list.stack());
  return {
    cards,
    dice:
      of
        .get('dice')
        ?.list('dice')
        .map((die) => die.whole(1, 6, 'a die')) ?? null,
    undealt: of.get('undealt')?.flag() ?? false,
  };
}

function readDraw(field: Field, people: People): Map<string, number> {
  return new Map(
    field.entries().map(([name, of]) => {
      if (!people.has(name)) of.with(name).fail(oneOf(people));
      const cards = of.cards();
      return cards.length === 1 ? [name, cards[0]] : of.fail('one card, like "Ks"');
    }),
  );
}
