import { type FormEvent, useState } from 'react';
import ui from '../../ui/ui.module.css';
import type { LogWish } from '../floor-api.ts';
import { t } from '../t.ts';
import css from './LogSearch.module.css';

interface Props {
  readonly wish: LogWish;
  readonly onWish: (wish: LogWish) => void;
}

const FIELDS = ['person', 'table', 'hand'] as const;

/** By whom or about whom, at which table, in which hand. */
export function LogSearch({ wish, onWish }: Props) {
  const [words, setWords] = useState(wish);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onWish({ person: words.person.trim(), table: words.table.trim(), hand: words.hand.trim() });
  };
  return (
    <form className={`${css.search} ${ui.row} ${ui.noPrint}`} onSubmit={send}>
      {FIELDS.map((field) => (
        <label key={field} className={ui.field}>
          <span className={ui.label}>{t(`log.find.${field}`)}</span>
          <input
            value={words[field]}
            inputMode={field === 'hand' ? 'numeric' : 'text'}
            pattern={field === 'hand' ? '[0-9]*' : undefined}
            onChange={({ target }) => setWords({ ...words, [field]: target.value })}
          />
        </label>
      ))}
      <button type="submit" className={ui.button}>
        {t('log.find')}
      </button>
    </form>
  );
}
