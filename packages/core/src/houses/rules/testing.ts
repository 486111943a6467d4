import { findOffering } from '../index.ts';
import type { Offering } from '../offering/offering.ts';
import { chooseSettings, type SettingValue } from '../offering/setting.ts';
import { type RuleCard, type RuleSection, ruleCard, type SectionId } from './card.ts';

/** Cards and their parts, for tests. */

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

const offered = (id: string): Offering => must(findOffering(id));

export function valuesOf({ settings }: Offering, chosen: Record<string, SettingValue> = {}) {
  const choice = chooseSettings(settings, chosen);
  if (!choice.ok) throw new Error(choice.message);
  return choice.values;
}

export function card(id: string, chosen: Record<string, SettingValue> = {}): RuleCard {
  return ruleCard(offered(id), valuesOf(offered(id), chosen));
}

export const section = (of: RuleCard, id: SectionId): RuleSection =>
  must(of.sections.find((s) => s.id === id));
export const lines = (of: RuleCard, id: SectionId): string => section(of, id).lines.join('\n');
