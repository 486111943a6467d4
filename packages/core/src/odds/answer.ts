import type { PlayerDealerGame, WagerKind } from '../engine/player-dealer/game.ts';

/** A result of a wager: what it is for, what it pays to 1, and how often it comes. */
export interface OddsRow {
  /** The hand of the pay table, or `win`, `push`, `lose`, `half`. */
  readonly for: string;
  /** Net of what was bet: 40 for 40 to 1, 0 for a push, -1 for a loss. */
  readonly pays: number;
  /** Of all deals, each counted once; null where they were simulated. */
  readonly combinations: number | null;
  readonly probability: number;
}

/** What a wager costs. Edges are parts of the wager, positive for the bank. */
export interface WagerOdds {
  readonly id: string;
  readonly title: string;
  /** How this wager was worked out. */
  readonly method: Method;
  /** With all that is bet on the same hand later, as a part of this wager alone. */
  readonly edge: number;
  /** Standard error of the edge; 0 where it is exact. */
  readonly se: number;
  /** Standard deviation of a hand, in wagers. */
  readonly sd: number;
  /** How often it wins. */
  readonly hit: number;
  /** The edge as a part of all that is put at risk. */
  readonly risk: number;
  readonly rows: readonly OddsRow[];
  /** What the plain line of play costs more than this; only where there is another. */
  readonly plain?: number;
}

/** Counted over all deals, or dealt many times. */
export type Method = 'exact' | 'simulated';

/** What every wager of an offering costs. */
export interface OfferingOdds {
  readonly offering: string;
  /** `exact` when all of its wagers are. */
  readonly method: Method;
  /** How many rounds were dealt, and from which seed; only where some were. */
  readonly dealt?: { readonly rounds: number; readonly seed: string };
  readonly wagers: readonly WagerOdds[];
}

/**
 * Wagers that are one decision: a bet, those that must lie beside it, and those it may be followed by. A wager that
 * is made later stands for itself besides, as a part of what was bet on it.
 */
export interface Line {
  readonly kind: WagerKind;
  readonly together: ReadonlySet<string>;
}

/** The lines of a game, one for each of its wagers. */
export function linesOf({ wagers }: Pick<PlayerDealerGame, 'wagers'>): Line[] {
  return wagers.map((kind) => {
    const { id, when, goesWith } = kind;
    const follows = (other: WagerKind) => other.when === 'later' && other.needs?.includes(id) === true;
    const others = when === 'later' ? [] : wagers.filter((other) => other.id === goesWith || follows(other));
    return { kind, together: new Set([id, ...others.map((other) => other.id)]) };
  });
}

/** What an outcome is called in a row, and what it pays to 1. */
export const RESULTS = { lose: -1, half: -0.5, push: 0 } as const;

/** The best line's odds, with what the plain one costs more. */
export const withPlain = (best: readonly WagerOdds[], plain: readonly WagerOdds[]): WagerOdds[] =>
  best.map((odds, i) => {
    const more = plain[i].edge - odds.edge;
    return Math.abs(more) < 1e-12 || odds.rows.length === 0 ? odds : { ...odds, plain: more };
  });
