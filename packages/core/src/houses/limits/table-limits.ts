import { dollars } from '../../engine/money.ts';
import type { PlayerDealerLimit, PointsLimit } from '../offering/offering.ts';
import { cents } from './cents.ts';

/** What an id has in place of a most bet if there is none. */
export const NO_MOST = 'no limit';

/** A player-dealer table in dollars: least and most bet, their step, and other limits for bonus wagers. */
export function bets(
  min: number,
  max: number | null,
  { step = 1, bonus }: { readonly step?: number; readonly bonus?: readonly [number, number | null] } = {},
): PlayerDealerLimit {
  const most = max === null ? null : cents(max);
  return {
    id: `${min}-${max ?? NO_MOST}`,
    title: most === null ? `${dollars(cents(min))} and up` : `${dollars(cents(min))} to ${dollars(most)}`,
    limits: {
      min: cents(min),
      max: most,
      step: cents(step),
      ...(bonus && { bonusMin: cents(bonus[0]), bonusMax: bonus[1] === null ? null : cents(bonus[1]) }),
    },
  };
}

/** A table played for points, in dollars. */
export const point = (amount: number): PointsLimit => ({
  id: `${amount}`,
  title: `${dollars(cents(amount))} a point`,
  point: cents(amount),
});
