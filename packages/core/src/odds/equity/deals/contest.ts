import { type Cards, JOKER } from '../../../cards/index.ts';
import type { PotGame, Share } from '../../../engine/pot/game.ts';
import { handValue } from '../../../engine/pot/showdown.ts';

/** What hands compete for: the shares of a game as it declares them. */
export interface Contest {
  readonly shares: readonly Share[];
  readonly otherwise?: Share;
  /** Whether a share that nobody has a hand for goes to nobody; otherwise all divide it. */
  readonly unclaimed?: true;
}

/** Hands that a player may hold, all of one size and each as likely as any other, and what is dealt to them. */
export interface Holding {
  readonly size: number;
  readonly count: number;
  /** Hand after hand. */
  readonly hands: Uint8Array;
  /** Cards that are still dealt to the hand. */
  readonly missing: number;
  /** How many of the first cards lie face up; only Mexican Poker asks. */
  readonly up: number;
}

/** A board: its known cards, and how many are to come. */
export interface BoardToCome {
  readonly known: readonly number[];
  readonly missing: number;
}

/** Everything that is left to chance once nobody has a choice left. */
export interface Deals {
  readonly contest: Contest;
  readonly players: readonly Holding[];
  readonly boards: readonly BoardToCome[];
  /** Cards that may come, those of ranges included; the cards of a single hand are not among them. */
  readonly rest: readonly number[];
}

/** All shares of a contest, ending with the one that stands in for the others. */
export function columnsOf({ shares, otherwise }: Contest): Share[] {
  return otherwise === undefined ? [...shares] : [...shares, otherwise];
}

const NONE = new Uint8Array(0);
const parts = Array.from({ length: 8 }, (_, n) => new Uint8Array(n));
const ONE = new Uint8Array(1);

/**
 * What a hand is worth in a share. If face-down cards count differently, one stays down: a joker that was not dealt up,
 * because its player keeps it down and turns up anything else (003:365).
 */
export function valueIn(share: Share, cards: Cards, up: number, boards: readonly Cards[]): number {
  if (share.from.use !== 'facing') return handValue(share, cards, NONE, boards);
  let down = cards.length - 1;
  for (let i = up; i < cards.length; i++) if (cards[i] === JOKER) down = i;
  const others = parts[cards.length - 1];
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (i !== down) others[n++] = cards[i];
  ONE[0] = cards[down];
  return handValue(share, ONE, others, boards);
}

/** What every hand is worth in every share, player by player. */
export function fillValues(
  values: Float64Array,
  columns: readonly Share[],
  players: readonly { readonly up: number }[],
  hands: readonly Cards[],
  boards: readonly Cards[],
): void {
  for (let p = 0; p < players.length; p++)
    for (let c = 0; c < columns.length; c++)
      values[p * columns.length + c] = valueIn(columns[c], hands[p], players[p].up, boards);
}

export const contestOf = ({ shares, otherwise }: PotGame): Contest =>
  otherwise === undefined ? { shares } : { shares, otherwise };
