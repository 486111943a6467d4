import type { OddChip, OddChips, PotGame } from '../../engine/pot/game.ts';
import { anyCards, bestBoard, bringIn, share, worstBoard } from '../../engine/pot/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { aceFive, eightOrBetter } from '../../ranks/low/low.ts';
import { regularLow } from '../../ranks/low/regular-low.ts';
import { highestCard, lowCardThenHighBoard, type StudOptions, studGame, thirdToSeventh } from './stud.ts';

/** Seven-Card Stud. The best five of seven cards. 003:141-189 */
export const sevenCardStud = (options: StudOptions): PotGame =>
  studGame(options, {
    name: 'Seven-Card Stud',
    script: thirdToSeventh({ downcards: 2, openPair: true }),
    opening: lowCardThenHighBoard,
    shares: [share('high', high, anyCards, options.oddChip)],
    shortDeck: 'community',
  });

interface HiLo8Options extends StudOptions {
  /** A table may post another qualifier (003:210). */
  readonly qualifier: 'eight or better' | 'none';
  /** The low half's odd chip goes to the low card by suit; whether an ace counts as low. */
  readonly lowOddChip: OddChip;
}

/** Seven-Card Stud High-Low Split. Half to the best low of eight or better, if there is one. 003:206-227 */
export const sevenCardStudHiLo8 = (options: HiLo8Options): PotGame =>
  studGame(options, {
    name: 'Seven-Card Stud High-Low Split',
    script: thirdToSeventh({ downcards: 2 }),
    opening: lowCardThenHighBoard,
    shares: [
      share('high', high, anyCards, 'high card'),
      share('low', options.qualifier === 'none' ? aceFive : eightOrBetter, anyCards, options.lowOddChip),
    ],
    // 003:225: the odd chip goes to the high hand; players who tie both ways divide the pot as one.
    odd: { between: 'first share', tiedForAll: 'high card' },
    shortDeck: 'community',
  });

interface HiLoRegularOptions extends StudOptions {
  /** Paired aces are the best pair for low, as in ace-to-five, and not the worst (003:6544). */
  readonly pairsAceLow: boolean;
  /** 003:6567 lists the suits without saying which is highest. */
  readonly highSuit: 'spades' | 'clubs';
  /**
   * 003:6579: the lowest-ranked low board opens, by the faces of its cards (the best low) or by the chart (the worst).
   */
  readonly opens: 'best low' | 'worst low';
  readonly lowOddChip: OddChip;
  readonly oddChips: OddChips['between'];
}

/** 7 Card Stud Hi/Lo Regular. No qualifier: the pot is always halved. 003:6500-6634 */
export const sevenCardStudHiLoRegular = (options: HiLoRegularOptions): PotGame => {
  const low = regularLow(options);
  return studGame(options, {
    name: '7 Card Stud Hi/Lo Regular',
    script: thirdToSeventh({ downcards: 2 }),
    opening: bringIn(
      highestCard('high', options.highSuit),
      options.opens === 'best low' ? bestBoard(low) : worstBoard(low),
    ),
    shares: [share('high', high, anyCards, 'high card'), share('low', low, anyCards, options.lowOddChip)],
    odd: { between: options.oddChips },
  });
};
