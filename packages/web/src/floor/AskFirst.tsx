import type { FloorCommand } from '@cardroom/core/table';
import { useState } from 'react';
import ui from '../ui/ui.module.css';
import { Confirm } from './Confirm.tsx';
import type { MovePlayer } from './floor-api.ts';
import { MoveSomebody } from './people/MoveSomebody.tsx';
import { SeatSomebody } from './people/SeatSomebody.tsx';
import { RulingPanel } from './rulings/RulingPanel.tsx';
import { t } from './t.ts';
import type { TableNow } from './tables/use-table-now.ts';

export type Asking =
  | { readonly what: 'void' }
  | { readonly what: 'rule' }
  | { readonly what: 'close' }
  | { readonly what: 'unseat'; readonly seat: number }
  | { readonly what: 'move'; readonly seat: number }
  /** An open seat was pointed at, or somebody of the list. */
  | { readonly what: 'seat'; readonly seat?: number; readonly player?: string };
/** Does it, and says whether it was done. */
export type Doing = (command: FloorCommand | MovePlayer) => Promise<boolean>;

interface Props {
  readonly table: string;
  readonly now: TableNow;
  readonly asking: Asking;
  readonly problem: string;
  readonly act: Doing;
  readonly onCancel: () => void;
}

/** What needs a word more, or cannot be taken back and is asked once more. */
export function Ask({ table, now, asking, problem, act, onCancel }: Props) {
  const { state, nameAt } = now;
  const [reason, setReason] = useState('');
  const [hand] = useState(state.hands);
  if (asking.what === 'rule') return <RulingPanel {...{ table, state, nameAt, problem, act, onCancel }} />;
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
        <label className={ui.field}>
          <span className={ui.label}>{t('manage.reason')}</span>
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
  if (asking.what === 'move')
    return <MoveSomebody {...{ table, now, problem, act, onCancel }} seat={asking.seat} />;
  if (asking.what === 'seat') {
    const { seat = null, player } = asking;
    const patron = player === undefined ? null : { id: player, name: now.nameOf(player), proposition: false };
    return <SeatSomebody {...{ now, seat, patron, problem, act, onCancel }} />;
  }
  const name = nameAt(asking.seat);
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
