import type { IrregularityKind } from './irregularity.ts';

/** An irregularity that a machine knows, and what the floor has to say of it: nothing more, whose it is, or which cards too. */
export interface KnownIrregularity {
  readonly what: IrregularityKind;
  /** Against a player-dealer: a hand (on a circle, shared, or a pile), cards of one, a circle, or a bet. */
  readonly of: 'table' | 'seat' | 'cards' | 'hand' | 'hand cards' | 'circle' | 'wager';
}

/** Cards of a hand that somebody saw, or that came late: which of them has to be said. */
export const OF_CARDS: readonly IrregularityKind[] = [
  'exposed card',
  'flashed card',
  'boxed card',
  'card off the table',
  'late card',
];

/** Of these there may be more than one card. */
export const COUNTED: readonly IrregularityKind[] = [
  'extra card',
  'missing card',
  'large board',
  'early street',
];
