import { evolve } from '../points/evolve.ts';
import { PointsHand } from '../points/hand.ts';
import { legal } from '../points/legal.ts';
import { suggestPlacement } from '../points/sets/suggest-placement.ts';
import { whyNotDealt } from '../points/setup.ts';
import { dropOf, jackpotOf, newHand } from '../points/state.ts';
import { DONE } from '../refusal.ts';
import { firstDone } from './first-done.ts';
import type { MachineOf } from './machine.ts';

/** The machine for games where hands are set and compared for points. */
export const pointsMachine: MachineOf<'points'> = {
  kind: 'points',
  checkSetup: (setup) => whyNotDealt(setup) ?? DONE,
  newHand,
  evolve,
  own: (state) => PointsHand.of(state),
  legal: (state) => legal({ state, need: null }),
  dueSeats: ({ state, need }) => (need === null && !state.over ? state.waiting : []),
  absentMove: (hand, seat) =>
    hand.state.waiting.includes(seat) ? firstDone(hand, [suggestPlacement(hand.state, seat)]) : null,
  dropOf,
  jackpotOf,
};
