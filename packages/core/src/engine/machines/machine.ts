import type { Facts } from '../irregularities/facts.ts';
import type { Irregularity } from '../irregularities/irregularity.ts';
import type { KnownIrregularity } from '../irregularities/known.ts';
import type { RoundCommand } from '../player-dealer/commands.ts';
import type { RoundEvent } from '../player-dealer/events.ts';
import type { Legal as RoundLegal } from '../player-dealer/legal.ts';
import type { Round } from '../player-dealer/round.ts';
import type { RoundSetup, RoundState } from '../player-dealer/state.ts';
import type { PointsCommand } from '../points/commands.ts';
import type { PointsEvent } from '../points/events.ts';
import type { PointsHand } from '../points/hand.ts';
import type { Legal as PointsLegal } from '../points/legal.ts';
import type { PointsSetup, PointsState } from '../points/state.ts';
import type { PotCommand } from '../pot/commands.ts';
import type { PotEvent } from '../pot/events.ts';
import type { Hand } from '../pot/hand.ts';
import type { Legal as PotLegal } from '../pot/legal.ts';
import type { HandSetup, HandState } from '../pot/state.ts';
import type { Result } from '../refusal.ts';

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

/** What anybody who sees a hand needs of its machine. An offering brings its own. */
export interface MachineOf<Kind extends MachineKind> {
  readonly kind: Kind;
  /** A hand before its first event. */
  readonly newHand: (setup: Machines[Kind]['setup']) => Machines[Kind]['state'];
  readonly evolve: (state: Machines[Kind]['state'], event: Machines[Kind]['event']) => void;
  /** Follows from the state alone, so that a viewer who knows only some of the cards gets the same answer. */
  readonly legal: (state: Machines[Kind]['state']) => Machines[Kind]['legal'];
}

/** The rest of it, for a table that deals its hands: a page that only shows them need not load so much. */
export interface DealingOf<Kind extends MachineKind> {
  readonly kind: Kind;
  /** Whether a hand can be dealt so. */
  readonly checkSetup: (setup: Machines[Kind]['setup']) => Result;
  /** The owner of a state that somebody else has brought to where it stands. */
  readonly own: (state: Machines[Kind]['state']) => Machines[Kind]['owner'];
  /** Seats that owe the hand something now. Bets before the cards are open to all and awaited from none. */
  readonly dueSeats: (hand: Machines[Kind]['owner']) => readonly number[];
  /**
   * What is done for a player who does not act: check if possible, else fold; stand; the house way. Always something
   * that the player could have done; null when nobody waits for it.
   */
  readonly absentMove: (hand: Machines[Kind]['owner'], seat: number) => Machines[Kind]['command'] | null;
  /** Where the fees of a hand lie. */
  readonly dropOf: (state: Machines[Kind]['state']) => number;
  readonly jackpotOf: (state: Machines[Kind]['state']) => number;
  /** What may go wrong in such a hand; absent where the machine carries out no rulings. */
  readonly irregularities?: IrregularitiesOf<Kind>;
}

/** What may go wrong in hands of a kind, and what a ruling on it may depend on. */
export interface IrregularitiesOf<Kind extends MachineKind> {
  readonly known: readonly KnownIrregularity[];
  /** The cards among which an irregularity counts its places: `cards: [0]` is the first of these. */
  readonly cardsOf: (hand: Machines[Kind]['owner'], irregularity: Irregularity) => readonly number[];
  /** The hand, and from now on it can be ruled on. */
  readonly ruled: (hand: Machines[Kind]['owner']) => Machines[Kind]['owner'];
  /** What a ruling may depend on, for an irregularity that can have happened here. */
  readonly factsOf: (hand: Machines[Kind]['owner'], irregularity: Irregularity) => Facts;
}

/** How hands of any kind are dealt. */
export type Dealing = { [Kind in MachineKind]: DealingOf<Kind> }[MachineKind];
