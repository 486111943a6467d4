import type { When } from '../engine/irregularities/facts.ts';
import type { IrregularityKind } from '../engine/irregularities/irregularity.ts';
import type { Remedy } from '../engine/irregularities/remedy.ts';

/** What a book says is done when something has gone wrong. */
export interface Ruling {
  readonly what: IrregularityKind;
  /** When it holds; always, where nothing is said. Of several the first that holds is the ruling. */
  readonly when?: When;
  readonly remedy: readonly Remedy[];
  /** Another way, where the player or the floor may choose: named, with what is done then. */
  readonly or?: readonly Choice[];
  /** A player may ask for it alone, of an own act, without the floor. */
  readonly byPlayer?: true;
  /** Where lines differ or one is torn: how the table must read them for this to hold. */
  readonly reading?: Reading;
  /** The lines that print it, `003:42`; null for the room's own posting, where the book says nothing. */
  readonly cite: string | null;
  /** For the players, in a sentence. */
  readonly say: string;
}

/** A setting of the offering, and the choice of it under which a ruling holds. */
export interface Reading {
  readonly setting: string;
  readonly is: string | number | boolean;
}

/** A room's own ruling, where the books are silent: for these offerings, or for all games in which it can happen. */
export interface PostedRuling extends Ruling {
  readonly cite: null;
  readonly games?: readonly string[];
}

/** What may be done instead. */
export interface Choice {
  readonly name: string;
  readonly remedy: readonly Remedy[];
}
