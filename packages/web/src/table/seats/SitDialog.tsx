import { dollars } from '@cardroom/core/engine';
import type { Entry } from '@cardroom/core/houses';
import { isBehind } from '@cardroom/core/table';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useMe } from '../../app/session.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { AmountField } from '../bar/AmountField.tsx';
import { fitDown } from '../bar/amounts.ts';
import { Refusal } from '../bar/Refusal.tsx';
import { WithLine } from '../bar/WithLine.tsx';
import { useAsk, useTable } from '../context.ts';
import { callMe, useAsksForCall } from '../sound/ask-once.ts';
import { t } from '../t.ts';
import { waysInAt, wayWords } from './ways-in.ts';

interface Props {
  readonly seat: number;
  readonly onClose: () => void;
}

/** A buy-in within what is posted, and how one comes into a game that goes on. */
export function SitDialog({ seat, onClose }: Props) {
  const { state, place } = useTable();
  const { ask, refusal, busy } = useAsk();
  const rail = useMe()?.rail ?? 0;
  const { least, most, usual } = state.sign.buyIn;
  const chip = state.sign.kind === 'pot' ? Math.max(100, state.sign.stakes.chip) : 100;
  const max = Math.max(least, Math.min(most ?? Math.max(10 * usual, least), Math.floor(rail / chip) * chip));
  const range = { min: least, max, step: chip };
  const [cents, choose] = useState(fitDown(usual, range));
  const ways = waysInAt(state, seat);
  const [comes, setComes] = useState<Entry | undefined>(ways[0]);
  const poor = rail < least;
  const asks = useAsksForCall();
  const sit = async () => {
    // Who bets behind the seats goes from there first.
    if (isBehind(state, place) && !(await ask({ type: 'leave' }))) return;
    if (!(await ask({ type: 'sit', seat, cents, ...(comes !== undefined && { comes }) }))) return;
    // The dialog has to be gone: while it is open, nothing beside it can have the focus.
    flushSync(onClose);
    // The seat that was pressed is a button no more.
    document.querySelector<HTMLElement>('[data-bar]')?.focus({ preventScroll: true });
  };
  return (
    <Dialog title={t('sit.title', { n: seat + 1 })} onClose={onClose}>
      <div className={ui.stack}>
        <WithLine>
          <p className={ui.quiet}>
            {most === null
              ? t('sit.limitsFrom', { least: dollars(least) })
              : t('sit.limits', { least: dollars(least), most: dollars(most) })}{' '}
            {t('sit.rail', { cents: dollars(rail) })}
          </p>
          {poor ? (
            <p className={ui.problem}>{t('sit.tooFew', { cents: dollars(least) })}</p>
          ) : (
            <AmountField
              label={t('sit.buyIn')}
              range={range}
              value={cents}
              onChange={choose}
              onEnter={() => void sit()}
            />
          )}
          {ways.length > 1 && comes !== undefined && (
            <Choice
              label={t('sit.comes')}
              value={comes}
              choices={ways.map((way) => ({ value: way, text: wayWords(state, way) }))}
              onChoose={setComes}
            />
          )}
          {asks && (
            <label className={ui.tick}>
              <input type="checkbox" onChange={({ target }) => callMe(target.checked)} />
              <span>{t('sit.call')}</span>
            </label>
          )}
          <button
            type="button"
            data-autofocus
            className={`${ui.button} ${ui.wide}`}
            data-strength="strong"
            disabled={poor || busy}
            onClick={() => void sit()}
          >
            {t('sit.go', { cents: dollars(cents) })}
          </button>
          <Refusal text={refusal} />
        </WithLine>
      </div>
    </Dialog>
  );
}
