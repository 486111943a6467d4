import { printCards, seededRandom, shuffle } from '../cards/index.ts';
import { type Cents, type Chips, dollars, type Layout, named, type Refusal } from '../engine/index.ts';
import type { ScenarioAction } from './scenario-action.ts';

/** Something that is not as the scenario says. */
export interface Difference {
  /** `play[3]`, `result.chips` */
  readonly place: string;
  readonly expected: string;
  readonly actual: string;
}

export interface ScenarioReport {
  readonly title: string;
  readonly cite: string;
  readonly differences: readonly Difference[];
  readonly events: readonly { readonly type: string }[];
  readonly chips: Readonly<Record<string, Cents>>;
}

/** What all machines give: commands in, events out. */
interface Machine<C, E> {
  readonly state: { readonly step: number };
  readonly log: readonly E[];
  readonly over: boolean;
  play(command: C): Refusal | null;
}

/** What a run must know of the machine it plays on. */
interface Workings {
  /** Whose turn it is; -1 for nobody's. */
  readonly actor: () => number;
  /** The house does all that it has to: shuffles, dice. */
  readonly house: () => void;
  readonly chips: () => Record<string, Cents>;
}

/** A refusal that must come: its code, or a part of its sentence, or both. */
export interface ExpectedRefusal<C, E> {
  readonly action: ScenarioAction<C, E>;
  readonly code: string | null;
  readonly because: string | null;
}

interface ScenarioOf<Entry, Result> {
  readonly title: string;
  readonly cite: string;
  readonly play: readonly Entry[];
  readonly result: Result | null;
}

/** A hand played by a scenario, and what has turned out otherwise. */
export abstract class ScenarioRun<
  C,
  E extends { readonly type: string },
  Entry extends { readonly is: string },
  Result,
> {
  readonly hand: Machine<C, E>;
  readonly differences: Difference[] = [];
  readonly #works: Workings;
  /** Where the log stood before the last action. */
  #before = 0;

  constructor(hand: Machine<C, E>, works: Workings) {
    this.hand = hand;
    this.#works = works;
    works.house();
  }

  protected abstract enter(entry: Entry): void;
  protected abstract end(result: Result): void;

  run(scenario: ScenarioOf<Entry, Result>): ScenarioReport {
    const { title, cite, play, result } = scenario;
    for (const entry of play) {
      this.enter(entry);
      // What follows an action that went wrong means nothing.
      if ((entry.is === 'action' || entry.is === 'refused') && this.differences.length > 0) break;
    }
    if (this.differences.length === 0 && result !== null) this.end(result);
    return { title, cite, differences: this.differences, events: this.hand.log, chips: this.chips };
  }

  differ(place: string, expected: string, actual: string): void {
    if (expected !== actual) this.differences.push({ place, expected, actual });
  }

  /** What happened since the last action began. */
  get latest(): readonly E[] {
    return this.hand.log.slice(this.#before);
  }

  get chips(): Record<string, Cents> {
    return this.#works.chips();
  }

  act(place: string, action: ScenarioAction<C, E>): void {
    const { step } = this.hand.state;
    this.#before = this.hand.log.length;
    do {
      const at = this.hand.log.length;
      const refusal = this.hand.play(action.command(action.seat ?? this.#works.actor()));
      if (refusal !== null) {
        this.differ(place, action.text, `refused (${refusal.code}): ${refusal.message}`);
        return;
      }
      const wrong = action.wrong?.(this.hand.log[at]) ?? null;
      if (wrong !== null) this.differ(place, action.text, wrong);
      this.#works.house();
    } while (
      action.seat === null &&
      this.#works.actor() >= 0 &&
      this.hand.state.step === step &&
      !this.hand.over
    );
  }

  refused(place: string, { action, code, because }: ExpectedRefusal<C, E>): void {
    const said = `"${action.text}" is refused`;
    const events = this.hand.log.length;
    const refusal = this.hand.play(action.command(action.seat ?? this.#works.actor()));
    if (refusal === null) {
      this.differ(place, said, 'it is allowed');
      return;
    }
    if (this.hand.log.length !== events) this.differ(place, said, 'it is refused, but something changed');
    if (code !== null) this.differ(place, `refused (${code})`, `refused (${refusal.code})`);
    if (because !== null && !refusal.message.includes(because)) {
      this.differ(place, `refused: ${because}`, `refused: ${refusal.message}`);
    }
  }

  checkChips(place: string, chips: ReadonlyMap<string, Cents>): void {
    const actual = this.chips;
    for (const [name, cents] of chips) {
      this.differ(`${place}.chips`, `${name}: ${dollars(cents)}`, `${name}: ${dollars(actual[name])}`);
    }
  }
}

/** A machine that asks the house for nothing but shuffles, as pot and points games do. */
interface Shuffled {
  readonly state: { readonly layout: Layout; readonly chips: Chips };
  readonly shuffleNeed: { readonly cards: readonly number[] } | null;
  play(command: { readonly type: 'shuffle'; readonly cards: readonly number[] }): unknown;
}

export function workings(hand: Shuffled, seed: number, actor: () => number): Workings {
  const random = seededRandom(seed);
  return {
    actor,
    house: () => {
      while (hand.shuffleNeed !== null) {
        const cards = shuffle(Uint8Array.from(hand.shuffleNeed.cards), random);
        hand.play({ type: 'shuffle', cards: Array.from(cards) });
      }
    },
    chips: () => named(hand.state.layout, hand.state.chips),
  };
}

/** Cards in one order, so that the same cards read the same. */
export function sorted(cards: readonly number[]): string {
  return printCards([...cards].sort((a, b) => b - a));
}
