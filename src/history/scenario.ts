import { printCards, type Random, seededRandom, shuffle } from '../cards/index.ts';
import { type Cents, dollars, named } from '../engine/index.ts';
import type { Awarded, PotEvent, Shuffled } from '../engine/pot/events.ts';
import { Hand } from '../engine/pot/hand.ts';
import { legal } from '../engine/pot/legal.ts';
import { NO_HAND } from '../ranks/index.ts';
import type { ScenarioAction } from './scenario-action.ts';
import type { Entry, Result, StackedCards, Win } from './scenario-expect.ts';
import { BadScenario } from './scenario-field.ts';
import { describeLegal } from './scenario-legal.ts';
import { readScenario, type Scenario } from './scenario-read.ts';
import { StackedDeck } from './scenario-stack.ts';

/** Something that is not as the scenario says. */
export interface Difference {
  /** `play[3]`, `result.chips.2` */
  readonly place: string;
  readonly expected: string;
  readonly actual: string;
}

export interface ScenarioReport {
  readonly title: string;
  readonly cite: string;
  readonly differences: readonly Difference[];
  readonly events: readonly PotEvent[];
  readonly chips: Readonly<Record<string, Cents>>;
}

/** Runs the text of a scenario file. A file that cannot be read throws `BadScenario`. */
export function runScenario(text: string): ScenarioReport {
  return new ScenarioRun(readScenario(text)).report();
}

class ScenarioRun {
  readonly #scenario: Scenario;
  readonly #hand: Hand;
  readonly #deck: StackedDeck;
  readonly #random: Random;
  readonly #differences: Difference[] = [];
  /** Where the log stood before the last action. */
  #before = 0;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#deck = new StackedDeck(scenario.cards);
    this.#random = seededRandom(scenario.seed);
    checkCards(scenario);
    const hand = Hand.start(scenario.setup, this.#deck.rig);
    if ('code' in hand) throw new BadScenario(`the hand cannot be dealt: ${hand.message}`);
    this.#hand = hand;
    this.#shuffle();
  }

  report(): ScenarioReport {
    const { title, cite, play, result } = this.#scenario;
    for (const entry of play) {
      this.#enter(entry);
      // What follows an action that went wrong means nothing.
      if ((entry.is === 'action' || entry.is === 'refused') && this.#differences.length > 0) break;
    }
    if (this.#differences.length === 0 && result !== null) this.#end(result);
    const { state, log } = this.#hand;
    return {
      title,
      cite,
      differences: this.#differences,
      events: log,
      chips: named(state.layout, state.chips),
    };
  }

  #differ(place: string, expected: string, actual: string): void {
    if (expected !== actual) this.#differences.push({ place, expected, actual });
  }

  /** The house shuffles whenever it has to. */
  #shuffle(): void {
    while (this.#hand.shuffleNeed !== null) {
      const cards = shuffle(Uint8Array.from(this.#hand.shuffleNeed.cards), this.#random);
      this.#hand.play({ type: 'shuffle', cards: Array.from(cards) });
    }
  }

  #enter(entry: Entry): void {
    const { place } = entry;
    switch (entry.is) {
      case 'action':
        this.#act(place, entry.action);
        break;
      case 'legal':
        this.#differ(place, entry.words, describeLegal(legal(this.#hand)));
        break;
      case 'refused':
        this.#refused(entry);
        break;
      case 'cards':
        this.#cards(place, entry.cards);
        break;
      case 'chips':
        this.#chips(place, entry.chips);
        break;
      case 'shuffled':
        this.#shuffled(place, entry.pile, entry.cards);
        break;
    }
  }

  #act(place: string, action: ScenarioAction): void {
    const { state } = this.#hand;
    const { step } = state;
    this.#before = this.#hand.log.length;
    do {
      const at = this.#hand.log.length;
      const refusal = this.#hand.play(action.command(action.seat ?? state.actor));
      if (refusal !== null) {
        this.#differ(place, action.text, `refused (${refusal.code}): ${refusal.message}`);
        return;
      }
      this.#recorded(place, action, this.#hand.log[at]);
      this.#shuffle();
    } while (action.seat === null && state.actor >= 0 && state.step === step && !state.over);
  }

  /** A call for the wrong amount, or a bet where a raise was meant, is a difference too. */
  #recorded(place: string, { text, word, cents }: ScenarioAction, event: PotEvent): void {
    if (event.type !== 'acted') return;
    const { action } = event;
    if (word !== undefined && action !== word) this.#differ(place, text, `the ${word} counts as a ${action}`);
    if (cents !== undefined && event.cents !== cents)
      this.#differ(place, text, `the ${action} is ${dollars(event.cents)}`);
  }

  #refused({ place, action, code, because }: Extract<Entry, { is: 'refused' }>): void {
    const seat = action.seat ?? this.#hand.state.actor;
    const said = `"${action.text}" refused`;
    const events = this.#hand.log.length;
    const refusal = this.#hand.play(action.command(seat));
    if (refusal === null) {
      this.#differ(place, said, 'allowed');
      return;
    }
    if (this.#hand.log.length !== events) this.#differ(place, said, 'refused, but something changed');
    if (code !== null) this.#differ(place, `refused (${code})`, `refused (${refusal.code})`);
    if (because !== null && !refusal.message.includes(because))
      this.#differ(place, `refused: ${because}`, `refused: ${refusal.message}`);
  }

  #cards(place: string, { seats, boards, burns }: StackedCards): void {
    const { state } = this.#hand;
    for (const [seat, cards] of seats) {
      this.#differ(
        `${place}.cards.${seat + 1}`,
        sorted(cards),
        sorted([...state.down[seat], ...state.up[seat]]),
      );
    }
    for (const [i, cards] of boards.entries()) {
      const name = i === 0 ? 'board' : `board ${i + 1}`;
      if (cards.length > 0)
        this.#differ(`${place}.cards.${name}`, printCards(cards), printCards(state.boards[i] ?? []));
    }
    if (burns.length > 0) this.#differ(`${place}.cards.burns`, printCards(burns), printCards(state.burns));
  }

  #chips(place: string, chips: ReadonlyMap<string, Cents>): void {
    const actual = named(this.#hand.state.layout, this.#hand.state.chips);
    for (const [name, cents] of chips)
      this.#differ(`${place}.chips`, `${name}: ${dollars(cents)}`, `${name}: ${dollars(actual[name])}`);
  }

  #shuffled(place: string, pile: string, cards: readonly number[] | null): void {
    const shuffles = this.#hand.log
      .slice(this.#before)
      .filter((event): event is Shuffled => event.type === 'shuffled');
    const found = shuffles.find((event) => event.pile === pile);
    if (found === undefined) {
      this.#differ(
        place,
        `a shuffle of the ${pile}`,
        shuffles.map((event) => `a shuffle of the ${event.pile}`).join(', ') || 'no shuffle',
      );
    } else if (cards !== null) this.#differ(`${place}.of`, sorted(cards), sorted(found.cards));
  }

  #end(result: Result): void {
    const { place } = result;
    if (!this.#hand.over) {
      this.#differ(place, 'the hand is over', describeLegal(legal(this.#hand)));
      return;
    }
    this.#chips(place, result.chips);
    if (result.won !== null) this.#won(`${place}.won`, result.won);
    for (const { place: at, seat, share, name } of result.hands)
      this.#differ(at, name, this.#handName(seat, share));
    const left = this.#deck.left;
    if (left.length > 0)
      this.#differ('cards', 'every stacked card is dealt', `${printCards(left)} never came`);
  }

  /** What each seat won of each share of each pot, odd chips included. */
  #won(place: string, expected: readonly Win[]): void {
    const { shares } = this.#scenario.setup.game;
    const describe = (seat: number, pot: string, share: string | null, cents: Cents): string =>
      `seat ${seat + 1} wins ${dollars(cents)}${share === null || shares.length === 1 ? '' : ` of the ${share} share`}, ${pot} pot`;
    const sums = new Map<string, { seat: number; pot: string; share: string | null; cents: Cents }>();
    for (const { seat, pot, share, cents } of this.#awards()) {
      const key = `${pot} ${share} ${seat}`;
      const win = {
        seat,
        pot: pot === 0 ? 'main' : `side ${pot}`,
        share: share < 0 ? null : shares[share].name,
        cents,
      };
      sums.set(key, { ...win, cents: cents + (sums.get(key)?.cents ?? 0) });
    }
    const lines = (
      wins: readonly { seat: number; pot: string; share: string | null; cents: Cents }[],
    ): string =>
      wins
        .map(({ seat, pot, share, cents }) => describe(seat, pot, share, cents))
        .sort()
        .join('; ');
    this.#differ(place, lines(expected), lines([...sums.values()]));
    for (const { seat, share, hand } of expected) {
      if (hand !== null) this.#differ(place, hand, this.#handName(seat, share ?? shares[0].name));
    }
  }

  #awards(): Awarded[] {
    return this.#hand.log.filter((event): event is Awarded => event.type === 'awarded');
  }

  #handName(seat: number, share: string): string {
    const { shares } = this.#scenario.setup.game;
    const index = shares.findIndex(({ name }) => name === share);
    const showed = this.#hand.log.findLast((event) => event.type === 'showed' && event.seat === seat);
    if (showed?.type !== 'showed') return `seat ${seat + 1} did not show`;
    const value = showed.values[index];
    return value === NO_HAND ? 'does not qualify' : shares[index].ranking.name(value);
  }
}

function sorted(cards: readonly number[]): string {
  return printCards([...cards].sort((a, b) => b - a));
}

/** Every stacked card is in the pack, as often as it is stacked. */
function checkCards({ cards: { seats, boards, burns }, setup }: Scenario): void {
  const pack = Array.from(setup.game.pack.cards);
  for (const card of [...[...seats.values()].flat(), ...boards.flat(), ...burns]) {
    const at = pack.indexOf(card);
    if (at < 0)
      throw new BadScenario(`cards: ${printCards([card])} is stacked twice, or is not in the pack.`);
    pack.splice(at, 1);
  }
}
