import type { KillPots, PotGame } from '../../engine/pot/game.ts';
import { share, withBoard } from '../../engine/pot/steps.ts';
import { omahaLow8, omaha as omahaRanking } from '../../ranks/high/omaha.ts';
import { omahaLow } from '../../ranks/low/omaha-low.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';
import { flopTurnRiver } from './flop.ts';

/** Omaha. Four downcards; exactly two of them play with exactly three of the board. 000:146-270 */
export const omaha = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: 'Omaha',
    script: flopTurnRiver(options, 4),
    shares: [share('high', omahaRanking, withBoard())],
  });

interface HiLoOptions extends BlindsOptions {
  /** Five downcards instead of four; exactly two of them still play (003:2144). */
  readonly downcards?: 4 | 5;
  /** What a low hand needs to qualify; a house may post that any low does (003:1218, 004:1416). */
  readonly low?: 'eight or better' | 'any low';
  readonly killPots?: KillPots;
}

/** Omaha high/low split. Half to the best high, half to the best low of eight or better, if any. 000:3-144 */
export const omahaHiLo = ({ downcards = 4, low, killPots, ...options }: HiLoOptions): PotGame =>
  blindsGame(options, {
    name: downcards === 5 ? 'Five Card Omaha High/Low Split' : 'Omaha High/Low Split',
    script: flopTurnRiver(options, downcards),
    shares: [
      share('high', omahaRanking, withBoard()),
      share('low', low === 'any low' ? omahaLow : omahaLow8, withBoard()),
    ],
    ...(killPots && { killPots }),
  });

/** Double Board Omaha. Two boards side by side, half the pot for the best hand on each. 003:3792-3995 */
export const doubleBoardOmaha = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: 'Double Board Omaha',
    script: flopTurnRiver(options, 4, {
      boards: [
        [3, 3],
        [1, 1],
        [1, 1],
      ],
    }),
    shares: [share('board 1', omahaRanking, withBoard(0)), share('board 2', omahaRanking, withBoard(1))],
  });
