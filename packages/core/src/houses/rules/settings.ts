import type { Settings, SettingValue } from '../offering/setting.ts';
import type { RuleSection } from './card.ts';

/** What a house may read otherwise: what it decides, what holds on this card, what is printed and what is usual. */
export function settingsSection(
  settings: Settings,
  values: Readonly<Record<string, SettingValue>>,
): RuleSection {
  const rows = Object.entries(settings).map(([name, { title, cite, choices, printed, customary }]) => [
    name,
    title,
    String(values[name]),
    printed === null ? '-' : String(printed),
    String(customary),
    choices.map(String).join(' | '),
    cite,
  ]);
  if (rows.length === 0)
    return {
      id: 'settings',
      title: 'Settings',
      lines: ['The rule book leaves nothing to choose here.'],
      tables: [],
    };
  return {
    id: 'settings',
    title: 'Settings',
    lines: [
      'Where the book is silent, damaged or unclear, a house chooses. A dash means that nothing usable is printed.',
    ],
    tables: [
      {
        title: 'Settings',
        columns: ['setting', 'decides', 'here', 'printed', 'customary', 'choices', 'where'],
        rows,
      },
    ],
  };
}
