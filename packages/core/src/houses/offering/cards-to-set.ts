import type { Offering } from './offering.ts';
import { chooseSettings } from './setting.ts';

/**
 * The most cards that a player arranges in one go where hands are set for points; 0 elsewhere.
 *
 * @example
 * ```ts
 * import { cardsToSet, findOffering } from '@cardroom/core/houses';
 *
 * const chinese = findOffering('hawaiian-gardens/thirteen-card');
 * if (chinese) console.log(cardsToSet(chinese)); // 13
 * ```
 */
export function cardsToSet(offering: Offering): number {
  if (offering.kind !== 'points') return 0;
  const chosen = chooseSettings(offering.settings);
  const { script } = offering.game(chosen.ok ? chosen.values : {});
  return Math.max(0, ...script.map((step) => (step.do === 'set' && !step.fantasy ? step.count : 0)));
}
