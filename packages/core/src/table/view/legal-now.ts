import { legal as legalRound } from '../../engine/player-dealer/legal.ts';
import { needOf } from '../../engine/player-dealer/script.ts';
import { legal as legalPoints } from '../../engine/points/legal.ts';
import { legal as legalPot } from '../../engine/pot/legal.ts';
import type { LegalNow } from '../hand/machines.ts';
import type { TableState } from '../state.ts';

/** Told from the state alone, so that a viewer who knows few of the cards works out the same. */
export function legalNow({ hand }: TableState): LegalNow | null {
  switch (hand?.kind) {
    case 'pot':
      return { kind: 'pot', legal: legalPot({ state: hand.state, need: null }) };
    case 'points':
      return { kind: 'points', legal: legalPoints({ state: hand.state, need: null }) };
    case 'player-dealer':
      return { kind: 'player-dealer', legal: legalRound({ state: hand.state, need: needOf(hand.state) }) };
    default:
      return null;
  }
}
