import { type Refusal, refuse } from '../refusal.ts';
import { type BetOptions, betOptions } from './betting.ts';
import type { PotCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { PotEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { advance, type ShuffleNeed } from './script.ts';
import { checkSetup } from './setup.ts';
import { type HandSetup, type HandState, newHand } from './state.ts';

/** Puts a wanted card next in the stub, for stacked decks; most hands have none. */
export type Rig = (state: HandState, purpose: 'burn' | 'board' | 'hand', seat: number) => number | undefined;

/**
 * One hand from the shuffle to the last chip. The owner gives it commands; it decides, changes its
 * state by events only, keeps them in `log`, and runs the script on until somebody must choose.
 */
export class Hand {
  readonly state: HandState;
  readonly log: PotEvent[] = [];
  /** Cards the house must shuffle before the hand can go on. */
  shuffleNeed: ShuffleNeed | null = null;
  readonly rig: Rig | undefined;
  #options: BetOptions | null = null;
  #optionsAt = -1;

  private constructor(setup: HandSetup, rig?: Rig) {
    this.state = newHand(setup);
    this.rig = rig;
    advance(this);
  }

  static start(setup: HandSetup, rig?: Rig): Hand | Refusal {
    return checkSetup(setup) ?? new Hand(setup, rig);
  }

  /** A hand as it stood after these events, ready to go on. */
  static replay(setup: HandSetup, events: readonly PotEvent[]): Hand {
    const hand = new Hand(setup);
    for (const event of events) hand.emit(event);
    hand.shuffleNeed = null;
    advance(hand);
    return hand;
  }

  /** What the player to act may do with chips, worked out once for each turn. */
  betOptions(): BetOptions {
    if (this.#options === null || this.#optionsAt !== this.log.length) {
      this.#options = betOptions(this.state);
      this.#optionsAt = this.log.length;
    }
    return this.#options;
  }

  get over(): boolean {
    return this.state.over;
  }

  /** Does what is asked, or says why not and changes nothing. */
  play(command: PotCommand): Refusal | null {
    if (this.state.over) return refuse('over', 'The hand is over.');
    const decision = decide(
      this.state,
      this.shuffleNeed,
      command,
      this.#optionsAt === this.log.length ? this.#options : null,
    );
    if ('code' in decision) return decision;
    this.shuffleNeed = null;
    this.emit(decision);
    advance(this);
    return null;
  }

  emit(event: PotEvent): void {
    this.log.push(event);
    evolve(this.state, event);
  }
}
