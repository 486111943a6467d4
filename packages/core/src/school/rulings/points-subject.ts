import { pointsRulings } from '../../engine/machines/points-rulings.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import type { BuiltPoints } from '../built.ts';
import { showPoints } from '../points/show.ts';
import { seatName } from '../words.ts';
import type { Subject } from './subject.ts';

/** A hand for points whose players are to set their cards. */
export function pointsSubject(built: BuiltPoints, hand: PointsHand): Subject {
  const { state, log } = hand;
  const seats = state.order.map((seat) => ({ seat, name: seatName(seat) }));
  return {
    known: pointsRulings.known,
    whose: { circles: seats, hands: seats },
    cardsOf: (irregularity) => pointsRulings.cardsOf(hand, irregularity),
    factsOf: (irregularity) => pointsRulings.factsOf(hand, irregularity),
    again: () => pointsRulings.ruled(PointsHand.replay(state.setup, log)),
    show: (notes) => showPoints(built, hand, ['Everybody is setting the hand.', ...notes]),
  };
}
