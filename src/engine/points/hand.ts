import { type Refusal, refuse } from '../refusal.ts';
import type { PointsCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { PointsEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { advance, type ShuffleNeed } from './script.ts';
import { checkSetup } from './setup.ts';
import { newHand, type PointsSetup, type PointsState } from './state.ts';

/** Puts a wanted card next in the stub for a seat, for stacked decks; most hands have none. */
export type Rig = (state: PointsState, seat: number) => number | undefined;

/**
 * One hand from the shuffle to the last chip. The owner gives it commands; it decides, changes its
 * state by events only, keeps them in `log`, and runs the script on until somebody must choose.
 */
export class PointsHand {
  readonly state: PointsState;
  readonly log: PointsEvent[] = [];
  /** Cards the house must shuffle before the hand can go on. */
  shuffleNeed: ShuffleNeed | null = null;
  readonly rig: Rig | undefined;

  private constructor(setup: PointsSetup, rig?: Rig) {
    this.state = newHand(setup);
    this.rig = rig;
    advance(this);
  }

  static start(setup: PointsSetup, rig?: Rig): PointsHand | Refusal {
    return checkSetup(setup) ?? new PointsHand(setup, rig);
  }

  /** A hand as it stood after these events, ready to go on. */
  static replay(setup: PointsSetup, events: readonly PointsEvent[]): PointsHand {
    const hand = new PointsHand(setup);
    for (const event of events) hand.emit(event);
    hand.shuffleNeed = null;
    advance(hand);
    return hand;
  }

  get over(): boolean {
    return this.state.over;
  }

  /** Does what is asked, or says why not and changes nothing. */
  play(command: PointsCommand): Refusal | null {
    if (this.state.over) return refuse('over', 'The hand is over.');
    const decision = decide(this.state, this.shuffleNeed, command);
    if ('code' in decision) return decision;
    this.shuffleNeed = null;
    for (const event of decision) this.emit(event);
    advance(this);
    return null;
  }

  emit(event: PointsEvent): void {
    this.log.push(event);
    evolve(this.state, event);
  }
}
