import { houses, titleOfLimit } from '@cardroom/core/houses';
import { isFramed } from '../../app/live.ts';
import { Link } from '../../app/router.tsx';
import { HouseMark } from '../../art/index.ts';
import { OtherTables } from '../../mine/OtherTables.tsx';
import { Icon } from '../../ui/icons.tsx';
import ui from '../../ui/ui.module.css';
import { useTable } from '../context.ts';
import screen from '../screen.module.css';
import { t } from '../t.ts';
import css from './Head.module.css';
import { LineState } from './LineState.tsx';

interface Props {
  readonly onMenu: () => void;
  readonly onInvite: () => void;
  /** Null for all but the floor. */
  readonly onRule: (() => void) | null;
  readonly onHelp: () => void;
  readonly onPanel: () => void;
  readonly panel: boolean;
}

/** Where one is, how the line to the room stands, and the way to everything that is not the hand. */
export function Head({ onMenu, onInvite, onRule, onHelp, onPanel, panel }: Props) {
  const { state, feed } = useTable();
  const { sign, hands } = state;
  const { offering, limit } = sign;
  const title = titleOfLimit(offering, limit);
  return (
    <header className={`${screen.head} ${css.head}`}>
      {isFramed() ? (
        <span className={`${screen.back} ${css.back}`}>
          <HouseMark house={offering.house} size={26} />
        </span>
      ) : (
        <Link className={`${screen.back} ${css.back}`} href="/" aria-label={t('table.backLabel')}>
          <span aria-hidden="true">‹</span>
          <HouseMark house={offering.house} size={26} />
        </Link>
      )}
      <div className={`${screen.name} ${css.name}`}>
        <h1>{offering.name}</h1>
        <p>
          <span className={css.house}>{houses[offering.house].name} · </span>
          {title} · {hands === 0 ? t('table.noHand') : t('table.hand', { n: hands })}
        </p>
      </div>
      {feed.key !== undefined ? (
        <button
          type="button"
          className={`${ui.button} ${css.invite}`}
          data-size="small"
          aria-label={t('table.inviteLabel')}
          onClick={onInvite}
        >
          <Icon name="lock" />
          <span className={css.inviteWord}>
            {t('table.privateMark')} · {t('table.invite')}
          </span>
        </button>
      ) : (
        feed.isPrivate && (
          <span className={css.private}>
            <Icon name="lock" />
            {t('table.privateMark')}
          </span>
        )
      )}
      <LineState table={feed.table} />
      {onRule === null ? (
        <button type="button" className={ui.button} data-size="small" onClick={onMenu}>
          {t('table.menu')}
        </button>
      ) : (
        <button
          type="button"
          className={ui.button}
          data-size="small"
          disabled={state.hand === null}
          onClick={onRule}
        >
          {t('table.rule')}
        </button>
      )}
      <button
        type="button"
        className={`${ui.iconButton} ${css.helpButton}`}
        aria-label={t('table.help')}
        onClick={onHelp}
      >
        <span aria-hidden="true">?</span>
      </button>
      <button
        type="button"
        className={`${ui.button} ${css.panelButton}`}
        data-size="small"
        aria-expanded={panel}
        aria-controls="table-panel"
        onClick={onPanel}
      >
        {t('panel.story')}
      </button>
      <OtherTables here={feed.table} />
    </header>
  );
}
