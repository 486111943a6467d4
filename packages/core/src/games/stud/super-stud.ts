import type { OddChip, Opening, PotGame } from '../../engine/pot/game.ts';
import { anyCards, bestBoard, bringIn, share, worstBoard } from '../../engine/pot/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { badugi, badugiAceHigh } from '../../ranks/low/badugi.ts';
import { deuceSeven } from '../../ranks/low/deuce-seven.ts';
import { aceFive, eightOrBetter } from '../../ranks/low/low.ts';
import { lowRegularAceHigh } from '../../ranks/low/regular-low.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import {
  highestCard,
  type LateBets,
  lowCardThenHighBoard,
  lowestCard,
  type Streets,
  type StudOptions,
  studGame,
  thirdToSeventh,
} from './stud.ts';

/** The Super games: three downcards at first, one of them thrown away after the first betting round. */

const superStreets = (streets: Omit<Streets, 'downcards'>) => thirdToSeventh({ downcards: 3, ...streets });

interface SuperStudOptions extends StudOptions {
  /** 003:4994 and 003:5218 call the last card both face up and face down. */
  readonly lastCard: 'down' | 'up';
}

/** Super 7 Card Stud. 003:4895-5013 */
export const superSevenCardStud = (options: SuperStudOptions): PotGame =>
  studGame(options, {
    name: 'Super 7 Card Stud',
    script: superStreets({ lastCard: options.lastCard }),
    opening: lowCardThenHighBoard,
    shares: [share('high', high, anyCards, 'high card')],
    shortDeck: 'community, folds and discards mixed in',
  });

/** Super 7 Card Stud Hi/Lo. Half to the best low of eight or better, if there is one. 003:5106-5249 */
export const superSevenCardStudHiLo = (options: SuperStudOptions): PotGame =>
  studGame(options, {
    name: 'Super 7 Card Stud Hi/Lo',
    script: superStreets({ lastCard: options.lastCard }),
    opening: lowCardThenHighBoard,
    shares: [share('high', high, anyCards, 'high card'), share('low', eightOrBetter, anyCards, 'high card')],
    shortDeck: 'community, folds and discards mixed in',
  });

interface SuperRegularOptions extends StudOptions {
  /** 003:5380 does not count straights against a low; the chart (003:5387) leaves them out of its no-pair row. */
  readonly straights: 'ignored' | 'count';
}

/** Super 7 Card Stud Hi/Lo Regular. Always halved; aces are high for low too. 003:5342-5481 */
export const superSevenCardStudHiLoRegular = (options: SuperRegularOptions): PotGame =>
  studGame(options, {
    name: 'Super 7 Card Stud Hi/Lo Regular',
    script: superStreets({}),
    opening: lowCardThenHighBoard,
    shares: [
      share('high', high, anyCards, 'high card'),
      share('low', options.straights === 'ignored' ? lowRegularAceHigh : deuceSeven, anyCards, 'high card'),
    ],
    shortDeck: 'community, folds and discards mixed in',
  });

interface SuperRazzOptions extends StudOptions {
  readonly lateBets: LateBets;
  /**
   * The highest card brings it in and the lowest board opens (003:4509, 003:4522): by the faces of the
   * cards, as in Razz, or by charts in which the best low ranks highest.
   */
  readonly ranked: 'by face' | 'by chart';
}

function superRazzOpening(aces: 'high' | 'low', board: Ranking, { ranked }: SuperRazzOptions): Opening {
  return ranked === 'by face'
    ? bringIn(highestCard(aces), bestBoard(board))
    : bringIn(lowestCard(aces, 'spades'), worstBoard(board));
}

/** Super Razz. The lowest five of seven cards, ace to five. 003:6060-6167 */
export const superRazz = (options: SuperRazzOptions): PotGame =>
  studGame(options, {
    name: 'Super Razz',
    script: superStreets({ lateBets: options.lateBets }),
    opening: superRazzOpening('low', aceFive, options),
    shares: [share('low', aceFive, anyCards, 'high card')],
  });

/** Super Razzdeucey. Half to the best deuce-to-seven low, half to the best badugi; aces are high. 003:5838-5971 */
export const superRazzdeucey = (options: SuperRazzOptions): PotGame =>
  studGame(options, {
    name: 'Super Razzdeucey',
    script: superStreets({ lateBets: options.lateBets }),
    opening: superRazzOpening('high', badugiAceHigh, options),
    shares: [
      share('deuce-to-seven', deuceSeven, anyCards, 'high card'),
      share('badugi', badugiAceHigh, anyCards, 'high card'),
    ],
  });

interface SuperRazzdaceyOptions extends SuperRazzOptions {
  /** 003:4552 has seventh street opened by a chart the book does not print. */
  readonly seventh: 'badugi' | 'ace-to-five';
  readonly oddChip: OddChip;
}

/** Super Razzdacey. Half to the best ace-to-five low, half to the best badugi; aces are low. 003:4447-4572 */
export const superRazzdacey = (options: SuperRazzdaceyOptions): PotGame => {
  const opening = superRazzOpening('low', badugi, options);
  const seventh = superRazzOpening('low', aceFive, options).later;
  return studGame(options, {
    name: 'Super Razzdacey',
    script: superStreets({
      lateBets: options.lateBets,
      ...(options.seventh === 'badugi' ? {} : { seventh }),
    }),
    opening,
    shares: [
      share('ace-to-five', aceFive, anyCards, options.oddChip),
      share('badugi', badugi, anyCards, options.oddChip),
    ],
    odd: { between: options.oddChip === 'high card' ? 'high card' : 'left of button' },
  });
};
