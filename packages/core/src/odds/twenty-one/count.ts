import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import type { WagerOdds } from '../answer.ts';
import type { Until } from '../round/simulate.ts';
import type { Counting } from './hands.ts';
import { priceAgainst, priceOf } from './price.ts';
import { kindsUp } from './solve.ts';

/** What a game of twenty-one costs by the counted line, counted here and now: up to a few minutes. */
export function countTwentyOne(
  game: BlackjackGame,
  counting: Counting,
  { onProgress }: Pick<Until, 'onProgress'>,
): WagerOdds[] {
  const kinds = kindsUp(game, counting);
  const sums = Array.from({ length: kinds }, (_, up) => {
    onProgress?.(up / kinds);
    return priceAgainst(game, counting, up);
  });
  return priceOf(game, counting, sums);
}
