import type { RuleCard } from '@cardroom/core/rules';

/** A setting of an offering as its rule card tells it: name, what it decides, values, where. */
export interface CardSetting {
  readonly name: string;
  readonly title: string;
  readonly here: string;
  /** Null where the book prints nothing usable. */
  readonly printed: string | null;
  readonly customary: string;
  readonly cite: string;
}

export function settingsOf(card: RuleCard): readonly CardSetting[] {
  const rows = card.sections.find(({ id }) => id === 'settings')?.tables[0]?.rows ?? [];
  return rows.map(([name = '', title = '', here = '', printed = '-', customary = '', _, cite = '']) => ({
    name,
    title,
    here,
    printed: printed === '-' ? null : printed,
    customary,
    cite,
  }));
}
