import type { BankedGame, BankedWords } from '@cardroom/core/engine/banked';

const known = new WeakMap<BankedGame, BankedWords | null>();

/** The words of a game, which some games work out anew each time they are asked. */
export function wordsOf(game: BankedGame): BankedWords | null {
  const words = known.get(game) ?? game.card ?? null;
  known.set(game, words);
  return words;
}
