import { isTile, tileKind } from '@cardroom/core/cards';
import { memo } from 'react';
import { cardName } from './names.ts';
import { circle } from './shapes/paths.ts';
import css from './Tile.module.css';

export interface TileProps {
  readonly tile: number;
  /** Width, in pixels or as CSS. */
  readonly size?: number | string;
  readonly faceDown?: boolean;
  readonly selected?: boolean;
  readonly dimmed?: boolean;
  readonly label?: string;
}

type Pip = readonly [x: number, y: number, red: boolean, large?: boolean];

const [LEFT, MIDDLE, RIGHT] = [11, 20, 29];

/**
 * The spots of one end, read from the outer edge: a two lies side by side at the very end, a three runs
 * aslant, ones and fours are red. `y` counts from the outer edge.
 */
function spots(count: number, halfRed: boolean): readonly Pip[] {
  const pair = (y: number, red: boolean): Pip[] => [
    [LEFT, y, red],
    [RIGHT, y, red],
  ];
  switch (count) {
    case 1:
      return [[MIDDLE, 16, true, true]];
    case 2:
      return pair(11.5, false);
    case 3:
      return [
        [RIGHT, 11.5, false],
        [MIDDLE, 22, false],
        [LEFT, 32.5, false],
      ];
    case 4:
      return [...pair(11.5, true), ...pair(23.5, true)];
    case 5:
      return [...pair(11.5, false), [MIDDLE, 21.5, false], ...pair(31.5, false)];
    default:
      return [11.5, 22.5, 33.5].flatMap((y): Pip[] => [
        [LEFT, y, false],
        [RIGHT, y, halfRed],
      ]);
  }
}

/** The lower end is the upper one after half a turn, so that a tile reads alike from both sides. */
function tileSpots(tile: number): readonly Pip[] {
  const { name, upper, lower } = tileKind(tile);
  const halfRed = name === 'Teen';
  const below = spots(lower, halfRed).map(([x, y, red, large]): Pip => [40 - x, 96 - y, red, large ?? false]);
  return [...spots(upper, halfRed), ...below];
}

export const Tile = memo(function Tile({
  tile,
  size = 40,
  faceDown = false,
  selected,
  dimmed,
  label,
}: TileProps) {
  const hidden = faceDown || !isTile(tile);
  const name = label ?? (hidden ? 'face-down tile' : cardName(tile));
  const pips = hidden ? [] : tileSpots(tile);
  const drawn = (red: boolean) =>
    pips
      .filter((pip) => pip[2] === red)
      .map(([x, y, , large]) => circle(x, y, large ? 7 : 4.5))
      .join(' ');
  return (
    <svg
      className={css.tile}
      viewBox="0 0 40 96"
      style={{ width: size }}
      role="img"
      aria-label={name}
      data-selected={selected || undefined}
      data-dimmed={dimmed || undefined}
    >
      <title>{name}</title>
      <rect className={css.side} x="0" y="0" width="40" height="96" rx="5.5" />
      <rect className={css.face} x="1.6" y="1.4" width="36.8" height="91.6" rx="4.4" />
      <rect className={css.shine} x="2.5" y="2.3" width="35" height="89.8" rx="3.8" />
      <path className={css.white} d={drawn(false)} />
      <path className={css.red} d={drawn(true)} />
    </svg>
  );
});
