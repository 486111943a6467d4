import { JOKER, pipsOf } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { Outcome, Step } from '../../engine/player-dealer/game.ts';
import {
  DEALER,
  newHandOn,
  type RoundState,
  type SpotHand,
  type Wager,
} from '../../engine/player-dealer/state.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { roundWith, spotOf } from '../count/bets.ts';
import type { ShoeCount } from '../count/shoe-count.ts';
import type { Counting } from './hands.ts';

/** More hands than any split makes. */
const MOST_HANDS = 10;

/** Asks a game of twenty-one what may be done with a hand, and what two hands come to. */
export class GameAsked {
  readonly #state: RoundState;
  readonly #hand: SpotHand;
  readonly #shoe: ShoeCount;
  readonly #game: BlackjackGame;
  /** Cards of a kind by rank, and how many there are of each. */
  readonly #ranks: readonly (readonly { readonly card: number; readonly count: number }[])[];
  /** Steps at which a hand is played, and before that given up or insured. */
  readonly play: number;
  readonly early: number;

  constructor(game: BlackjackGame, shoe: ShoeCount, { alike }: Counting) {
    this.#game = game;
    this.#shoe = shoe;
    this.#ranks = shoe.cards.map((card) => {
      const ranks = new Map<number, { card: number; count: number }>();
      for (const one of game.shoe.cards) {
        if (alike(one) !== alike(card)) continue;
        const rank = one === JOKER ? 0 : pipsOf(one);
        const known = ranks.get(rank);
        if (known === undefined) ranks.set(rank, { card: one, count: 1 });
        else known.count++;
      }
      return [...ranks.values()];
    });
    this.#state = roundWith(game, ['game']);
    const spot = spotOf(this.#state);
    this.#hand = newHandOn(spot, 0);
    this.#state.hands[spot].push(this.#hand);
    this.#state.shared.dealer = newHandOn(DEALER, 0);
    const chooses = game.script.flatMap((step, at) => (step.do === 'choose' ? [at] : []));
    this.play = chooses[chooses.length - 1];
    this.early = chooses.length > 1 ? chooses[0] : -1;
  }

  /** How many of two cards of this kind are of one rank, as a part of all. */
  sameRank(kind: number): number {
    const ranks = this.#ranks[kind];
    const all = ranks.reduce((sum, { count }) => sum + count, 0);
    return ranks.reduce((sum, { count }) => sum + count * (count - 1), 0) / (all * (all - 1));
  }

  /** Whether the step is skipped with this card up (a joker that freezes the table). */
  isSkipped(step: number, up: number): boolean {
    this.#show(up);
    this.#state.step = step;
    return (this.#state.game.script[step] as Step).unless?.(this.#state) === true;
  }

  /**
   * The choices that the game gives a hand at one of its steps. Cards of a kind are given different ranks, so that a
   * king and a ten are told apart, or one rank.
   */
  options(own: readonly number[], up: number, step: number, of: HandAsked = {}): readonly string[] {
    const { split = false, hands = 1, oneRank = false } = of;
    const state = this.#state;
    const { cards, choices } = this.#hand;
    cards.length = 0;
    for (const [i, kind] of own.entries()) {
      const ranks = this.#ranks[kind];
      const before = oneRank ? 0 : own.slice(0, i).filter((one) => one === kind).length;
      cards.push(ranks[before % ranks.length].card);
    }
    choices.splice(0, choices.length, ...(split ? ['split'] : []));
    this.#show(up);
    state.step = step;
    const spot = spotOf(state);
    const all = state.hands[spot];
    all.length = 1;
    for (let i = 1; i < hands; i++) all.push(newHandOn(spot, i));
    const options = optionsFor(state, this.#hand).map(({ id }) => id);
    all.length = 1;
    return options;
  }

  /** Into how many hands a pair of this kind may be split; 1 if it may not be. */
  mostHands(kind: number, up: number): number {
    const may = (hands: number) =>
      this.options([kind, kind], up, this.play, { split: hands > 1, hands, oneRank: true }).includes('split');
    let hands = 1;
    while (hands < MOST_HANDS && may(hands)) hands++;
    return hands;
  }

  #show(up: number): void {
    const { dealer } = this.#state.shared;
    dealer.cards.splice(0, dealer.cards.length, this.#shoe.cards[up]);
    dealer.up.splice(0, dealer.up.length, true);
  }

  /** The game's own word on two hands: what a wager on this hand of a circle comes to. */
  outcome(
    own: readonly number[],
    dealer: readonly number[],
    wager: string,
    of: { readonly split?: boolean; readonly later?: boolean; readonly folded?: boolean } = {},
  ): Outcome {
    const state = this.#state;
    const { split = false, later = false, folded = false } = of;
    const hand = this.#hand;
    hand.cards.splice(0, hand.cards.length, ...own);
    hand.choices.splice(0, hand.choices.length, ...(split ? ['split'] : []));
    hand.folded = folded;
    state.shared.dealer.cards.splice(0, state.shared.dealer.cards.length, ...dealer);
    const [first] = state.wagers;
    const bet: Wager = { ...first, kind: wager, hand: later ? 1 : 0 };
    const all = state.hands[spotOf(state)];
    if (later) all.push(hand);
    const outcome = this.#game.outcome(state, bet);
    all.length = 1;
    hand.folded = false;
    return outcome;
  }
}

interface HandAsked {
  readonly split?: boolean;
  /** Hands on the circle. */
  readonly hands?: number;
  /** Its cards of a kind are of one rank. */
  readonly oneRank?: boolean;
}
