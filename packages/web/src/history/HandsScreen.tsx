import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { housesQuery, offeringsQuery, useHouseName } from '../app/queries.ts';
import { Link } from '../app/router.tsx';
import { useMe, withName } from '../app/session.ts';
import { HouseMark } from '../art/HouseMark.tsx';
import { HouseOptions } from '../ui/HouseOptions.tsx';
import { MoreRows } from '../ui/MoreRows.tsx';
import { signed } from '../ui/money.ts';
import { Problem } from '../ui/Problem.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './HandsScreen.module.css';
import pageCss from './page.module.css';
import { AT_ONCE, type HandsWish, type MyHand, myGames, myHands } from './replay/past-hand.ts';
import { count, t } from './t.ts';
import { dayOf, resultWords, timeOf } from './words.ts';

export default function HandsScreen() {
  useTitle(t('hands.title'));
  const me = useMe();
  if (me === undefined) return <p className={ui.loading}>{t('app.loading')}</p>;
  if (me === null)
    return (
      <section className={ui.notice}>
        <h1>{t('hands.title')}</h1>
        <p>{t('hands.signIn')}</p>
        <button type="button" className={ui.button} data-strength="strong" onClick={() => withName()}>
          {t('account.signIn')}
        </button>
      </section>
    );
  return <Hands key={me.id} me={me.id} />;
}

/** The newest are asked for whenever somebody comes to look; hands are played in between. */
const handsQuery = (me: string, wish: HandsWish) =>
  infiniteQueryOptions({
    queryKey: ['hands', me, wish],
    queryFn: ({ pageParam }) => myHands(wish, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === AT_ONCE ? page.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What to choose from is what one has played. */
const gamesQuery = (me: string) =>
  queryOptions({ queryKey: ['hands', me, 'games'], queryFn: myGames, staleTime: 0 });

function Hands({ me }: { readonly me: string }) {
  const [house, setHouse] = useState('');
  const [offering, setOffering] = useState('');
  const hands = useInfiniteQuery(handsQuery(me, { house, offering }));
  const { data, error, hasNextPage: more, isFetching: busy } = hands;
  const houses = useQuery(housesQuery);
  const offerings = useQuery(offeringsQuery);
  const played = useQuery(gamesQuery(me)).data ?? [];
  const playedAt = (houses.data ?? []).filter(({ id }) => played.some((game) => game.startsWith(`${id}/`)));
  const nameOf = (id: string) => offerings.data?.find((game) => game.id === id)?.name ?? id;
  const houseOf = useHouseName();
  if (data === undefined)
    return error === null ? (
      <p className={ui.loading}>{t('hands.fetching')}</p>
    ) : (
      <Problem error={error} again={hands.refetch} />
    );
  const all = data.pages.flat();
  const filtered = house !== '' || offering !== '';
  return (
    <div className={`${css.history} ${pageCss.page}`}>
      <div className={css.pageHead}>
        <div>
          <h1>{t('hands.title')}</h1>
          <p className={ui.quiet}>{t('hands.text')}</p>
        </div>
        {(all.length > 0 || filtered) && (
          <search className={css.pickHands}>
            <label className={ui.field}>
              <span className={ui.label}>{t('hands.house')}</span>
              <select
                value={house}
                onChange={({ target }) => {
                  setHouse(target.value);
                  if (target.value !== '' && !offering.startsWith(`${target.value}/`)) setOffering('');
                }}
              >
                <option value="">{t('hands.allHouses')}</option>
                <HouseOptions houses={playedAt} />
              </select>
            </label>
            <label className={ui.field}>
              <span className={ui.label}>{t('hands.game')}</span>
              <select value={offering} onChange={({ target }) => setOffering(target.value)}>
                <option value="">{t('hands.allGames')}</option>
                {playedAt
                  .filter(({ id }) => house === '' || id === house)
                  .map(({ id, name }) => (
                    <optgroup key={id} label={name}>
                      {offerings.data
                        ?.filter((game) => game.house === id && played.includes(game.id))
                        .toSorted((a, b) => a.name.localeCompare(b.name))
                        .map((game) => (
                          <option key={game.id} value={game.id}>
                            {t('game.at', { game: game.name, house: name })}
                          </option>
                        ))}
                    </optgroup>
                  ))}
              </select>
            </label>
          </search>
        )}
      </div>
      {all.length === 0 ? (
        <section className={ui.notice} role="status">
          <p>{t(filtered ? 'hands.noneOf' : 'hands.none')}</p>
          {filtered ? (
            <button
              type="button"
              className={ui.button}
              onClick={() => {
                setHouse('');
                setOffering('');
              }}
            >
              {t('hands.showAll')}
            </button>
          ) : (
            <Link className={ui.button} data-strength="strong" href="/">
              {t('hands.toLobby')}
            </Link>
          )}
        </section>
      ) : (
        <>
          <p className={css.sum} role="status">
            {t(more ? 'hands.sumLatest' : 'hands.sum', {
              hands: count('hands.loaded', all.length),
              result: signed(all.reduce((sum, { result }) => sum + result, 0)),
            })}
          </p>
          {byDay(all).map(({ day, of }) => (
            <section key={day} aria-labelledby={`day-${of[0]?.id}`}>
              <h2 id={`day-${of[0]?.id}`} className={css.day}>
                {day} <small>{signed(of.reduce((sum, { result }) => sum + result, 0))}</small>
              </h2>
              <ol className={`${css.list} ${ui.panel}`}>
                {of.map((hand) => (
                  <Row key={hand.id} hand={hand} game={nameOf(hand.offering)} house={houseOf(hand.house)} />
                ))}
              </ol>
            </section>
          ))}
        </>
      )}
      <MoreRows
        error={error}
        more={more}
        busy={busy}
        title={t(busy ? 'hands.fetching' : 'hands.more')}
        own={css.more}
        onMore={() => void hands.fetchNextPage()}
      />
    </div>
  );
}

interface RowProps {
  readonly hand: MyHand;
  readonly game: string;
  readonly house: string;
}

function Row({ hand, game, house }: RowProps) {
  const { table, number, began, result } = hand;
  return (
    <li data-house={hand.house}>
      <Link className={css.row} href={`/hands/${table}/${number}`}>
        <HouseMark house={hand.house} size={34} />
        <span className={css.game}>
          <b>{game}</b>
          <span className={ui.quiet}>{house}</span>
        </span>
        <span className={css.when}>
          <span>{t('hands.hand', { n: number })}</span>
          <span className={ui.quiet}>{timeOf(began)}</span>
        </span>
        <span className={css.result} data-way={Math.sign(result)}>
          <span aria-hidden="true">{signed(result)}</span>
          <span className={ui.unseen}>{resultWords(result)}</span>
        </span>
        <span className={css.open} aria-hidden="true">
          ›
        </span>
      </Link>
    </li>
  );
}

function byDay(hands: readonly MyHand[]): { day: string; of: MyHand[] }[] {
  const days: { day: string; of: MyHand[] }[] = [];
  const now = Date.now();
  for (const hand of hands) {
    const day = dayOf(hand.began, now);
    const last = days.at(-1);
    if (last?.day === day) last.of.push(hand);
    else days.push({ day, of: [hand] });
  }
  return days;
}
