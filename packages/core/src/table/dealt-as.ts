import { playerDealerDealingWithRulings } from '../engine/machines/player-dealer-rulings.ts';
import { pointsDealingWithRulings } from '../engine/machines/points-rulings.ts';
import { potDealingWithRulings } from '../engine/machines/pot-rulings.ts';
import type { Offering } from '../houses/offering/offering.ts';
import type { DealtOffering } from './dealt-offering.ts';
import { floorDecisions } from './rulings/floor-decisions.ts';

/**
 * An offering of any kind as it is dealt; a program that plays one kind only says so, and bundles no other.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core/houses';
 * import { dealtAs, Table } from '@cardroom/core/table';
 *
 * const holdem = findOffering('black-sheep/holdem');
 * if (holdem) console.log(Table.open(dealtAs(holdem), { house: holdem.house, offering: holdem.id }).ok); // true
 * ```
 */
export function dealtAs(offering: Offering): DealtOffering {
  switch (offering.kind) {
    case 'pot':
      return { offering, dealing: potDealingWithRulings, floor: floorDecisions };
    case 'points':
      return { offering, dealing: pointsDealingWithRulings, floor: floorDecisions };
    case 'player-dealer':
      return { offering, dealing: playerDealerDealingWithRulings, floor: floorDecisions };
  }
}
