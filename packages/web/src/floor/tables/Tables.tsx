import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sentence } from '../../app/api.ts';
import { housesQuery, offeringsQuery, useHouseName } from '../../app/queries.ts';
import { Link } from '../../app/router.tsx';
import { say } from '../../app/toasts.tsx';
import { HouseMark } from '../../art/HouseMark.tsx';
import { HouseOptions } from '../../ui/HouseOptions.tsx';
import { Problem } from '../../ui/Problem.tsx';
import ui from '../../ui/ui.module.css';
import { type FloorTable, type FloorTables, floorApi } from '../floor-api.ts';
import { afterwards, nodesQuery, tablesQuery } from '../floor-queries.ts';
import partsCss from '../parts.module.css';
import { count, t } from '../t.ts';
import { ago } from '../words.ts';
import { Alerts } from './Alerts.tsx';
import { alertsOf, QUIET } from './alerts.ts';
import { NodesList } from './NodesList.tsx';
import css from './Tables.module.css';
import { Trouble } from './Trouble.tsx';

const ManageTable = lazy(() => import('./ManageTable.tsx'));
const OpenAny = lazy(() => import('./OpenAny.tsx'));

/** Every open table, and what the floor may do there. */
export function Tables({ runs }: { readonly runs: boolean }) {
  // Where nothing happens the tables are as before, and yet time goes by.
  const { data, error, refetch, dataUpdatedAt: now } = useQuery(tablesQuery);
  const houses = useQuery(housesQuery);
  const houseOf = useHouseName();
  const offerings = useQuery(offeringsQuery);
  const nodes = useQuery(nodesQuery);
  const [words, setWords] = useState('');
  const [house, setHouse] = useState('');
  const [managed, setManaged] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  if (data === undefined)
    return error === null ? (
      <p className={ui.loading}>{t('floor.fetching')}</p>
    ) : (
      <Problem error={error} again={refetch} />
    );
  const { tables, names } = data;
  const found = foundOf(data, words, house, houseOf);
  const answer = (table: string, player: string) =>
    void floorApi.command(table, { type: 'answer', player }).then((done) => {
      if (done.ok) say(t('alerts.answered', { name: names[player]?.name ?? player }));
      else say(done.message, 'warning');
      void afterwards();
    });
  const one = tables.find(({ id }) => id === managed);
  return (
    <section className={partsCss.part} aria-label={t('floor.tables')}>
      <Alerts
        alerts={alertsOf(tables, now)}
        silent={nodes.data?.nodes.filter(({ live }) => !live).map(({ name }) => name) ?? []}
        houseOf={houseOf}
        nameOf={(player) => names[player]?.name ?? player}
        onManage={setManaged}
        onAnswer={runs ? answer : null}
      />
      <div className={partsCss.bar}>
        <Sum tables={tables} />
        <label className={ui.field}>
          <span className={ui.unseen}>{t('tables.find')}</span>
          <input
            type="search"
            value={words}
            placeholder={t('tables.findHint')}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <label className={ui.field}>
          <span className={ui.unseen}>{t('tables.house')}</span>
          <select value={house} onChange={({ target }) => setHouse(target.value)}>
            <option value="">{t('tables.allHouses')}</option>
            <HouseOptions houses={houses.data ?? []} />
          </select>
        </label>
        {runs && (
          <button type="button" className={ui.button} data-strength="strong" onClick={() => setOpening(true)}>
            {t('tables.new')}
          </button>
        )}
      </div>
      {error !== null && (
        <p className={ui.problem} role="alert">
          {t('floor.stale', { problem: sentence(error) })}
        </p>
      )}
      {found.length === 0 ? (
        <p className={ui.quiet}>{t(tables.length === 0 ? 'tables.none' : 'tables.noneFound')}</p>
      ) : (
        <ul className={css.list}>
          {found.map((table) => (
            <TableRow
              key={table.id}
              table={table}
              house={houseOf(table.house)}
              limit={table.limit}
              now={now}
              runs={runs}
              onManage={() => setManaged(table.id)}
            />
          ))}
        </ul>
      )}
      <NodesList />
      <Suspense fallback={null}>
        {managed !== null && (
          <ManageTable
            key={managed}
            table={managed}
            title={one?.name ?? t('manage.id', { id: managed })}
            where={one === undefined ? '' : `${houseOf(one.house)} · ${one.limit}`}
            runs={runs}
            onClose={() => setManaged(null)}
          />
        )}
        {opening && houses.data !== undefined && offerings.data !== undefined && (
          <OpenAny houses={houses.data} games={offerings.data} onClose={() => setOpening(false)} />
        )}
      </Suspense>
    </section>
  );
}

/** Tables of a house, or all, in whose name, limit or players these words stand; those in trouble first. */
function foundOf(
  { tables, names }: FloorTables,
  words: string,
  house: string,
  houseOf: (id: string) => string,
): FloorTable[] {
  const wanted = words.trim().toLowerCase().split(/\s+/);
  return tables
    .filter((table) => house === '' || table.house === house)
    .filter((table) => {
      const players = table.players.map((id) => names[id]?.name ?? '');
      const text = [table.name, houseOf(table.house), table.limit, ...players].join(' ').toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .toSorted(
      (a, b) =>
        // What went wrong is waiting for the floor.
        Number(b.trouble !== null) - Number(a.trouble !== null) ||
        houseOf(a.house).localeCompare(houseOf(b.house)) ||
        a.name.localeCompare(b.name) ||
        (a.id < b.id ? -1 : 1),
    );
}

/** How many tables there are, and people at them. */
function Sum({ tables }: Pick<FloorTables, 'tables'>) {
  const seated = tables.reduce((sum, { taken }) => sum + taken, 0);
  const troubles = tables.filter(({ trouble }) => trouble !== null).length;
  return (
    <p className={css.sum}>
      <b>{count('tables.open', tables.length)}</b>{' '}
      <span className={ui.quiet}>{count('tables.seated', seated)}</span>
      {troubles > 0 && (
        <span className={css.state} data-state="stopped">
          {count('tables.stopped', troubles)}
        </span>
      )}
    </p>
  );
}

interface RowProps {
  readonly table: FloorTable;
  readonly house: string;
  readonly limit: string;
  readonly now: number;
  readonly runs: boolean;
  readonly onManage: () => void;
}

function TableRow({ table, house, limit, now, runs, onManage }: RowProps) {
  const { id, name, seats, taken, bots, waiting, hands, watchers, opening, at, trouble, node } = table;
  const state = trouble === null ? table.state : 'stopped';
  const options = opening.options ?? [];
  const quiet = now - at;
  const notes = [
    t('tables.seats', { taken, seats }),
    ...(bots > 0 ? [count('tables.bots', bots)] : []),
    ...(waiting > 0 ? [count('tables.waiting', waiting)] : []),
    count('tables.hands', hands),
    ...(watchers > 0 ? [count('tables.watchers', watchers)] : []),
    options.length === 0
      ? t('tables.noFees')
      : t('tables.fees', { options: options.map((id) => id.split('/').at(-1)).join(', ') }),
    ...(node === undefined ? [] : [t('tables.node', { node })]),
    ...(quiet > QUIET && taken > 1 && state === 'open' ? [t('tables.quietFor', { time: ago(quiet) })] : []),
  ];
  const what = t(runs ? 'tables.manage' : 'tables.look');
  return (
    <li
      className={`${css.row} ${ui.panel}`}
      data-house={table.house}
      data-trouble={trouble !== null || undefined}
    >
      <HouseMark house={table.house} size={36} />
      <div className={css.what}>
        <h2>
          {name}
          {state !== 'open' && (
            <span className={css.state} data-state={state}>
              {t(`tables.state.${state}`)}
            </span>
          )}
          {table.private && <span className={css.state}>{t('tables.private')}</span>}
        </h2>
        <p>
          {house} · {limit}
        </p>
        {/* Of a table that cannot be brought back nothing more is known. */}
        {seats > 0 && <p className={`${ui.quiet} ${css.notes}`}>{notes.join(' · ')}</p>}
      </div>
      <div className={css.do}>
        <Link
          className={ui.button}
          data-size="small"
          href={`/t/${id}`}
          aria-label={t('tables.watchLabel', { game: name, house })}
        >
          {t('tables.watch')}
        </Link>
        <button
          type="button"
          className={ui.button}
          data-size="small"
          data-strength={runs ? 'brass' : undefined}
          aria-label={t('tables.manageLabel', { what, game: name, house, limit })}
          onClick={onManage}
        >
          {what}
        </button>
      </div>
      {trouble !== null && <Trouble {...{ table: id, name, house, trouble, runs }} />}
    </li>
  );
}
