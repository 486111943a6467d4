import { dollars } from '../engine/money.ts';
import type { BankedLimit } from './offering.ts';

/** A player-dealer table in dollars: least and most bet, their step, and other limits for bonus wagers. */
export function bets(
  min: number,
  max: number,
  { step = 1, bonus }: { readonly step?: number; readonly bonus?: readonly [number, number] } = {},
): BankedLimit {
  const cents = (amount: number) => Math.round(amount * 100);
  return {
    id: `${min}-${max}`,
    title: `${dollars(cents(min))} to ${dollars(cents(max))}`,
    limits: {
      min: cents(min),
      max: cents(max),
      step: cents(step),
      ...(bonus === undefined ? {} : { bonusMin: cents(bonus[0]), bonusMax: cents(bonus[1]) }),
    },
  };
}
