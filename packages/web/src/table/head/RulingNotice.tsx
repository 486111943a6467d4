import { sayRemedy } from '@cardroom/core/rulings';
import type { TableState } from '@cardroom/core/table';
import { useState } from 'react';
import { CardText } from '../../rules/CardText.tsx';
import ui from '../../ui/ui.module.css';
import { useTable } from '../context.ts';
import { t } from '../t.ts';
import css from './RulingNotice.module.css';

/** What the floor has ruled in this hand, with its line, until it was read or the next hand begins. */
export function RulingNotice() {
  const { feed, state } = useTable();
  const { shown } = feed;
  const [read, setRead] = useState('');
  const at = shown?.events.findLastIndex(({ type }) => type === 'ruled') ?? -1;
  const ruled = shown?.events[at];
  const key = `${shown?.number} ${at}`;
  if (ruled?.type !== 'ruled' || key === read) return isHeld(state) ? <Held /> : null;
  return (
    <div className={css.notice} role="status" data-ruled>
      <p>
        <b>{t('ruled.title')}</b> <CardText>{ruled.say}</CardText>{' '}
        {ruled.reason === undefined ? (
          <span className={ui.cite}>{ruled.cite ?? t('ruled.posted')}</span>
        ) : (
          ruled.remedy.map((each) => sayRemedy(each, state.sign.kind)).join(' ')
        )}
        {isHeld(state) && ` ${t('ruled.held')}`}
      </p>
      <button
        type="button"
        className={ui.iconButton}
        aria-label={t('ruled.read')}
        onClick={() => setRead(key)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

const isHeld = ({ hand }: TableState): boolean =>
  hand?.kind === 'player-dealer' && hand.state.betsHeld && !hand.state.over;

const Held = () => (
  <div className={css.notice} role="status" data-ruled>
    <p>{t('ruled.held')}</p>
  </div>
);
