import { packs } from '../../cards/index.ts';
import type { BoardOpener, PotGame } from '../../engine/pot/game.ts';
import {
  antes,
  anyCards,
  bestBoard,
  bet,
  bringIn,
  deal,
  dealt,
  share,
  street,
  worstBoard,
} from '../../engine/pot/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { highBoard } from '../../ranks/high/high-board.ts';
import { asianStudFlushOver, asianStud as shortHands } from '../../ranks/high/short.ts';
import { lowestCard, type StudOptions, studGame } from './stud.ts';

interface AsianStudOptions extends StudOptions {
  /** The page that named the pack and the order of hands is lost. */
  readonly cards: 32 | 52;
  readonly flushBeatsFullHouse: boolean;
  readonly equalBoards: 'right of the house dealer' | 'right of the button';
}

/** The most players for whom a community card is left when 32 cards run short. */
const SEATS = 7;

/**
 * 003:765: suits break ties for the lowest board; of equal highest boards the one nearest the house dealer's right
 * opens.
 */
const lowBoard: BoardOpener = { ...worstBoard(highBoard), ties: 'suits', worstBehindCommon: true };
const topBoard = (equal: AsianStudOptions['equalBoards']): BoardOpener => ({
  ...bestBoard(highBoard),
  ties: equal === 'right of the button' ? 'last' : 'last seat',
  worstBehindCommon: true,
});

/** Asian Five-Card Stud. One card down and four up, with a betting round after each upcard. 003:765-806 */
export const asianFiveCardStud = (options: AsianStudOptions): PotGame => {
  const short = options.flushBeatsFullHouse ? asianStudFlushOver : shortHands;
  return studGame(options, {
    name: 'Asian Five-Card Stud',
    pack: options.cards === 32 ? packs.sevens : packs.standard,
    players: SEATS,
    script: [
      antes,
      deal(1, 'down'),
      dealt(1, 'up'),
      bet('small'),
      street('3rd street', 'up'),
      bet('small', { opens: lowBoard }),
      street('4th street', 'up'),
      bet('big'),
      street('5th street', 'up'),
      bet('big'),
    ],
    opening: bringIn(lowestCard('high'), topBoard(options.equalBoards)),
    shares: [share('high', options.cards === 32 ? short : high, anyCards, options.oddChip)],
    shortDeck: 'community',
  });
};
