import { pointsDealing } from '../../engine/machines/points-dealing.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import type { BuiltPoints } from '../built.ts';
import { showPoints } from '../points/show.ts';
import { seatName } from '../words.ts';
import type { Subject } from './subject.ts';

/** A hand for points whose players are to set their cards. */
export function pointsSubject(built: BuiltPoints, hand: PointsHand): Subject | null {
  const { irregularities } = pointsDealing;
  if (irregularities === undefined) return null;
  const { state, log } = hand;
  const seats = state.order.map((seat) => ({ seat, name: seatName(seat) }));
  return {
    known: irregularities.known,
    whose: { circles: seats, hands: seats },
    cardsOf: (irregularity) => irregularities.cardsOf(hand, irregularity),
    factsOf: (irregularity) => irregularities.factsOf(hand, irregularity),
    again: () => PointsHand.replay(state.setup, log),
    show: (notes) => showPoints(built, hand, ['Everybody is setting the hand.', ...notes]),
  };
}
