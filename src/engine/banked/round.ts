import { type Refusal, refuse } from '../refusal.ts';
import type { RoundCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { RoundEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { advance, type HouseNeed } from './script.ts';
import { checkRound } from './setup.ts';
import { newRound, type RoundSetup, type RoundState } from './state.ts';

/**
 * One round from the first bet to the last claim. Like a pot game's hand: commands in, events out,
 * the script runs on until a player must choose or the house must shuffle, roll or close.
 */
export class Round {
  readonly state: RoundState;
  readonly log: RoundEvent[] = [];
  /** What the house must do before the round can go on. */
  need: HouseNeed | null = null;

  private constructor(setup: RoundSetup) {
    this.state = newRound(setup);
    advance(this);
  }

  static start(setup: RoundSetup): Round | Refusal {
    return checkRound(setup) ?? new Round(setup);
  }

  static replay(setup: RoundSetup, events: readonly RoundEvent[]): Round {
    const round = new Round(setup);
    for (const event of events) {
      round.log.push(event);
      evolve(round.state, event);
    }
    round.need = null;
    advance(round);
    return round;
  }

  get over(): boolean {
    return this.state.over;
  }

  play(command: RoundCommand): Refusal | null {
    if (this.state.over) return refuse('over', 'The round is over.');
    const decision = decide(this.state, this.need, command);
    if ('code' in decision) return decision;
    this.need = null;
    for (const event of decision) this.emit(event);
    advance(this);
    return null;
  }

  emit(event: RoundEvent): void {
    this.log.push(event);
    evolve(this.state, event);
  }
}
