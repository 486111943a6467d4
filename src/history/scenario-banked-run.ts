import { seededRandom } from '../cards/index.ts';
import { pendingHands } from '../engine/banked/choices.ts';
import type { RoundCommand } from '../engine/banked/commands.ts';
import type { RoundEvent, Settled } from '../engine/banked/events.ts';
import { Round } from '../engine/banked/round.ts';
import { placeName, playerOf } from '../engine/banked/state.ts';
import { claimWords } from './round-words.ts';
import type { BankedCheck, BankedResult, BankedScenario } from './scenario-banked.ts';
import type { BankedOrder } from './scenario-banked-action.ts';
import { describeRound } from './scenario-banked-legal.ts';
import { BadScenario } from './scenario-field.ts';
import { ScenarioRun, sorted } from './scenario-run.ts';
import { circleName, notDealt, stackShoe } from './scenario-shoe.ts';

/** Plays the scenario of a round with a player-dealer and notes what turns out otherwise. */
export class BankedRun extends ScenarioRun<BankedOrder, RoundEvent, BankedCheck, BankedResult> {
  protected readonly called = 'round';
  readonly #round: Round;

  private constructor(scenario: BankedScenario, round: Round, shoe: readonly number[]) {
    const { state } = round;
    const random = seededRandom(`${scenario.seed} dice`);
    super(
      {
        state,
        log: round.log,
        get over() {
          return round.over;
        },
        play: (order) => round.play(commandOf(round, order)),
      },
      {
        actor: () => {
          const [hand] = pendingHands(state);
          return hand === undefined ? -1 : playerOf(state, hand.spot);
        },
        house: () => {
          for (;;) {
            const { need } = round;
            if (need?.type === 'shuffle') round.play({ type: 'shuffle', cards: shoe });
            else if (need?.type === 'roll')
              round.play({
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
  }

  static start(scenario: BankedScenario): BankedRun {
    const begin = (shoe: readonly number[]): BankedRun => {
      const round = Round.start(scenario.setup);
      if ('code' in round) throw new BadScenario(`the round cannot be dealt: ${round.message}`);
      return new BankedRun(scenario, round, shoe);
    };
    const shoe = stackShoe(scenario.setup, scenario.cards, scenario.seed, (cards) => {
      const trial = begin(cards);
      trial.run(scenario);
      return trial.hand.log;
    });
    return begin(shoe);
  }

  protected check(entry: BankedCheck): void {
    const { place } = entry;
    if (entry.is === 'claims') this.#claims(place, entry.claims, this.latest);
    else
      for (const [name, cards] of entry.cards)
        this.differ(`${place}.cards.${name}`, sorted(cards), sorted(this.#cardsOf(name)));
  }

  #cardsOf(name: string): readonly number[] {
    const { state } = this.#round;
    const spot = state.hands.findIndex((_, i) => circleName(state, i) === name);
    return spot < 0 ? (state.shared[name]?.cards ?? []) : state.hands[spot].flatMap(({ cards }) => cards);
  }

  /** Each claim in its place, so that a difference shows the first that is not as expected. */
  #claims(place: string, expected: readonly string[], events: readonly RoundEvent[]): void {
    const { state } = this.#round;
    const actual = events
      .filter((event): event is Settled => event.type === 'settled')
      .map((event) => claimWords(state, event));
    for (let i = 0; i < Math.max(expected.length, actual.length); i++)
      this.differ(`${place}.claims[${i}]`, expected[i] ?? 'no more claims', actual[i] ?? 'no more claims');
  }

  protected end({ claims }: BankedResult): void {
    if (claims !== null) this.#claims('result', claims, this.#round.log);
  }
}

function commandOf({ state }: Round, order: BankedOrder): RoundCommand {
  if (order.type !== 'take back') return order;
  const { seat, spot, kind } = order;
  const wager = state.wagers.findLast(
    (of) => of.seat === seat && of.spot === spot && of.kind === kind && of.cents > 0,
  );
  return { type: 'withdraw', seat, wager: wager?.index ?? -1 };
}
