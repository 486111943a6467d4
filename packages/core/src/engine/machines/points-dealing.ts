import { PointsHand } from '../points/hand.ts';
import { suggestPlacement } from '../points/sets/suggest-placement.ts';
import { whyNotDealt } from '../points/setup.ts';
import { dropOf, jackpotOf } from '../points/state.ts';
import { DONE } from '../refusal.ts';
import { firstDone } from './first-done.ts';
import type { DealingOf } from './machine.ts';

/** How hands for points are dealt. */
export const pointsDealing: DealingOf<'points'> = {
  kind: 'points',
  checkSetup: (setup) => whyNotDealt(setup) ?? DONE,
  own: (state) => PointsHand.of(state),
  dueSeats: ({ state, need }) => (need === null && !state.over ? state.waiting : []),
  absentMove: (hand, seat) =>
    hand.state.waiting.includes(seat) ? firstDone(hand, [suggestPlacement(hand.state, seat)]) : null,
  dropOf,
  jackpotOf,
};
