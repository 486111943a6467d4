import { HIDDEN, printCards } from '../../cards/index.ts';
import { inWords } from '../../engine/words.ts';

/** So many of a thing, as one says it: `one card`, `seven tiles`, `13 cards`. */
export const counted = (count: number, thing: string): string =>
  `${inWords(count)} ${thing}${count === 1 ? '' : 's'}`;

/** `As Kd`, or how many where they may not be seen: `two cards`. */
export const cards = (of: readonly number[], thing = 'card'): string =>
  of.includes(HIDDEN) ? counted(of.length, thing) : printCards(of);

/**
 * A hand in the middle of a sentence: `a pair of jacks`, `an 8-6-4-3-2 low`, but `two pair, kings and nines`.
 *
 * @example
 * ```ts
 * import { aHand } from '@cardroom/core/tell';
 *
 * console.log(aHand('pair of jacks, ace kicker')); // a pair of jacks, ace kicker
 * ```
 */
export function aHand(name: string): string {
  if (/^(8|11|18)\b.* low$/.test(name)) return `an ${name}`;
  return ONE.test(name) ? `a ${name}` : name;
}

/** Names of hands that are one thing: a pair, a flush, a four-card badugi, a 7-5-4-3-2 low. */
const ONE =
  /^(pair|mini-pair|straight|flush|full house|royal flush|steel wheel|wheel|natural|\w+-card badugi|(\d+|[AJKQ])-.* low|trip flush|match)\b/;
