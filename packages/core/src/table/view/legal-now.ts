import type { MachineKind } from '../../engine/machines/machine.ts';
import type { HandInPlay, LegalNow } from '../hand/machines.ts';
import type { TableState } from '../state.ts';

/** Told from the state alone, so that a viewer who knows few of the cards works out the same. */
export function legalNow({ hand }: TableState): LegalNow | null {
  return hand === null ? null : legalIn(hand);
}

const legalIn = <K extends MachineKind>({ kind, machine, state }: HandInPlay<K>): LegalNow<K> => ({
  kind,
  legal: machine.legal(state),
});
