import type { IrregularityKind } from './irregularity.ts';

/** An irregularity that a machine knows, and what the floor has to say of it. */
export interface KnownIrregularity {
  readonly what: IrregularityKind;
  /**
   * What it is about: nothing in particular, whose hand it is, or which cards of it. Against a player-dealer: a hand on
   * a circle or shared, cards of one or of a pile not yet given out, a circle with a hand, one without a bet, or a bet.
   */
  readonly of: 'table' | 'seat' | 'cards' | 'hand' | 'hand cards' | 'circle' | 'unbet circle' | 'wager';
  /** What else may be said, because the ruling or what is done may depend on it. */
  readonly asks: readonly Asked[];
}

/** Who did it; how many; whether anybody has looked, or all have seen it; what a bet is; whose it was; which cards; which other hand. */
type Asked = 'by' | 'count' | 'looked' | 'exposed' | 'cents' | 'hand' | 'cards' | 'other';

const ASKED: { readonly [Kind in IrregularityKind]?: readonly Asked[] } = {
  'exposed card': ['by'],
  'flashed card': ['by'],
  'boxed card': ['by'],
  'card off the table': ['by'],
  'late card': ['looked'],
  'misread hand': ['by'],
  'misset hand': ['by'],
  'extra card': ['by', 'count'],
  'missing card': ['by', 'count'],
  'large board': ['count'],
  'early street': ['count', 'looked', 'exposed'],
  'dealt out of order': ['count'],
  'wrong seat': ['other', 'count', 'looked'],
  'wrong burn': ['looked'],
  'burn card taken': ['looked'],
  'early card': ['exposed'],
  'two cards at once': ['exposed'],
  'altered wager': ['looked'],
};

/** What is asked about irregularities in hands of one kind only. */
export type AskedBesides = Partial<Readonly<Record<IrregularityKind, readonly Asked[]>>>;

/** What is asked of an irregularity. */
export const asksOf = (what: IrregularityKind, besides: AskedBesides = {}): readonly Asked[] => [
  ...(besides[what] ?? []),
  ...(ASKED[what] ?? []),
];

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
