import { parseCards, rankOf, suitOf } from '../../cards/index.ts';
import type { Share } from '../../engine/pot/game.ts';
import { nearest } from '../../houses/nearest.ts';
import { categoryName } from '../../ranks/categories.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import { valueIn } from '../equity/deals/contest.ts';
import type { Question } from '../equity/question.ts';
import type { Deal, Snapshot, StreetOf } from './deals.ts';
import type { Term } from './parse.ts';
import { Misread, type Word } from './words.ts';

/** The value of a term in a deal. */
export type Value = number | boolean | string;

/** A term that can be asked in every deal. */
export interface Meaning {
  readonly type: 'number' | 'truth' | 'text';
  readonly of: (deal: Deal) => Value;
}

/** What names in a query stand for. */
export interface Names {
  readonly question: Question;
  readonly players: readonly string[];
  readonly streets: ReadonlyMap<string, StreetOf>;
  /** Steps whose cards are asked for; filled while terms are read. */
  readonly steps: Set<number>;
}

const SIGNS: Readonly<Record<string, (a: number, b: number) => Value>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? 0 : a / b),
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** What a term means; a word that means nothing is refused with its place. */
export function meaningOf(term: Term, names: Names): Meaning {
  switch (term.is) {
    case 'number':
      return { type: 'number', of: () => term.value };
    case 'text':
      return { type: 'text', of: () => term.value };
    case 'name':
      throw new Misread(term.word, `"${term.word.text}" has no value by itself; texts stand in quotes.`);
    case 'not': {
      const of = truth(term.of, names);
      return { type: 'truth', of: (deal) => !of(deal) };
    }
    case 'in': {
      const of = meaningOf(term.of, names);
      const list = term.list.map((one) => sameType(one, of.type, names));
      return { type: 'truth', of: (deal) => list.some((one) => one.of(deal) === of.of(deal)) };
    }
    case 'two':
      return two(term, names);
    case 'call':
      return call(term, names);
  }
}

export function truth(term: Term, names: Names): (deal: Deal) => boolean {
  const { type, of } = meaningOf(term, names);
  if (type !== 'truth') throw new Misread(term.word, `"${term.word.text}" is neither true nor false.`);
  return of as (deal: Deal) => boolean;
}

function sameType(term: Term, type: Meaning['type'], names: Names): Meaning {
  const meaning = meaningOf(term, names);
  if (meaning.type !== type)
    throw new Misread(term.word, `"${term.word.text}" cannot be compared with what stands before it.`);
  return meaning;
}

function two({ word, left, right }: Extract<Term, { is: 'two' }>, names: Names): Meaning {
  const sign = word.text.toLowerCase();
  if (sign === 'and' || sign === 'or') {
    const [a, b] = [truth(left, names), truth(right, names)];
    return {
      type: 'truth',
      of: sign === 'and' ? (deal) => a(deal) && b(deal) : (deal) => a(deal) || b(deal),
    };
  }
  const a = meaningOf(left, names);
  const b = sameType(right, a.type, names);
  if (sign === '=') return { type: 'truth', of: (deal) => a.of(deal) === b.of(deal) };
  if (sign === '!=') return { type: 'truth', of: (deal) => a.of(deal) !== b.of(deal) };
  if (a.type !== 'number') throw new Misread(word, `"${sign}" is for numbers.`);
  const work = SIGNS[sign];
  const type = '+-*/'.includes(sign) ? 'number' : 'truth';
  return { type, of: (deal) => work(a.of(deal) as number, b.of(deal) as number) };
}

/** The arguments of a call, read one after the other. */
class Given {
  readonly word: Word;
  readonly #given: readonly Term[];
  readonly #names: Names;
  #at = 0;

  constructor({ word, given }: Extract<Term, { is: 'call' }>, names: Names) {
    this.word = word;
    this.#given = given;
    this.#names = names;
  }

  #next(what: string): Term {
    const term = this.#given[this.#at++];
    if (term === undefined) throw new Misread(this.word, `${this.word.text} needs ${what}.`);
    return term;
  }

  #text(term: Term, what: string): string {
    if (term.is === 'name' || term.is === 'text') return term.word.text;
    throw new Misread(term.word, `Here ${what} should stand.`);
  }

  /** A player by name, from 0. */
  player(): number {
    const term = this.#next('a player');
    const name = this.#text(term, 'a player');
    const found = this.#names.players.indexOf(name);
    if (found < 0) throw new Misread(term.word, unknown('player', name, this.#names.players));
    return found;
  }

  /** A player from 0, or -1 for the board. */
  playerOrBoard(): number {
    const term = this.#given[this.#at];
    if (term !== undefined && (term.is === 'name' || term.is === 'text') && term.word.text === 'board') {
      this.#at++;
      if (this.#names.question.boards.length === 0) throw new Misread(term.word, 'This game has no board.');
      return -1;
    }
    return this.player();
  }

  /** The moment at which something is looked at: a street, or the end if none is named. */
  street(): { readonly street: StreetOf | null; readonly word: Word } {
    const term = this.#given[this.#at];
    const streets = this.#names.streets;
    if (term === undefined || (term.is !== 'name' && term.is !== 'text'))
      return { street: null, word: this.word };
    const name = term.word.text;
    const street = streets.get(name);
    if (street === undefined && this.#shareOf(name) !== undefined) return { street: null, word: this.word };
    this.#at++;
    if (name === 'end') return { street: null, word: term.word };
    if (street === undefined)
      throw new Misread(term.word, unknown('street', name, [...streets.keys(), 'end']));
    this.#names.steps.add(street.step);
    return { street, word: term.word };
  }

  #shareOf(name: string): number | undefined {
    const at = this.#names.question.game.shares.findIndex((share) => share.name === name);
    return at < 0 ? undefined : at;
  }

  /** A share of the pot, from 0; null when none is named. */
  share(): number | null {
    const term = this.#given[this.#at];
    if (term === undefined) return null;
    this.#at++;
    const name = this.#text(term, 'a share of the pot');
    const found = this.#shareOf(name);
    if (found === undefined)
      throw new Misread(
        term.word,
        unknown(
          'share',
          name,
          this.#names.question.game.shares.map((share) => share.name),
        ),
      );
    return found;
  }

  card(): number {
    const term = this.#next('a card');
    const read = parseCards(this.#text(term, 'a card'));
    if (!read.ok || read.cards.length !== 1)
      throw new Misread(term.word, `"${term.word.text}" is not a card.`);
    return read.cards[0];
  }

  done(): void {
    const term = this.#given[this.#at];
    if (term !== undefined)
      throw new Misread(term.word, `${this.word.text} does not take "${term.word.text}" as well.`);
  }
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return `There is no ${what} "${name}"; ${near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${known.join(', ')}.`}`;
}

type Function = (given: Given, names: Names) => Meaning;

const handAt = (deal: Deal, street: StreetOf | null): Snapshot =>
  street === null ? deal.end : deal.at(street.step);

/** The cards of a player, or all cards of the boards. */
const cardsAt = (deal: Deal, player: number, street: StreetOf | null): readonly number[] => {
  const { hands, boards } = handAt(deal, street);
  return player >= 0 ? hands[player] : boards.length === 1 ? boards[0] : boards.flat();
};

/** A function of the value of a hand in a share at a street. */
const ofValue =
  (type: Meaning['type'], what: (value: number, share: Share, word: Word) => Value): Function =>
  (given, { question }) => {
    const player = given.player();
    const { street, word } = given.street();
    const share = question.game.shares[given.share() ?? 0];
    given.done();
    if (street !== null) mustRank(share, street, word, question);
    if (
      type === 'text' &&
      what(NO_HAND, share, given.word) === NO_CATEGORY &&
      share.ranking.categoryOf === undefined
    )
      throw new Misread(given.word, `Hands of "${share.name}" have no categories; ask for the name.`);
    const { up } = question.players[player];
    return {
      type,
      of: (deal) => {
        const { hands, boards } = handAt(deal, street);
        return what(valueIn(share, hands[player], up, boards), share, given.word);
      },
    };
  };

const NO_CATEGORY = 'none';

/** Refuses streets at which there are too few cards for a hand. */
function mustRank(
  { ranking, from, name }: Share,
  { held, boards }: StreetOf,
  word: Word,
  { game }: Question,
): void {
  const sizes =
    from.use === 'parts' ? [held, boards[from.board]] : [held + (from.use === 'any' ? (boards[0] ?? 0) : 0)];
  const fits = from.use === 'facing' || sizes.every((size, i) => ranking.parts[i].sizes.includes(size));
  if (!fits)
    throw new Misread(word, `At "${word.text}" there are too few cards for a ${name} hand of ${game.name}.`);
}

/** How a share went in the deal counted last. */
const ofShare =
  (fits: (best: boolean, tied: boolean) => boolean): Function =>
  (given, { question }) => {
    const player = given.player();
    const share = given.share();
    given.done();
    if (share === null)
      return { type: 'truth', of: (deal) => fits(deal.part(player) > 0, deal.part(player) < ALL) };
    return {
      type: 'truth',
      of: ({ values, tally: { columns } }) => {
        const mine = values[player * columns + share];
        let tied = false;
        for (let other = 0; other < question.players.length; other++) {
          const theirs = values[other * columns + share];
          if (other !== player && theirs > mine) return fits(false, false);
          if (other !== player && theirs === mine) tied = true;
        }
        return fits(mine > NO_HAND, tied);
      },
    };
  };

const ALL = 1 - 1e-9;

/** A number from the cards of a hand or of the board. */
const ofCards =
  (what: (cards: readonly number[]) => number): Function =>
  (given) => {
    const whose = given.playerOrBoard();
    const { street } = given.street();
    given.done();
    return { type: 'number', of: (deal) => what(cardsAt(deal, whose, street)) };
  };

const most = (cards: readonly number[], of: (card: number) => number): number => {
  let best = 0;
  for (const card of cards) {
    let count = 0;
    for (const other of cards) if (of(other) === of(card)) count++;
    if (count > best) best = count;
  }
  return best;
};

const DEUCE_IS = 2;

const FUNCTIONS: Readonly<Record<string, Function>> = {
  part: (given) => {
    const player = given.player();
    given.done();
    return { type: 'number', of: (deal) => deal.part(player) };
  },
  wins: ofShare((best, tied) => best && !tied),
  ties: ofShare((best, tied) => best && tied),
  makes: (given) => {
    const player = given.player();
    const share = given.share() ?? 0;
    given.done();
    return { type: 'truth', of: ({ values, tally }) => values[player * tally.columns + share] > NO_HAND };
  },
  value: ofValue('number', (value) => value),
  name: ofValue('text', (value, { ranking }) => ranking.name(value)),
  category: ofValue('text', (value, { ranking }) =>
    value === NO_HAND || ranking.categoryOf === undefined
      ? NO_CATEGORY
      : categoryName(ranking.categoryOf(value)),
  ),
  suited: ofCards((cards) => most(cards, suitOf)),
  paired: ofCards((cards) => most(cards, rankOf)),
  top: ofCards((cards) => cards.reduce((best, card) => Math.max(best, rankOf(card) + DEUCE_IS), 0)),
  has: (given) => {
    const whose = given.playerOrBoard();
    const card = given.card();
    const { street } = given.street();
    given.done();
    return { type: 'truth', of: (deal) => cardsAt(deal, whose, street).includes(card) };
  },
};

function call(term: Extract<Term, { is: 'call' }>, names: Names): Meaning {
  const { word } = term;
  if (!Object.hasOwn(FUNCTIONS, word.text))
    throw new Misread(word, unknown('function', word.text, Object.keys(FUNCTIONS)));
  return FUNCTIONS[word.text](new Given(term, names), names);
}
