import { type Setting, type Settings, sayValue } from '@cardroom/core/houses';
import type { Chosen } from '../app/api.ts';
import { count, t } from '../strings.ts';
import ui from '../ui/ui.module.css';

interface Props {
  readonly title: string;
  readonly settings: Settings;
  readonly switched: Chosen;
  readonly onSwitch: (switched: Chosen) => void;
}

/** What the book leaves to the house, each with its choices and where it is printed. */
export function PickSettings({ title, settings, switched, onSwitch }: Props) {
  const all = Object.entries(settings);
  const n = Object.keys(switched).length;
  const choose = (name: string, setting: Setting, words: string) => {
    const { [name]: _, ...others } = switched;
    const value = setting.choices.find((choice) => String(choice) === words);
    onSwitch(value === undefined || value === setting.default ? others : { ...others, [name]: value });
  };
  return (
    <details className={ui.fold}>
      <summary>
        {title}
        <span className={ui.hint}>{n > 0 && count('open.settingsSwitched', n)}</span>
      </summary>
      {all.length === 0 && <p className={ui.quiet}>{t('open.settingsNone')}</p>}
      {all.map(([name, setting]) => (
        <label key={name} className={ui.field}>
          <span>
            {setting.title} <span className={ui.cite}>{setting.cite}</span>
          </span>
          <select
            value={String(switched[name] ?? setting.default)}
            onChange={({ target }) => choose(name, setting, target.value)}
          >
            {setting.choices.map((choice) => (
              <option key={String(choice)} value={String(choice)}>
                {[sayValue(setting, choice), ...notes(setting, choice)].join(', ')}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}

const notes = ({ printed, customary }: Setting, choice: Setting['default']): string[] => [
  ...(choice === printed ? [t('open.printed')] : []),
  ...(choice === customary ? [t('open.customary')] : []),
];
