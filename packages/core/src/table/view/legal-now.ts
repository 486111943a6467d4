import type { MachineKind } from '../../engine/machines/machine.ts';
import type { HandInPlay, LegalNow } from '../hand/hand-in-play.ts';
import type { TableState } from '../state.ts';

/**
 * What may be done now at a table: bets, choices, a draw, by the kind of its game; null between hands. It is told from
 * the state alone, so that a viewer who knows few of the cards works out the same.
 *
 * @example
 * ```ts
 * import { legalNow, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * // Nobody is dealt in yet.
 * console.log(legalNow(table.state)); // null
 * ```
 */
export function legalNow({ hand }: TableState): LegalNow | null {
  return hand === null ? null : legalIn(hand);
}

const legalIn = <K extends MachineKind>({ kind, machine, state }: HandInPlay<K>): LegalNow<K> => ({
  kind,
  legal: machine.legal(state),
});
