import { printCards } from '../../../cards/index.ts';
import { type Cents, dollars } from '../../../engine/index.ts';
import { potDealingWithRulings } from '../../../engine/machines/pot-rulings.ts';
import type { PotCommand } from '../../../engine/pot/commands.ts';
import type { Awarded, PotEvent, Shuffled } from '../../../engine/pot/events.ts';
import { Hand } from '../../../engine/pot/hand.ts';
import { legal } from '../../../engine/pot/legal.ts';
import type { StackedHands, StackedOrders } from '../../../engine/stacked-orders.ts';
import { NO_HAND } from '../../../ranks/ranking.ts';
import type { Ruling } from '../../../rulings/ruling.ts';
import { sorted } from '../../tell/round-words.ts';
import { BadScenario } from '../field.ts';
import { describeLegal } from '../legal.ts';
import type { StackedCards } from '../read.ts';
import { ScenarioRun, workings } from '../run.ts';
import { beginStacked, notDealtYet, stackedHands } from '../stack.ts';
import { ruleOn, type Wrong } from '../wrong.ts';
import type { PotCheck, PotResult, PotScenario, Win } from './pot.ts';

/** Plays a pot game's scenario and notes what turns out otherwise. */
export class PotRun extends ScenarioRun<PotCommand, PotEvent, PotCheck, PotResult> {
  protected readonly called = 'hand';
  readonly #scenario: PotScenario;
  readonly #hand: Hand;
  readonly #rulings: readonly Ruling[];

  private constructor(scenario: PotScenario, hand: Hand, hands: StackedHands, orders: StackedOrders) {
    super(
      hand,
      workings(hand, scenario.seed, hands, orders, {
        actor: () => hand.state.actor,
        due: () => describeLegal(legal(hand)),
        left: () => notDealtYet(hands, hand.log),
      }),
    );
    this.#scenario = scenario;
    this.#hand = hand;
    this.#rulings = scenario.rulings;
  }

  static start(scenario: PotScenario): PotRun {
    const hands = stackedHands(scenario.cards);
    return beginStacked(hands, scenario, (orders) => {
      const hand = Hand.start(scenario.setup);
      if (!hand.ok) throw new BadScenario(`the hand cannot be dealt: ${hand.message}`);
      return new PotRun(scenario, hand, hands, orders);
    });
  }

  protected rule(wrong: Wrong) {
    return ruleOn({ hand: this.#hand, dealing: potDealingWithRulings, rulings: this.#rulings }, wrong);
  }

  protected check(entry: PotCheck): void {
    if (entry.is === 'cards') this.#cards(entry.place, entry.cards);
    else if (entry.is === 'up') this.#up(entry.place, entry.seats);
    else this.#shuffled(entry.place, entry.pile, entry.cards);
  }

  #cards(place: string, { seats, boards, burns }: StackedCards): void {
    const { state } = this.#hand;
    for (const [seat, cards] of seats) {
      this.differ(
        `${place}.cards.${seat + 1}`,
        sorted(cards),
        sorted([...state.down[seat], ...state.up[seat]]),
      );
    }
    for (const [i, cards] of boards.entries()) {
      const name = i === 0 ? 'board' : `board ${i + 1}`;
      if (cards.length > 0)
        this.differ(`${place}.cards.${name}`, printCards(cards), printCards(state.boards[i] ?? []));
    }
    if (burns.length > 0) this.differ(`${place}.cards.burns`, printCards(burns), printCards(state.burns));
  }

  #up(place: string, seats: ReadonlyMap<number, readonly number[]>): void {
    for (const [seat, cards] of seats)
      this.differ(`${place}.up.${seat + 1}`, sorted(cards), sorted(this.#hand.state.up[seat]));
  }

  #shuffled(place: string, pile: string, cards: readonly number[] | null): void {
    const shuffles = this.latest.filter((event): event is Shuffled => event.type === 'shuffled');
    const found = shuffles.find((event) => event.pile === pile);
    if (found === undefined) {
      const actual = shuffles.map((event) => `a shuffle of the ${event.pile}`).join(', ') || 'no shuffle';
      this.differ(place, `a shuffle of the ${pile}`, actual);
    } else if (cards !== null) this.differ(`${place}.of`, sorted(cards), sorted(found.cards));
  }

  protected end({ won, hands }: PotResult): void {
    if (won !== null) this.#won(won);
    for (const { place, seat, share, name } of hands) this.differ(place, name, this.#handName(seat, share));
  }

  /** What each seat won of each share of each pot, odd chips included. */
  #won(expected: readonly Win[]): void {
    const { shares } = this.#scenario.setup.game;
    const sums = new Map<string, Omit<Win, 'hand'>>();
    for (const { seat, pot, share, cents } of this.#awards()) {
      const key = `${pot} ${share} ${seat}`;
      const sum = cents + (sums.get(key)?.cents ?? 0);
      sums.set(key, {
        seat,
        pot: pot === 0 ? 'main' : `side ${pot}`,
        share: share < 0 ? null : shares[share].name,
        cents: sum,
      });
    }
    const lines = (wins: Iterable<Omit<Win, 'hand'>>): string =>
      Array.from(wins, (win) => winWords(win, shares.length))
        .sort()
        .join('; ');
    this.differ('result.won', lines(expected), lines(sums.values()));
    for (const { seat, share, hand } of expected) {
      if (hand !== null) this.differ('result.won', hand, this.#handName(seat, share ?? shares[0].name));
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

function winWords(
  { seat, pot, share, cents }: { seat: number; pot: string; share: string | null; cents: Cents },
  shares: number,
): string {
  return `seat ${seat + 1} wins ${dollars(cents)}${share === null || shares === 1 ? '' : ` of the ${share} share`}, ${pot} pot`;
}
