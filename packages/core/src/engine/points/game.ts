import type { Cards, Pack } from '../../cards/index.ts';
import type { CardWords } from '../card-words.ts';

/**
 * A points game is data: how the cards are dealt and laid, which hands win by themselves, and what
 * each pair of players owes each other. The machine runs the script and pays as far as chips go.
 */
export interface PointsGame {
  readonly name: string;
  readonly pack: Pack;
  /** Most players dealt into one hand. */
  readonly players: number;
  /** Points of chips that a player must bring to the table, and must have to be dealt in. */
  readonly buyIn: number;
  readonly least: number;
  readonly script: readonly Step[];
  /** Whose hand is position 1 when hands are shown and compared; the others follow clockwise. */
  readonly first: 'left of button' | 'button';
  /** Two sets of one hand may be of the same rank; otherwise that is a foul too. */
  readonly equalSets: boolean;
  readonly coverage: Coverage;
  /** Chips short of a whole point stay out of play. */
  readonly wholePoints: boolean;
  /** Hands that win by themselves if they were declared, the highest first. */
  readonly sweeps: readonly CleanSweep[];
  readonly surrender: boolean;
  /** A hand may be forfeited by a ruling: `duels` says what it pays. */
  readonly forfeits?: true;
  /** Absent where no hand earns a fantasy hand. */
  readonly fantasy?: Fantasy;
  /** Points that the cards of a set earn above the set's own. */
  readonly bonus: (set: number, cards: Cards) => number;
  /** Every pair of players once, in the order they settle; hands come in their positions. */
  readonly duels: (hands: readonly ShownHand[]) => readonly Duel[];
  /** The functions of this game in words, for its rule card. */
  readonly card?: CardWords;
}

/** A game as its file declares it, named as its offering unless it says otherwise. */
export type PointsDeclaration = Omit<PointsGame, 'name'> & Partial<Pick<PointsGame, 'name'>>;

/** Steps marked `fantasy` are for players in fantasy, all others for everybody else. */
export type Step =
  | { readonly do: 'deal'; readonly count: number; readonly inOne: boolean; readonly fantasy?: true }
  | {
      readonly do: 'set';
      /** Cards to lay; what else the player holds is discarded. */
      readonly count: number;
      readonly face: 'up' | 'down';
      /** All at the same time, or in turn from the left of the button. */
      readonly together: boolean;
      readonly fantasy?: true;
    }
  /** Discards go back into the stub, which is shuffled. */
  | { readonly do: 'discards back' };

/**
 * What limits a payment besides the chips of the one who pays.
 * `exchanged`: all a player wins and pays in a hand, added up, stays within what they began it with.
 * `win or lose`: what they win stays within that, and so does what they pay.
 * `chips in front`: nothing else; what was won a moment ago can be lost again.
 */
export type Coverage = 'exchanged' | 'win or lose' | 'chips in front';

/** A hand that wins by itself: made by all thirteen cards, or by each of the three sets. */
export type CleanSweep = {
  readonly name: string;
  /** What it is, in words for a rule card. */
  readonly says: string;
  readonly points: number;
} & ({ readonly all: (cards: Cards) => boolean } | { readonly each: (set: Cards) => boolean });

/** Hands that earn a player a fantasy hand next time, and those that keep them there. */
export interface Fantasy {
  readonly enter: (sets: Sets) => boolean;
  readonly stay: (sets: Sets) => boolean;
}

/** Front, middle and back. */
export type Sets = readonly (readonly number[])[];

/** A hand at the showdown. */
export interface ShownHand {
  readonly seat: number;
  /** None for a surrendered hand: nobody sees it. */
  readonly sets: Sets;
  readonly values: readonly number[];
  readonly fouled: boolean;
  /** Which of the game's Clean Sweeps was declared and made; `NO_SWEEP` for none. */
  readonly sweep: number;
  readonly surrendered: boolean;
  /** It was not given up, but forfeited by a ruling. */
  readonly forfeited?: true;
  /** How many declared before this hand did, counting surrenders; only for hands that declared. */
  readonly declared: number;
}

/** Two hands compared, line by line. */
export interface Duel {
  readonly seats: readonly [number, number];
  readonly lines: readonly DuelLine[];
}

/** Points in a duel: who gets them, and for what. */
export interface DuelLine {
  readonly to: number;
  readonly points: number;
  readonly what: string;
}
