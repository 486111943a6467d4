import { dollars } from '@cardroom/core/engine';
import type { TableCard } from '@cardroom/core/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { House } from '../app/api.ts';
import { followTables, useTables } from '../app/live.ts';
import { housesQuery, offeringsQuery } from '../app/queries.ts';
import { Link } from '../app/router.tsx';
import { HouseMark } from '../art/HouseMark.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './RoomWallScreen.module.css';
import { count, t } from './t.ts';

/** The whole room for a big screen: every table, its seats and its list, banks on offer, and jackpots. */
export default function RoomWallScreen() {
  useTitle(t('wall.title'));
  const tables = useTables();
  const houses = useQuery({ ...housesQuery, refetchInterval: 15_000 });
  const offerings = useQuery(offeringsQuery);
  useEffect(() => followTables(() => {}), []);
  if (tables === null || houses.data === undefined) return <p className={ui.loading}>{t('app.loading')}</p>;
  const dealt = new Set(
    (offerings.data ?? []).flatMap(({ id, kind }) => (kind === 'player-dealer' ? [id] : [])),
  );
  const open = houses.data.filter(({ id }) => tables.some(({ house }) => house === id));
  return (
    <div className={css.wall}>
      <header className={css.head}>
        <h1>{t('wall.title')}</h1>
        <Link href="/" className={ui.textButton}>
          {t('wall.lobby')}
        </Link>
      </header>
      {open.length === 0 && <p className={css.none}>{t('wall.none')}</p>}
      <div className={css.houses}>
        {open.map((house) => (
          <HouseTables
            key={house.id}
            house={house}
            tables={tables.filter((table) => table.house === house.id)}
            hasBank={({ offering }) => dealt.has(offering)}
          />
        ))}
      </div>
    </div>
  );
}

interface HouseProps {
  readonly house: House;
  readonly tables: readonly TableCard[];
  readonly hasBank: (table: TableCard) => boolean;
}

function HouseTables({ house, tables, hasBank }: HouseProps) {
  const sorted = tables.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  return (
    <section className={css.house} data-house={house.id} aria-labelledby={`wall-${house.id}`}>
      <h2 id={`wall-${house.id}`}>
        <HouseMark house={house.id} size={34} /> {house.name}
        {house.jackpot > 0 && (
          <span className={css.jackpot}>{t('wall.jackpot', { cents: dollars(house.jackpot) })}</span>
        )}
      </h2>
      <ul>
        {sorted.map((table) => {
          const free = Math.max(0, table.seats - table.taken);
          return (
            <li key={table.id} className={css.table}>
              <Link href={`/wall/${table.id}`}>
                <b>{table.name}</b> <span>{table.limit}</span>
              </Link>
              <span className={css.seats} data-free={free > 0 || undefined}>
                {free > 0 ? count('wall.free', free) : t('wall.full')}
              </span>
              <span className={css.notes}>
                {[
                  ...(table.waiting > 0 ? [count('wall.waiting', table.waiting)] : []),
                  ...(hasBank(table)
                    ? [table.banker === null ? t('wall.bankOpen') : t('wall.banker', { name: table.banker })]
                    : []),
                  ...(table.state === 'open' ? [] : [t(`live.${table.state}`)]),
                ].join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
