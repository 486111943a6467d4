import type { TableCard } from '@cardroom/core/protocol';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type House, type OfferingCard, sentence } from '../app/api.ts';
import { followTables, useTables } from '../app/live.ts';
import { housesQuery, offeringsQuery } from '../app/queries.ts';
import { go, Link, usePlace } from '../app/router.tsx';
import { freshenMe, useMe } from '../app/session.ts';
import { keep } from '../app/settings.ts';
import { say } from '../app/toasts.tsx';
import { MyTables } from '../mine/MyTables.tsx';
import { t } from '../strings.ts';
import { Problem } from '../ui/Problem.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import { Filters } from './Filters.tsx';
import { Games } from './Games.tsx';
import { HouseBand } from './HouseBand.tsx';
import { HouseStrip } from './HouseStrip.tsx';
import { LiveTables } from './LiveTables.tsx';
import css from './LobbyScreen.module.css';
import { LobbyWaiting } from './LobbyWaiting.tsx';
import { findGames } from './search.ts';
import { readWish, writeWish } from './wish.ts';

const OpenTable = lazy(() => import('./OpenTable.tsx'));

const KEPT = 'cardroom.house';

export default function LobbyScreen() {
  useTitle(t('lobby.title'));
  const houses = useQuery(housesQuery);
  const games = useQuery(offeringsQuery);
  useEffect(() => followTables((error) => say(sentence(error), 'warning')), []);
  useEffect(freshenMe, []);
  const tables = useTables();
  if (houses.data === undefined || games.data === undefined) {
    const error = houses.error ?? games.error;
    if (error === null) return <LobbyWaiting />;
    return <Problem error={error} again={() => Promise.all([houses.refetch(), games.refetch()])} />;
  }
  return <Lobby houses={houses.data} games={games.data} tables={tables} />;
}

interface Props {
  readonly houses: readonly House[];
  readonly games: readonly OfferingCard[];
  /** Null until the room has told of them. */
  readonly tables: readonly TableCard[] | null;
}

function Lobby({ houses, games, tables: open }: Props) {
  const { query } = usePlace();
  const nobody = useMe() === null;
  const [opening, setOpening] = useState<{ readonly game: OfferingCard; readonly another: boolean } | null>(
    null,
  );
  const wanted = query.get('house') ?? keep(() => localStorage.getItem(KEPT));
  const house = houses.find(({ id }) => id === wanted) ?? houses[0];
  if (house === undefined) return null;
  const wish = readWish(query);
  const choose = (id: string) => {
    keep(() => localStorage.setItem(KEPT, id));
    go(writeWish(id, wish), 'replace');
  };
  const tables = open ?? [];
  const here = tables.filter((table) => table.house === house.id);
  const found = findGames(games, houses, wish);
  const fits = new Set(found.map(({ id }) => id));
  return (
    <div className={css.lobby} data-house={house.id}>
      <div className={nobody ? css.welcome : ui.unseen}>
        <h1>{t('lobby.heading')}</h1>
        {nobody && <p>{t('lobby.welcome')}</p>}
      </div>
      <MyTables />
      <HouseStrip houses={houses} games={games} tables={tables} chosen={house.id} onChoose={choose} />
      <HouseBand house={house} tables={here} games={games.filter((game) => game.house === house.id)} />
      <Filters wish={wish} onWish={(next) => go(writeWish(house.id, next), 'replace')} />
      <div className={css.floor}>
        <LiveTables
          house={house}
          tables={open === null ? null : here.filter(({ offering }) => fits.has(offering))}
          elsewhere={here.some(({ offering }) => !fits.has(offering))}
          games={games}
        />
        <Games
          house={house}
          houses={houses}
          found={found}
          wish={wish}
          tables={tables}
          onOpen={(game, another) => setOpening({ game, another })}
          onClear={() => go(writeWish(house.id, readWish(new URLSearchParams())), 'replace')}
        />
      </div>
      <footer className={css.footnote}>
        <p>{t('app.playMoney')}</p>
        <p>
          <Link href="/help">{t('nav.help')}</Link> · <Link href="/wall">{t('nav.wall')}</Link> ·{' '}
          <a href="/docs">{t('nav.api')}</a>
        </p>
      </footer>
      {opening !== null && (
        <Suspense>
          <OpenTable
            {...opening}
            house={houses.find(({ id }) => id === opening.game.house)?.name ?? ''}
            onClose={() => setOpening(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
