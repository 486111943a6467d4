import type { PotGame } from '../../engine/pot/game.ts';
import { anyCards, share, withBoard } from '../../engine/pot/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { tahoeHigh, tahoeLow8 } from '../../ranks/high/tahoe.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';
import { flopTurnRiver } from './flop.ts';

/** Crazy Pineapple. Hold'em with three downcards, one of which is thrown away. 003:80-124 */
export const crazyPineapple = (
  options: BlindsOptions & { readonly discardAfter: readonly number[] },
): PotGame =>
  blindsGame(options, {
    name: 'Crazy Pineapple',
    script: flopTurnRiver(options, 3, { discardAfter: options.discardAfter }),
    shares: [share('high', high, anyCards)],
  });

/**
 * Tahoe Pineapple high/low split. Three downcards, all kept; one or two of them play, not the same for
 * high and low. An eight or better wins the low half, if there is one. 002:567-577
 */
export const tahoePineapple = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: 'Tahoe Pineapple Hi-Lo Split',
    script: flopTurnRiver(options, 3),
    shares: [share('high', tahoeHigh, withBoard()), share('low', tahoeLow8, withBoard())],
  });
