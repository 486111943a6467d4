import type { PotGame } from '../../engine/pot/game.ts';
import { anyCards, share } from '../../engine/pot/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';
import { flopTurnRiver } from './flop.ts';

/** Reverse Hold'em. Hold'em with a flop of one card, a turn of one, and a river of three. 003:430-457 */
export const reverseHoldem = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: "Reverse Hold'em",
    script: flopTurnRiver(options, 2, { boards: [[1], [1], [3]] }),
    shares: [share('high', high, anyCards)],
  });
