import type { Refusal } from '../../engine/index.ts';
import type { IrregularityKind } from '../../engine/irregularities/irregularity.ts';
import type { RuleCommand } from '../../engine/irregularities/rule-command.ts';
import type { FloorCommand } from '../commands.ts';
import { floorDecides, playerAsks } from './decide-ruling.ts';
import type { RuledHand } from './find-ruling.ts';

/** What a table asks when somebody calls the floor, or wants an own act ruled on. */
export interface FloorDecisions {
  readonly decides: (
    hand: RuledHand,
    command: Extract<FloorCommand, { readonly type: 'rule' }>,
  ) => RuleCommand | Refusal;
  readonly asks: (hand: RuledHand, seat: number, what: IrregularityKind) => RuleCommand | Refusal;
}

/**
 * The floor of a table that goes by its rulings.
 *
 * @example
 * ```ts
 * import { potDealingWithRulings } from '@cardroom/core/engine/pot';
 * import { pot } from '@cardroom/core/houses/black-sheep/pot';
 * import { floorDecisions, Table } from '@cardroom/core/table';
 *
 * const dealt = { offering: pot[0], dealing: potDealingWithRulings, floor: floorDecisions };
 * console.log(Table.open(dealt, { house: 'black-sheep', offering: pot[0].id }).ok); // true
 * ```
 */
export const floorDecisions: FloorDecisions = { decides: floorDecides, asks: playerAsks };
