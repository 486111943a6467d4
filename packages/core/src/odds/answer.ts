import type { PlayerDealerGame, WagerKind } from '../engine/player-dealer/game.ts';

/** A result of a wager: what it is for, what it pays to 1, and how often it comes. */
export interface OddsRow {
  /** The hand of the pay table, or `win`, `push`, `lose`, `half`. */
  readonly for: string;
  /** Net of what was bet: 40 for 40 to 1, 0 for a push, -1 for a loss. */
  readonly pays: number;
  /** How many of all deals, each counted once; null if they were simulated. */
  readonly combinations: number | null;
  readonly probability: number;
}

/** What a wager costs. Edges are fractions of the wager, positive for the bank. */
export interface WagerOdds {
  readonly id: string;
  readonly title: string;
  /** How this wager was worked out. */
  readonly method: Method;
  /** The edge including later bets on the same hand, as a fraction of this wager alone. */
  readonly edge: number;
  /** Standard error of the edge; 0 where it is exact. */
  readonly se: number;
  /** Standard deviation of a hand, in wagers. */
  readonly sd: number;
  /** How often it wins. */
  readonly hit: number;
  /** The edge as a fraction of everything put at risk. */
  readonly risk: number;
  readonly rows: readonly OddsRow[];
  /** How much more the plain line of play costs; only if it differs from the best. */
  readonly plain?: number;
}

/** `exact` counts all deals; `simulated` deals many at random. */
export type Method = 'exact' | 'simulated';

/** What every wager of an offering costs. */
export interface OfferingOdds {
  readonly offering: string;
  /** `exact` when all of its wagers are. */
  readonly method: Method;
  /** How many rounds were dealt, and from which seed; only if some were. */
  readonly dealt?: { readonly rounds: number; readonly seed: string };
  readonly wagers: readonly WagerOdds[];
}

/**
 * Wagers that are one decision: a bet, those that must accompany it, and those that may follow it. A later wager also
 * has a line of its own, as a fraction of what was bet on it.
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

/** The name of an outcome in a row, and what it pays to 1. */
export const RESULTS = { lose: -1, half: -0.5, push: 0 } as const;

/** The best line's odds, with how much more the plain line costs. */
export const withPlain = (best: readonly WagerOdds[], plain: readonly WagerOdds[]): WagerOdds[] =>
  best.map((odds, i) => {
    const more = plain[i].edge - odds.edge;
    return Math.abs(more) < 1e-12 || odds.rows.length === 0 ? odds : { ...odds, plain: more };
  });
