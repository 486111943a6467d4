import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';

/** What a wager comes to, in the words of the rule card. */
export function comesTo(game: PlayerDealerGame, kind: string): string {
  const says = game.card?.comesTo;
  return says !== undefined && Object.hasOwn(says, kind) ? says[kind].join(' ') : '';
}
