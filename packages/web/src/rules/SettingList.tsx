import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import css from './SettingList.module.css';
import type { CardSetting } from './settings-of.ts';

/** What the house reads how, with the printed and the customary value beside it. */
export function SettingList({ settings }: { readonly settings: readonly CardSetting[] }) {
  return (
    <ul className={css.list}>
      {settings.map(({ name, title, here, printed, customary, cite }) => (
        <li key={name}>
          <p>
            {title} <span className={`${ui.cite} ${css.cite}`}>{cite}</span>
          </p>
          <dl>
            <div data-here>
              <dt>{t('rules.here')}</dt>
              <dd>{plain(here)}</dd>
            </div>
            <div>
              <dt>{t('rules.printed')}</dt>
              <dd>{printed === null ? t('rules.nothingPrinted') : plain(printed)}</dd>
            </div>
            <div>
              <dt>{t('rules.customary')}</dt>
              <dd>{plain(customary)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A value in words: a switch is yes or no. */
export const plain = (value: string): string =>
  value === 'true' ? t('rules.yes') : value === 'false' ? t('rules.no') : value;
