import type { SectionId } from '../../houses/rules/card.ts';
import type { HandEvent } from '../../table/hand/hand-in-play.ts';

/**
 * The part of the rule card that an event of a hand goes by: `ruleBehind(event)` is `'settlement'` for a bet that the bank could not cover.
 *
 * @example
 * ```ts
 * import { deal } from '@cardroom/core';
 * import { ruleBehind } from '@cardroom/core/tell';
 *
 * const hand = deal('black-sheep/holdem', { seats: 2, limit: '4-8', seed: 7 });
 * if (!hand.ok) throw new Error(hand.message);
 * hand.do('fold');
 * console.log(hand.events.map(ruleBehind).at(-1)); // settlement
 * ```
 */
export function ruleBehind(event: HandEvent): SectionId {
  switch (event.type) {
    case 'posted':
    case 'acted':
    case 'returned':
    case 'killed':
      return 'betting';
    case 'staked':
    case 'wagered':
    case 'closed':
    case 'withdrawn':
      return 'wagers';
    case 'showed':
    case 'awarded':
    case 'compared':
      return 'winning';
    case 'settled':
      return event.cents < event.due || event.result === 'unmet' ? 'settlement' : 'winning';
    case 'ended':
      return 'settlement';
    case 'taken':
      return 'fees';
    case 'irregular':
    case 'ruled':
    case 'misdealt':
      return 'rulings';
    default:
      return 'deal';
  }
}
