import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import { type WagerOdds, withPlain } from './answer.ts';
import type { BestPlay } from './board/count-board.ts';
import { oddsOfPlay } from './board/odds.ts';
import { countChanges } from './count/change.ts';
import { countFiveCards, isWholeShoe } from './count/five-cards.ts';
import { countHits } from './count/hits.ts';
import { countFirstCards } from './count/in-order.ts';
import { countTwoAndTwo } from './count/sets.ts';
import { countThreeCards } from './count/showdown.ts';
import { isOneDeck } from './count/suit-classes.ts';
import { ScriptWalk } from './count/walk.ts';
import { boardName } from './kept/board-name.ts';
import { kept } from './kept/kept.ts';
import { isTwentyOne } from './twenty-one/line.ts';
import { bankBets } from './twenty-one/price.ts';

/** The odds, by id, of the wagers that can be counted, some of them kept already; wagers left out must be dealt. */
export function exactOdds(
  game: PlayerDealerGame,
  kept: readonly WagerOdds[] | null = null,
): Map<string, WagerOdds> {
  const found = new Map<string, WagerOdds>();
  for (const odds of kept ?? mainOdds(game)) if (odds.rows.length > 0) found.set(odds.id, odds);
  for (const kind of game.wagers)
    if (kind.asDealt !== undefined && !found.has(kind.id))
      found.set(kind.id, countFirstCards(game, kind, kind.asDealt));
  if (game.counted?.by === 'twenty-one' && isTwentyOne(game))
    for (const odds of bankBets(game, game.counted)) found.set(odds.id, odds);
  return found;
}

/** The odds of the wagers that the hand is played for; a bonus that the first cards decide is counted separately. */
export function mainOdds(game: PlayerDealerGame): WagerOdds[] {
  const { counted, wagers } = game;
  if (counted === undefined) return [];
  const [base] = wagers;
  switch (counted.by) {
    case 'script': {
      const kinds = wagers.flatMap(({ id, when, asDealt }) =>
        when === 'before' && asDealt === undefined ? [id] : [],
      );
      const walk = (line: 'best' | 'plain') => new ScriptWalk(game, counted.alike, kinds, line).count();
      const best = walk('best');
      return best.choices.size === 0 ? best.wagers : withPlain(best.wagers, walk('plain').wagers);
    }
    case 'showdown':
      if (counted.cards === 3 && isOneDeck(game.shoe)) return countThreeCards(game, counted, base.id);
      return counted.cards === 5 && isWholeShoe(game) ? countFiveCards(game, counted, base.id) : [];
    // Odds that are not kept take minutes.
    case 'front and back':
    case 'twenty-one':
      return [];
    case 'board': {
      const best = kept(boardName(counted.hands))?.result as BestPlay | undefined;
      return (best && oddsOfPlay(game, best.played)) ?? [];
    }
    case 'change':
      return countChanges(game, counted, base.id);
    case 'hits':
      return countHits(game, counted, base.id);
    case 'sets':
      return counted.cards === 4 ? countTwoAndTwo(game, counted, base.id) : [];
  }
}
