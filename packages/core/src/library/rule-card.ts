import type { Result } from '../engine/index.ts';
import type { SettingValue } from '../houses/offering/setting.ts';
import { ruleCard as cardOf, type RuleCard } from '../houses/rules/index.ts';
import { buildOffering, type GivenOffering } from './offering.ts';

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
  given: GivenOffering,
  settings: Readonly<Record<string, SettingValue>> = {},
): Result<RuleCard> {
  const built = buildOffering(given, { settings });
  return built.ok ? { ok: true, ...cardOf(built.offering, built.settings) } : built;
}
