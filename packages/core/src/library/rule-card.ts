import { type Result, refuse } from '../engine/index.ts';
import type { OfferingId } from '../houses/index.ts';
import type { Offering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';
import { ruleCard as cardOf, type RuleCard } from '../houses/rules/index.ts';
import { offering } from './offering.ts';

/**
 * The rules of an offering in plain words: sections of lines and tables, made from what the machines run.
 *
 * @example
 * ```ts
 * import { ruleCard } from '@cardroom/core';
 *
 * const card = ruleCard('empire/pai-gow-tiles');
 * if (card.ok) console.log(card.name, card.sections[0].title); // Pai Gow Tiles The game
 * ```
 */
export function ruleCard(
  id: OfferingId | Offering,
  settings: Readonly<Record<string, SettingValue>> = {},
): Result<RuleCard> {
  const found = offering(id);
  if (!found.ok) return found;
  const chosen = chooseSettings(found.offering.settings, settings);
  if (!chosen.ok) return refuse('bad-setup', chosen.message);
  return { ok: true, ...cardOf(found.offering, chosen.values) };
}
