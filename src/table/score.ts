import { HIDDEN } from '../cards/index.ts';
import { pointsOf } from '../ranks/nines.ts';
import type { Sign } from './sign.ts';
import type { HandInPlay } from './state.ts';

/** How a round ended in which all bet on one Player and one Banker hand, for the scoreboard (000:552-561). */
export interface Score {
  readonly winner: 'player' | 'banker' | 'tie';
  /** Points of the Player and the Banker hand. */
  readonly points: readonly [player: number, banker: number];
  /** Which hands were eight or nine in two cards. */
  readonly naturals: readonly ('player' | 'banker')[];
}

/** Whether a scoreboard is kept at a table. */
export function isScored(sign: Sign): boolean {
  if (sign.kind !== 'player-dealer') return false;
  const kinds = sign.game.wagers.map(({ id }) => id);
  return kinds.includes('player') && kinds.includes('banker');
}

/** Null for other games, and where the cards are not all known. */
export function scoreOf(hand: HandInPlay): Score | null {
  if (hand.kind !== 'player-dealer') return null;
  const player = hand.state.shared.player?.cards ?? [];
  const banker = hand.state.shared.banker?.cards ?? [];
  if (player.length < 2 || banker.length < 2 || [...player, ...banker].includes(HIDDEN)) return null;
  const points = [pointsOf(player), pointsOf(banker)] as const;
  const natural = (cards: readonly number[]) => cards.length === 2 && pointsOf(cards) > 7;
  return {
    winner: points[0] > points[1] ? 'player' : points[0] < points[1] ? 'banker' : 'tie',
    points,
    naturals: [
      ...(natural(player) ? (['player'] as const) : []),
      ...(natural(banker) ? (['banker'] as const) : []),
    ],
  };
}
