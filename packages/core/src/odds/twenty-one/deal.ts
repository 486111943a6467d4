import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import type { OfferingOdds } from '../answer.ts';
import { simulate, type Until } from '../round/simulate.ts';
import type { Counting } from './hands.ts';
import { lineBy } from './line.ts';
import { TwentyOne } from './solve.ts';

/**
 * A game of twenty-one, dealt by the line of play that follows from the counted worths of its choices. Their sum is
 * not given as a price: hands of a split are counted as if they did not know of each other, which makes it too good.
 */
export function dealTwentyOne(
  game: BlackjackGame,
  counting: Counting,
  until: Until,
): Pick<OfferingOdds, 'dealt' | 'wagers'> {
  return simulate(game, lineBy(new TwentyOne(game, counting), counting), until);
}
