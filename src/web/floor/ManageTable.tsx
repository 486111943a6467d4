import { useState } from 'react';
import { dollars } from '../../engine/money.ts';
import type { FloorCommand } from '../../table/commands.ts';
import { Link } from '../router.tsx';
import { CardText } from '../rules/CardText.tsx';
import { t } from '../strings.ts';
import { type AtTable, useAtTable, useFeed } from '../table/context.ts';
import { chipsAt, dueSeats } from '../table/seats/due.ts';
import { say } from '../toasts.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Confirm } from './Confirm.tsx';
import { floorApi } from './floor-api.ts';
import { Posted } from './Posted.tsx';

interface Props {
  readonly table: string;
  readonly title: string;
  readonly runs: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Asking = { readonly what: 'void' | 'close' } | { readonly what: 'unseat'; readonly seat: number } | null;
type Doing = (command: FloorCommand) => Promise<boolean>;

/** One table at the floor's desk, as it is played: who sits there, and what the floor may do. */
export default function ManageTable({ table, title, runs, onDone, onClose }: Props) {
  const feed = useFeed(table, undefined);
  const at = useAtTable(feed);
  const [asking, setAsking] = useState<Asking>(null);
  const [problem, setProblem] = useState('');
  const act: Doing = async (command) => {
    const answer = await floorApi.command(table, command);
    setProblem(answer.ok ? '' : answer.message);
    if (answer.ok) {
      setAsking(null);
      say(t('floor.done', { what: t(`manage.did.${command.type}`) }));
      onDone();
    }
    return answer.ok;
  };
  return (
    <Dialog title={title} wide onClose={onClose}>
      {feed.closed !== null ? (
        <p>{t('manage.gone', { reason: feed.closed })}</p>
      ) : at === null ? (
        <p className="quiet">{t('manage.loading')}</p>
      ) : asking !== null ? (
        <Ask
          at={at}
          asking={asking}
          problem={problem}
          act={act}
          onCancel={() => {
            setProblem('');
            setAsking(null);
          }}
        />
      ) : (
        <div className="stack">
          <Now at={at} />
          {problem !== '' && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          {runs && <Actions at={at} act={act} onAsk={setAsking} />}
          <SeatTable at={at} onUnseat={runs ? (seat) => setAsking({ what: 'unseat', seat }) : null} />
          {feed.story.length > 0 && (
            <details className="fold">
              <summary>{t('manage.story')}</summary>
              <ol className="floor-story">
                {feed.story.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows.
                  <li key={i}>
                    <CardText>{line}</CardText>
                  </li>
                ))}
              </ol>
            </details>
          )}
          <Posted sign={at.state.sign} />
          <div className="row">
            <Link className="text-button" href={`/t/${table}`}>
              {t('tables.watch')}
            </Link>
            <span className="hint">{t('manage.id', { id: table })}</span>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Now({ at }: { readonly at: AtTable }) {
  const { state, legal, feed } = at;
  const due = state.hand === null ? [] : dueSeats(state, legal);
  const nameAt = (seat: number) => {
    const player = state.seats[seat]?.player ?? '';
    return feed.names[player]?.name ?? player;
  };
  const words = [
    state.hand === null
      ? t('manage.between', { hands: state.hands })
      : t('manage.hand', { n: state.hands }),
    ...(due.length > 0 ? [t('manage.turn', { who: due.map(nameAt).join(', ') })] : []),
    ...(state.paused ? [t('tables.state.paused')] : []),
    ...(state.closing ? [t('tables.state.closing')] : []),
  ];
  return (
    <p className="floor-now" role="status">
      {words.join(' · ')}
    </p>
  );
}

interface ActionProps {
  readonly at: AtTable;
  readonly act: Doing;
  readonly onAsk: (asking: Asking) => void;
}

function Actions({ at: { state }, act, onAsk }: ActionProps) {
  const { paused, closing, hand } = state;
  return (
    <div className="row">
      <button
        type="button"
        className="button"
        title={paused ? undefined : t('manage.pauseText')}
        onClick={() => void act({ type: paused ? 'resume' : 'pause' })}
      >
        {t(paused ? 'manage.resume' : 'manage.pause')}
      </button>
      <button type="button" className="button" onClick={() => void act({ type: 'call clock' })}>
        {t('manage.clock')}
      </button>
      <button
        type="button"
        className="button"
        disabled={hand === null}
        onClick={() => onAsk({ what: 'void' })}
      >
        {t('manage.void')}
      </button>
      <button
        type="button"
        className="button"
        disabled={closing}
        onClick={() => onAsk({ what: 'close' })}
      >
        {t('manage.close')}
      </button>
    </div>
  );
}

interface SeatProps {
  readonly at: AtTable;
  readonly onUnseat: ((seat: number) => void) | null;
}

function SeatTable({ at: { state, feed }, onUnseat }: SeatProps) {
  const inHand = (seat: number) => state.hand !== null && state.hand.state.setup.stacks[seat] !== null;
  return (
    <div className="scroll">
      <table className="figures">
        <caption className="unseen">{t('manage.seats')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('manage.seat')}</th>
            <th scope="col">{t('manage.player')}</th>
            <th scope="col" className="number">
              {t('manage.chips')}
            </th>
            <th scope="col">{t('manage.status')}</th>
            {onUnseat !== null && (
              <td>
                <span className="unseen">{t('manage.unseat')}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {state.seats.map((seated, seat) => {
            const patron = seated === null ? undefined : feed.names[seated.player];
            const name = patron?.name ?? seated?.player ?? '';
            const status = [
              ...(patron?.bot ? [t('manage.bot')] : []),
              ...(seated?.away ? [t('manage.away')] : []),
              ...(seated?.leaving ? [t('manage.leaving')] : []),
              ...(inHand(seat) ? [t('manage.inHand')] : []),
            ];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <tr key={seat} data-free={seated === null || undefined}>
                <th scope="row">{seat + 1}</th>
                <td>{seated === null ? t('manage.free') : name}</td>
                <td className="number">{seated === null ? '' : dollars(chipsAt(state, seat))}</td>
                <td>{status.join(', ')}</td>
                {onUnseat !== null && (
                  <td className="do">
                    {seated !== null && !seated.leaving && (
                      <button
                        type="button"
                        className="text-button"
                        aria-label={t('manage.unseatLabel', { name, n: seat + 1 })}
                        onClick={() => onUnseat(seat)}
                      >
                        {t('manage.unseat')}
                      </button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface AskProps {
  readonly at: AtTable;
  readonly asking: NonNullable<Asking>;
  readonly problem: string;
  readonly act: Doing;
  readonly onCancel: () => void;
}

/** What cannot be taken back is asked once more. */
function Ask({ at: { state, feed }, asking, problem, act, onCancel }: AskProps) {
  const [reason, setReason] = useState('');
  const [hand] = useState(state.hands);
  if (asking.what === 'void')
    return (
      <Confirm
        title={t('manage.voidTitle', { n: hand })}
        text={t('manage.voidText')}
        go={t('manage.voidGo')}
        problem={problem}
        onGo={() => act({ type: 'void', reason: reason.trim() })}
        onCancel={onCancel}
      >
        <label className="field">
          <span className="label">{t('manage.reason')}</span>
          <input
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            placeholder={t('manage.reasonHint')}
            maxLength={200}
            required
          />
        </label>
      </Confirm>
    );
  if (asking.what === 'close')
    return (
      <Confirm
        title={t('manage.closeTitle')}
        text={t('manage.closeText')}
        go={t('manage.closeGo')}
        problem={problem}
        onGo={() => act({ type: 'close' })}
        onCancel={onCancel}
      />
    );
  const player = state.seats[asking.seat]?.player ?? '';
  const name = feed.names[player]?.name ?? player;
  return (
    <Confirm
      title={t('manage.unseatTitle', { name })}
      text={t('manage.unseatText')}
      go={t('manage.unseatGo', { name })}
      problem={problem}
      onGo={() => act({ type: 'unseat', seat: asking.seat })}
      onCancel={onCancel}
    />
  );
}
