import { printCards, seededRandom } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import { type Cents, type Chips, dollars, type Layout, named, type Result } from '../../engine/index.ts';
import type { StackedHands, StackedOrders } from '../../engine/stacked-orders.ts';
import { type CommonEntry, type ExpectedRefusal, missingFrom, type ScenarioAction } from './action.ts';
import { startingOrder } from './shoe.ts';
import type { Wrong } from './wrong.ts';

const COMMON: readonly string[] = ['action', 'legal', 'may', 'refused', 'chips', 'wrong'];

/** Something that is not as the scenario says. */
export interface Difference {
  /** `play[3]`, `result.chips` */
  readonly place: string;
  readonly expected: string;
  readonly actual: string;
}

/** What came of a worked example, and where it differs from what the book says. */
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
  play(command: C): Result;
  /** What `play` would answer. */
  answerTo(command: C): Result;
}

/** What a run must know of the machine it plays on. */
interface Workings {
  /** Whose turn it is; `NO_SEAT` for nobody's. */
  readonly actor: () => number;
  /** The house does all that it has to: shuffles, dice. */
  readonly house: () => void;
  readonly chips: () => Record<string, Cents>;
  /** Who may do what now, in words. */
  readonly due: () => string;
  /** Cards of the scenario that have not been dealt. */
  readonly left: () => readonly number[];
}

interface ScenarioOf<Entry, Result> {
  readonly title: string;
  readonly cite: string;
  readonly undealt: boolean;
  readonly play: readonly Entry[];
  readonly result: Result | null;
}

/** A hand or a round played by a scenario, and what has turned out otherwise. */
export abstract class ScenarioRun<
  C,
  E extends { readonly type: string },
  /** What a scenario of this kind says besides what all do. */
  Own,
  Result extends { readonly chips: ReadonlyMap<string, Cents> },
> {
  readonly hand: Machine<C, E>;
  protected abstract readonly called: 'hand' | 'round';
  readonly differences: Difference[] = [];
  readonly #works: Workings;
  /** Where the log stood before the last action. */
  #before = 0;

  constructor(hand: Machine<C, E>, works: Workings) {
    this.hand = hand;
    this.#works = works;
    works.house();
  }

  /** Checks what this kind of scenario alone can say. */
  protected abstract check(entry: Own): void;
  /** Rules on something that goes wrong; what was expected and what came instead where they differ. */
  protected abstract rule(wrong: Wrong): readonly [expected: string, actual: string] | null;
  /** Checks what a hand that is over must have come to, besides chips. */
  protected abstract end(result: Result): void;

  run(scenario: ScenarioOf<CommonEntry<C, E> | Own, Result>): ScenarioReport {
    const { title, cite, play, result, undealt } = scenario;
    for (const entry of play) {
      if (!isCommon(entry)) this.check(entry);
      else if (!this.#enter(entry)) break;
    }
    if (this.differences.length === 0 && result !== null) this.#finish(result, undealt);
    return { title, cite, differences: this.differences, events: this.hand.log, chips: this.chips };
  }

  /** Whether to go on: what follows an action that went wrong means nothing. */
  #enter(entry: CommonEntry<C, E>): boolean {
    const { place } = entry;
    switch (entry.is) {
      case 'action':
        this.#act(place, entry.action);
        return this.differences.length === 0;
      case 'refused':
        this.#refused(place, entry);
        return this.differences.length === 0;
      case 'legal':
        this.differ(place, entry.words, this.#works.due());
        return true;
      case 'may':
        this.#may(place, entry.may);
        return true;
      case 'chips':
        this.#chips(place, entry.chips);
        return true;
      case 'wrong':
        this.#rule(place, entry.wrong);
        return this.differences.length === 0;
    }
  }

  #finish(result: Result, undealt: boolean): void {
    if (!this.hand.over) {
      this.differ('result', `the ${this.called} is over`, this.#works.due());
      return;
    }
    this.#chips('result', result.chips);
    this.end(result);
    const left = this.#works.left();
    if (left.length > 0 && !undealt)
      this.differ('cards', 'every stacked card is dealt', `${printCards(left)} never came`);
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

  #act(place: string, action: ScenarioAction<C, E>): void {
    const { step } = this.hand.state;
    this.#before = this.hand.log.length;
    do {
      const at = this.hand.log.length;
      const answer = this.hand.play(action.command(action.seat ?? this.#works.actor()));
      if (!answer.ok) {
        this.differ(place, action.text, `refused (${answer.code}): ${answer.message}`);
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

  #rule(place: string, wrong: Wrong): void {
    this.#before = this.hand.log.length;
    const differs = this.rule(wrong);
    if (differs !== null) this.differ(place, ...differs);
    this.#works.house();
  }

  #refused(place: string, { action, code, because }: ExpectedRefusal<C, E>): void {
    const said = `"${action.text}" is refused`;
    const events = this.hand.log.length;
    const answer = this.hand.play(action.command(action.seat ?? this.#works.actor()));
    if (answer.ok) {
      this.differ(place, said, 'it is allowed');
      return;
    }
    if (this.hand.log.length !== events) this.differ(place, said, 'it is refused, but something changed');
    if (code !== null) this.differ(place, `refused (${code})`, `refused (${answer.code})`);
    if (because !== null && !answer.message.includes(because)) {
      this.differ(place, `refused: ${because}`, `refused: ${answer.message}`);
    }
  }

  #may(place: string, may: ScenarioAction<C, E> | string): void {
    if (typeof may === 'string') {
      this.differ(place, may, missingFrom(may, this.#works.due()));
      return;
    }
    const answer = this.hand.answerTo(may.command(may.seat ?? this.#works.actor()));
    const because = answer.ok ? '' : `it is refused (${answer.code}): ${answer.message}`;
    this.differ(place, `"${may.text}" is allowed`, because || `"${may.text}" is allowed`);
  }

  #chips(place: string, chips: ReadonlyMap<string, Cents>): void {
    const actual = this.chips;
    for (const [name, cents] of chips) {
      this.differ(`${place}.chips`, `${name}: ${dollars(cents)}`, `${name}: ${dollars(actual[name])}`);
    }
  }
}

function isCommon<C, E, Own>(entry: CommonEntry<C, E> | Own): entry is CommonEntry<C, E> {
  return COMMON.includes((entry as CommonEntry<C, E>).is);
}

/** A machine that asks the house for nothing but shuffles, as pot and points games do. */
interface Shuffled {
  readonly state: { readonly layout: Layout; readonly chips: Chips };
  readonly need: { readonly cards: readonly number[] } | null;
  play(command: { readonly type: 'shuffle'; readonly cards: readonly number[] }): unknown;
}

export function workings(
  hand: Shuffled,
  seed: number,
  stacked: StackedHands,
  orders: StackedOrders,
  rest: Pick<Workings, 'actor' | 'due' | 'left'>,
): Workings {
  let shuffles = 0;
  const atFirst = (cards: readonly number[]): number[] =>
    shuffles === 0
      ? startingOrder(cards, stacked, seed, stacked.has('deck') ? 'cards.deck' : 'cards')
      : shuffledOrder(cards, seededRandom(`${seed} shuffle ${shuffles}`));
  return {
    ...rest,
    house: () => {
      for (; hand.need !== null; shuffles++)
        hand.play({ type: 'shuffle', cards: orders.bring(hand.need.cards, atFirst) });
    },
    chips: () => named(hand.state.layout, hand.state.chips),
  };
}
