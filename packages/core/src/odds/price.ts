import type { Cents } from '../engine/money.ts';
import type { Family } from '../houses/offering/families.ts';

/** Hands an hour that such tables usually deal; others deal 40. */
const PACE: Partial<Record<Family, number>> = {
  baccarat: 60,
  blackjack: 60,
  'casino-poker': 45,
  'pai-gow': 30,
};

/**
 * Hands an hour, if not given.
 *
 * @example
 * ```ts
 * import { usualHandsPerHour } from '@cardroom/core/odds';
 *
 * console.log(usualHandsPerHour('pai-gow')); // 30
 * ```
 */
export const usualHandsPerHour = (family: Family): number => PACE[family] ?? 40;

/** What is bet at a table, how fast it is dealt, and what the house takes from a round. */
export interface AtTable {
  /** The edge of the bet that everybody makes, as a fraction of it. */
  readonly edge: number;
  /** Standard deviation of a hand, in bets. */
  readonly sd: number;
  readonly bet: Cents;
  /** How many bet against the bank. */
  readonly players: number;
  readonly handsPerHour: number;
  /** What is taken in a round: from all players together, and from the player-dealer. */
  readonly fromPlayers: Cents;
  readonly fromDealer: Cents;
}

/** What a hand and an hour cost, in cents; a gain is negative for a player and positive for the player-dealer. */
export interface TablePrice {
  readonly player: { readonly hand: number; readonly fee: number; readonly hour: number };
  readonly dealer: { readonly hand: number; readonly fee: number; readonly hour: number };
  /** What the house drops in an hour. */
  readonly dropPerHour: number;
  /** The least bet of each player at which the player-dealer gains; null if no bet is large enough. */
  readonly breakEven: Cents | null;
  /** Standard deviation of the player-dealer's round, hands of different players taken as independent. */
  readonly spread: number;
}

/**
 * The price of a table, fees included.
 *
 * @example
 * ```ts
 * import { priceAtTable } from '@cardroom/core/odds';
 *
 * const price = priceAtTable({
 *   edge: 0.01, sd: 1, bet: 2500, players: 6, handsPerHour: 50, fromPlayers: 600, fromDealer: 200,
 * });
 * console.log(price.player.hand, price.breakEven); // 125 3334
 * ```
 */
export function priceAtTable(table: AtTable): TablePrice {
  const { edge, sd, bet, players, handsPerHour, fromPlayers, fromDealer } = table;
  const fee = fromPlayers / players;
  const hand = edge * bet + fee;
  const won = players * edge * bet - fromDealer;
  return {
    player: { hand, fee, hour: hand * handsPerHour },
    dealer: { hand: won, fee: fromDealer, hour: won * handsPerHour },
    dropPerHour: (fromPlayers + fromDealer) * handsPerHour,
    breakEven: edge > 0 ? Math.ceil(fromDealer / (players * edge)) : null,
    spread: sd * bet * Math.sqrt(players),
  };
}

/**
 * The probability that a player-dealer who goes on forever loses this stake, from the mean and spread of a round: 1 if
 * the bank does not gain.
 *
 * @example
 * ```ts
 * import { riskOfRuin } from '@cardroom/core/odds';
 *
 * console.log(riskOfRuin(100_000, 50, 5000).toFixed(3)); // 0.670
 * ```
 */
export function riskOfRuin(stake: Cents, mean: number, spread: number): number {
  return mean <= 0 ? 1 : Math.exp((-2 * mean * stake) / (spread * spread));
}
