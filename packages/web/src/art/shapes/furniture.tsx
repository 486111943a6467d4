import { memo } from 'react';
import cardBackCss from '../CardBack.module.css';
import css from './furniture.module.css';

export interface FurnitureProps {
  readonly size?: number | string;
  /** Cards in it. */
  readonly cards?: number;
}

const said = (what: string, cards: number | undefined) =>
  cards === undefined ? what : `${what}, ${cards} card${cards === 1 ? '' : 's'}`;

/** The shoe cards are dealt from, its mouth to the left. */
export const Shoe = memo(function Shoe({ size = 72, cards }: FurnitureProps) {
  const filled = cards === undefined ? 1 : Math.min(1, cards / 312);
  return (
    <svg
      className={css.shoe}
      viewBox="0 0 72 44"
      style={{ width: size }}
      role="img"
      aria-label={said('shoe', cards)}
    >
      <path
        className={css.wood}
        d="M3 33 L15 8 L66 8 C68.6 8 70 9.4 70 12 L70 37 C70 39.6 68.6 41 66 41 L7 41 C3 41 1.8 36 3 33 Z"
      />
      <path className={css.boxInside} d="M24 13 L66 13 L66 34 L24 34 Z" />
      <rect className={css.cardEdges} x={65.4 - 40 * filled} y="14" width={40 * filled} height="19" />
      <path
        className={cardBackCss.ground}
        d="M8 31.4 L17 12.6 L22 12.6 L22 36 L9.6 36 C7.6 36 7 33.6 8 31.4 Z"
      />
      <path
        className={css.woodLine}
        d="M24 13 L66 13 L66 34 L24 34 Z M8 31.4 L17 12.6 L22 12.6 L22 36 L9.6 36 C7.6 36 7 33.6 8 31.4 Z"
      />
    </svg>
  );
});

/** Used cards wait here, seen from the side. */
export const DiscardTray = memo(function DiscardTray({ size = 56, cards = 0 }: FurnitureProps) {
  const high = Math.min(24, cards === 0 ? 0 : 2 + (cards / 312) * 22);
  return (
    <svg
      className={css.tray}
      viewBox="0 0 56 44"
      style={{ width: size }}
      role="img"
      aria-label={said('discard tray', cards)}
    >
      <path className={css.boxInside} d="M8 6 L48 6 L48 37 L8 37 Z" />
      <rect className={css.cardEdges} x="10" y={36 - high} width="36" height={high} />
      <path className={css.wood} d="M3 4 L9 4 L9 36 L47 36 L47 4 L53 4 L53 41 L3 41 Z" />
    </svg>
  );
});

const TILTS = [-6, 2, 9, -13, 16];

/** Burned cards, one laid aslant on the other. */
export const BurnPile = memo(function BurnPile({ size = 34, cards = 1 }: FurnitureProps) {
  return (
    <svg
      className={css.burn}
      viewBox="0 0 50 40"
      style={{ width: size }}
      role="img"
      aria-label={said('burn cards', cards)}
    >
      {TILTS.slice(0, cards).map((tilt) => (
        <g key={tilt} transform={`rotate(${tilt} 25 20)`}>
          <rect className={css.burnCard} x="6" y="9" width="36" height="25" rx="2.6" />
          <rect className={cardBackCss.ground} x="8" y="11" width="32" height="21" rx="1.6" />
          <rect className={cardBackCss.line} x="10" y="13" width="28" height="17" rx="1" />
        </g>
      ))}
    </svg>
  );
});
