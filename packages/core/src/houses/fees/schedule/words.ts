import { readingFor } from './readings.ts';
import type { Fee, Schedule } from './schedule.ts';

const STAGE: Readonly<Record<Fee['at'], string>> = {
  start: 'before the deal',
  blinds: 'once the blinds are posted',
  deal: 'after the deal',
  play: 'after the deal, before Play',
  open: 'once the pot is opened',
  '3rd street': 'after third street',
  '4th street': 'after fourth street',
  '5th street': 'after fifth street',
  '6th street': 'after sixth street',
  draw: 'after the draw',
  '2nd draw': 'after the second draw',
  flop: 'after the flop',
  turn: 'after the turn',
  'half hour start': 'in advance every half hour',
  'half hour end': 'at the end of each half hour',
};

/** `after the flop` */
export const sayMoment = (at: Fee['at']): string => STAGE[at];

/**
 * Who pays a fee of a schedule and when: `from the pot, after the flop`. A fee taken on top of the others is not
 * described as one for hands that end early (003:2271).
 *
 * @example
 * ```ts
 * import { sayFee, schedulesFor } from '@cardroom/core/fees';
 *
 * const [schedule] = schedulesFor('black-sheep/holdem');
 * console.log(sayFee(schedule.fees[0], schedule)); // from the pot, after the flop
 * ```
 */
export function sayFee(fee: Fee, schedule: Schedule): string {
  const { from, at, unless, per, to } = fee;
  const who =
    from === 'dealer'
      ? 'from the player-dealer'
      : from === 'player'
        ? per === 'circle'
          ? 'from each player for every circle with a game wager'
          : per === 'coupon'
            ? 'from a player for every match play coupon'
            : 'from each player'
        : from === 'pot'
          ? 'from the pot'
          : `from the ${from}`;
  const isInstead = unless !== undefined && readingFor(schedule, 'designated') === 'instead';
  const early = isInstead ? `, for a hand that ends before the ${unless}` : '';
  const several = at === 'draw' && schedule.fees.some((other) => other.at === '2nd draw');
  return `${who}, ${several ? 'after the first draw' : STAGE[at]}${early}${to === 'jackpot' ? ', to the jackpot' : ''}`;
}
