import type { LegalChoice } from '@cardroom/core/engine/player-dealer';

/** Keys that mean something else at every table. */
const TAKEN = ['m', 't'];
/** The key by which players give up a hand anywhere. */
const GIVE_UP = 'f';

/**
 * The letter of each choice that has one: its first, for the first choice that begins with it. What gives a bet up
 * has always the same, so that nobody gives up who means to stand.
 */
export function choiceKeys(choices: readonly LegalChoice[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = [...TAKEN, GIVE_UP];
  for (const { id, title, givesUp } of choices) {
    const letter = title[0].toLowerCase();
    if (givesUp) keys.set(id, GIVE_UP);
    else if (!taken.includes(letter)) {
      keys.set(id, letter);
      taken.push(letter);
    }
  }
  return keys;
}
