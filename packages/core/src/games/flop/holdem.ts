import type { PotGame } from '../../engine/pot/game.ts';
import { anyCards, share } from '../../engine/pot/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';
import { flopTurnRiver } from './flop.ts';

/** Texas Hold'em. Two downcards and a board of five; any five of the seven play. 000:286-409, 003:3-48 */
export const holdem = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: "Texas Hold'em",
    script: flopTurnRiver(options, 2),
    shares: [share('high', high, anyCards)],
  });
