/** Cards, packs, shuffles and their proofs. Functions that read cards check whatever a program gives them. */
import { type BadCards, type GoodCards, parseCards as parseText, quoted } from '../cards/index.ts';

export * from '../cards/index.ts';

/**
 * Reads cards separated by blanks or commas. Cards of two letters may also stand without a
 * separator (`AsKs`), and `10h` is read as `Th`; letter case does not matter.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core';
 *
 * const read = parseCards('As Kd');
 * if (read.ok) console.log(read.cards.length); // 2
 * ```
 */
export function parseCards(text: string): GoodCards | BadCards {
  if (typeof text === 'string') return parseText(text);
  const word = quoted(text);
  const message = `Cards are a text like "As Kd", not ${word}.`;
  return { ok: false, code: 'bad-cards', position: 1, word, message };
}
