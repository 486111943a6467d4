import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import type { WagerOdds } from '../answer.ts';
import { simulate, type Until } from '../round/simulate.ts';
import type { Counting } from './hands.ts';
import { lineBy } from './line.ts';
import { TwentyOne } from './solve.ts';

/** Rounds that are dealt for the rows of a game whose price is counted. */
const FOR_ROWS = 1500;

/**
 * A game of twenty-one: the price of the first bet is counted by best play, with all that it leads to. How often it
 * wins, pushes or loses, and what later bets come to, is dealt by the same line of play.
 */
export function countTwentyOne(
  game: BlackjackGame,
  counting: Counting,
  until: Until,
): {
  readonly wagers: readonly WagerOdds[];
  readonly dealt: { readonly rounds: number; readonly seed: string };
} {
  const solved = new TwentyOne(game, counting);
  const edge = -solved.value();
  const { wagers, dealt } = simulate(game, lineBy(solved, counting), { milliseconds: FOR_ROWS, ...until });
  return {
    dealt: dealt ?? { rounds: 0, seed: '' },
    wagers: wagers.map((odds) =>
      odds.id === 'game' ? { ...odds, method: 'exact', edge, se: 0, rowsDealt: true } : odds,
    ),
  };
}
