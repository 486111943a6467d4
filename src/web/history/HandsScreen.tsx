import './history.css';
import { useState } from 'react';
import { api } from '../api.ts';
import { HouseMark } from '../art/HouseMark.tsx';
import { Link } from '../router.tsx';
import { useMe, withName } from '../session.ts';
import { count, t } from '../strings.ts';
import { Problem } from '../ui/Problem.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useTitle } from '../ui/use-title.ts';
import type { MyHand } from './past-hand.ts';
import { useHands } from './use-hands.ts';
import { dayOf, resultWords, signed, timeOf } from './words.ts';

export default function HandsScreen() {
  useTitle(t('hands.title'));
  const me = useMe();
  if (me === undefined) return <p className="loading">{t('app.loading')}</p>;
  if (me === null)
    return (
      <section className="notice">
        <h1>{t('hands.title')}</h1>
        <p>{t('hands.signIn')}</p>
        <button type="button" className="button" data-strength="strong" onClick={() => withName()}>
          {t('account.signIn')}
        </button>
      </section>
    );
  return <Hands key={me.id} me={me.id} />;
}

function Hands({ me }: { readonly me: string }) {
  const { hands, more, busy, problem, earlier } = useHands(me);
  const houses = useLoaded('houses', api.houses);
  const offerings = useLoaded('offerings', api.offerings);
  const [game, setGame] = useState('');
  const nameOf = (offering: string) => offerings.data?.find(({ id }) => id === offering)?.name ?? offering;
  const houseOf = (house: string) => houses.data?.find(({ id }) => id === house)?.name ?? house;
  const wanted = (hand: MyHand) => game === '' || hand.offering === game;
  if (hands === null)
    return problem === null ? (
      <p className="loading">{t('hands.fetching')}</p>
    ) : (
      <Problem text={problem} again={() => earlier(wanted)} />
    );
  const shown = hands.filter(wanted);
  const played = [...new Set(hands.map(({ offering }) => offering))].toSorted((a, b) =>
    nameOf(a).localeCompare(nameOf(b)),
  );
  const total = shown.reduce((sum, { result }) => sum + result, 0);
  return (
    <div className="history page">
      <div className="page-head">
        <div>
          <h1>{t('hands.title')}</h1>
          <p className="quiet">{t('hands.text')}</p>
        </div>
        {hands.length > 0 && (
          <label className="field pick-game">
            <span className="label">{t('hands.game')}</span>
            <select value={game} onChange={({ target }) => setGame(target.value)}>
              <option value="">{t('hands.allGames')}</option>
              {played.map((offering) => (
                <option key={offering} value={offering}>
                  {t('game.at', { game: nameOf(offering), house: houseOf(offering.split('/')[0] ?? '') })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {hands.length === 0 ? (
        <section className="notice">
          <p>{t('hands.none')}</p>
          <Link className="button" data-strength="strong" href="/">
            {t('hands.toLobby')}
          </Link>
        </section>
      ) : (
        <>
          <p className="sum" role="status">
            {shown.length === 0
              ? t('hands.noneOf')
              : t('hands.sum', { hands: count('hands.loaded', shown.length), result: signed(total) })}
          </p>
          {byDay(shown).map(({ day, of }) => (
            <section key={day} aria-labelledby={`day-${of[0]?.id}`}>
              <h2 id={`day-${of[0]?.id}`} className="day">
                {day} <small>{signed(of.reduce((sum, { result }) => sum + result, 0))}</small>
              </h2>
              <ol className="hand-list panel">
                {of.map((hand) => (
                  <Row key={hand.id} hand={hand} game={nameOf(hand.offering)} house={houseOf(hand.house)} />
                ))}
              </ol>
            </section>
          ))}
        </>
      )}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {more && (
        <button type="button" className="button more" disabled={busy} onClick={() => earlier(wanted)}>
          {busy ? t('hands.fetching') : t('hands.more')}
        </button>
      )}
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
      <Link className="hand-row" href={`/hands/${table}/${number}`}>
        <HouseMark house={hand.house} size={34} />
        <span className="hand-game">
          <b>{game}</b>
          <span className="quiet">{house}</span>
        </span>
        <span className="hand-when">
          <span>{t('hands.hand', { n: number })}</span>
          <span className="quiet">{timeOf(began)}</span>
        </span>
        <span className="hand-result" data-way={Math.sign(result)}>
          <span aria-hidden="true">{signed(result)}</span>
          <span className="unseen">{resultWords(result)}</span>
        </span>
        <span className="hand-open" aria-hidden="true">
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
