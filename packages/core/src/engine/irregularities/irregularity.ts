import type { Cents } from '../money.ts';

/**
 * What may go wrong at a table, by the words of the books.
 *
 * @example
 * ```ts
 * import { IRREGULARITIES, sayIrregularity } from '@cardroom/core/rulings';
 *
 * for (const what of IRREGULARITIES) console.log(sayIrregularity(what));
 * ```
 */
export const IRREGULARITIES = [
  // Cards.
  'exposed card',
  'flashed card',
  'boxed card',
  'card off the table',
  'extra card',
  'missing card',
  'late card',
  'foreign card',
  'identical cards',
  // Dealing.
  'dealt out of order',
  'wrong seat',
  'unbet circle',
  'skipped player',
  'early board',
  'large board',
  'early street',
  'wrong burn',
  'early card',
  'two cards at once',
  'missed draw',
  'pack runs out',
  'wrong stub',
  // What the house says and does.
  'wrong low card',
  'hit out of turn',
  'miscalled hand',
  'misread hand',
  'misset hand',
  'bank seen early',
  // What players do.
  'changed draw',
  'unaware of a raise',
  'act out of turn',
  'two acted behind',
  'bet not as said',
  'oversize chip',
  'misstated hand',
  'hand in the muck',
  'upcards picked up',
  'wrong deal',
  'burn card taken',
  'switched cards',
  'moved hand',
  'fouled hand',
  'altered wager',
  'removed wager',
  'wager outside the limits',
] as const;

/** What went wrong: the word for it. */
export type IrregularityKind = (typeof IRREGULARITIES)[number];

/** Something went wrong: what, whose, with which cards. Plain JSON, as the floor says it. */
export interface Irregularity {
  readonly what: IrregularityKind;
  /** Whose cards or act it is; absent for the board and the pack. */
  readonly seat?: number;
  /** Against a player-dealer: the circle, or `DEALER` for the player-dealer's hand. */
  readonly spot?: number;
  /**
   * The circle that a hand went to by mistake, or `DEALER` for the player-dealer; the next circle unless it is said.
   * In a hand for a pot, the other seat whose cards were dealt out of order.
   */
  readonly other?: number;
  /** Which hand of a split circle; the first unless it is said. */
  readonly hand?: number;
  /** A hand that all share, by its name: `banker`, `board`. */
  readonly shared?: string;
  /** A pile that has not been given out. */
  readonly pile?: number;
  /** A bet, by its number in the round; and what it was found to be. */
  readonly wager?: number;
  readonly cents?: Cents;
  /** Which cards of the hand, by their places from 0: downcards, then upcards. */
  readonly cards?: readonly number[];
  /** How many: cards too many, cards each has got, players who have looked; one unless it is said. */
  readonly count?: number;
  /** Who did it; the dealer unless it is said. */
  readonly by?: 'dealer' | 'player';
  /** The player has looked at the cards, or they lie among the others. */
  readonly looked?: true;
  /** Of a card that came out of the pack: everybody has seen it. */
  readonly exposed?: true;
}
