import type { RuleCommand } from '../irregularities/rule-command.ts';
import { Owner } from '../owner.ts';
import type { Result } from '../refusal.ts';
import type { RoundCommand } from './commands.ts';
import { type Decision, decide } from './decide.ts';
import type { RoundEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { advance, type HouseNeed } from './script.ts';
import { whyNotDealt } from './setup.ts';
import { newRound, type RoundSetup, type RoundState } from './state.ts';

/** One round against a player-dealer, from the first bet to the last claim. */
export class Round extends Owner<RoundState, RoundEvent, RoundCommand, HouseNeed> {
  private constructor(state: RoundState) {
    super(state);
  }

  static start(setup: RoundSetup): Result<Round> {
    return whyNotDealt(setup) ?? new Round(newRound(setup)).begin();
  }

  /** A round as it stood after these events, ready to go on. */
  static replay(setup: RoundSetup, events: readonly RoundEvent[]): Round {
    return new Round(newRound(setup)).recall(events);
  }

  /** The owner of a state that somebody else has brought to where it stands; `begin` it. */
  static of(state: RoundState): Round {
    return new Round(state);
  }

  protected override decide(command: Exclude<RoundCommand, RuleCommand>): Decision {
    return decide(this.state, this.need, command);
  }

  protected override evolve(event: RoundEvent): void {
    evolve(this.state, event);
  }

  protected override advance(): void {
    advance(this);
  }
}
