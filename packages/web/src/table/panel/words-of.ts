import type { PlayerDealerGame, PlayerDealerWords } from '@cardroom/core/engine/player-dealer';

const known = new WeakMap<PlayerDealerGame, PlayerDealerWords | null>();

/** The words of a game, which some games work out anew each time they are asked. */
export function wordsOf(game: PlayerDealerGame): PlayerDealerWords | null {
  const words = known.get(game) ?? game.card ?? null;
  known.set(game, words);
  return words;
}
