import type { Cents } from '../engine/index.ts';
import type { PotGame } from '../engine/pot/game.ts';
import { readAction, type ScenarioAction } from './scenario-action.ts';
import { BadScenario, Field } from './scenario-field.ts';

/** Reads a seat that is dealt in; counted from 1 in the file, from 0 in the program. */
export type SeatReader = (field: Field) => number;

/** Cards in the order they are dealt: to each seat, to each board, burned. */
export interface StackedCards {
  readonly seats: ReadonlyMap<number, readonly number[]>;
  readonly boards: readonly (readonly number[])[];
  readonly burns: readonly number[];
}

/** One step of a scenario: something done, or something that must hold at this point. */
export type Entry = { readonly place: string } & (
  | { readonly is: 'action'; readonly action: ScenarioAction }
  /** What the player to act may do, in the words of `describeLegal`. */
  | { readonly is: 'legal'; readonly words: string }
  | {
      readonly is: 'refused';
      readonly action: ScenarioAction;
      readonly code: string | null;
      readonly because: string | null;
    }
  | { readonly is: 'cards'; readonly cards: StackedCards }
  | { readonly is: 'chips'; readonly chips: ReadonlyMap<string, Cents> }
  /** The house has just shuffled this pile, of exactly these cards where they are given. */
  | { readonly is: 'shuffled'; readonly pile: string; readonly cards: readonly number[] | null }
);

export interface Result {
  readonly place: string;
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
export interface ShownHand {
  readonly place: string;
  readonly seat: number;
  readonly share: string;
  readonly name: string;
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

const KINDS = ['legal', 'refused', 'cards', 'chips', 'shuffled'] as const;
const BESIDE: { readonly [kind in (typeof KINDS)[number]]?: readonly string[] } = {
  refused: ['code', 'because'],
  shuffled: ['of'],
};

export function readEntry(field: Field, seats: SeatReader): Entry {
  const { place } = field;
  if (typeof field.value === 'string') return { place, is: 'action', action: readAction(field) };
  const [kind, ...others] = KINDS.filter((name) => field.entries().some(([of]) => of === name));
  if (kind === undefined || others.length > 0) {
    return field.fail(
      'an action in words, or an object with one of "legal", "refused", "cards", "chips", "shuffled"',
    );
  }
  const of = field.object([kind, ...(BESIDE[kind] ?? [])]);
  const main = of.need(kind);
  switch (kind) {
    case 'legal':
      return { place, is: kind, words: main.text('words like "seat 2 may fold, call $4, raise to $8"') };
    case 'refused': {
      const code = of.get('code')?.text() ?? null;
      const because = of.get('because')?.text() ?? null;
      if (code === null && because === null)
        field.fail('a "code", or a part of the sentence as "because", beside "refused"');
      return { place, is: kind, action: readAction(main), code, because };
    }
    case 'cards':
      return { place, is: kind, cards: readCards(main, seats) };
    case 'chips':
      return { place, is: kind, chips: readChips(main, seats) };
    case 'shuffled':
      return { place, is: kind, pile: main.text('the name of a pile'), cards: of.get('of')?.cards() ?? null };
  }
}

/** Chips by seat number, or by the name of another place: `bet 2`, `pot`, `drop`, `jackpot`. */
function readChips(field: Field, seats: SeatReader): ReadonlyMap<string, Cents> {
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

export function readResult(field: Field, seats: SeatReader, { shares }: PotGame): Result {
  const of = field.object(['chips', 'won', 'hands']);
  if (!of.get('chips') && !of.get('won')) field.fail('"chips" or "won"');
  const names = shares.map(({ name }) => name);
  return {
    place: field.place,
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
