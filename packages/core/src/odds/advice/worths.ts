import { printCards } from '../../cards/index.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { Way } from '../round/ways.ts';
import { Continued, type InSight } from './continued.ts';

/** How a way to play is said: the choice, with the card that goes or the cards in front. */
function said({ choice, discard, set }: Way): string {
  if (set !== undefined) return `${printCards([...set.front])} / ${printCards([...set.back])}`;
  return discard === undefined ? choice.id : `${choice.id} for ${printCards([...discard])}`;
}

/**
 * What each way to play a hand is worth, over every card that may still come; the ways of two choices in a row are
 * named together.
 */
export function worthsInSight(game: PlayerDealerGame, seen: InSight): Record<string, number> {
  const round = new Continued(game, seen);
  const found: Record<string, number> = {};
  for (const way of round.open)
    if (round.choosesAgain)
      round.with(way, () => {
        const then = round.open;
        if (then.length === 0) found[said(way)] = round.rest();
        for (const next of then) found[`${said(way)}, ${said(next)}`] = round.worth(next);
      });
    else found[said(way)] = round.worth(way);
  return found;
}
