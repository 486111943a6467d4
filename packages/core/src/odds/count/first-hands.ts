import type { AsDealt, PlayerDealerGame, WagerKind } from '../../engine/player-dealer/game.ts';
import { DEALER, newHandOn, type RoundState, type Wager } from '../../engine/player-dealer/state.ts';
import { linesOf, type WagerOdds } from '../answer.ts';
import { Tally } from '../round/tally.ts';
import { roundWith, spotOf } from './bets.ts';

/** A hand that is dealt this many cards. */
export interface FirstHand {
  readonly cards: number[];
  readonly count: number;
}

/** A round with one bet that the first cards decide: cards are put into its hands and looked at. */
export class FirstHands {
  readonly hands: readonly FirstHand[];
  readonly #game: PlayerDealerGame;
  readonly #id: string;
  readonly #state: RoundState;
  readonly #wager: Wager;
  readonly #tally: Tally;

  constructor(game: PlayerDealerGame, { id }: WagerKind, cards: AsDealt['cards']) {
    const state = roundWith(game, [id]);
    this.#game = game;
    this.#id = id;
    this.#state = state;
    this.#wager = state.wagers[0];
    this.#tally = new Tally(linesOf(game));
    this.hands = Object.entries(cards).map(([name, count]) => {
      const spot = name === 'spots' ? spotOf(state) : DEALER;
      const hand = newHandOn(spot, 0);
      if (name === 'spots') state.hands[spot].push(hand);
      else state.shared[name] = hand;
      return { cards: hand.cards, count };
    });
  }

  /** Counts the cards now in the hands, which come in this many ways. */
  look(ways: number): void {
    this.#tally.add(this.#id, 1, this.#game.outcome(this.#state, this.#wager), ways);
    this.#tally.end(ways);
  }

  get odds(): WagerOdds {
    const odds = this.#tally.answer('exact').find(({ id }) => id === this.#id);
    if (odds === undefined) throw new Error(`${this.#game.name}: ${this.#id} is no wager.`);
    return odds;
  }
}
