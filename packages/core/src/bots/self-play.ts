import type { Random } from '../cards/index.ts';
import { shuffledOrder } from '../cards/shuffled-order.ts';
import { catchUp } from '../engine/catch-up.ts';
import type { Cents } from '../engine/index.ts';
import {
  afterHand,
  beforeHand,
  type KillPlan,
  type KillState,
  newKills,
  resultOf,
} from '../engine/pot/between-hands.ts';
import type { PotEvent } from '../engine/pot/events.ts';
import { evolve } from '../engine/pot/evolve.ts';
import type { PotGame, Stakes } from '../engine/pot/game.ts';
import { Hand } from '../engine/pot/hand.ts';
import { legal } from '../engine/pot/legal.ts';
import { type HandSetup, inOrder, newHand } from '../engine/pot/state.ts';
import { characterOf } from './character.ts';
import { playPot } from './pot/player.ts';
import { SessionChips } from './session-chips.ts';

/** A hand that simple players have played. */
export interface Played<S, E> {
  readonly number: number;
  readonly setup: S;
  /** Chips bought before the hand, by seat; 0 for most. */
  readonly bought: readonly Cents[];
  readonly events: readonly E[];
}

/** Where randomness comes from: the shuffles, and the players' whims. */
export interface Randoms {
  readonly deck: Random;
  readonly players: Random;
}

/** A full table of simple players who keep playing one pot game. */
export class PotSelfPlay {
  readonly #game: PotGame;
  readonly #stakes: Stakes;
  readonly #seats: number;
  readonly #start: Cents;
  readonly #randoms: Randoms;
  readonly #chips: SessionChips;
  #button: number;
  #hands = 0;
  #kills: KillState = newKills;

  /** `hands` is the most that will be played. */
  constructor(game: PotGame, stakes: Stakes, seats: number, hands: number, randoms: Randoms) {
    this.#game = game;
    this.#stakes = stakes;
    this.#seats = seats;
    this.#start = startingStack(stakes);
    this.#randoms = randoms;
    this.#button = seats - 1;
    this.#chips = new SessionChips(
      newHand(this.#setup(new Array(seats).fill(this.#start))).layout,
      seats,
      this.#start,
      hands,
    );
  }

  /** Every place with chips, by name: `stack 1`, `bet 1`, `pot`, `drop`, `jackpot`, `cage`. */
  get chips(): Record<string, Cents> {
    return this.#chips.named;
  }

  next(): Played<HandSetup, PotEvent> {
    const bought = this.#chips.rebuy(this.#start / 8);
    // Stud is dealt from the house dealer's left, so the last seat stands in for a button.
    if (this.#game.opening.first.by !== 'upcard') this.#button = (this.#button + 1) % this.#seats;
    const setup = this.#kill(this.#setup(this.#chips.stacks));
    const hand = playHand(setup, this.#randoms);
    const { killPots } = this.#game;
    if (killPots !== undefined) this.#kills = afterHand(killPots, this.#kills, this.#stakes, resultOf(hand));
    this.#chips.take(hand.state.layout, hand.state.chips);
    this.#hands++;
    return { number: this.#hands, setup, bought, events: hand.log };
  }

  #setup(stacks: readonly Cents[]): HandSetup {
    return { game: this.#game, stakes: this.#stakes, stacks, button: this.#button };
  }

  /** A player who owes a kill from earlier hands posts it. */
  #kill(setup: HandSetup): HandSetup {
    const { killPots } = this.#game;
    if (killPots === undefined) return setup;
    const { state, plan } = beforeHand(killPots, this.#kills, this.#stakes, inOrder(newHand(setup)));
    this.#kills = state;
    const kill: KillPlan = plan;
    return { ...setup, ...kill };
  }
}

/** A different player for each seat of the largest table. */
const CHARACTERS = Array.from({ length: 14 }, (_, seat) => characterOf(`seat ${seat + 1}`));

function playHand(setup: HandSetup, { deck, players }: Randoms): Hand {
  const hand = Hand.start(setup);
  if (!hand.ok) throw new Error(hand.message);
  const views = setup.stacks.map(() => ({ state: newHand(setup), seen: 0 }));
  for (;;) {
    const due = legal(hand);
    if (due.due === 'nothing') return hand;
    const answer =
      due.due === 'shuffle'
        ? hand.play({ type: 'shuffle', cards: shuffledOrder(hand.need?.cards ?? [], deck) })
        : hand.play(
            playPot(
              { seat: due.seat, state: catchUp(views[due.seat], hand.log, due.seat, evolve) },
              due,
              CHARACTERS[due.seat],
              players,
              true,
            ),
          );
    if (!answer.ok) throw new Error(`A simple player was refused: ${answer.message}`);
  }
}

/** Customary: forty big bets at limit, a hundred of the least bet at pot limit and no limit. */
function startingStack({ structure, bets }: Stakes): Cents {
  return structure === 'fixed' || structure === 'spread' ? 40 * bets[bets.length - 1] : 100 * bets[0];
}
