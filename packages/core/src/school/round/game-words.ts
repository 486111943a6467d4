import type { PlayerDealerGame, PlayerDealerWords } from '../../engine/player-dealer/game.ts';

const kept = new WeakMap<PlayerDealerGame, PlayerDealerWords | null>();

/**
 * What the rule card of a game says, kept because some games make it again, with examples, each time they are asked.
 */
export function wordsOf(game: PlayerDealerGame): PlayerDealerWords | null {
  let words = kept.get(game);
  if (words === undefined) {
    words = game.card ?? null;
    kept.set(game, words);
  }
  return words;
}

/** What a wager comes to, in the words of the rule card. */
export function comesTo(game: PlayerDealerGame, kind: string): string {
  const says = wordsOf(game)?.comesTo;
  return says !== undefined && Object.hasOwn(says, kind) ? says[kind].join(' ') : '';
}
