import type { Choice, Outcome, PlayerDealerGame, Step } from '../../engine/player-dealer/game.ts';
import { DEALER, newHandOn, type RoundState, type SpotHand } from '../../engine/player-dealer/state.ts';
import { netOf, type Tally } from '../round/tally.ts';
import { choose, roundWith, spotOf, UNIT } from './bets.ts';

/** What a deal comes to, wager by wager. */
export interface Comes {
  readonly net: number;
  readonly wagers: readonly { readonly kind: string; readonly chips: number; readonly outcome: Outcome }[];
}

/** A round for asking what hands come to: cards are put into it, and the game says the rest. */
export class Asking {
  readonly state: RoundState;
  readonly own: SpotHand;
  readonly dealer: SpotHand;

  constructor(game: PlayerDealerGame, kinds: readonly string[]) {
    this.state = roundWith(game, kinds);
    const spot = spotOf(this.state);
    this.own = newHandOn(spot, 0);
    this.dealer = newHandOn(DEALER, 0);
    this.state.hands[spot].push(this.own);
    this.state.shared.dealer = this.dealer;
    this.state.step = game.script.findIndex(({ do: what }) => what === 'choose');
  }

  /** The choices of the step at which the player first has some. */
  get open(): readonly Choice[] {
    const step = this.state.game.script[this.state.step] as Extract<Step, { do: 'choose' }>;
    return step.options(this.state, this.own);
  }

  /** Makes a choice for good. */
  choose(choice: Choice): this {
    choose(this.state, this.own, choice);
    return this;
  }

  comes(): Comes {
    let net = 0;
    const wagers = this.state.wagers.map((wager) => {
      const outcome = this.state.game.outcome(this.state, wager);
      const chips = wager.cents / UNIT;
      net += chips * netOf(outcome);
      return { kind: wager.kind, chips, outcome };
    });
    return { net, wagers };
  }
}

/** Numbers the results, so that the game has to name each only once. */
export class Results {
  readonly nets: number[] = [];
  readonly #all: Comes[] = [];
  readonly #numbers = new Map<string, number>();

  number(comes: Comes): number {
    const key = JSON.stringify(comes.wagers);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#all.length);
    this.nets.push(comes.net);
    return this.#all.push(comes) - 1;
  }

  tally(to: Tally, number: number, weight: number): void {
    for (const { kind, chips, outcome } of this.#all[number].wagers) to.add(kind, chips, outcome, weight);
    to.end(weight);
  }
}
