import { type Cents, viewFor } from '../../engine/index.ts';
import type { PointsEvent } from '../../engine/points/events.ts';
import { evolve } from '../../engine/points/evolve.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { legal } from '../../engine/points/legal.ts';
import { suggestPlacement } from '../../engine/points/sets/suggest-placement.ts';
import { newHand, type PointsSetup, type PointsState } from '../../engine/points/state.ts';
import { type Played, type Randoms, shuffledCards } from '../self-play.ts';
import { SessionChips } from '../session-chips.ts';

/** A table of players at a points game who set what the machine suggests for the cards they see. */
export class PointsSelfPlay {
  readonly #game: PointsGame;
  readonly #point: Cents;
  readonly #seats: number;
  readonly #randoms: Randoms;
  readonly #chips: SessionChips;
  #button: number;
  #hands = 0;
  #fantasy: readonly number[] = [];

  /** `hands` is how many will be played at most. */
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
    const hand = playHand(setup, this.#randoms);
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

function playHand(setup: PointsSetup, { deck }: Randoms): PointsHand {
  const hand = PointsHand.start(setup);
  if (!hand.ok) throw new Error(hand.message);
  const views = setup.stacks.map(() => ({ state: newHand(setup), seen: 0 }));
  for (;;) {
    const due = legal(hand);
    if (due.due === 'nothing') return hand;
    if (due.due === 'shuffle')
      hand.play({ type: 'shuffle', cards: shuffledCards(hand.need?.cards ?? [], deck) });
    else {
      const [{ seat }] = due.seats;
      const answer = hand.play(suggestPlacement(look(views[seat], hand, seat), seat));
      if (!answer.ok) throw new Error(`A simple player was refused: ${answer.message}`);
    }
  }
}

function look(
  view: { readonly state: PointsState; seen: number },
  hand: PointsHand,
  seat: number,
): PointsState {
  for (; view.seen < hand.log.length; view.seen++) evolve(view.state, viewFor(hand.log[view.seen], seat));
  return view.state;
}
