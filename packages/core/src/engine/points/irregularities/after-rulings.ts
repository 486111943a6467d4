import type { PointsState } from '../state.ts';

/** What rulings have left behind in a hand. */
export interface AfterRulings {
  /** Cards that everybody has seen. */
  readonly faced: number[];
  /** How many cards were boxed or exposed, and how many of them were boxed. */
  shown: number;
  boxed: number;
  /** Seats whose hands are fouled by a ruling. */
  readonly fouled: number[];
  /** Seats whose hands are forfeited. */
  readonly forfeited: number[];
}

export const nothingRuled = (): AfterRulings => ({
  faced: [],
  shown: 0,
  boxed: 0,
  fouled: [],
  forfeited: [],
});

/** Whether a ruling has fouled a seat's hand, however it is set. */
export const isFouled = ({ ruled }: PointsState, seat: number): boolean =>
  ruled?.fouled.includes(seat) === true;

/** Whether a ruling has taken a seat's hand. */
export const isForfeited = ({ ruled }: PointsState, seat: number): boolean =>
  ruled?.forfeited.includes(seat) === true;
