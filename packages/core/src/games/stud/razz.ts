import type { PotGame } from '../../engine/pot/game.ts';
import { anyCards, bestBoard, bringIn, share, worstBoard } from '../../engine/pot/steps.ts';
import { badugi, badugiAceHigh } from '../../ranks/low/badugi.ts';
import { deuceSeven } from '../../ranks/low/deuce-seven.ts';
import { aceFive } from '../../ranks/low/low.ts';
import { highestCard, type StudOptions, studGame, thirdToSeventh } from './stud.ts';

/** Razz. The lowest five of seven cards, ace to five. 003:400-411 */
export const razz = (options: StudOptions): PotGame =>
  studGame(options, {
    name: 'Razz',
    script: thirdToSeventh({ downcards: 2 }),
    opening: bringIn(highestCard('low'), bestBoard(aceFive)),
    shares: [share('low', aceFive, anyCards, options.oddChip)],
    shortDeck: 'community',
  });

/** Razzdeucey. Half to the best deuce-to-seven low, half to the best badugi; aces are high in both. 003:3996-4131 */
export const razzdeucey = (options: StudOptions): PotGame =>
  studGame(options, {
    name: 'Razzdeucey',
    script: thirdToSeventh({ downcards: 2 }),
    // 003:4061: the lowest ranked card on the chart is an ace, of aces the lowest suit.
    opening: bringIn(highestCard('high', 'clubs'), bestBoard(deuceSeven)),
    shares: [
      share('deuce-to-seven', deuceSeven, anyCards, 'high card'),
      share('badugi', badugiAceHigh, anyCards, 'high card'),
    ],
  });

interface RazzdaceyOptions extends StudOptions {
  /** 003:4317 has the lowest ranked board open sixth street, all others the highest ranked. */
  readonly sixth: 'best low' | 'worst low';
}

/** Razzdacey. Half to the best ace-to-five low, half to the best badugi; aces are low in both. 003:4224-4354 */
export const razzdacey = (options: RazzdaceyOptions): PotGame =>
  studGame(options, {
    name: 'Razzdacey',
    script: thirdToSeventh({
      downcards: 2,
      ...(options.sixth === 'worst low' ? { sixth: worstBoard(aceFive) } : {}),
    }),
    // 003:4281: the lowest ranked card on the chart is a king, of kings the lowest suit.
    opening: bringIn(highestCard('low', 'clubs'), bestBoard(aceFive)),
    shares: [
      share('ace-to-five', aceFive, anyCards, 'high card'),
      share('badugi', badugi, anyCards, 'high card'),
    ],
  });
