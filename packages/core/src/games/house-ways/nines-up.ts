import { type Cards, rankOf } from '../../cards/index.ts';
import type { Arrangement } from '../../engine/player-dealer/game.ts';
import { pointsOf } from '../../ranks/count/nines.ts';
import { ninesUp } from '../../ranks/count/nines-up.ts';
import { bestBack, bestFront, waysToSet } from './two-and-two.ts';

/**
 * A plain way to set 9's Up, for which the book prints none: a pair stays behind, as in its example
 * (002:136); else the highest front hand of six points or more; else the highest back hand.
 */
export function ninesUpWay(cards: Cards): Arrangement {
  const ways = waysToSet(Array.from(cards), ninesUp);
  const behind = bestBack(ways);
  const ahead = bestFront(ways);
  const [a, b] = behind.back;
  return rankOf(a) === rankOf(b) || pointsOf(ahead.front) < 6 ? behind : ahead;
}
