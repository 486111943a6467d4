import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import type { Legal as RoundLegal } from '../../engine/player-dealer/legal.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import type { RoundSetup, RoundState } from '../../engine/player-dealer/state.ts';
import type { PointsCommand } from '../../engine/points/commands.ts';
import type { PointsEvent } from '../../engine/points/events.ts';
import type { PointsHand } from '../../engine/points/hand.ts';
import type { Legal as PointsLegal } from '../../engine/points/legal.ts';
import type { PointsSetup, PointsState } from '../../engine/points/state.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import type { PotEvent } from '../../engine/pot/events.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import type { Legal as PotLegal } from '../../engine/pot/legal.ts';
import type { HandSetup, HandState } from '../../engine/pot/state.ts';

/** What each of the three machines works with. A table plays hands of one of them, by the kind of its offering. */
export interface Machines {
  pot: {
    setup: HandSetup;
    state: HandState;
    event: PotEvent;
    command: PotCommand;
    legal: PotLegal;
    owner: Hand;
  };
  points: {
    setup: PointsSetup;
    state: PointsState;
    event: PointsEvent;
    command: PointsCommand;
    legal: PointsLegal;
    owner: PointsHand;
  };
  'player-dealer': {
    setup: RoundSetup;
    state: RoundState;
    event: RoundEvent;
    command: RoundCommand;
    legal: RoundLegal;
    owner: Round;
  };
}

/** Which of the three machines plays a hand. */
export type MachineKind = keyof Machines;
/** An event of a hand of any of the three machines. */
export type HandEvent = Machines[MachineKind]['event'];
/** A command in a hand of any of the three machines. */
export type HandCommand = Machines[MachineKind]['command'];

/** The hand being played, in the state that its own events make. */
export type HandInPlay = {
  [Kind in MachineKind]: { readonly kind: Kind; readonly state: Machines[Kind]['state'] };
}[MachineKind];

/** The same with the owner of that state. */
export type OwnedHand = {
  [Kind in MachineKind]: { readonly kind: Kind; readonly hand: Machines[Kind]['owner'] };
}[MachineKind];

/** What may be done next in the hand being played, whatever its kind. */
export type LegalNow = {
  [Kind in MachineKind]: { readonly kind: Kind; readonly legal: Machines[Kind]['legal'] };
}[MachineKind];

/**
 * A table's log has the events of its hands without their kind, since one table plays one kind only. Whoever has
 * them beside a hand knows which they are, and says it here.
 */
export const eventsOf = <Kind extends MachineKind>(
  _kind: Kind,
  events: readonly HandEvent[],
): readonly Machines[Kind]['event'][] => events as readonly Machines[Kind]['event'][];

/** The same of one event. */
export const eventOf = <Kind extends MachineKind>(_kind: Kind, event: HandEvent): Machines[Kind]['event'] =>
  event as Machines[Kind]['event'];

/** A command as a machine is given it: one that is another machine's it refuses, as it does any nonsense. */
export const commandFor = <Kind extends MachineKind>(
  _kind: Kind,
  command: HandCommand,
): Machines[Kind]['command'] => command as Machines[Kind]['command'];
