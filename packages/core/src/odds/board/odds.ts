import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { linesOf, type WagerOdds } from '../answer.ts';
import { Tally } from '../round/tally.ts';
import type { Played } from './count-board.ts';
import { BoardGame } from './points.ts';

/**
 * The odds of a game whose best play is known: the game says what each of the representative deals comes to. Null if it
 * pays differently for what is played for, so that another play may be best.
 */
export function oddsOfPlay(game: PlayerDealerGame, played: readonly Played[]): WagerOdds[] | null {
  const asked = new BoardGame(game);
  const tally = new Tally(linesOf(game));
  for (const { way, count, deal, net } of played) {
    const comes = asked.comes(way, deal);
    if (Math.abs(comes.net - net) > 1e-9) return null;
    asked.results.tally(tally, comes.number, count);
  }
  return tally.answer('exact').filter(({ rows }) => rows.length > 0);
}
