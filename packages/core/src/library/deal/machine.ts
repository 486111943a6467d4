import { type Result, viewFor } from '../../engine/index.ts';
import { pendingHands } from '../../engine/player-dealer/choices.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import { evolve as evolveRound } from '../../engine/player-dealer/evolve.ts';
import { legal as legalRound, type Legal as RoundLegal } from '../../engine/player-dealer/legal.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import { newRound, playerOf, type RoundSetup, type RoundState } from '../../engine/player-dealer/state.ts';
import type { PointsCommand } from '../../engine/points/commands.ts';
import type { PointsEvent } from '../../engine/points/events.ts';
import { evolve as evolvePoints } from '../../engine/points/evolve.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { legal as legalPoints, type Legal as PointsLegal } from '../../engine/points/legal.ts';
import { newHand as newPoints, type PointsSetup, type PointsState } from '../../engine/points/state.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import type { Acted, PotEvent } from '../../engine/pot/events.ts';
import { evolve as evolvePot } from '../../engine/pot/evolve.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { legal as legalPot, type Legal as PotLegal } from '../../engine/pot/legal.ts';
import { type HandSetup, type HandState, newHand } from '../../engine/pot/state.ts';
import { around } from '../../engine/seats.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import type { Field } from '../../history/scenario/field.ts';
import { describeLegal } from '../../history/scenario/legal.ts';
import { readPlayerDealerActions } from '../../history/scenario/player-dealer/action.ts';
import { describeRound } from '../../history/scenario/player-dealer/legal.ts';
import { commandOf } from '../../history/scenario/player-dealer/run.ts';
import { readPointsAction } from '../../history/scenario/points/points.ts';
import { describePoints } from '../../history/scenario/points/run.ts';
import { readPotAction } from '../../history/scenario/pot/pot.ts';
import { Teller, tellPlayerDealer, tellPoints } from '../../history/tell/index.ts';

/** A hand of any machine, with what it takes to query it, tell its story and give it orders. */
export interface HandMachine<Setup, State, Event, Command, Legal> {
  readonly setup: Setup;
  readonly hand: AnyOwner<Event, Command>;
  /** A copy of the hand, to try things on. */
  copy(): HandMachine<Setup, State, Event, Command, Legal>;
  legal(): Legal;
  words(): string;
  /** The seat that is meant if none is named; `NO_SEAT` for none. */
  actor(type?: string): number;
  read(sentence: Field): readonly Said<Command>[];
  /** What happened, as a viewer sees it. */
  seen(viewer: number): readonly Event[];
  /** The state as a viewer sees it. */
  look(viewer: number): State;
  tell(viewer: number): string[];
}

interface AnyOwner<Event, Command> {
  readonly state: { readonly chips: ArrayLike<number> };
  readonly log: readonly Event[];
  readonly over: boolean;
  /** What the house must do next. */
  readonly need: {
    readonly type: string;
    readonly cards?: readonly number[];
    readonly count?: number;
  } | null;
  play(command: Command): Result;
}

/** What words ask for. */
export interface Said<Command> {
  /** Null: everyone in turn. */
  readonly seat: number | null;
  command(seat: number): Command;
  /** What differs from the words, though the act would be allowed. */
  wrong?(): string | null;
}

export type PotMachine = HandMachine<HandSetup, HandState, PotEvent, PotCommand, PotLegal>;
export type PointsMachine = HandMachine<PointsSetup, PointsState, PointsEvent, PointsCommand, PointsLegal>;
export type RoundMachine = HandMachine<RoundSetup, RoundState, RoundEvent, RoundCommand, RoundLegal>;

export function potMachine(hand: Hand): PotMachine {
  const { setup } = hand.state;
  const due = () => legalPot(hand);
  const seen = (viewer: number) => hand.log.map((event) => viewFor(event, viewer));
  return {
    setup,
    hand,
    copy: () => potMachine(Hand.replay(setup, hand.log)),
    legal: due,
    words: () => describeLegal(due()),
    actor: () => hand.state.actor,
    read: (sentence) => {
      const { seat, command, wrong } = readPotAction(sentence);
      return [{ seat, command, wrong: () => wrong?.(outcome(due(), command(0))) ?? null }];
    },
    seen,
    look: (viewer) => seen(viewer).reduce(evolvePot, newHand(setup)),
    tell: (viewer) => new Teller(setup).tell(seen(viewer)),
  };
}

/** What a bet or a call would be called, and would cost, if it were made now. */
function outcome(due: PotLegal, { type }: PotCommand): Acted {
  const bet = due.due === 'bet' ? due : null;
  return {
    type: 'acted',
    seat: 0,
    to: 0,
    action: type === 'bet' ? (bet?.raise?.word ?? 'bet') : 'call',
    cents: (type === 'bring-in' ? bet?.bringIn : bet?.call) ?? 0,
  };
}

export function pointsMachine(hand: PointsHand): PointsMachine {
  const { setup } = hand.state;
  const seen = (viewer: number) => hand.log.map((event) => viewFor(event, viewer));
  return {
    setup,
    hand,
    copy: () => pointsMachine(PointsHand.replay(setup, hand.log)),
    legal: () => legalPoints(hand),
    words: () => describePoints(legalPoints(hand)),
    actor: () => hand.state.waiting[0] ?? NO_SEAT,
    read: (sentence) => {
      const { seat, command } = readPointsAction(sentence);
      return [{ seat, command }];
    },
    seen,
    look: (viewer) => seen(viewer).reduce(evolvePoints, newPoints(setup)),
    tell: (viewer) => tellPoints(setup, seen(viewer)),
  };
}

export function roundMachine(round: Round): RoundMachine {
  const { setup, game, dealer } = round.state;
  const seen = (viewer: number) => round.log.map((event) => viewFor(event, viewer));
  return {
    setup,
    hand: round,
    copy: () => roundMachine(Round.replay(setup, round.log)),
    legal: () => legalRound(round),
    words: () => {
      const due = legalRound(round);
      const closes = due.due === 'bet' && due.noClose === '';
      return `${describeRound(round)}${closes ? '; the house may say "no more bets"' : ''}`;
    },
    actor: (type) => roundActor(round.state, type),
    read: (sentence) =>
      readPlayerDealerActions(sentence, { game, dealer }).map(({ seat, command }) => ({
        seat,
        command: (by) => commandOf(round, command(by)),
      })),
    seen,
    look: (viewer) => seen(viewer).reduce(evolveRound, newRound(setup)),
    tell: (viewer) => tellPlayerDealer(setup, seen(viewer)),
  };
}

/** While bets are open: the player-dealer, for the bank; then, clockwise, each player who has not bet yet. */
function roundActor(state: RoundState, type?: string): number {
  const { dealer, seats, setup, wagers } = state;
  if (state.open) {
    if (type === 'stake' || type === 'style' || state.stake === 0) return dealer;
    for (const seat of around(dealer, seats).slice(1)) {
      const bets = wagers.some((wager) => wager.seat === seat && wager.cents > 0);
      if (setup.stacks[seat] !== null && !bets) return seat;
    }
    return NO_SEAT;
  }
  if (state.game.script[state.step]?.do === 'pick') return dealer;
  const [hand] = pendingHands(state);
  return hand === undefined ? NO_SEAT : playerOf(state, hand.spot);
}
