import { HIDDEN } from '../../../cards/index.ts';
import { shared } from '../../../engine/banked/state.ts';
import { pointsOf } from '../../../ranks/nines.ts';
import type { Sign } from '../../../table/sign.ts';
import type { HandInPlay } from '../../../table/state.ts';
import type { BaccaratResult } from './roads.ts';

/** A game in which all bet on one Player and one Banker hand. */
export function isBaccarat(sign: Sign): boolean {
  if (sign.kind !== 'player-dealer') return false;
  const kinds = sign.game.wagers.map(({ id }) => id);
  return kinds.includes('player') && kinds.includes('banker');
}

/** How a round of baccarat ended; null where its cards are not all known. */
export function resultOf(hand: HandInPlay): BaccaratResult | null {
  if (hand.kind !== 'player-dealer') return null;
  const player = shared(hand.state, 'player').cards;
  const banker = shared(hand.state, 'banker').cards;
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
