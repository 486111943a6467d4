import { type Cents, dollars } from '@cardroom/core/engine';
import { memo } from 'react';
import css from './Chip.module.css';
import { CHIPS, COIN, pilesFor } from './shapes/piles.ts';

/** Edge spots of a chip seen from above: eight bars on a broken ring. */
const SPOTS = Array.from({ length: 8 }, (_, i) => {
  const at = (angle: number, reach: number) =>
    `${(20 + Math.sin(angle) * reach).toFixed(2)} ${(20 - Math.cos(angle) * reach).toFixed(2)}`;
  const middle = (i * Math.PI) / 4;
  const [from, to] = [middle - 0.17, middle + 0.17];
  return `M${at(from, 19.4)} A19.4 19.4 0 0 1 ${at(to, 19.4)} L${at(to, 13.8)} A13.8 13.8 0 0 0 ${at(from, 13.8)} Z`;
}).join(' ');

export interface ChipProps {
  readonly cents: Cents;
  readonly size?: number | string;
}

/** One chip seen from above, with its worth: what one picks up to bet. The button it is on has the words. */
export const Chip = memo(function Chip({ cents, size = 40 }: ChipProps) {
  const kind = CHIPS.find((chip) => chip.cents === cents) ?? COIN;
  return (
    <svg
      className={css.chip}
      data-color={kind.color}
      viewBox="0 0 40 40"
      style={{ width: size }}
      aria-hidden="true"
    >
      <circle className={css.body} cx="20" cy="20" r="19.4" />
      <path className={css.spots} d={SPOTS} />
      <circle className={css.inlay} cx="20" cy="20" r="12.6" />
      <circle className={css.line} cx="20" cy="20" r="12.6" />
      <text className={css.mark} x="20" y="20" fontSize={kind.mark.length > 3 ? 8.6 : 11} dy="0.36em">
        {kind.mark}
      </text>
    </svg>
  );
});

const [RADIUS, TILT, THICK] = [12, 4.6, 3.5];
const SIDE = `M${-RADIUS} 0 A${RADIUS} ${TILT} 0 0 0 ${RADIUS} 0 L${RADIUS} ${THICK} A${RADIUS} ${TILT} 0 0 1 ${-RADIUS} ${THICK} Z`;

function onRim(angle: number, reach = 1): string {
  return `${(RADIUS * reach * Math.sin(angle)).toFixed(2)} ${(TILT * reach * Math.cos(angle)).toFixed(2)}`;
}

const SIDE_SPOTS = [-1.05, 0, 1.05]
  .map((middle) => {
    const [from, to] = [middle - 0.2, middle + 0.2];
    const [fx, fy] = onRim(from).split(' ').map(Number);
    const [tx, ty] = onRim(to).split(' ').map(Number);
    return `M${fx} ${fy} L${tx} ${ty} L${tx} ${ty + THICK} L${fx} ${fy + THICK} Z`;
  })
  .join(' ');

const TOP_SPOTS = Array.from({ length: 6 }, (_, i) => {
  const [from, to] = [(i * Math.PI) / 3 - 0.2, (i * Math.PI) / 3 + 0.2];
  return `M${onRim(from)} L${onRim(to)} L${onRim(to, 0.68)} L${onRim(from, 0.68)} Z`;
}).join(' ');

interface PileProps {
  readonly chips: readonly { readonly color: string }[];
  readonly x: number;
  readonly floor: number;
}

function Pile({ chips, x, floor }: PileProps) {
  return chips.map(({ color }, level) => {
    const y = floor - (level + 1) * THICK;
    const top = level === chips.length - 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a chip of a pile is known by its height alone.
      <g key={level} data-color={color} transform={`translate(${x} ${y})`}>
        <path className={css.side} d={SIDE} />
        <path className={css.spots} d={SIDE_SPOTS} />
        {top && (
          <>
            <ellipse className={css.body} rx={RADIUS} ry={TILT} />
            <path className={css.spots} d={TOP_SPOTS} />
            <ellipse className={css.inlay} rx={RADIUS * 0.62} ry={TILT * 0.62} />
          </>
        )}
      </g>
    );
  });
}

export interface ChipStackProps {
  readonly cents: Cents;
  /** Width of one chip in pixels; 0 where only the figure is to be seen. */
  readonly size?: number;
  /** Where the figure stands; `none` where something else tells the amount. */
  readonly figure?: 'beside' | 'below' | 'none';
  /** Said before the figure: `Pot $24`. */
  readonly title?: string;
  /** Most chips in one pile. */
  readonly tallest?: number;
  /** Most piles side by side. */
  readonly piles?: number;
}

/** An amount as it lies on the felt, its figure with it. */
export const ChipStack = memo(function ChipStack(props: ChipStackProps) {
  const { cents, size = 22, figure = 'beside', title } = props;
  const piles = pilesFor(cents, props.tallest, props.piles);
  const tall = Math.max(0, ...piles.map((pile) => pile.length));
  const width = piles.length * (RADIUS * 2 + 1) + 1;
  const height = tall * THICK + TILT * 2 + 1;
  return (
    <span className={css.stack} data-figure={figure}>
      {piles.length > 0 && size > 0 && (
        <svg
          className={css.piles}
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: (size * width) / (RADIUS * 2) }}
          aria-hidden="true"
        >
          {piles.map((chips, i) => {
            const x = RADIUS + 1 + i * (RADIUS * 2 + 1);
            return <Pile key={x} chips={chips} x={x} floor={height - TILT - 0.5} />;
          })}
        </svg>
      )}
      {figure !== 'none' && (
        <span className={css.figure}>
          {title !== undefined && title !== '' && <span className={css.figureTitle}>{title} </span>}
          {dollars(cents)}
        </span>
      )}
    </span>
  );
});
