import type { RuleCommand } from '../irregularities/rule-command.ts';
import { Owner } from '../owner.ts';
import type { Refusal, Result } from '../refusal.ts';
import type { ShuffleNeed } from '../shuffles.ts';
import { type BetOptions, betOptions } from './betting/betting.ts';
import type { PotCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { Pile, PotEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { advance } from './script.ts';
import { whyNotDealt } from './setup.ts';
import { type HandSetup, type HandState, newHand } from './state.ts';

/** One hand of a pot game, from the shuffle to the last chip. */
export class Hand extends Owner<HandState, PotEvent, PotCommand, ShuffleNeed<Pile>> {
  #options: BetOptions | null = null;
  #optionsAt = -1;

  private constructor(state: HandState) {
    super(state);
  }

  static start(setup: HandSetup): Result<Hand> {
    return whyNotDealt(setup) ?? new Hand(newHand(setup)).begin();
  }

  /** A hand as it stood after these events, ready to go on. */
  static replay(setup: HandSetup, events: readonly PotEvent[]): Hand {
    return new Hand(newHand(setup)).recall(events);
  }

  /** The owner of a state that somebody else has brought to where it stands; `begin` it. */
  static of(state: HandState): Hand {
    return new Hand(state);
  }

  /** What the player to act may do with chips, worked out once for each turn. */
  betOptions(): BetOptions {
    if (this.#options === null || this.#optionsAt !== this.log.length) {
      this.#options = betOptions(this.state);
      this.#optionsAt = this.log.length;
    }
    return this.#options;
  }

  protected override decide(command: Exclude<PotCommand, RuleCommand>): PotEvent | Refusal {
    const options = this.#optionsAt === this.log.length ? this.#options : null;
    return decide(this.state, this.need, command, options);
  }

  protected override evolve(event: PotEvent): void {
    evolve(this.state, event);
  }

  protected override advance(): void {
    advance(this);
  }
}
