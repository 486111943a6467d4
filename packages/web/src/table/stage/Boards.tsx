import { memo } from 'react';
import type { Spot } from '../../felt/index.ts';
import { t } from '../t.ts';
import { Cards } from './Cards.tsx';

interface Props {
  readonly boards: readonly (readonly number[])[];
  /** How many cards each board may come to have, so that they need not move. */
  readonly full: number;
  readonly spot: Spot;
  readonly from: Spot;
  /** Cards that play in a winning hand. */
  readonly plays?: readonly number[];
  /** Changes with every change of the boards, which are the same arrays. */
  readonly version: number;
}

/** The common cards: one board, or two above each other. */
export const Boards = memo(function Boards({ boards, full, spot, from, plays = [] }: Props) {
  const height = spot.height / Math.max(1, boards.length);
  return boards.map((cards, i) => {
    const largest = Math.min(height / 1.4, spot.width / (full * 1.07));
    const width = Math.max(spot.width, cards.length * largest * 1.07);
    const row: Spot = {
      x: spot.x,
      y: spot.y - spot.height / 2 + (i + 0.5) * height,
      width,
      height: height - (boards.length > 1 ? 3 : 0),
    };
    const label = boards.length > 1 ? t('board.number', { n: i + 1 }) : t('board.label');
    return (
      <Cards
        // biome-ignore lint/suspicious/noArrayIndexKey: a board is known by its number.
        key={i}
        cards={[...cards]}
        spot={row}
        from={from}
        label={label}
        largest={largest}
        plays={[...cards.keys()].filter((place) => plays.includes(cards[place]))}
      />
    );
  });
});
