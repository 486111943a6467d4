import type { HouseId } from '@cardroom/core/houses';
import { memo, type ReactElement } from 'react';
import css from './HouseMark.module.css';
import { circle, place, star } from './shapes/paths.ts';

const turns = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count));

/** A sheep's head: fleece above a dark face. */
const sheep = (
  <>
    <path
      d={[
        circle(24, 13, 6.4),
        circle(16, 15.4, 5.4),
        circle(32, 15.4, 5.4),
        circle(19, 10.4, 5),
        circle(29, 10.4, 5),
      ].join(' ')}
    />
    <path d="M13.4 20 C8.6 18.6 5.6 20.4 4.6 24 C8.4 26.4 12 25.6 14.6 23 Z M34.6 20 C39.4 18.6 42.4 20.4 43.4 24 C39.6 26.4 36 25.6 33.4 23 Z" />
    <path d="M15.4 20.6 C18 22.6 30 22.6 32.6 20.6 C33.4 29 31.4 41.6 24 41.6 C16.6 41.6 14.6 29 15.4 20.6 Z" />
    <path
      className={css.cut}
      d={`${circle(20, 28, 1.5)} ${circle(28, 28, 1.5)} M21 36 C22.4 37.6 25.6 37.6 27 36 L27 36.9 C25.6 38.6 22.4 38.6 21 36.9 Z`}
    />
  </>
);

/** An arcade over the river. */
const arches = (
  <>
    <path
      fillRule="evenodd"
      d="M6 28 L6 12 L24 5 L42 12 L42 28 Z M10.5 28 L10.5 21.5 C10.5 17.5 17.5 17.5 17.5 21.5 L17.5 28 Z M20.5 28 L20.5 20 C20.5 15.6 27.5 15.6 27.5 20 L27.5 28 Z M30.5 28 L30.5 21.5 C30.5 17.5 37.5 17.5 37.5 21.5 L37.5 28 Z"
    />
    <path
      className={css.line}
      d="M5 34 C8.2 31 11.4 31 14.6 34 C17.8 37 21 37 24.2 34 C27.4 31 30.6 31 33.8 34 C37 37 40 37 43 34 M9 41 C11.6 38.6 14.6 38.6 17.2 41 C19.8 43.2 22.8 43.2 25.4 41 C28 38.6 31 38.6 33.6 41 C35.4 42.6 37.4 43 39 42"
    />
  </>
);

/** A star between two sprays of laurel. */
const laurel = (
  <>
    <path d={place(star(5, 1, 0.42), { x: 24, y: 18, scale: 10.5 })} />
    <path className={css.line} d="M22 43 C10 41 5.4 30 8 16 M26 43 C38 41 42.6 30 40 16" />
    <path
      d={[
        [8.4, 20, -18],
        [7.6, 27, -34],
        [10, 33.4, -52],
        [14.4, 38.6, -70],
      ]
        .flatMap(([x, y, turn]) => [leaf(x, y, turn), leaf(48 - x, y, -turn)])
        .join(' ')}
    />
  </>
);

function leaf(x: number, y: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const at = (ax: number, ay: number) =>
    `${(x + ax * Math.cos(angle) - ay * Math.sin(angle)).toFixed(2)} ${(y + ax * Math.sin(angle) + ay * Math.cos(angle)).toFixed(2)}`;
  const side = turn < 0 ? 1 : -1;
  return `M${at(0, 3)} Q${at(side * 5.4, 1)} ${at(side * 3.4, -6)} Q${at(side * -1.4, -3)} ${at(0, 3)} Z`;
}

/** Hibiscus. */
const hibiscus = (
  <>
    {turns(5, (angle) => `rotate(${angle} 24 24)`).map((turn) => (
      <path
        key={turn}
        transform={turn}
        d="M24 23 C16.6 19 14 10 18 5.6 C20.4 3 22.6 5.4 24 4.6 C25.4 5.4 27.6 3 30 5.6 C34 10 31.4 19 24 23 Z"
      />
    ))}
    {turns(5, (angle) => `rotate(${angle} 24 24)`).map((turn) => (
      <path key={turn} className={css.cut} transform={turn} d="M23.6 21 L22.9 11 L25.1 11 L24.4 21 Z" />
    ))}
    <path className={css.cut} d={circle(24, 24, 4)} />
    <path d={circle(24, 24, 2.5)} />
  </>
);

/** A ladybird, which brings luck. */
const ladybird = (
  <>
    <path d="M15.6 13.6 C16.6 8.6 20 6.4 24 6.4 C28 6.4 31.4 8.6 32.4 13.6 C29.8 12.4 27 11.8 24 11.8 C21 11.8 18.2 12.4 15.6 13.6 Z" />
    <path className={css.line} d="M19.6 7.6 C18.8 4.8 17 3.4 14.6 3.2 M28.4 7.6 C29.2 4.8 31 3.4 33.4 3.2" />
    <path d="M23 14.2 L23 43 C13.6 42.4 7.6 35.4 7.8 27.4 C8 19.6 14.2 14.6 23 14.2 Z M25 14.2 L25 43 C34.4 42.4 40.4 35.4 40.2 27.4 C40 19.6 33.8 14.6 25 14.2 Z" />
    <path
      className={css.cut}
      d={[
        circle(17, 21.6, 2.7),
        circle(31, 21.6, 2.7),
        circle(13.8, 30, 2.5),
        circle(34.2, 30, 2.5),
        circle(19, 35.6, 2.4),
        circle(29, 35.6, 2.4),
      ].join(' ')}
    />
  </>
);

const MARKS: Readonly<Record<HouseId, ReactElement>> = {
  'black-sheep': sheep,
  'hotel-del-rio': arches,
  empire: laurel,
  'hawaiian-gardens': hibiscus,
  'lucky-lady': ladybird,
};

export interface HouseMarkProps {
  readonly house: HouseId;
  readonly size?: number | string;
  /** On a patch of the house's felt rather than on what lies behind. */
  readonly patch?: boolean;
}

/** The sign over a house's door, in the color of the text around it. The house's name stands beside it. */
export const HouseMark = memo(function HouseMark({ house, size = 32, patch = false }: HouseMarkProps) {
  return (
    <svg
      className={patch ? `${css.mark} ${css.patch}` : css.mark}
      viewBox={patch ? '-8 -8 64 64' : '0 0 48 48'}
      style={{ width: size }}
      data-house={house}
      aria-hidden="true"
    >
      {MARKS[house]}
    </svg>
  );
});
