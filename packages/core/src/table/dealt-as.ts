import { playerDealerDealing } from '../engine/machines/player-dealer-dealing.ts';
import { pointsDealing } from '../engine/machines/points-dealing.ts';
import { potDealing } from '../engine/machines/pot-dealing.ts';
import type { Offering } from '../houses/offering/offering.ts';
import type { DealtOffering } from './dealt-offering.ts';
import { floorDecisions } from './rulings/floor-decisions.ts';

/** An offering of any kind as it is dealt; who plays one kind only says so himself, and bundles no other. */
export function dealtAs(offering: Offering): DealtOffering {
  switch (offering.kind) {
    case 'pot':
      return { offering, dealing: potDealing, floor: floorDecisions };
    case 'points':
      return { offering, dealing: pointsDealing, floor: floorDecisions };
    case 'player-dealer':
      return { offering, dealing: playerDealerDealing, floor: floorDecisions };
  }
}
