import type { RuleCommand } from './irregularities/rule-command.ts';
import { noCommand } from './malformed.ts';
import { DONE, type Refusal, type Result, refuse } from './refusal.ts';

/**
 * Whoever owns a hand, of any machine: one state, one log, and what the house must bring next. It is given
 * commands; it decides, changes its state by events only, keeps them, and runs the script on until
 * somebody must choose, the house must shuffle or roll, or the hand is over.
 */
export abstract class Owner<State extends { readonly over: boolean }, Event, Command, Need> {
  readonly state: State;
  readonly log: Event[] = [];
  /** What only the house can give before the hand goes on. */
  need: Need | null = null;
  /** How a ruling of the floor is decided; null where none are made. */
  #ruling: ((command: RuleCommand) => readonly Event[] | Refusal) | null = null;
  /** Hears every event right after it happened. A table takes its fees there, by `emit`. */
  listener: ((event: Event) => void) | null = null;

  protected constructor(state: State) {
    this.state = state;
  }

  protected abstract decide(command: Exclude<Command, RuleCommand>): Event | readonly Event[] | Refusal;
  protected abstract evolve(event: Event): void;
  protected abstract advance(): void;

  /** Always true: a refusal, which is what one gets instead of a hand, says `false`. */
  get ok(): true {
    return true;
  }

  get over(): boolean {
    return this.state.over;
  }

  /** What `play` would answer to a command now. Nothing changes. */
  answerTo(command: Command): Result {
    const decision = this.#decision(command);
    return isRefusal(decision) ? decision : DONE;
  }

  /** Does what is asked, or says why not and changes nothing. */
  play(command: Command): Result {
    const decision = this.#decision(command);
    // Lists first: they are told from refusals without looking into them.
    if (Array.isArray(decision)) {
      this.need = null;
      for (let i = 0; i < decision.length; i++) this.emit(decision[i]);
    } else if (isRefusal(decision)) return decision;
    else {
      this.need = null;
      this.emit(decision as Event);
    }
    this.advance();
    return DONE;
  }

  #decision(command: Command): Event | readonly Event[] | Refusal {
    if (this.state.over) return refuse('over', 'The hand is over.');
    if (typeof command !== 'object' || command === null) return noCommand(command);
    return isRuling(command)
      ? (this.#ruling?.(command) ?? NO_RULINGS)
      : this.decide(command as Exclude<Command, RuleCommand>);
  }

  /** From now on the floor may rule on it; what that takes is bundled only where somebody asks for it. */
  ruledBy(ruling: (command: RuleCommand) => readonly Event[] | Refusal): this {
    this.#ruling = ruling;
    return this;
  }

  emit(event: Event): void {
    this.log.push(event);
    this.evolve(event);
    if (this.listener !== null) this.listener(event);
  }

  /** Begins the script, with a listener that hears its first event. */
  begin(listener: ((event: Event) => void) | null = null): this {
    this.listener = listener;
    this.advance();
    return this;
  }

  /** Goes through events of the past and stands where they end, ready to go on. */
  protected recall(events: readonly Event[]): this {
    for (const event of events) this.emit(event);
    this.need = null;
    this.advance();
    return this;
  }
}

const NO_RULINGS = refuse('not-allowed', 'No rulings are made in this hand.');

const isRuling = (command: { readonly type?: unknown }): command is RuleCommand => command.type === 'rule';

function isRefusal(decision: unknown): decision is Refusal {
  return typeof decision === 'object' && decision !== null && 'code' in decision;
}
