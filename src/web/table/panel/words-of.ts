import type { BankedGame, BankedWords } from '../../../engine/banked/game.ts';

const known = new WeakMap<BankedGame, BankedWords | null>();

/** The words of a game, which some games work out anew each time they are asked. */
export function wordsOf(game: BankedGame): BankedWords | null {
  const words = known.get(game) ?? game.card ?? null;
  known.set(game, words);
  return words;
}
