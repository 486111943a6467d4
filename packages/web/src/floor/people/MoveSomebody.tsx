import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import ui from '../../ui/ui.module.css';
import type { Doing } from '../AskFirst.tsx';
import { Confirm } from '../Confirm.tsx';
import { tablesQuery } from '../floor-queries.ts';
import { count, t } from '../t.ts';
import type { TableNow } from '../tables/use-table-now.ts';

interface Props {
  readonly table: string;
  readonly now: TableNow;
  readonly seat: number;
  readonly problem: string;
  readonly act: Doing;
  readonly onCancel: () => void;
}

/** To which other table of the same game a player goes; the room finds the seat. */
export function MoveSomebody({ table, now, seat, problem, act, onCancel }: Props) {
  const { data } = useQuery(tablesQuery);
  const here = data?.tables.find(({ id }) => id === table);
  const others = (data?.tables ?? []).filter(
    ({ id, offering, limit, taken, seats, state, trouble }) =>
      id !== table &&
      offering === here?.offering &&
      limit === here.limit &&
      taken < seats &&
      state !== 'closing' &&
      trouble === null,
  );
  const [picked, pick] = useState('');
  const to = others.find(({ id }) => id === picked) ?? others[0];
  const name = now.nameAt(seat);
  if (to === undefined)
    return (
      <div className={ui.stack}>
        <h3>{t('manage.moveTitle', { name })}</h3>
        <p>{t('manage.moveNone')}</p>
        <button type="button" className={ui.button} onClick={onCancel}>
          {t('floor.cancel')}
        </button>
      </div>
    );
  return (
    <Confirm
      title={t('manage.moveTitle', { name })}
      text={t('manage.moveText', { name })}
      go={t('manage.moveGo', { name })}
      problem={problem}
      onGo={() => act({ type: 'move', seat, to: to.id })}
      onCancel={onCancel}
    >
      <label className={ui.field}>
        <span className={ui.label}>{t('manage.moveTo')}</span>
        <select value={to.id} onChange={({ target }) => pick(target.value)}>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name} · {other.limit} · {count('manage.moveSeats', other.seats - other.taken)} (
              {other.id.slice(-4)})
            </option>
          ))}
        </select>
      </label>
    </Confirm>
  );
}
