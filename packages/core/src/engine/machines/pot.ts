import { evolve } from '../pot/evolve.ts';
import { legal } from '../pot/legal.ts';
import { newHand } from '../pot/state.ts';
import type { MachineOf } from './machine.ts';

/** The machine for games where players play each other for a pot. */
export const potMachine: MachineOf<'pot'> = {
  kind: 'pot',
  newHand,
  evolve,
  legal: (state) => legal({ state, need: null }),
};
