import { NO_PILE } from '../../sentinels.ts';
import { optionsFor } from '../choices.ts';
import { take } from '../dealing.ts';
import type { Round } from '../round.ts';
import type { RoundState, SpotHand } from '../state.ts';
import { handOf, ordersFor } from './after-rulings.ts';
import { eyesFor } from './named-hand.ts';

/** The hand that a ruling lets finish before the others; undefined when none is left to. */
export function firstToPlay(round: RoundState): SpotHand | undefined {
  for (const order of ordersFor(round, 'play first')) {
    const hand = handOf(round, order);
    if (optionsFor(round, hand).length > 0) return hand;
  }
  return undefined;
}

/** Cards that hands still get, once the hand that was acting is finished. */
export function giveOwedCards(round: Round): void {
  const { state } = round;
  for (const order of ordersFor(state, 'next card')) {
    const { spot, number, after } = order;
    if (after !== null && optionsFor(state, handOf(state, after)).length > 0) continue;
    round.emit({ type: 'obeyed', order });
    if (handOf(state, order).folded) continue;
    round.emit({ type: 'dealt', to: 'spot', spot, number, cards: take(state, 1), up: true, pile: NO_PILE });
  }
}

/** Cards that were to be replaced when the player-dealer has acted. */
export function replaceBeforeReading(round: Round): void {
  const { state } = round;
  for (const order of ordersFor(state, 'replace')) {
    const { hand, spot, number, places } = order;
    round.emit({ type: 'obeyed', order });
    if (hand === 'spot' && handOf(state, order).folded) continue;
    const cards = take(state, places.length);
    const eyes = eyesFor(state, round.log, order, places);
    round.emit({ type: 'replaced', hand, spot, number, places, cards, ...eyes });
  }
}
