import { dollars } from '@cardroom/core/engine';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentence } from '../../app/api.ts';
import { offeringsQuery, useHouseName } from '../../app/queries.ts';
import { timeOf } from '../../history/words.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Problem } from '../../ui/Problem.tsx';
import ui from '../../ui/ui.module.css';
import figuresCss from '../figures.module.css';
import type { Taken, TakenBy } from '../floor-api.ts';
import { takenCsv } from '../floor-csv.ts';
import { booksQuery, takenQuery } from '../floor-queries.ts';
import partsCss from '../parts.module.css';
import { SaveAndPrint } from '../SaveAndPrint.tsx';
import { Scroll } from '../Scroll.tsx';
import { count, t } from '../t.ts';
import { dayOf } from '../words.ts';
import dayChartCss from './DayChart.module.css';
import { DayChart } from './DayChart.tsx';
import css from './Money.module.css';

const WAYS = ['day', 'house', 'game', 'line'] as const;

/** What the room has taken, and whether every chip is accounted for. */
export function Money() {
  return (
    <div className={css.money}>
      <Drop />
      <Books />
    </div>
  );
}

function Drop() {
  const [by, setBy] = useState<TakenBy>('day');
  const { data, error, refetch } = useQuery(takenQuery(by));
  return (
    <section className={`${ui.panel} ${css.drop}`} aria-labelledby="drop-title">
      <div className={partsCss.bar}>
        <div>
          <h2 id="drop-title">{t('drop.title')}</h2>
          <p className={ui.quiet}>{t('drop.text')}</p>
        </div>
        <Choice<TakenBy>
          label={t('drop.by')}
          hideLabel
          value={by}
          choices={WAYS.map((value) => ({ value, text: t(`drop.by.${value}`) }))}
          onChoose={setBy}
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <p className={ui.quiet}>{t('floor.fetching')}</p>
        ) : (
          <Problem error={error} again={refetch} />
        )
      ) : data.length === 0 ? (
        <p className={ui.quiet}>{t('drop.none')}</p>
      ) : (
        <Figures by={by} taken={data} />
      )}
    </section>
  );
}

function Figures({ by, taken }: { readonly by: TakenBy; readonly taken: readonly Taken[] }) {
  const offerings = useQuery(offeringsQuery);
  const houseOf = useHouseName();
  const nameOf = (of: string): string => {
    if (by === 'day') return dayOf(of);
    if (by === 'house') return houseOf(of);
    const [offering, cite] = of.split(' ');
    const game = offerings.data?.find(({ id }) => id === offering);
    if (game === undefined) return of;
    const at = t('game.at', { game: game.name, house: houseOf(game.house) });
    if (by !== 'line') return at;
    return cite === undefined ? t('drop.noLine', { at }) : t('drop.line', { at, cite });
  };
  const sum = (rows: readonly Taken[]) =>
    rows.reduce((all, { drop, jackpot }) => ({ drop: all.drop + drop, jackpot: all.jackpot + jackpot }), {
      drop: 0,
      jackpot: 0,
    });
  const all = sum(taken);
  const most = Math.max(1, ...taken.map(({ drop, jackpot }) => drop + jackpot));
  const rows =
    by === 'day' ? taken.toReversed() : taken.toSorted((a, b) => b.drop + b.jackpot - a.drop - a.jackpot);
  return (
    <>
      <dl className={css.totals}>
        <div>
          <dt>
            <i className={css.swatch} data-of="drop" aria-hidden="true" />
            {t('drop.collected')}
          </dt>
          <dd>{dollars(all.drop)}</dd>
        </div>
        <div>
          <dt>
            <i className={css.swatch} data-of="jackpot" aria-hidden="true" />
            {t('drop.jackpots')}
          </dt>
          <dd>{dollars(all.jackpot)}</dd>
        </div>
        <div>
          <dt>{t('drop.total')}</dt>
          <dd>{dollars(all.drop + all.jackpot)}</dd>
        </div>
      </dl>
      {by === 'day' && <DayChart taken={taken} />}
      <SaveAndPrint file="drop.csv" csv={() => takenCsv(rows, by === 'day' ? (of) => of : nameOf)} />
      <Scroll label={t('drop.caption', { by: t(`drop.by.${by}`).toLowerCase() })}>
        <table className={figuresCss.figures}>
          <thead>
            <tr>
              <th scope="col">{t(`drop.by.${by}`)}</th>
              {by !== 'day' && <td className={css.barCell} />}
              <th scope="col" className={figuresCss.number}>
                {t('drop.collected')}
              </th>
              <th scope="col" className={figuresCss.number}>
                {t('drop.jackpots')}
              </th>
              <th scope="col" className={figuresCss.number}>
                {t('drop.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ of, drop, jackpot }) => (
              <tr key={of}>
                <th scope="row">
                  {nameOf(of)}
                  {by !== 'day' && (
                    <span className={css.barUnder}>
                      <Bar drop={drop} jackpot={jackpot} most={most} />
                    </span>
                  )}
                </th>
                {by !== 'day' && (
                  <td className={css.barCell}>
                    <Bar drop={drop} jackpot={jackpot} most={most} />
                  </td>
                )}
                <td className={figuresCss.number}>{dollars(drop)}</td>
                <td className={figuresCss.number}>{dollars(jackpot)}</td>
                <td className={figuresCss.number}>{dollars(drop + jackpot)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

interface BarProps {
  readonly drop: number;
  readonly jackpot: number;
  readonly most: number;
}

const WIDE = 400;

/** How much of the largest: collections full, jackpot drops hatched behind them. */
function Bar({ drop, jackpot, most }: BarProps) {
  const [a, b] = [(drop / most) * WIDE, (jackpot / most) * WIDE];
  return (
    <svg className={css.bar} viewBox={`0 0 ${WIDE} 14`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={dayChartCss.barDrop} width={a} height="14" />
      <rect className={css.barJackpot} x={a} width={b} height="14" />
    </svg>
  );
}

function Books() {
  const { data, error, refetch } = useQuery(booksQuery);
  return (
    <section className={`${ui.panel} ${css.books}`} aria-labelledby="books-title">
      <h2 id="books-title">{t('books.title')}</h2>
      <p className={ui.quiet}>{t('books.text')}</p>
      {error !== null && (
        <p className={ui.problem} role="alert">
          {sentence(error)}
        </p>
      )}
      {data === undefined ? (
        error === null && <p className={ui.quiet}>{t('floor.fetching')}</p>
      ) : (
        <>
          <p className={css.verdict} data-fine={data.ok} role={data.ok ? 'status' : 'alert'}>
            <span aria-hidden="true">{data.ok ? '✓' : '✕'}</span>
            {data.ok ? t('books.ok') : count('books.wrong', data.findings.length)}
          </p>
          {data.findings.length > 0 && (
            <ul className={css.findings}>
              {data.findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          )}
          <p className={`${ui.figure} ${css.figure}`}>
            <span className={ui.label}>{t('books.issued')}</span>
            <strong>{dollars(data.issued)}</strong>
          </p>
          <p className={ui.hint}>{t('books.at', { time: timeOf(data.at) })}</p>
        </>
      )}
      <button type="button" className={ui.button} onClick={() => void refetch()}>
        {t('books.again')}
      </button>
    </section>
  );
}
