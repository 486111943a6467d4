import type { DealingOf, MachineKind } from '../engine/machines/machine.ts';
import type { OfferingOfKind } from '../houses/offering/offering.ts';
import type { FloorDecisions } from './rulings/floor-decisions.ts';

/** An offering with how its hands are dealt: what a table plays. One of another kind does not go with it. */
export type DealtOffering = {
  [Kind in MachineKind]: {
    readonly offering: OfferingOfKind<Kind>;
    readonly dealing: DealingOf<Kind>;
    /** How the floor rules when something goes wrong; without it no rulings are made, and none are bundled. */
    readonly floor?: FloorDecisions;
  };
}[MachineKind];
