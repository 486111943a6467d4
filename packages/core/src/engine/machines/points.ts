import { evolve } from '../points/evolve.ts';
import { legal } from '../points/legal.ts';
import { newHand } from '../points/state.ts';
import type { MachineOf } from './machine.ts';

/** The machine for games where hands are set and compared for points. */
export const pointsMachine: MachineOf<'points'> = {
  kind: 'points',
  newHand,
  evolve,
  legal: (state) => legal({ state, need: null }),
};
