import { type Settings, type SettingValue, sayValue } from '../offering/setting.ts';
import type { RuleSection } from './card.ts';

/** The settings of an offering: what each decides, its value on this card, what is printed and what is usual. */
export function settingsSection(
  settings: Settings,
  values: Readonly<Record<string, SettingValue>>,
  inBook: boolean,
): RuleSection {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const { title, cite, choices, printed, customary } = setting;
    const say = (value: SettingValue) => sayValue(setting, value);
    const here = values[name] ?? setting.default;
    return [
      name,
      title,
      say(here),
      printed === null ? '-' : say(printed),
      say(customary),
      choices.map(say).join(' | '),
      cite,
    ];
  });
  if (rows.length === 0)
    return {
      id: 'settings',
      title: 'Settings',
      lines: [inBook ? 'The rule book leaves nothing to choose here.' : 'There is nothing to choose here.'],
      tables: [],
    };
  return {
    id: 'settings',
    title: 'Settings',
    lines: [
      'Where the book is silent, damaged or unclear, the house chooses. A dash means the book does not say.',
    ],
    tables: [
      {
        title: 'Settings',
        columns: ['setting', 'what it sets', 'here', 'printed', 'customary', 'choices', 'rule book'],
        rows,
      },
    ],
  };
}
