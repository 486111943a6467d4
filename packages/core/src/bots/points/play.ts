import { shuffledOrder } from '../../cards/shuffled-order.ts';
import type { Cents } from '../../engine/index.ts';
import type { PointsEvent } from '../../engine/points/events.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import { playAsSuggested } from '../../engine/points/sets/play-as-suggested.ts';
import { newHand, type PointsSetup } from '../../engine/points/state.ts';
import type { Played, Randoms } from '../self-play.ts';
import { SessionChips } from '../session-chips.ts';

/** A table of players at a points game who set their cards as the machine suggests. */
export class PointsSelfPlay {
  readonly #game: PointsGame;
  readonly #point: Cents;
  readonly #seats: number;
  readonly #randoms: Randoms;
  readonly #chips: SessionChips;
  #button: number;
  #hands = 0;
  #fantasy: readonly number[] = [];

  /** `hands` is the most that will be played. */
  constructor(game: PointsGame, point: Cents, seats: number, hands: number, randoms: Randoms) {
    this.#game = game;
    this.#point = point;
    this.#seats = seats;
    this.#randoms = randoms;
    this.#button = seats - 1;
    const start = STACK * game.buyIn * point;
    this.#chips = new SessionChips(
      newHand(this.#setup(new Array(seats).fill(start))).layout,
      seats,
      start,
      hands,
    );
  }

  get chips(): Record<string, Cents> {
    return this.#chips.named;
  }

  next(): Played<PointsSetup, PointsEvent> {
    const bought = this.#chips.rebuy(this.#game.buyIn * this.#point);
    this.#button = (this.#button + 1) % this.#seats;
    const setup = this.#setup(this.#chips.stacks);
    const hand = playAsSuggested(setup, (cards) => shuffledOrder(cards, this.#randoms.deck));
    this.#fantasy = hand.state.fantasyNext;
    this.#chips.take(hand.state.layout, hand.state.chips);
    this.#hands++;
    return { number: this.#hands, setup, bought, events: hand.log };
  }

  #setup(stacks: readonly Cents[]): PointsSetup {
    return { game: this.#game, point: this.#point, stacks, button: this.#button, fantasy: this.#fantasy };
  }
}

/** Players sit down with this many times the least buy-in. */
const STACK = 3;
