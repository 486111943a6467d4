import { dollars } from '@cardroom/core/engine';
import type { TableCard } from '@cardroom/core/protocol';
import { useState } from 'react';
import { useIsStaff } from '../account/is-staff.ts';
import type { House, OfferingCard } from '../app/api.ts';
import { Link } from '../app/router.tsx';
import { count, t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import css from './LiveTables.module.css';
import { freeSeats, sitAt } from './sit.ts';

interface Props {
  readonly house: House;
  /** Those that fit what is looked for; null until the room has told of them. */
  readonly tables: readonly TableCard[] | null;
  /** Others of the house do not fit. */
  readonly elsewhere: boolean;
  readonly games: readonly OfferingCard[];
}

const FEW = 8;

export function LiveTables({ house, tables, elsewhere, games }: Props) {
  const [all, setAll] = useState(false);
  // The order must not jump under a finger: by game, then by id, whatever the tables do.
  const sorted = (tables ?? []).toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  return (
    <aside className={css.live} aria-labelledby="live-title">
      <h2 id="live-title">
        {t('live.title')} <small>{tables?.length}</small>
      </h2>
      {sorted.length === 0 ? (
        <p className={ui.quiet}>
          {tables === null
            ? t('live.waiting')
            : t(elsewhere ? 'live.noneSuch' : 'live.none', { house: house.name })}
        </p>
      ) : (
        <ul className={css.list}>
          {(all ? sorted : sorted.slice(0, FEW)).map((table) => (
            <LiveTable key={table.id} table={table} game={games.find(({ id }) => id === table.offering)} />
          ))}
        </ul>
      )}
      {sorted.length > FEW && (
        <button type="button" className={ui.textButton} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('live.fewer') : t('live.more', { n: sorted.length })}
        </button>
      )}
    </aside>
  );
}

function LiveTable({ table, game }: { readonly table: TableCard; readonly game: OfferingCard | undefined }) {
  const { id, name, seats, taken, bots, waiting, average, banker, state, trouble } = table;
  const staff = useIsStaff();
  const notes = [
    ...(trouble !== null ? [t('live.stopped')] : state === 'open' ? [] : [t(`live.${state}`)]),
    ...(banker === null ? [] : [t('game.banking', { name: banker })]),
    ...(average === null || average === 0
      ? []
      : [
          t(game?.kind === 'player-dealer' ? 'live.bank' : 'live.pot', {
            money: dollars(Math.round(average / 100) * 100),
          }),
        ]),
    ...(waiting > 0 ? [count('lobby.waiting', waiting)] : []),
  ];
  return (
    <li className={`${css.table} ${ui.panel}`} data-house={table.house}>
      <h3>{name}</h3>
      <p className={css.limit}>{table.limit}</p>
      <Seats seats={seats} taken={taken} bots={bots} />
      {notes.length > 0 && <p className={css.notes}>{notes.join(' · ')}</p>}
      <div className={ui.row}>
        {freeSeats(table) > 0 && !staff ? (
          <button
            type="button"
            className={ui.button}
            data-size="small"
            data-strength="brass"
            aria-label={t('live.sitLabel', { game: name, limit: table.limit })}
            onClick={() => sitAt(id)}
          >
            {t('live.sit')}
          </button>
        ) : (
          <span className={ui.hint}>{taken >= seats ? t('live.full') : ''}</span>
        )}
        <Link
          className={ui.textButton}
          href={`/t/${id}`}
          aria-label={t('live.watchLabel', { game: name, limit: table.limit })}
        >
          {t('live.watch')}
        </Link>
      </div>
    </li>
  );
}

/** A dot a seat: filled for a person, half for a bot, hollow for free; the figures say the same. */
function Seats({
  seats,
  taken,
  bots,
}: {
  readonly seats: number;
  readonly taken: number;
  readonly bots: number;
}) {
  const people = taken - bots;
  const words = [
    ...(people > 0 ? [count('lobby.people', people)] : []),
    ...(bots > 0 ? [count('lobby.bots', bots)] : []),
    ...(seats > taken ? [count('lobby.free', seats - taken)] : []),
  ];
  return (
    <p className={css.seats}>
      <span className={css.dots} aria-hidden="true">
        {Array.from({ length: seats }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <i key={i} data-by={i < people ? 'person' : i < taken ? 'bot' : 'nobody'} />
        ))}
      </span>
      <span>{words.join(' · ')}</span>
    </p>
  );
}
