import { useState } from 'react';
import { Link } from '../../app/router.tsx';
import { say } from '../../app/toasts.tsx';
import { CardText } from '../../rules/CardText.tsx';
import { Posted } from '../../rules/Posted.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { Ask, type Asking, type Doing } from '../AskFirst.tsx';
import { floorApi } from '../floor-api.ts';
import { afterwards } from '../floor-queries.ts';
import { SeatTable } from '../people/SeatTable.tsx';
import { WaitingList } from '../people/WaitingList.tsx';
import { HoldBets } from '../rulings/HoldBets.tsx';
import { t } from '../t.ts';
import css from './ManageTable.module.css';
import { PauseTable } from './PauseTable.tsx';
import { type TableNow, useTableNow } from './use-table-now.ts';

interface Props {
  readonly table: string;
  readonly title: string;
  /** House and limit. */
  readonly where: string;
  readonly runs: boolean;
  readonly onClose: () => void;
}

/** One table at the floor's desk, as it is played: who sits there, and what the floor may do. */
export default function ManageTable({ table, title, where, runs, onClose }: Props) {
  const now = useTableNow(table);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [problem, setProblem] = useState('');
  const act: Doing = async (command) => {
    const answer = await floorApi.command(table, command);
    setProblem(answer.ok ? '' : answer.message);
    if (answer.ok) {
      setAsking(null);
      say(t('floor.done', { what: t(`manage.did.${command.type}`) }));
      void afterwards();
    }
    return answer.ok;
  };
  const cancel = () => {
    setProblem('');
    setAsking(null);
  };
  return (
    <Dialog title={title} wide onClose={onClose}>
      {typeof now === 'string' ? (
        <p>{now}</p>
      ) : now === null ? (
        <p className={ui.quiet}>{t('manage.loading')}</p>
      ) : asking !== null ? (
        <Ask table={table} now={now} asking={asking} problem={problem} act={act} onCancel={cancel} />
      ) : (
        <div className={ui.stack}>
          <div>
            <p className={ui.quiet}>{where}</p>
            <Now now={now} />
          </div>
          {problem !== '' && (
            <p className={ui.problem} role="alert">
              {problem}
            </p>
          )}
          {runs && <Actions now={now} act={act} onAsk={setAsking} />}
          <SeatTable
            now={now}
            onSeat={runs ? (seat) => setAsking({ what: 'seat', seat }) : null}
            onUnseat={runs ? (seat) => setAsking({ what: 'unseat', seat }) : null}
            onMove={runs ? (seat) => setAsking({ what: 'move', seat }) : null}
            onCourtesy={
              runs && now.state.sign.rules.courtesy ? (seat) => void act({ type: 'courtesy', seat }) : null
            }
          />
          <WaitingList
            now={now}
            onSeat={
              runs && now.state.seats.includes(null) ? (player) => setAsking({ what: 'seat', player }) : null
            }
          />
          {now.story.length > 0 && (
            <details className={ui.fold}>
              <summary>{t(now.state.hand === null ? 'manage.lastStory' : 'manage.story')}</summary>
              <ol className={css.story}>
                {now.story.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows.
                  <li key={i}>
                    <CardText>{line}</CardText>
                  </li>
                ))}
              </ol>
            </details>
          )}
          <Posted sign={now.state.sign} />
          <div className={ui.row}>
            <Link className={ui.textButton} href={`/t/${table}`}>
              {t('manage.watch')}
            </Link>
            <span className={ui.hint}>{t('manage.id', { id: table })}</span>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Now({ now: { state, due, nameAt } }: { readonly now: TableNow }) {
  const words = [
    state.hand === null ? t('manage.between', { hands: state.hands }) : t('manage.hand', { n: state.hands }),
    ...(due.length > 0 ? [t('manage.turn', { who: due.map(nameAt).join(', ') })] : []),
    ...(state.paused ? [t('tables.state.paused')] : []),
    ...(state.closing ? [t('tables.state.closing')] : []),
  ];
  return <p className={css.now}>{words.join(' · ')}</p>;
}

interface ActionProps {
  readonly now: TableNow;
  readonly act: Doing;
  readonly onAsk: (asking: Asking) => void;
}

function Actions({ now: { state }, act, onAsk }: ActionProps) {
  const { paused, closing, hand } = state;
  return (
    <div className={`${ui.row} ${css.do}`}>
      <PauseTable paused={paused} act={act} />
      <button type="button" className={ui.button} onClick={() => void act({ type: 'call clock' })}>
        {t('manage.clock')}
      </button>
      <HoldBets hand={hand} act={act} />
      <button
        type="button"
        className={ui.button}
        disabled={hand === null}
        onClick={() => onAsk({ what: 'rule' })}
      >
        {t('manage.rule')}
      </button>
      <button
        type="button"
        className={ui.button}
        disabled={hand === null}
        onClick={() => onAsk({ what: 'void' })}
      >
        {t('manage.void')}
      </button>
      <button type="button" className={ui.button} disabled={closing} onClick={() => onAsk({ what: 'close' })}>
        {t('manage.close')}
      </button>
    </div>
  );
}
