import type { HouseId } from '@cardroom/core/houses';
import type { MyTable } from '@cardroom/core/protocol';
import { useEffect, useRef, useState } from 'react';
import { hearTables, useMine } from '../app/live.ts';
import { Link } from '../app/router.tsx';
import { HouseMark } from '../art/HouseMark.tsx';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './BesideScreen.module.css';
import { shortStanding, useTurnWords } from './words.ts';

/** As many as can be looked at together. */
const MOST = 4;

/** The visitor's tables, each as it is by itself: side by side on a wide screen, one tap apart on a narrow one. */
export default function BesideScreen() {
  const tables = useMine().slice(0, MOST);
  const [chosen, choose] = useState('');
  const frames = useRef<HTMLDivElement>(null);
  useTitle(t('mine.title'));
  useEffect(hearTables, []);
  const front = tables.find(({ id }) => id === chosen) ?? tables[0];
  const show = (id: string) => {
    choose(id);
    frames.current?.querySelector<HTMLIFrameElement>(`[data-table="${CSS.escape(id)}"]`)?.focus();
  };
  return (
    <div className={css.screen} data-tables={tables.length}>
      <header className={css.head}>
        <Link className={css.lobby} href="/">
          <span aria-hidden="true">‹</span> {t('mine.lobby')}
        </Link>
        <h1>{t('mine.title')}</h1>
        <nav className={css.names} aria-label={t('mine.title')}>
          {tables.map((table) => (
            <Name key={table.id} table={table} front={table === front} onShow={show} />
          ))}
        </nav>
      </header>
      {tables.length === 0 ? (
        <div className={ui.notice}>
          <p>{t('mine.none')}</p>
          <Link className={ui.button} data-strength="strong" href="/">
            {t('mine.toLobby')}
          </Link>
        </div>
      ) : (
        <div className={css.tables} ref={frames}>
          {tables.map(({ id, name, asked }) => (
            <iframe
              key={id}
              src={`/t/${id}`}
              title={name}
              data-table={id}
              data-front={id === front?.id || undefined}
              data-turn={asked !== null || undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface NameProps {
  readonly table: MyTable;
  readonly front: boolean;
  readonly onShow: (id: string) => void;
}

function Name({ table, front, onShow }: NameProps) {
  const turn = useTurnWords(table);
  return (
    <button
      type="button"
      className={css.name}
      aria-pressed={front}
      data-turn={turn !== null || undefined}
      onClick={() => onShow(table.id)}
    >
      <span className={css.mark} aria-hidden="true">
        <HouseMark house={table.house as HouseId} size={20} />
      </span>
      <span className={css.title}>{table.name}</span> <span>{turn ?? shortStanding(table)}</span>
    </button>
  );
}
