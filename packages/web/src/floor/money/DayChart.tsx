import { dollars } from '@cardroom/core/engine';
import { useId } from 'react';
import { useBox } from '../../table/stage/use-box.ts';
import type { Taken } from '../floor-api.ts';
import { t } from '../t.ts';
import { dayOf } from '../words.ts';
import css from './DayChart.module.css';
import { niceTop } from './nice-top.ts';

const HIGH = 220;
const LEFT = 64;
const RIGHT = 8;
const FOOT = 24;
const MOST_DAYS = 31;
const WIDEST = 56;

/** Columns of the last days: collections below, jackpot drops hatched upon them. */
export function DayChart({ taken }: { readonly taken: readonly Taken[] }) {
  const [ref, box] = useBox<HTMLDivElement>();
  return (
    <div ref={ref} className={css.dayChart}>
      {box !== null && <Columns taken={taken} wide={box.width} />}
    </div>
  );
}

function Columns({ taken, wide }: { readonly taken: readonly Taken[]; readonly wide: number }) {
  const hatch = useId();
  const days = taken.slice(-MOST_DAYS);
  const top = niceTop(Math.max(100, ...days.map(({ drop, jackpot }) => drop + jackpot)));
  const step = (wide - LEFT - RIGHT) / Math.max(days.length, 7);
  const width = Math.min(WIDEST, step * 0.7);
  const y = (cents: number) => HIGH - (cents / top) * (HIGH - 12);
  // As many names as there is room for, the last day always among them.
  const every = Math.ceil(52 / step);
  return (
    <svg viewBox={`0 0 ${wide} ${HIGH + FOOT}`} role="img" aria-label={t('drop.chart')}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={css.hatchGround} />
          <rect width="2.5" height="6" className={css.hatchLine} />
        </pattern>
      </defs>
      {[0, top / 2, top].map((cents) => (
        <g key={cents}>
          <line className={css.gridLine} x1={LEFT} x2={wide} y1={y(cents)} y2={y(cents)} />
          <text x={LEFT - 8} y={y(cents) + 4} textAnchor="end">
            {dollars(cents)}
          </text>
        </g>
      ))}
      {days.map(({ of, drop, jackpot }, i) => {
        const x = LEFT + step * (i + 0.5);
        const last = i === days.length - 1 && days.length >= 7;
        return (
          <g key={of}>
            <rect
              className={css.barDrop}
              x={x - width / 2}
              width={width}
              y={y(drop)}
              height={HIGH - y(drop)}
            />
            <rect
              x={x - width / 2}
              width={width}
              y={y(drop + jackpot)}
              height={y(drop) - y(drop + jackpot)}
              fill={`url(#${hatch})`}
            />
            {(days.length - 1 - i) % every === 0 && (
              <text x={last ? wide : x} y={HIGH + 18} textAnchor={last ? 'end' : 'middle'}>
                {dayOf(of)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
