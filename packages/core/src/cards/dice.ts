import type { Random } from './random.ts';

/** A die has six sides. */
export const DIE_SIDES = 6;

/**
 * What each die of a shake shows, 1 to 6.
 *
 * @example
 * ```ts
 * import { rollDice, seededRandom } from '@cardroom/core/cards';
 *
 * console.log(rollDice(3, seededRandom(7))); // [ 3, 6, 6 ]
 * ```
 */
export function rollDice(count: number, random: Random): number[] {
  if (!Number.isInteger(count) || count < 1) {
    throw new RangeError(`Roll one die or more, not ${count}.`);
  }
  return Array.from({ length: count }, () => 1 + random.below(DIE_SIDES));
}
