import { quoted } from '../cards/quoted.ts';
import type { DealingOf, MachineKind } from '../engine/machines/machine.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { isOffering } from '../houses/offering/is-offering.ts';
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

/** Why nothing can be dealt so; null where it can. Types say so where there are any. */
export function whyNotDealtSo(dealt: DealtOffering): Refusal | null {
  const { offering, dealing } = Object(dealt) as Partial<DealtOffering>;
  if (!isOffering(offering))
    return refuse('malformed', `An offering is given itself here, not as ${quoted(offering)}.`);
  return offering.kind === dealing?.kind
    ? null
    : refuse(
        'malformed',
        `${offering.name} is a ${offering.kind} game, and is not dealt as ${quoted(dealing?.kind)}.`,
      );
}
