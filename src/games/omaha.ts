import type { PotGame } from '../engine/pot/game.ts';
import { bet, blinds, board, burn, deal, share, twoBlinds, withBoard } from '../engine/pot/steps.ts';
import { omaha as omahaRanking, omahaLow8 } from '../ranks/omaha.ts';
import { type FlopOptions, flopGame, flopTurnRiver } from './flop.ts';

/** Omaha. Four downcards; exactly two of them play with exactly three of the board. 000:146-270 */
export const omaha = (options: FlopOptions): PotGame =>
  flopGame(options, {
    name: 'Omaha',
    script: flopTurnRiver(options, 4),
    shares: [share('high', omahaRanking, withBoard())],
  });

/** Omaha high/low split. Half to the best high, half to the best low of eight or better, if any. 000:3-144 */
export const omahaHiLo = (options: FlopOptions & { readonly downcards?: 4 | 5 }): PotGame =>
  flopGame(options, {
    name: options.downcards === 5 ? 'Five Card Omaha High/Low Split' : 'Omaha High/Low Split',
    script: flopTurnRiver(options, options.downcards ?? 4),
    shares: [share('high', omahaRanking, withBoard()), share('low', omahaLow8, withBoard())],
  });

/** Double Board Omaha. Two boards side by side, half the pot for the best hand on each. 003:3792-3995 */
export const doubleBoardOmaha = (options: FlopOptions): PotGame =>
  flopGame(options, {
    name: 'Double Board Omaha',
    script: [
      blinds(options.blinds ?? twoBlinds),
      deal(4),
      bet('small'),
      burn,
      board(3, 3),
      bet('small'),
      burn,
      board(1, 1),
      bet('big'),
      burn,
      board(1, 1),
      bet('big'),
    ],
    shares: [share('board 1', omahaRanking, withBoard(0)), share('board 2', omahaRanking, withBoard(1))],
  });
