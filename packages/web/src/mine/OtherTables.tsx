import type { HouseId } from '@cardroom/core/houses';
import type { MyTable } from '@cardroom/core/protocol';
import { isFramed, useMine } from '../app/live.ts';
import { Link } from '../app/router.tsx';
import { HouseMark } from '../art/HouseMark.tsx';
import { t } from '../strings.ts';
import css from './OtherTables.module.css';
import { shortStanding, standing, useTurnWords } from './words.ts';

/** The visitor's other tables, at the head of this one. */
export function OtherTables({ here }: { readonly here: string }) {
  const others = useMine().filter(({ id }) => id !== here);
  // Beside each other every table is on the screen.
  if (others.length === 0 || isFramed()) return null;
  return (
    <nav className={css.others} aria-label={t('mine.others')}>
      {others.map((table) => (
        <Other key={table.id} table={table} />
      ))}
      <Link className={`${css.other} ${css.beside}`} href="/tables">
        {t('mine.beside')}
      </Link>
    </nav>
  );
}

function Other({ table }: { readonly table: MyTable }) {
  const { id, name } = table;
  const turn = useTurnWords(table);
  const stands = standing(table);
  return (
    <Link
      className={css.other}
      href={`/t/${id}${table.asked === 'sit' ? '?sit=1' : ''}`}
      title={`${name}: ${stands}`}
      aria-label={`${name}: ${turn === null ? stands : `${turn}, ${stands}`}`}
      data-turn={turn !== null || undefined}
    >
      <HouseMark house={table.house as HouseId} size={20} />
      <span className={css.name}>{name}</span>
      <span>{turn ?? shortStanding(table)}</span>
    </Link>
  );
}
