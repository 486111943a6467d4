import { evolve } from '../player-dealer/evolve.ts';
import { legal } from '../player-dealer/legal.ts';
import { needOf } from '../player-dealer/script.ts';
import { newRound } from '../player-dealer/state.ts';
import type { MachineOf } from './machine.ts';

/** The machine for games where a player holds the bank. */
export const playerDealerMachine: MachineOf<'player-dealer'> = {
  kind: 'player-dealer',
  newHand: newRound,
  evolve,
  legal: (state) => legal({ state, need: needOf(state) }),
};
