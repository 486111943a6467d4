import { ACE, JOKER, packs, rankOf } from '../../cards/index.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import {
  asFaced,
  bestBoard,
  bet,
  bringIn,
  deal,
  dealt,
  share,
  street,
  turnUp,
} from '../../engine/pot/steps.ts';
import { mexican } from '../../ranks/high/mexican.ts';
import { type StudOptions, studGame } from './stud.ts';

interface MexicanOptions extends StudOptions {
  /** How a joker plays that was dealt down and turned up by its player; 003:365 speaks of dealt cards. */
  readonly turnedJoker: 'up' | 'down';
  readonly deckRunsOut?: 'community' | 'community, folds mixed in';
}

/**
 * 003:366: a joker counts as an ace; at equal ranks the first clockwise from the button bets, so suits do not matter.
 */
const highRank = (card: number): number => (card === JOKER ? ACE : rankOf(card));

/**
 * Mexican Poker. Five cards of which one is always down: before each new card a player may turn the
 * downcard up, and the new one comes down in its place. 003:344-383
 */
export const mexicanPoker = (options: MexicanOptions): PotGame =>
  studGame(options, {
    name: 'Mexican Poker',
    pack: packs.mexican,
    script: [
      deal(1, 'up'),
      dealt(1, 'down'),
      bet('small'),
      turnUp,
      street('3rd street', 'keep-one-down'),
      bet('small'),
      turnUp,
      street('4th street', 'keep-one-down'),
      bet('big'),
      turnUp,
      street('5th street', 'keep-one-down'),
      bet('big'),
    ],
    opening: bringIn(highRank, bestBoard(mexican)),
    shares: [share('high', mexican, asFaced(options.turnedJoker), options.oddChip)],
    shortDeck: options.deckRunsOut ?? 'community',
  });
