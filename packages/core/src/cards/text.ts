import {
  BONUS_TEN,
  type Card,
  type Cards,
  cardOf,
  HIDDEN,
  isBonus,
  isPlain,
  JOKER,
  RANK_LETTERS,
  rankOf,
  SUIT_LETTERS,
  suitOf,
} from './card.ts';
import { quoted } from './quoted.ts';
import { TILE_KINDS, type TileKind, tileKind } from './tiles.ts';

/** A card text that could not be read: where the problem is, and why. */
export interface BadCards {
  readonly ok: false;
  readonly code: 'bad-cards';
  /** Position of the bad word in the text, counted from 1. */
  readonly position: number;
  readonly word: string;
  readonly message: string;
}

/** Cards that were read from a text. */
export interface GoodCards {
  readonly ok: true;
  readonly cards: Card[];
}

const words = new Map<string, Card>();
for (let rank = 0; rank < 13; rank++) {
  for (let suit = 0; suit < 4; suit++) words.set(RANK_LETTERS[rank] + SUIT_LETTERS[suit], cardOf(rank, suit));
}
words.set('Jk', JOKER);
for (let i = 0; i < 4; i++) words.set(`B${'TJQK'[i]}`, (BONUS_TEN + i) as Card);
words.set('??', HIDDEN);
for (const kind of TILE_KINDS) words.set(kind.name, kind.card);

const folded = new Map([...words].map(([word, card]) => [word.toLowerCase(), card]));

/**
 * `As`, `Td`, `Jk` (joker), `BK` (bonus king), a tile's name, or `??` for a hidden card and for anything that is no
 * card.
 *
 * @example
 * ```ts
 * import { JOKER, printCard } from '@cardroom/core';
 *
 * console.log(printCard(JOKER)); // Jk
 * ```
 */
export function printCard(card: number): string {
  if (isPlain(card) && card >= 0) return RANK_LETTERS[rankOf(card)] + SUIT_LETTERS[suitOf(card)];
  if (card === JOKER) return 'Jk';
  if (isBonus(card)) return `B${'TJQK'[card - BONUS_TEN]}`;
  // Codes may come from anywhere, and a refusal must be able to name them.
  return (tileKind(card) as TileKind | undefined)?.name ?? '??';
}

/**
 * Cards as text, with a blank between them: `As Kd`.
 *
 * @example
 * ```ts
 * import { printCards } from '@cardroom/core';
 *
 * console.log(printCards([51, 0])); // As 2c
 * ```
 */
export function printCards(cards: Cards): string {
  return Array.from(cards, printCard).join(' ');
}

/**
 * Reads cards separated by blanks or commas. Cards of two letters may also stand without a
 * separator (`AsKs`), and `10h` is read as `Th`; letter case does not matter.
 */
export function parseCards(text: string): GoodCards | BadCards {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/)) {
    if (word === '') continue;
    for (const piece of readCard(word) === undefined ? splitRun(word) : [word]) {
      const card = readCard(piece);
      if (card === undefined) return badCard(cards.length + 1, piece);
      cards.push(card);
    }
  }
  return { ok: true, cards };
}

function readCard(word: string): Card | undefined {
  return folded.get(word.toLowerCase().replace(/^10(?=[cdhs]$)/, 't'));
}

/** Splits `AsKs10h` into its cards; a word that is no such run stays whole, to be named in the complaint. */
function splitRun(word: string): string[] {
  const pieces = word.match(/10[cdhs]|../gi) ?? [];
  return pieces.join('') === word && readCard(pieces[0] ?? '') !== undefined ? pieces : [word];
}

function badCard(position: number, word: string): BadCards {
  const message = `Card ${position}, ${quoted(word)}, is not a card: write a rank 2-9 T J Q K A and a suit c d h s (As, Td), Jk for a joker, or a tile's name.`;
  return { ok: false, code: 'bad-cards', position, word, message };
}
