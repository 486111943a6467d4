import { memo } from 'react';
import css from './CardBack.module.css';
import { circle, place, polygon } from './shapes/paths.ts';

const lozenge = polygon([
  [0, -2.5],
  [2.5, 0],
  [0, 2.5],
  [-2.5, 0],
]);

const field = Array.from({ length: 12 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 8 : 7 }, (_, column) =>
    place(lozenge, { x: 7.5 + column * 5 + (row % 2 === 0 ? 0 : 2.5), y: 7.5 + row * 5, scale: 0.62 }),
  ),
)
  .flat()
  .join(' ');

/** Lozenges in the house's color within a brass line, and a plain medallion: the same whichever way up. */
export const CardBack = memo(function CardBack() {
  return (
    <>
      <rect className={css.ground} x="2.6" y="2.6" width="44.8" height="64.8" rx="2.6" />
      <path className={css.field} d={field} />
      <rect className={css.line} x="4.4" y="4.4" width="41.2" height="61.2" rx="1.6" />
      <path className={`${css.ground} ${css.medal}`} d={circle(25, 35, 9.6)} />
      <path className={css.sign} d={circle(25, 35, 7.4)} />
      <path className={css.star} d={polygon(fourPoints)} />
    </>
  );
});

const fourPoints = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  const reach = i % 2 === 0 ? 6.2 : 1.9;
  return [25 + Math.sin(angle) * reach, 35 - Math.cos(angle) * reach] as const;
});
