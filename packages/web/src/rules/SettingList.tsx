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
              <dd>{here}</dd>
            </div>
            <div>
              <dt>{t('rules.printed')}</dt>
              <dd>{printed === null ? t('rules.nothingPrinted') : printed}</dd>
            </div>
            <div>
              <dt>{t('rules.customary')}</dt>
              <dd>{customary}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
