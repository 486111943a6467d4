import { useState } from 'react';
import { dollars } from '../../../engine/money.ts';
import { blindsOf } from '../../../table/blinds.ts';
import type { PlayerCommand } from '../../../table/commands.ts';
import { type Entry, WAYS_IN } from '../../../table/settings.ts';
import { isDealtIn, type TableState } from '../../../table/state.ts';
import { SettingsDialog } from '../../account/SettingsDialog.tsx';
import { useMe } from '../../session.ts';
import { t } from '../../strings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AmountField } from '../AmountField.tsx';
import { fitDown } from '../amounts.ts';
import { useAsk, useTable } from '../context.ts';
import { Refusal } from '../Refusal.tsx';
import { WaitForSeat } from './WaitForSeat.tsx';

/** Everything about one's seat that is no part of the hand. */
export function SeatMenu({ onClose }: { readonly onClose: () => void }) {
  const { state, seat } = useTable();
  const [settings, setSettings] = useState(false);
  if (settings) return <SettingsDialog onClose={onClose} />;
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
      <div className="stack">
        {seat >= 0 ? <Seated state={state} seat={seat} onClose={onClose} /> : <WaitForSeat />}
        <button type="button" className="button" onClick={() => setSettings(true)}>
          {t('menu.settings')}
        </button>
      </div>
    </Dialog>
  );
}

interface SeatedProps {
  readonly state: TableState;
  readonly seat: number;
  readonly onClose: () => void;
}

function Seated({ state, seat, onClose }: SeatedProps) {
  const { ask, refusal, busy } = useAsk();
  const seated = state.seats[seat];
  const { sign } = state;
  const does = async (command: PlayerCommand) => {
    if (await ask(command)) onClose();
  };
  const free = state.seats.flatMap((at, i) => (at === null ? [i] : []));
  const straddles = sign.kind === 'pot' && (sign.rules.straddles ?? 0) > 0;
  return (
    <>
      <AddChips state={state} seat={seat} />
      {seated?.away || (seated !== null && seated.comes !== null) ? (
        <ComeBack
          state={state}
          seat={seat}
          go={(comes) => void does({ type: 'come back', ...(comes !== null && { comes }) })}
        />
      ) : (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => void does({ type: 'sit out' })}
        >
          {t('menu.sitOut')}
        </button>
      )}
      {straddles && (
        <label className="tick">
          <input
            type="checkbox"
            checked={seated?.straddles ?? false}
            onChange={({ target }) => void ask({ type: 'straddle', on: target.checked })}
          />
          <span>
            {t('menu.straddle')} <span className="hint">{t('menu.straddleText')}</span>
          </span>
        </label>
      )}
      {free.length > 0 && (
        <fieldset>
          <legend className="label">{t('menu.changeSeat')}</legend>
          <div className="row">
            {free.map((to) => (
              <button
                key={to}
                type="button"
                className="button"
                data-size="small"
                disabled={busy}
                onClick={() => void does({ type: 'change seat', seat: to })}
              >
                {t('menu.changeTo', { n: to + 1 })}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <button type="button" className="button" disabled={busy} onClick={() => void does({ type: 'leave' })}>
        {t('menu.leave')}
      </button>
      <p className="hint">{t('menu.leaveText')}</p>
      <Refusal text={refusal} />
    </>
  );
}

interface ComeBackProps {
  readonly state: TableState;
  readonly seat: number;
  readonly go: (comes: Entry | null) => void;
}

/** Post or wait, where blinds were missed. */
function ComeBack({ state: { sign, seats, line }, seat, go }: ComeBackProps) {
  const missed = (seats[seat]?.missed.length ?? 0) > 0;
  const asked = sign.kind === 'pot' && blindsOf(sign) !== null && line.length > 0;
  const waits = missed || seats[seat]?.comes !== null;
  const ways: readonly Entry[] =
    asked && waits ? WAYS_IN[sign.rules.entry ?? 'post'][missed ? 'missed' : 'newcomer'] : [];
  if (ways.length === 0)
    return (
      <button type="button" className="button" data-strength="strong" onClick={() => go(null)}>
        {t('menu.comeBack')}
      </button>
    );
  return (
    <fieldset>
      <legend className="label">{t('menu.comeBack')}</legend>
      <div className="row">
        {ways.map((way) => (
          <button key={way} type="button" className="button" onClick={() => go(way)}>
            {t(`sit.way.${way}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function AddChips({ state, seat }: { readonly state: TableState; readonly seat: number }) {
  const { ask, refusal, busy } = useAsk();
  const rail = useMe()?.rail ?? 0;
  const { least, most, usual } = state.sign.buyIn;
  const has = state.chips[seat];
  const chip = state.sign.kind === 'pot' ? Math.max(100, state.sign.stakes.chip) : 100;
  const room = most === null ? Math.max(usual, least) * 10 : most - has;
  const range = {
    min: chip,
    max: Math.max(chip, Math.min(room, Math.floor(rail / chip) * chip)),
    step: chip,
  };
  const [cents, choose] = useState(fitDown(Math.max(least, usual - has), range));
  if (isDealtIn(state, seat) || room < chip || rail < chip) return null;
  return (
    <fieldset className="inset">
      <legend className="label">
        {t('menu.addChips')} · {t('sit.rail', { cents: dollars(rail) })}
      </legend>
      <AmountField label={t('menu.addChips')} range={range} value={fitDown(cents, range)} onChange={choose} />
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => void ask({ type: 'add chips', cents: fitDown(cents, range) })}
      >
        {t('menu.addGo', { cents: dollars(fitDown(cents, range)) })}
      </button>
      <Refusal text={refusal} />
    </fieldset>
  );
}
