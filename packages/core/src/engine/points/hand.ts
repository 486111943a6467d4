import type { RuleCommand } from '../irregularities/rule-command.ts';
import { Owner } from '../owner.ts';
import type { Refusal, Result } from '../refusal.ts';
import type { ShuffleNeed } from '../shuffles.ts';
import type { PointsCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { Pile, PointsEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { advance } from './script.ts';
import { whyNotDealt } from './setup.ts';
import { newHand, type PointsSetup, type PointsState } from './state.ts';

/** One hand of a points game, from the shuffle to the last chip. */
export class PointsHand extends Owner<PointsState, PointsEvent, PointsCommand, ShuffleNeed<Pile>> {
  private constructor(state: PointsState) {
    super(state);
  }

  static start(setup: PointsSetup): Result<PointsHand> {
    return whyNotDealt(setup) ?? new PointsHand(newHand(setup)).begin();
  }

  /** A hand as it stood after these events, ready to go on. */
  static replay(setup: PointsSetup, events: readonly PointsEvent[]): PointsHand {
    return new PointsHand(newHand(setup)).recall(events);
  }

  /** The owner of a state that somebody else has brought to where it stands; `begin` it. */
  static of(state: PointsState): PointsHand {
    return new PointsHand(state);
  }

  protected override decide(command: Exclude<PointsCommand, RuleCommand>): readonly PointsEvent[] | Refusal {
    return decide(this.state, this.need, command);
  }

  protected override evolve(event: PointsEvent): void {
    evolve(this.state, event);
  }

  protected override advance(): void {
    advance(this);
  }
}
