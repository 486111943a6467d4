import type { PotGame } from '../../engine/pot/game.ts';
import {
  antes,
  bet,
  blinds,
  board,
  burn,
  dealt,
  draw,
  named,
  share,
  twoBlinds,
  withBoard,
} from '../../engine/pot/steps.ts';
import { matchIt as matchItRanking } from '../../ranks/high/match-it.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';

/** Match-It. Antes and blinds; three cards against the sum of a board of three, with two draws. 003:903-945 */
export const matchIt = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: 'Match-It',
    script: [
      antes,
      blinds(options.blinds ?? twoBlinds),
      dealt(3),
      // 003:943 and 003:944: a card is burned between the hands and the board.
      burn,
      named('flop', board(3)),
      bet('small'),
      named('draw', draw({ hold: 3 })),
      bet('big'),
      named('2nd draw', draw({ hold: 3 })),
      bet('third'),
    ],
    shares: [share('match', matchItRanking, withBoard())],
  });
