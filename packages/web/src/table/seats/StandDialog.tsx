import { dollars } from '@cardroom/core/engine';
import { useState } from 'react';
import { useMe } from '../../app/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { AmountField } from '../bar/AmountField.tsx';
import { fitDown } from '../bar/amounts.ts';
import { Refusal } from '../bar/Refusal.tsx';
import { WithLine } from '../bar/WithLine.tsx';
import { useAsk, useTable } from '../context.ts';
import { t } from '../t.ts';
import { nameAt } from './name-at.ts';

interface Props {
  /** The seat behind which the visitor wants to bet; -1 for none in particular. */
  readonly seat: number;
  readonly onClose: () => void;
}

/** Chips to bet with behind the seats of others. */
export default function StandDialog({ seat, onClose }: Props) {
  const { state, feed } = useTable();
  const { ask, refusal, busy } = useAsk();
  const rail = useMe()?.rail ?? 0;
  const { sign } = state;
  const { most, usual } = sign.buyIn;
  const least = sign.kind === 'player-dealer' ? sign.limits.min : 0;
  const chip = 100;
  const max = Math.max(least, Math.min(most ?? 10 * usual, Math.floor(rail / chip) * chip));
  const range = { min: least, max, step: chip };
  const [cents, choose] = useState(fitDown(usual, range));
  const poor = rail < least;
  const stand = async () => {
    if (await ask({ type: 'stand', cents })) onClose();
  };
  const title = seat < 0 ? t('stand.title') : t('stand.titleAt', { name: nameAt(state, feed.names, seat) });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={ui.stack}>
        <WithLine>
          <p className={ui.quiet}>{t('stand.text')}</p>
          <p className={ui.quiet}>
            {t('stand.from', { least: dollars(least) })} {t('sit.rail', { cents: dollars(rail) })}
          </p>
          {poor ? (
            <p className={ui.problem}>{t('stand.tooFew', { cents: dollars(least) })}</p>
          ) : (
            <AmountField
              label={t('stand.amount')}
              range={range}
              value={cents}
              onChange={choose}
              onEnter={() => void stand()}
            />
          )}
          <button
            type="button"
            className={`${ui.button} ${ui.wide}`}
            data-strength="strong"
            disabled={poor || busy}
            onClick={() => void stand()}
          >
            {t('stand.go', { cents: dollars(cents) })}
          </button>
          <Refusal text={refusal} />
        </WithLine>
      </div>
    </Dialog>
  );
}
