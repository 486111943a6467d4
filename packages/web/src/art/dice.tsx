import { memo } from 'react';
import css from './dice.module.css';
import { circle } from './shapes/paths.ts';

const [NEAR, MID, FAR] = [10, 20, 30];
const FACES: readonly (readonly (readonly [number, number])[])[] = (() => {
  const aslant = [
    [NEAR, NEAR],
    [FAR, FAR],
  ] as const;
  const corners = [...aslant, [FAR, NEAR], [NEAR, FAR]] as const;
  const center = [[MID, MID]] as const;
  const sides = [
    [NEAR, MID],
    [FAR, MID],
  ] as const;
  return [
    [],
    center,
    aslant,
    [...aslant, ...center],
    corners,
    [...corners, ...center],
    [...corners, ...sides],
  ];
})();

export interface DieProps {
  /** 1 to 6. */
  readonly shows: number;
  readonly size?: number | string;
}

/** Asian dice, as pai gow is played with: one and four are red. */
export const Die = memo(function Die({ shows, size = 28 }: DieProps) {
  const spots = FACES[shows] ?? [];
  const d = spots.map(([x, y]) => circle(x, y, shows === 1 ? 6.4 : 3.7)).join(' ');
  return (
    <svg
      className={css.die}
      viewBox="0 0 40 40"
      style={{ width: size }}
      role="img"
      aria-label={`die showing ${shows}`}
    >
      <rect className={css.side} x="1" y="1.6" width="38" height="38" rx="8" />
      <rect className={css.face} x="1" y="0.4" width="38" height="36.6" rx="8" />
      <path className={shows === 1 || shows === 4 ? css.red : css.black} d={d} transform="translate(0 -1)" />
    </svg>
  );
});

export interface DiceCupProps {
  readonly size?: number | string;
  /** The dice it has thrown; none while they are under the cup. */
  readonly dice?: readonly number[];
}

export const DiceCup = memo(function DiceCup({ size = 48, dice = [] }: DiceCupProps) {
  const said = dice.length === 0 ? 'dice cup' : `dice cup, ${dice.join(', ')}`;
  return (
    <span className={css.cup} role="img" aria-label={said}>
      <svg viewBox="0 0 48 48" style={{ width: size }} aria-hidden="true">
        <path className={css.leather} d="M9 9 L39 9 L43 43 C34 46.5 14 46.5 5 43 Z" />
        <path
          className={css.leatherLip}
          d="M5 43 C14 46.5 34 46.5 43 43 L43.3 46 C34 49.4 14 49.4 4.7 46 Z"
        />
        <path className={css.stitch} d="M8.4 15 C18 17.4 30 17.4 39.6 15 M6.4 37 C16 40 32 40 41.6 37" />
        <ellipse className={css.leatherTop} cx="24" cy="9" rx="15" ry="4.4" />
      </svg>
      <span className={css.cupDice} aria-hidden="true">
        {dice.map((shows, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places and may show the same.
          <Die key={i} shows={shows} size={typeof size === 'number' ? size * 0.5 : '1.5rem'} />
        ))}
      </span>
    </span>
  );
});
