import type { Dealing, DealingOf, MachineKind, MachineOf, Machines } from '../../engine/machines/machine.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import type { PointsCommand } from '../../engine/points/commands.ts';
import type { PointsEvent } from '../../engine/points/events.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import type { PotEvent } from '../../engine/pot/events.ts';

export type { MachineKind, Machines } from '../../engine/machines/machine.ts';

/** An event of a hand of any of the three machines. */
export type HandEvent = PotEvent | PointsEvent | RoundEvent;
/** A command in a hand of any of the three machines. */
export type HandCommand = PotCommand | PointsCommand | RoundCommand;

/** The hand being played: its machine, and the state that its own events make. */
export type HandInPlay<K extends MachineKind = MachineKind> = {
  [Kind in K]: {
    readonly kind: Kind;
    readonly machine: MachineOf<Kind>;
    readonly state: Machines[Kind]['state'];
  };
}[K];

/** The hand being played at the table that deals it, with the owner of its state. */
export type OwnedHand<K extends MachineKind = MachineKind> = {
  [Kind in K]: {
    readonly kind: Kind;
    readonly machine: MachineOf<Kind>;
    readonly dealing: DealingOf<Kind>;
    readonly state: Machines[Kind]['state'];
    readonly hand: Machines[Kind]['owner'];
  };
}[K];

/** What may be done next in the hand being played, whatever its kind. */
export type LegalNow<K extends MachineKind = MachineKind> = {
  [Kind in K]: { readonly kind: Kind; readonly legal: Machines[Kind]['legal'] };
}[K];

/**
 * A table's log has the events of its hands without their kind, since one table plays one kind only. Whoever has
 * them beside a hand knows which they are, and says it here.
 */
export const eventsOf = <Kind extends MachineKind>(
  _kind: Kind,
  events: readonly HandEvent[],
): readonly Machines[Kind]['event'][] => events as readonly Machines[Kind]['event'][];

/** One event of a hand by the kind of the hand; `eventsOf` says why. */
export const eventOf = <Kind extends MachineKind>(_kind: Kind, event: HandEvent): Machines[Kind]['event'] =>
  event as Machines[Kind]['event'];

/** A command as a machine is given it: one that is another machine's it refuses, as it does any nonsense. */
export const commandFor = <Kind extends MachineKind>(
  _kind: Kind,
  command: HandCommand,
): Machines[Kind]['command'] => command as Machines[Kind]['command'];

/**
 * The dealing of a table by the kind of its hands; one of another kind is a mistake of the program, and thrown.
 *
 * @example
 * ```ts
 * import { potDealing } from '@cardroom/core/engine/pot';
 * import { dealingOf } from '@cardroom/core/table';
 *
 * console.log(dealingOf('pot', potDealing).kind); // pot
 * ```
 */
export function dealingOf<Kind extends MachineKind>(kind: Kind, dealing: Dealing): DealingOf<Kind> {
  if (dealing.kind !== kind)
    throw new Error(`A hand of the kind "${kind}" is not dealt as "${dealing.kind}".`);
  return dealing as unknown as DealingOf<Kind>;
}
