import { type Cents, dollars } from '@cardroom/core/engine';

/** Letters grow with the felt, but are never smaller than at this scale. */
const SMALLEST_LETTERS = 0.85;
/** At a scale of one: a letter of a bet's figure, the edges around it, a pile of chips, and what may lie over its place. */
const [LETTER, EDGES, PILE, OVER] = [6.6, 11, 15.6, 4];

/** What stands at a bet. */
interface BetRoom {
  /** What was done, where there is room for it; empty where there is not. */
  readonly word: string;
  /** How many piles of chips lie beside the figure. */
  readonly piles: number;
}

/** At least one pile lies beside a bet's figure; what was done is told with it before more chips are shown. */
export function betRoom(word: string, cents: Cents, place: number, scale: number): BetRoom {
  const width = place / Math.max(scale, SMALLEST_LETTERS) + OVER - EDGES;
  const left = (letters: number) => width - letters * LETTER;
  const figure = dollars(cents).length;
  const both = left(word.length + 1 + figure);
  const told = word !== '' && both >= PILE;
  return {
    word: told ? word : '',
    piles: Math.max(1, Math.floor((told ? both : left(figure)) / PILE)),
  };
}

/** The same of the pot, whose figure and chips are larger and always on one line: none where only the figure fits. */
export function potPiles(words: string, place: number, scale: number): number {
  const [letter, edges, pile, over] = [7.9, 24, 17.7, 8];
  const width = place / Math.max(scale, SMALLEST_LETTERS) + over - edges;
  return Math.max(0, Math.floor((width - words.length * letter) / pile));
}
