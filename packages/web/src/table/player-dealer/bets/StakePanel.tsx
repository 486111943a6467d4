import { type Cents, dollars } from '@cardroom/core/engine';
import type { RoundState } from '@cardroom/core/engine/player-dealer';
import { useState } from 'react';
import ui from '../../../ui/ui.module.css';
import { AmountField } from '../../bar/AmountField.tsx';
import { fitDown } from '../../bar/amounts.ts';
import barCss from '../../bar/bar.module.css';
import { KeyCap } from '../../bar/KeyCap.tsx';
import { useKeys } from '../../bar/keys.ts';
import { Refusal } from '../../bar/Refusal.tsx';
import { useAsk, useTable } from '../../context.ts';
import { t } from '../../t.ts';
import css from './StakePanel.module.css';

interface Props {
  readonly round: RoundState;
  /** All that the seat has. */
  readonly most: Cents;
  readonly onDone: () => void;
  /** Where it may be left alone. */
  readonly onCancel?: () => void;
}

/** Customary: enough for a table of small bets. */
const USUAL = 40;

/** Chips for the bank: the player-dealer's own, or beside theirs. */
export function StakePanel({ round, most, onDone, onCancel }: Props) {
  const { seat } = useTable();
  const { play, refusal, busy } = useAsk();
  const { min, step } = round.setup.limits;
  const range = { min: Math.min(min, most), max: most, step };
  const [cents, choose] = useState(fitDown(Math.min(USUAL * min, most), range));
  const size = fitDown(cents, range);
  const mine = seat === round.dealer;
  const title = t(!mine ? 'bank.share' : round.stake > 0 ? 'bank.more' : 'bank.stake', {
    cents: dollars(size),
  });
  const go = async () => {
    if (await play({ type: 'stake', seat, cents: size })) onDone();
  };
  useKeys(busy ? [] : [{ key: 'Enter', does: title, press: () => void go() }]);
  const part = (of: number) => fitDown(Math.round(most * of), range);
  return (
    <div className={css.panel}>
      <p className={barCss.note}>{t(mine ? 'bank.stakeText' : 'bank.shareText')}</p>
      <AmountField
        label={t('pot.amount')}
        range={range}
        value={size}
        onChange={choose}
        presets={[
          { title: t('pot.preset.min'), cents: range.min },
          { title: '¼', cents: part(1 / 4) },
          { title: '½', cents: part(1 / 2) },
          { title: t('pot.preset.max'), cents: most },
        ]}
        onEnter={() => void go()}
      />
      <div className={barCss.buttons}>
        <button
          type="button"
          className={`${ui.button} ${barCss.act}`}
          data-strength="strong"
          disabled={busy}
          onClick={() => void go()}
        >
          {title}
          <KeyCap>↵</KeyCap>
        </button>
        {onCancel !== undefined && (
          <button type="button" className={ui.button} onClick={onCancel}>
            {t('bank.notNow')}
          </button>
        )}
      </div>
      <Refusal text={refusal} />
    </div>
  );
}
