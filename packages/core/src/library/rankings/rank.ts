import { type Card, type Cards, HIDDEN, JOKER, parseCards, printCard, quoted } from '../../cards/index.ts';
import { type Refusal, type Result, refuse } from '../../engine/index.ts';
import { plural } from '../../engine/words.ts';
import { isCards } from '../../houses/given.ts';
import { type CategoryName, categoryName } from '../../ranks/categories.ts';
import { unchecked } from '../../ranks/checked.ts';
import { type Ranking, type RankingPart, saySizes } from '../../ranks/ranking.ts';

/** Cards as a person writes them (`'As Kd'`, `'AsKd'`), or as numbers. */
export type GivenCards = string | Cards;

/** How good a hand is. */
export interface Ranked {
  /** Greater is better, also for lows; equal is a tie. Comparable within one ranking. */
  readonly value: number;
  /** `full house, nines over fours` */
  readonly name: string;
  /** `full house`; null where hands have no such categories (nines, badugi, tiles …). */
  readonly category: CategoryName | null;
  /** The cards that make the hand, as they were given: five of seven, or all of them. */
  readonly best: readonly Card[];
}

/**
 * How good cards are, by a ranking of the five books; what it cannot rank is refused. It takes the ranking itself, so
 * that a program bundles no other; `rankingsById` has them all by their ids.
 *
 * @param cards the hand, or the first part of it: hole cards, cards face down
 * @param other the second part, where the ranking has one: the board, cards face up
 *
 * @example
 * ```ts
 * import { high, omaha, rank } from '@cardroom/core/ranks';
 *
 * const full = rank(high, 'As Ah Ad Ks Kh 2c 3d');
 * if (full.ok) console.log(full.name); // full house, aces over kings
 *
 * const two = rank(omaha, 'AsAh7c2d', 'AdKdQs7h2c');
 * if (two.ok) console.log(two.category, two.best.length); // three of a kind 5
 *
 * const few = rank(high, 'As Ah');
 * if (!few.ok) console.log(few.message); // A hand has 2 cards; high takes 5-7.
 * ```
 */
export function rank(ranking: Ranking, cards: GivenCards, other?: GivenCards): Result<Ranked> {
  if (!isRanking(ranking)) return refuse('malformed', notRanking(ranking));
  const read = readHand(ranking, other === undefined ? [cards] : [cards, other]);
  return read.ok ? { ok: true, ...rankRead(ranking, read.parts) } : read;
}

/** Not every program is type checked. */
export const isRanking = (given: unknown): given is Ranking =>
  typeof given === 'object' && given !== null && 'parts' in given && 'accepts' in given;

export const notRanking = (given: unknown): string =>
  `A ranking is given itself, as \`high\` or \`rankingsById.high\`, not as ${quoted(given)}.`;

/** Ranks cards that were checked already. */
export function rankRead(given: Ranking, [cards, other]: readonly Card[][]): Ranked {
  const ranking = unchecked(given);
  const value = ranking.value(cards, other);
  return {
    value,
    name: ranking.name(value),
    category: ranking.categoryOf === undefined ? null : categoryName(ranking.categoryOf(value)),
    best: best(ranking, value, cards, other),
  };
}

/** The cards of a hand, part by part, if the ranking can rank them. `whose` begins the sentence that says why not. */
export function readHand(
  ranking: Ranking,
  given: readonly GivenCards[],
  whose = 'A hand',
): Result<{ readonly parts: Card[][] }> {
  const { id, parts: wanted, together } = ranking;
  if (given.length !== wanted.length)
    return refuse(
      'bad-cards',
      `${whose} has ${plural(given.length, 'part')}; ${id} takes ${wanted.length}: ${wanted.map(({ name }) => name).join(' and ')}.`,
    );
  const parts: Card[][] = [];
  for (const [i, part] of given.entries()) {
    const cards = readPart(ranking, wanted[i], part, whose);
    if (!Array.isArray(cards)) return cards;
    parts.push(cards);
  }
  const all = parts.flat();
  if (together !== undefined && all.length > together)
    return refuse('bad-cards', `${whose} has ${countCards(all.length)}; ${id} takes at most ${together}.`);
  return refuseTwins(ranking, all, whose) ?? { ok: true, parts };
}

function readPart(
  ranking: Ranking,
  { name, sizes }: RankingPart,
  given: GivenCards,
  whose: string,
): Card[] | Refusal {
  let cards: Card[];
  if (typeof given === 'string') {
    const read = parseCards(given);
    if (!read.ok) return refuse('bad-cards', `${whose}: ${read.message}`);
    cards = read.cards;
  } else if (isCards(given)) cards = Array.from(given) as Card[];
  else
    return refuse('bad-cards', `${whose} is a text like "As Kd" or a list of cards, not ${quoted(given)}.`);
  const wrong = cards.findIndex((card) => !Number.isInteger(card) || card < 0 || !ranking.accepts(card));
  if (wrong >= 0)
    return refuse(
      'bad-cards',
      `${whose}: card ${wrong + 1}, ${sayCard(cards[wrong])}, is not in the deck of ${ranking.id}.`,
    );
  if (!sizes.includes(cards.length))
    return refuse(
      'bad-cards',
      `${whose} has ${countCards(cards.length, name)}; ${ranking.id} takes ${saySizes(sizes)}.`,
    );
  return cards;
}

/** `1 card`, `3 hole cards`; a part that is the whole hand needs no name. */
export function countCards(count: number, part = 'cards'): string {
  return plural(count, part === 'cards' ? 'card' : `${part} card`);
}

/** A card in words, or whatever is there in its place. */
export function sayCard(card: unknown): string {
  const printed = Number.isInteger(card) ? printCard(card as number) : UNKNOWN;
  return printed === UNKNOWN && card !== HIDDEN ? quoted(card) : printed;
}

/** How an unknown card is printed. */
const UNKNOWN = printCard(HIDDEN);

/** A pack has each card once, and only the given number of jokers. */
function refuseTwins({ id, repeats, jokers: most = 1 }: Ranking, cards: readonly Card[], whose: string) {
  if (repeats === true) return null;
  const twice = cards.find((card, i) => card !== JOKER && cards.indexOf(card) !== i);
  if (twice !== undefined) return refuse('bad-cards', `${whose} holds ${printCard(twice)} twice.`);
  const jokers = cards.filter((card) => card === JOKER).length;
  return jokers > most ? refuse('bad-cards', `${whose} holds ${jokers} jokers; ${id} takes ${most}.`) : null;
}

/** The first five that are worth as much as all of them together. */
function best(ranking: Ranking, value: number, cards: readonly Card[], other: readonly Card[] = []): Card[] {
  const { plays, parts } = ranking;
  if (plays !== undefined) {
    for (const count of plays.first)
      for (const first of choose(cards, count))
        for (const second of choose(other, 5 - count))
          if (plays.five.value([...first, ...second]) === value) return [...first, ...second];
  } else if (parts.length === 1 && cards.length > 5 && parts[0].sizes.includes(5)) {
    for (const five of choose(cards, 5)) if (ranking.value(five) === value) return five;
  }
  return [...cards, ...other];
}

function* choose<T>(from: readonly T[], count: number, at = 0): Generator<T[]> {
  if (count === 0) yield [];
  for (let i = at; i + count <= from.length && count > 0; i++)
    for (const rest of choose(from, count - 1, i + 1)) yield [from[i], ...rest];
}
