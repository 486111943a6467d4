import { type HouseId, houses } from '@cardroom/core/houses';
import type { MyTable } from '@cardroom/core/protocol';
import { useMine } from '../app/live.ts';
import { Link } from '../app/router.tsx';
import { HouseMark } from '../art/HouseMark.tsx';
import { t } from '../strings.ts';
import { Icon } from '../ui/icons.tsx';
import ui from '../ui/ui.module.css';
import css from './MyTables.module.css';
import { standing, useTurnWords } from './words.ts';

/** Every table at which one has a seat or waits for one: one tap and one is back. */
export function MyTables({ onGo }: { readonly onGo?: () => void }) {
  const tables = useMine();
  if (tables.length === 0) return null;
  return (
    <section className={css.mine} aria-labelledby="mine-title">
      <h2 id="mine-title">{t('mine.title')}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <Table table={table} {...(onGo !== undefined && { onGo })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Table({ table, onGo }: { readonly table: MyTable; readonly onGo?: () => void }) {
  const { id, name, limit } = table;
  const house = table.house as HouseId;
  const turn = useTurnWords(table);
  return (
    <Link
      className={`${css.table} ${ui.panel}`}
      href={`/t/${id}${table.asked === 'sit' ? '?sit=1' : ''}`}
      data-house={house}
      data-turn={turn !== null || undefined}
      onClick={onGo}
    >
      <span className={css.mark} aria-hidden="true">
        <HouseMark house={house} size={34} />
      </span>
      <span className={css.name}>
        {name}
        {table.private && (
          <>
            {' '}
            <Icon name="lock" />
            <span className={ui.unseen}>{t('mine.private')}</span>
          </>
        )}
      </span>
      <span className={css.where}>
        {houses[house].name} · {limit}
      </span>
      <span className={css.stands}>{standing(table)}</span>
      {turn !== null && <strong className={css.turn}>{turn}</strong>}
    </Link>
  );
}
