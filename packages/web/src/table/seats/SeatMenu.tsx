import { dollars } from '@cardroom/core/engine';
import {
  chipsAt,
  isBehind,
  isDealtIn,
  type PlayerCommand,
  personAt,
  type TableState,
} from '@cardroom/core/table';
import { lazy, Suspense, useState } from 'react';
import { useIsStaff } from '../../account/is-staff.ts';
import SettingsDialog from '../../account/SettingsDialog.tsx';
import { Link } from '../../app/router.tsx';
import { useMe } from '../../app/session.ts';
import { tablePath } from '../../app/table-path.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { AmountField } from '../bar/AmountField.tsx';
import { fitDown } from '../bar/amounts.ts';
import barCss from '../bar/bar.module.css';
import { Refusal } from '../bar/Refusal.tsx';
import { WithLine } from '../bar/WithLine.tsx';
import { useAsk, useTable } from '../context.ts';
import { t } from '../t.ts';
import { ComeBack } from './ComeBack.tsx';
import { keepRebuy, rebuyTo, useRebuys } from './rebuy.ts';
import { WaitForSeat } from './WaitForSeat.tsx';

/** What few open is loaded when somebody does. */
const HostDialog = lazy(() => import('../host/HostDialog.tsx'));
const CallFloor = lazy(() => import('../host/CallFloor.tsx'));
const Ledger = lazy(() => import('../host/Ledger.tsx'));

/** Everything about one's seat that is no part of the hand. */
export default function SeatMenu({ onClose }: { readonly onClose: () => void }) {
  const { state, feed, seat, place } = useTable();
  const staff = useIsStaff();
  const [view, setView] = useState<'settings' | 'host' | 'call' | 'ledger' | null>(null);
  if (view === 'settings') return <SettingsDialog onClose={onClose} />;
  if (view !== null)
    return (
      <Suspense fallback={null}>
        {view === 'host' && <HostDialog onClose={onClose} />}
        {view === 'call' && <CallFloor onClose={onClose} />}
        {view === 'ledger' && (
          <Dialog title={t('menu.ledger')} onClose={onClose}>
            <Ledger table={feed.table} titled />
          </Dialog>
        )}
      </Suspense>
    );
  return (
    <Dialog title={t(isBehind(state, place) ? 'menu.behindTitle' : 'menu.title')} onClose={onClose}>
      <div className={ui.stack}>
        <WithLine>
          {seat >= 0 && <Seated state={state} seat={seat} onClose={onClose} />}
          {isBehind(state, place) && <Behind state={state} place={place} onClose={onClose} />}
          {seat < 0 && !staff && <WaitForSeat />}
        </WithLine>
        <div className={`${ui.row} ${ui.even}`}>
          {feed.host !== undefined && feed.host === feed.me && (
            <button
              type="button"
              className={ui.button}
              data-strength={seat < 0 ? 'strong' : undefined}
              onClick={() => setView('host')}
            >
              {t('menu.host')}
            </button>
          )}
          {feed.isPrivate && (
            <button type="button" className={ui.button} onClick={() => setView('ledger')}>
              {t('menu.ledger')}
            </button>
          )}
          {place >= 0 && (
            <button type="button" className={ui.button} onClick={() => setView('call')}>
              {t('menu.callFloor')}
            </button>
          )}
          <button type="button" className={ui.button} onClick={() => setView('settings')}>
            {t('menu.settings')}
          </button>
          <Link className={ui.button} href={tablePath(feed.table, feed.key, '/text')}>
            {t('menu.asText')}
          </Link>
          <a className={ui.button} href="/help" target="_blank" rel="noreferrer">
            {t('nav.help')}
          </a>
        </div>
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
  const { feed } = useTable();
  const rebuys = useRebuys();
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
          className={ui.button}
          disabled={busy}
          onClick={() => void does({ type: 'sit out' })}
        >
          {t('menu.sitOut')}
        </button>
      )}
      <Switch
        title={t('menu.rebuy')}
        text={t('menu.rebuyText', { least: dollars(sign.buyIn.least), usual: dollars(rebuyTo(sign)) })}
        on={rebuys.includes(feed.table)}
        onTurn={(on) => keepRebuy(feed.table, on)}
      />
      {straddles && (
        <Switch
          title={t('menu.straddle')}
          text={t('menu.straddleText')}
          on={seated?.straddles ?? false}
          onTurn={(on) => void ask({ type: 'straddle', on })}
        />
      )}
      {sign.kind === 'player-dealer' && sign.game.backline.kinds !== 'none' && sign.rules.refuseBackline && (
        <Switch
          title={t('menu.backline')}
          text={t('menu.backlineText')}
          on={seated?.noBackline !== true}
          onTurn={(on) => void ask({ type: 'back line', on })}
        />
      )}
      <Agreement
        state={state}
        on={seated?.agrees === true}
        onTurn={(on) => void ask({ type: 'agree', on })}
      />
      {free.length > 0 && (
        <fieldset>
          <legend className={ui.label}>{t('menu.changeSeat')}</legend>
          <div className={ui.row}>
            {free.map((to) => (
              <button
                key={to}
                type="button"
                className={ui.button}
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
      <button
        type="button"
        className={ui.button}
        disabled={busy}
        onClick={() => void does({ type: 'leave' })}
      >
        {t('menu.leave')}
      </button>
      <p className={ui.hint}>{t('menu.leaveText')}</p>
      <Refusal text={refusal} />
    </>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

function Switch({ title, text, on, onTurn }: SwitchProps) {
  return (
    <label className={ui.tick}>
      <input type="checkbox" checked={on} onChange={({ target }) => onTurn(target.checked)} />
      <span>
        {title} <span className={ui.hint}>{text}</span>
      </span>
    </label>
  );
}

/** Who plays a hand, where those who bet on it may agree on the other way. */
function Agreement({
  state: { sign },
  ...turn
}: { readonly state: TableState } & Pick<SwitchProps, 'on' | 'onTurn'>) {
  if (sign.kind !== 'player-dealer' || !sign.game.backline.agreement) return null;
  const title = t(sign.game.backline.decides === 'largest' ? 'menu.agreeSeated' : 'menu.agreeLargest');
  return <Switch title={title} text={t('menu.agreeText')} {...turn} />;
}

interface BehindProps {
  readonly state: TableState;
  readonly place: number;
  readonly onClose: () => void;
}

/** What somebody may do who bets behind the seats. */
function Behind({ state, place, onClose }: BehindProps) {
  const { ask, refusal, busy } = useAsk();
  const leave = async () => {
    if (await ask({ type: 'leave' })) onClose();
  };
  return (
    <>
      <p className={barCss.note}>{t('stand.chips', { cents: dollars(chipsAt(state, place)) })}</p>
      <AddChips state={state} seat={place} />
      <Agreement
        state={state}
        on={personAt(state, place)?.agrees === true}
        onTurn={(on) => void ask({ type: 'agree', on })}
      />
      <button type="button" className={ui.button} disabled={busy} onClick={() => void leave()}>
        {t('menu.behindLeave')}
      </button>
      <p className={ui.hint}>{t('menu.behindLeaveText')}</p>
      <Refusal text={refusal} />
    </>
  );
}

function AddChips({ state, seat }: { readonly state: TableState; readonly seat: number }) {
  const { ask, refusal, busy } = useAsk();
  const rail = useMe()?.rail ?? 0;
  const { least, most, usual } = state.sign.buyIn;
  const has = chipsAt(state, seat);
  const chip = state.sign.kind === 'pot' ? Math.max(100, state.sign.stakes.chip) : 100;
  const room = most === null ? Math.max(usual, least) * 10 : most - has;
  const range = {
    min: chip,
    max: Math.max(chip, Math.min(room, Math.floor(rail / chip) * chip)),
    step: chip,
  };
  const [cents, choose] = useState(fitDown(Math.max(least, usual - has), range));
  // Behind the seats chips are bought while bets are open, too.
  const open = isBehind(state, seat) && state.hand?.kind === 'player-dealer' && state.hand.state.open;
  if ((isDealtIn(state, seat) && !open) || room < chip || rail < chip) return null;
  return (
    <fieldset className={ui.inset}>
      <legend className={ui.label}>
        {t('menu.addChips')} · {t('sit.rail', { cents: dollars(rail) })}
      </legend>
      <AmountField label={t('menu.addChips')} range={range} value={fitDown(cents, range)} onChange={choose} />
      <button
        type="button"
        className={ui.button}
        disabled={busy}
        onClick={() => void ask({ type: 'add chips', cents: fitDown(cents, range) })}
      >
        {t('menu.addGo', { cents: dollars(fitDown(cents, range)) })}
      </button>
      <Refusal text={refusal} />
    </fieldset>
  );
}
