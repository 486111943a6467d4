import { packs } from '../../cards/index.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { anyCards, share } from '../../engine/pot/steps.ts';
import { ezMoney, shortDeck } from '../../ranks/high/short.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';
import { flopTurnRiver } from './flop.ts';

/** Short Deck Hold'em. No card below the six; a flush beats a full house. 003:5574-5685 */
export const shortDeckHoldem = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: "Short Deck Texas Hold'em",
    pack: packs.short,
    script: flopTurnRiver(options, 2),
    shares: [share('high', shortDeck, anyCards)],
  });

/** EZ Money Hold'em. No card below the seven; a flush beats a full house, aces are high only. 004:635-652 */
export const ezMoneyHoldem = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: "EZ Money Hold'em",
    pack: packs.sevens,
    script: flopTurnRiver(options, 2),
    shares: [share('high', ezMoney, anyCards)],
  });
