import { scoredBonuses } from '@cardroom/core/table';
import type { ReactNode } from 'react';
import ui from '../../ui/ui.module.css';
import { useTable } from '../context.ts';
import { t } from '../t.ts';
import {
  beadPlate,
  bigRoad,
  type Counts,
  countsOf,
  type DerivedRoad,
  derivedRoad,
  type Echo,
  LOOKS_BACK,
  type Placed,
  percent,
  ROWS,
} from './roads.ts';
import css from './Scoreboard.module.css';
import { useShoes } from './use-shoes.ts';

const DERIVED = Object.keys(LOOKS_BACK) as DerivedRoad[];

/** The scoreboard of a baccarat table (000:552-561). */
export default function Scoreboard() {
  const { sign } = useTable().state;
  const shoes = useShoes();
  if (shoes === undefined) return null;
  const { shoe: results, last } = shoes;
  if (results.length + last.length === 0) return <p className={ui.quiet}>{t('score.none')}</p>;
  return (
    <div className={css.scoreboard}>
      <Tally
        title={t(sign.rules.shoe === 'running' ? 'score.this' : 'score.lastHands')}
        now={countsOf(results)}
        last={last.length === 0 ? null : countsOf(last)}
        bonuses={scoredBonuses(sign)}
      />
      <Road title={t('score.bead')} marks={beadPlate(results)}>
        {(winner) => (
          <>
            <circle className={css.bead} data-winner={winner} cx="5" cy="5" r="4.4" />
            <text x="5" y="5" dy="0.36em">
              {t(`score.letter.${winner}`)}
            </text>
          </>
        )}
      </Road>
      <Road title={t('score.big')} marks={bigRoad(results)}>
        {({ winner, ties }) => (
          <>
            <circle className={css.ring} data-winner={winner} cx="5" cy="5" r="3.7" />
            {ties > 0 && (
              <>
                <path className={css.tieStroke} d="M2 8 L8 2" />
                {ties > 1 && (
                  <text x="5" y="5" dy="0.36em">
                    {ties}
                  </text>
                )}
              </>
            )}
          </>
        )}
      </Road>
      {DERIVED.map((road) => (
        <Road key={road} title={t(`score.${road}`)} marks={derivedRoad(results, road)}>
          {(echo) => <EchoMark road={road} echo={echo} />}
        </Road>
      ))}
    </div>
  );
}

/** Regular is drawn full or thick, choppy open or thin: color is never the only sign. */
function EchoMark({ road, echo }: { readonly road: DerivedRoad; readonly echo: Echo }) {
  switch (road) {
    case 'big eye boy':
      return <circle className={css.echoRing} data-echo={echo} cx="5" cy="5" r="3.4" />;
    case 'small road':
      return <circle className={css.echoDot} data-echo={echo} cx="5" cy="5" r="3.6" />;
    case 'cockroach road':
      return (
        <path
          className={css.echoStroke}
          data-echo={echo}
          d={echo === 'regular' ? 'M2 8 L8 2' : 'M2 2 L8 8'}
        />
      );
  }
}

interface RoadProps<M> {
  readonly title: string;
  readonly marks: readonly Placed<M>[];
  readonly children: (mark: M) => ReactNode;
}

const COLUMNS = 20;

function Road<M>({ title, marks, children }: RoadProps<M>) {
  const most = marks.reduce((far, { column }) => Math.max(far, column + 1), COLUMNS);
  // A long shoe shows its end.
  const from = most - COLUMNS;
  const shown = marks.filter(({ column }) => column >= from);
  return (
    <figure className={css.road}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${COLUMNS * 10} ${ROWS * 10}`} role="img" aria-label={title}>
        <path
          className={css.roadGrid}
          d={[
            ...Array.from({ length: COLUMNS + 1 }, (_, i) => `M${i * 10} 0 V${ROWS * 10}`),
            ...Array.from({ length: ROWS + 1 }, (_, i) => `M0 ${i * 10} H${COLUMNS * 10}`),
          ].join(' ')}
        />
        {shown.map(({ column, row, mark }) => (
          <g key={`${column} ${row}`} transform={`translate(${(column - from) * 10} ${row * 10})`}>
            {children(mark)}
          </g>
        ))}
      </svg>
    </figure>
  );
}

const SIDES = ['player', 'banker', 'tie', 'naturals'] as const;

interface TallyProps {
  /** What is counted: a shoe that runs on, or the last hands where each is a fresh shuffle. */
  readonly title: string;
  readonly now: Counts;
  readonly last: Counts | null;
  /** Bonus wagers that the table has. */
  readonly bonuses: ReturnType<typeof scoredBonuses>;
}

function Tally({ title, now, last, bonuses }: TallyProps) {
  const cell = (count: number, { hands }: Counts) =>
    `${count} · ${t('score.percent', { n: percent(count, hands) })}`;
  const rows = [
    ...SIDES.map((side) => ({ id: side, title: t(`score.${side}`), of: (counts: Counts) => counts[side] })),
    ...bonuses.map(({ id, title }) => ({ id, title, of: ({ bonuses: came }: Counts) => came[id] ?? 0 })),
  ];
  return (
    <table className={css.tally}>
      <thead>
        <tr>
          <th scope="col">
            <span className={ui.unseen}>{t('score.title')}</span>
          </th>
          <th scope="col">{title}</th>
          {last !== null && <th scope="col">{t('score.last')}</th>}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('score.hands')}</th>
          <td>{now.hands}</td>
          {last !== null && <td>{last.hands}</td>}
        </tr>
        {rows.map(({ id, title, of }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{cell(of(now), now)}</td>
            {last !== null && <td>{cell(of(last), last)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
