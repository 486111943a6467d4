import { dollars } from '@cardroom/core/engine';
import { CLOCK_RULES, type ClockRule, type HostCommand, tableSettings } from '@cardroom/core/table';
import { useState } from 'react';
import { ask, type PickedFees, sentence } from '../../app/api.ts';
import { room } from '../../app/live.ts';
import { say } from '../../app/toasts.tsx';
import { asPosted } from '../../opening/fees.ts';
import { PickFees } from '../../opening/PickFees.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { Refusal } from '../bar/Refusal.tsx';
import { WithLine } from '../bar/WithLine.tsx';
import { useTable } from '../context.ts';
import { nameAt } from '../seats/name-at.ts';
import { count, t } from '../t.ts';
import css from './HostDialog.module.css';

type Order = HostCommand | { readonly type: 'bots'; readonly count: number };

/** What the host of a private table may do: people, pause, clock, bots and fees. */
export default function HostDialog({ onClose }: { readonly onClose: () => void }) {
  const { feed, state } = useTable();
  const [problem, setProblem] = useState('');
  const [closing, setClosing] = useState(false);
  const act = async (command: Order, done: string) => {
    const answer = await room().host(feed.table, command);
    setProblem(answer.ok ? '' : answer.message);
    if (answer.ok) say(done);
    return answer.ok;
  };
  const { paused, pausedByHost } = state;
  return (
    <Dialog title={t('host.title')} onClose={onClose}>
      <div className={ui.stack}>
        <WithLine>
          <div className={`${ui.row} ${ui.even}`}>
            <button
              type="button"
              className={ui.button}
              disabled={paused && pausedByHost !== true}
              onClick={() =>
                void act(
                  { type: paused ? 'resume' : 'pause' },
                  t(paused ? 'host.didResume' : 'host.didPause'),
                )
              }
            >
              {t(paused ? 'host.resume' : 'host.pause')}
            </button>
            <button
              type="button"
              className={ui.button}
              disabled={state.closing}
              onClick={() => setClosing(true)}
            >
              {t('host.close')}
            </button>
          </div>
          {closing && (
            <div className={ui.inset}>
              <p>{t('host.closeText')}</p>
              <div className={ui.row}>
                <button
                  type="button"
                  className={ui.button}
                  data-strength="strong"
                  onClick={() =>
                    void act({ type: 'close' }, t('host.didClose')).then((done) => {
                      if (done) onClose();
                    })
                  }
                >
                  {t('host.closeGo')}
                </button>
                <button type="button" className={ui.button} onClick={() => setClosing(false)}>
                  {t('host.closeNot')}
                </button>
              </div>
            </div>
          )}
          <Refusal text={problem} />
          <People act={act} />
          <Bots act={act} />
          <Clock act={act} />
          <Fees act={act} onProblem={setProblem} />
        </WithLine>
      </div>
    </Dialog>
  );
}

interface Acting {
  readonly act: (command: Order, done: string) => Promise<boolean>;
}

/** Who waits is seated, and who sits is asked to leave. */
function People({ act }: Acting) {
  const { feed, state } = useTable();
  const free = state.seats.indexOf(null);
  const cents = state.sign.buyIn.usual;
  const name = (player: string) => feed.names[player]?.name ?? player;
  const guests = state.seats.flatMap((seated, seat) =>
    seated === null || feed.names[seated.player]?.bot || seated.player === feed.me
      ? []
      : [{ ...seated, seat }],
  );
  return (
    <fieldset className={css.part}>
      <legend className={ui.label}>{t('host.people')}</legend>
      {guests.length + state.waiting.length === 0 && <p className={ui.quiet}>{t('host.nobody')}</p>}
      <ul className={css.people}>
        {state.waiting.map((player) => (
          <li key={player}>
            <span>
              {name(player)} <span className={ui.hint}>{t('host.waits')}</span>
            </span>
            <button
              type="button"
              className={ui.button}
              data-size="small"
              disabled={free < 0}
              onClick={() =>
                void act(
                  { type: 'seat', player, seat: free, cents },
                  t('host.didSeat', { name: name(player) }),
                )
              }
            >
              {t('host.seat', { cents: dollars(cents) })}
            </button>
          </li>
        ))}
        {guests.map(({ player, seat, leaving }) => (
          <li key={player}>
            <span>{nameAt(state, feed.names, seat)}</span>
            <button
              type="button"
              className={ui.button}
              data-size="small"
              disabled={leaving}
              aria-label={leaving ? undefined : t('host.unseatLabel', { name: name(player) })}
              onClick={() => void act({ type: 'unseat', seat }, t('host.didUnseat', { name: name(player) }))}
            >
              {t(leaving ? 'host.leaving' : 'host.unseat')}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Bots({ act }: Acting) {
  const { feed, state } = useTable();
  const bots = state.seats.filter(
    (seated) => seated !== null && !seated.leaving && feed.names[seated.player]?.bot,
  );
  const people = state.seats.filter((seated) => seated !== null && !feed.names[seated.player]?.bot).length;
  const most = Math.max(bots.length, state.seats.length - Math.max(1, people));
  return (
    <label className={ui.field}>
      <span className={ui.label}>{t('host.bots')}</span>
      <select
        value={bots.length}
        onChange={({ target }) => void act({ type: 'bots', count: Number(target.value) }, t('host.didBots'))}
      >
        {Array.from({ length: most + 1 }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its own key.
          <option key={n} value={n}>
            {n === 0 ? t('host.noBots') : count('host.botCount', n)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The times of this table that may be changed, with what may be chosen of each. */
function Clock({ act }: Acting) {
  const {
    state: { sign },
  } = useTable();
  const settings = tableSettings(sign.offering, sign.limit);
  const times = CLOCK_RULES.flatMap((name): (readonly [ClockRule, (typeof settings)[string]])[] => {
    const of = settings[name];
    return of === undefined ? [] : [[name, of]];
  });
  return (
    <fieldset className={css.part}>
      <legend className={ui.label}>{t('host.clock')}</legend>
      <div className={ui.fields}>
        {times.map(([name, { choices }]) => (
          <label key={name} className={ui.field}>
            <span className={ui.label}>{t(`host.time.${name}`)}</span>
            <select
              value={sign.rules[name] ?? 0}
              onChange={({ target }) =>
                void act({ type: 'post', clock: { [name]: Number(target.value) } }, t('host.didClock'))
              }
            >
              {choices.map((value) => (
                <option key={String(value)} value={Number(value)}>
                  {value === 0 ? t('host.noTime') : t('host.seconds', { n: Number(value) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Fees({ act, onProblem }: Acting & { readonly onProblem: (text: string) => void }) {
  const {
    feed,
    state: { sign, toBePosted },
  } = useTable();
  const [picked, setPicked] = useState<PickedFees>({
    ...{ usual: false, options: sign.fees.options },
    readings: sign.fees.readings,
    amounts: Object.fromEntries(
      Object.entries(sign.fees.amounts).map(([name, cents]) => [name, `${cents / 100}`]),
    ),
  });
  const post = (of: PickedFees) => {
    const posted = asPosted(of);
    if (typeof posted === 'string') {
      onProblem(posted);
      return;
    }
    const { options = [], readings = {}, amounts } = posted;
    // What was read of a schedule is one of its words.
    const words = Object.fromEntries(Object.entries(readings).map(([name, value]) => [name, String(value)]));
    void act(
      { type: 'post', fees: { options, readings: words, ...(amounts && { amounts }) } },
      t('host.didFees'),
    );
  };
  const postUsual = async () => {
    try {
      const { options } = await ask<{ readonly options: readonly string[] }>(
        'GET',
        `/api/tables/${encodeURIComponent(feed.table)}/usual-fees`,
      );
      if (options.length === 0) return onProblem(t('host.noUsual'));
      const usual: PickedFees = { usual: false, options, readings: {}, amounts: {} };
      setPicked(usual);
      post(usual);
    } catch (error) {
      onProblem(sentence(error));
    }
  };
  const none: PickedFees = { usual: false, options: [], readings: {}, amounts: {} };
  return (
    <div className={ui.stack}>
      <PickFees offering={sign.offering.id} fees={picked} onPick={setPicked} own />
      <div className={`${ui.row} ${ui.even}`}>
        <button
          type="button"
          className={ui.button}
          disabled={picked.options.length === 0}
          onClick={() => post(picked)}
        >
          {t('host.postFees')}
        </button>
        <button type="button" className={ui.button} onClick={() => void postUsual()}>
          {t('host.usualFees')}
        </button>
        <button
          type="button"
          className={ui.button}
          disabled={sign.fees.options.length === 0}
          onClick={() => {
            setPicked(none);
            post(none);
          }}
        >
          {t('host.noFees')}
        </button>
      </div>
      {toBePosted !== undefined && <p className={ui.hint}>{t('host.feesNext')}</p>}
    </div>
  );
}
