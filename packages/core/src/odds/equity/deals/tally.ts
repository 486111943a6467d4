import { NO_HAND } from '../../../ranks/ranking.ts';

/** Chances of one hand in one share of the pot. */
export interface ShareChances {
  readonly name: string;
  /** How often it alone is best there, of all deals: 0 to 1. */
  readonly win: number;
  /** How often it is best together with others. */
  readonly tie: number;
  /** What it wins of this share on average, ties divided. */
  readonly part: number;
}

/**
 * Deals counted so far. A hand's values are side by side, one for each share, followed by that of the share that stands
 * in when nobody has any of the others.
 */
export class Tally {
  readonly players: number;
  readonly shares: number;
  readonly columns: number;
  deals = 0;
  readonly parts: Float64Array;
  readonly squares: Float64Array;
  readonly scoops: Float64Array;
  readonly splits: Float64Array;
  /** By share, then by player. */
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  readonly shareParts: Float64Array;
  /** What each player takes of the pot in the deal counted last. */
  readonly last: Float64Array;
  readonly #best: Float64Array;
  readonly #tied: Int32Array;

  readonly #unclaimed: boolean;

  constructor(players: number, shares: number, columns = shares, unclaimed = false) {
    this.#unclaimed = unclaimed;
    this.players = players;
    this.shares = shares;
    this.columns = columns;
    this.parts = new Float64Array(players);
    this.squares = new Float64Array(players);
    this.scoops = new Float64Array(players);
    this.splits = new Float64Array(players);
    this.wins = new Float64Array(players * shares);
    this.ties = new Float64Array(players * shares);
    this.shareParts = new Float64Array(players * shares);
    this.last = new Float64Array(players);
    this.#best = new Float64Array(columns);
    this.#tied = new Int32Array(columns);
  }

  /** Counts a deal in which these are the values of all hands. */
  add(values: Float64Array): void {
    const { players, shares, columns, last } = this;
    const best = this.#best;
    const tied = this.#tied;
    let contested = 0;
    for (let share = 0; share < columns; share++) {
      let most = NO_HAND;
      let count = 0;
      for (let player = 0; player < players; player++) {
        const value = values[player * columns + share];
        if (value > most) {
          most = value;
          count = 1;
        } else if (value === most) count++;
      }
      best[share] = most;
      tied[share] = count;
      if (share < shares && most > NO_HAND) contested++;
    }
    this.deals++;
    for (let player = 0; player < players; player++) {
      let part = 0;
      if (contested === 0) part = this.#ofNobody(values, player);
      else {
        for (let share = 0; share < shares; share++) {
          if (best[share] === NO_HAND || values[player * columns + share] !== best[share]) continue;
          const at = share * players + player;
          const won = 1 / tied[share];
          if (tied[share] === 1) this.wins[at]++;
          else this.ties[at]++;
          this.shareParts[at] += won;
          part += won;
        }
        part /= contested;
      }
      last[player] = part;
      this.parts[player] += part;
      this.squares[player] += part * part;
      if (part > ALL) this.scoops[player]++;
      else if (part > 0) this.splits[player]++;
    }
  }

  /** Nobody has a hand for any share: the one that stands in decides, or all divide. */
  #ofNobody(values: Float64Array, player: number): number {
    const { shares, columns } = this;
    if (this.#unclaimed) return 0;
    if (columns === shares) return 1 / this.players;
    if (this.#best[shares] === NO_HAND) return 1 / this.players;
    return values[player * columns + shares] === this.#best[shares] ? 1 / this.#tied[shares] : 0;
  }

  /** Counts this many deals of one share, which these players, as bits, win together. */
  addWinners(winners: number, deals: number): void {
    let count = 0;
    for (let left = winners; left !== 0; left &= left - 1) count++;
    const part = 1 / count;
    this.deals += deals;
    for (let player = 0; player < this.players; player++) {
      if (!(winners & (1 << player))) continue;
      this.parts[player] += part * deals;
      this.squares[player] += part * part * deals;
      this.shareParts[player] += part * deals;
      if (count === 1) {
        this.scoops[player] += deals;
        this.wins[player] += deals;
      } else {
        this.splits[player] += deals;
        this.ties[player] += deals;
      }
    }
  }

  /** Adds what another tally has counted, this many times. */
  merge(other: Tally, times: number): void {
    this.deals += other.deals * times;
    for (const of of ['parts', 'squares', 'scoops', 'splits', 'wins', 'ties', 'shareParts'] as const)
      for (let i = 0; i < this[of].length; i++) this[of][i] += other[of][i] * times;
  }

  equity(player: number): number {
    return this.parts[player] / this.deals;
  }

  /** One standard error of a player's part, as if the deals were drawn at random. */
  error(player: number): number {
    const mean = this.equity(player);
    const spread = Math.max(0, this.squares[player] / this.deals - mean * mean);
    return Math.sqrt(spread / this.deals);
  }

  worstError(): number {
    let worst = 0;
    for (let player = 0; player < this.players; player++) worst = Math.max(worst, this.error(player));
    return worst;
  }

  chances(player: number, names: readonly string[]): ShareChances[] {
    return names.map((name, share) => {
      const at = share * this.players + player;
      return {
        name,
        win: this.wins[at] / this.deals,
        tie: this.ties[at] / this.deals,
        part: this.shareParts[at] / this.deals,
      };
    });
  }
}

/** Sums of thirds may fall short of one by a little. */
const ALL = 1 - 1e-9;
