import { seededRandom } from '../../../cards/index.ts';
import { shuffledOrder } from '../../../cards/shuffled-order.ts';
import { playerDealerDealingWithRulings } from '../../../engine/machines/player-dealer-rulings.ts';
import { pendingHands } from '../../../engine/player-dealer/choices.ts';
import type { RoundCommand } from '../../../engine/player-dealer/commands.ts';
import type { RoundEvent, Settled } from '../../../engine/player-dealer/events.ts';
import { Round } from '../../../engine/player-dealer/round.ts';
import { placeName, playerOf, type RoundState } from '../../../engine/player-dealer/state.ts';
import { NO_SEAT, NO_WAGER } from '../../../engine/sentinels.ts';
import type { Ruling } from '../../../rulings/ruling.ts';
import { claimWords, paidWords, setWords, sorted } from '../../tell/round-words.ts';
import { BadScenario } from '../field.ts';
import { ScenarioRun } from '../run.ts';
import { circleName, notDealt, stackShoe } from '../shoe.ts';
import { ruleOn, type Wrong } from '../wrong.ts';
import type { PlayerDealerOrder } from './action.ts';
import { describeRound } from './legal.ts';
import type { PlayerDealerCheck, PlayerDealerResult, PlayerDealerScenario } from './player-dealer.ts';

/** Plays the scenario of a round with a player-dealer and notes what turns out otherwise. */
export class PlayerDealerRun extends ScenarioRun<
  PlayerDealerOrder,
  RoundEvent,
  PlayerDealerCheck,
  PlayerDealerResult
> {
  protected readonly called = 'round';
  readonly #round: Round;
  readonly #rulings: readonly Ruling[];

  private constructor(scenario: PlayerDealerScenario, round: Round, shoe: readonly number[]) {
    const { state } = round;
    const random = seededRandom(`${scenario.seed} dice`);
    let shuffles = 0;
    /** What is stacked comes once: a deal that begins again has other cards. */
    const orderOf = (cards: readonly number[]): readonly number[] =>
      shuffles++ === 0 ? shoe : shuffledOrder(cards, seededRandom(`${scenario.seed} shuffle ${shuffles}`));
    super(
      {
        state,
        log: round.log,
        get over() {
          return round.over;
        },
        play: (order) => round.play(commandOf(round, order)),
        answerTo: (order) => round.answerTo(commandOf(round, order)),
      },
      {
        actor: () => {
          const [hand] = pendingHands(state);
          return hand === undefined ? NO_SEAT : playerOf(state, hand.spot);
        },
        house: () => {
          for (;;) {
            const { need } = round;
            if (need?.type === 'shuffle')
              bring(round, 'cards', { type: 'shuffle', cards: orderOf(need.cards) });
            else if (need?.type === 'roll')
              bring(round, 'dice', {
                type: 'roll',
                dice: scenario.dice ?? Array.from({ length: need.count }, () => 1 + random.below(6)),
              });
            else return;
          }
        },
        chips: () => Object.fromEntries(state.chips.map((cents, place) => [placeName(state, place), cents])),
        due: () => describeRound(round),
        left: () => notDealt(scenario.setup, scenario.cards, round.log),
      },
    );
    this.#round = round;
    this.#rulings = scenario.rulings;
  }

  static start(scenario: PlayerDealerScenario): PlayerDealerRun {
    const begin = (shoe: readonly number[]): PlayerDealerRun => {
      const round = Round.start(scenario.setup);
      if (!round.ok) throw new BadScenario(`the round cannot be dealt: ${round.message}`);
      return new PlayerDealerRun(scenario, round, shoe);
    };
    const shoe = stackShoe(scenario.setup, scenario.cards, scenario.seed, (cards) => {
      const trial = begin(cards);
      trial.run(scenario);
      return trial.hand.log;
    });
    return begin(shoe);
  }

  protected rule(wrong: Wrong) {
    const { wagers } = this.#round.state;
    const wagerOf = (seat: number | undefined, kind: string): number =>
      wagers.findLast((of) => of.seat === seat && of.kind === kind && of.open)?.index ?? NO_WAGER;
    return ruleOn(
      { hand: this.#round, dealing: playerDealerDealingWithRulings, rulings: this.#rulings, wagerOf },
      wrong,
    );
  }

  protected check(entry: PlayerDealerCheck): void {
    const { place } = entry;
    const { state } = this.#round;
    switch (entry.is) {
      case 'claims':
        this.#lines(place, 'claims', entry.claims, this.#claims(this.latest));
        break;
      case 'paid': {
        const { log } = this.#round;
        const from = log.length - this.latest.length;
        this.#lines(place, 'paid', entry.paid, paidWords(state.setup, log, from));
        break;
      }
      case 'action at': {
        const words = (seat: number) => (seat < 0 ? 'nobody' : `seat ${seat + 1}`);
        this.differ(`${place}.action`, words(entry.seat), words(state.action));
        break;
      }
      case 'shuffled': {
        const again = this.latest.some((event) => event.type === 'shuffled' && event.pile === entry.pile);
        this.differ(
          place,
          `a shuffle of the ${entry.pile}`,
          again ? `a shuffle of the ${entry.pile}` : 'none',
        );
        break;
      }
      case 'set':
        for (const [name, words] of entry.set)
          this.differ(`${place}.set.${name}`, words, setNow(state, name));
        break;
      case 'cards':
        for (const [name, cards] of entry.cards)
          this.differ(`${place}.cards.${name}`, sorted(cards), sorted(cardsNow(state, name)));
    }
  }

  #claims(events: readonly RoundEvent[]): string[] {
    const { state } = this.#round;
    return events
      .filter((event): event is Settled => event.type === 'settled')
      .map((event) => claimWords(state, event));
  }

  /** Each line in its place, so that a difference shows the first that is not as expected. */
  #lines(place: string, name: string, expected: readonly string[], actual: readonly string[]): void {
    for (let i = 0; i < Math.max(expected.length, actual.length); i++)
      this.differ(`${place}.${name}[${i}]`, expected[i] ?? `no more ${name}`, actual[i] ?? `no more ${name}`);
  }

  protected end({ claims, paid }: PlayerDealerResult): void {
    const { state, log } = this.#round;
    if (claims !== null) this.#lines('result', 'claims', claims, this.#claims(log));
    if (paid !== null) this.#lines('result', 'paid', paid, paidWords(state.setup, log));
  }
}

/** The cards of a circle, all hands of a split together, or of a hand that all share. */
export function cardsNow(state: RoundState, name: string): readonly number[] {
  const spot = state.hands.findIndex((_, i) => circleName(state, i) === name);
  return spot < 0 ? (state.shared[name]?.cards ?? []) : state.hands[spot].flatMap(({ cards }) => cards);
}

export function setNow(state: RoundState, name: string): string {
  const spot = state.hands.findIndex((_, i) => circleName(state, i) === name);
  const hand = spot < 0 ? state.shared[name] : state.hands[spot][0];
  return hand === undefined ? 'no hand' : setWords(hand);
}

/** What the file stacks for the house; where the round cannot take it, the file is wrong. */
function bring(round: Round, field: string, command: RoundCommand): void {
  const answer = round.play(command);
  if (!answer.ok) throw new BadScenario(`${field}: ${answer.message}`);
}

export function commandOf({ state }: Pick<Round, 'state'>, order: PlayerDealerOrder): RoundCommand {
  if (order.type !== 'take back') return order;
  const { seat, spot, kind } = order;
  const wager = state.wagers.findLast(
    (of) => of.seat === seat && of.spot === spot && of.kind === kind && of.cents > 0,
  );
  return { type: 'withdraw', seat, wager: wager?.index ?? NO_WAGER };
}
