import { type Random, shuffle } from '../cards/index.ts';
import { type Cents, type Chips, move, named, viewFor } from '../engine/index.ts';
import type { PotEvent } from '../engine/pot/events.ts';
import { evolve } from '../engine/pot/evolve.ts';
import type { PotGame, Stakes } from '../engine/pot/game.ts';
import { Hand } from '../engine/pot/hand.ts';
import { legal } from '../engine/pot/legal.ts';
import { type HandSetup, type HandState, newHand } from '../engine/pot/state.ts';
import { simplePlayer } from './simple.ts';

export interface PlayedHand {
  readonly number: number;
  readonly setup: HandSetup;
  /** Chips bought before the hand, by seat; 0 for most. */
  readonly bought: readonly Cents[];
  readonly events: readonly PotEvent[];
}

/** Where randomness comes from: the shuffles, and the players' whims. */
export interface Randoms {
  readonly deck: Random;
  readonly players: Random;
}

/** A full table of simple players who play one pot game for as long as they are asked to. */
export class SelfPlay {
  readonly #game: PotGame;
  readonly #stakes: Stakes;
  readonly #seats: number;
  readonly #start: Cents;
  readonly #randoms: Randoms;
  readonly #chips: Chips;
  readonly #names: readonly string[];
  #button: number;
  #hands = 0;

  /** `hands` is how many will be played at most: the cage holds what they may have to buy. */
  constructor(game: PotGame, stakes: Stakes, seats: number, hands: number, randoms: Randoms) {
    this.#game = game;
    this.#stakes = stakes;
    this.#seats = seats;
    this.#start = startingStack(stakes);
    this.#randoms = randoms;
    const { layout } = newHand({ game, stakes, stacks: new Array(seats).fill(this.#start), button: 0 });
    this.#names = [...layout.names, 'cage'];
    this.#chips = new Float64Array(this.#names.length);
    this.#chips.fill(this.#start, 0, seats);
    this.#chips[this.#names.length - 1] = this.#start * seats * hands;
    this.#button = seats - 1;
  }

  /** Every place with chips, by name: `stack 1`, `bet 1`, `pot`, `drop`, `jackpot`, `cage`. */
  get chips(): Record<string, Cents> {
    return named({ names: this.#names }, this.#chips);
  }

  next(): PlayedHand {
    const bought = Array.from({ length: this.#seats }, (_, seat) => this.#rebuy(seat));
    // Stud is dealt from the house dealer's left: the last seat stands in for a button.
    if (this.#game.opening.first.by !== 'upcard') this.#button = (this.#button + 1) % this.#seats;
    const setup: HandSetup = {
      game: this.#game,
      stakes: this.#stakes,
      stacks: Array.from(this.#chips).slice(0, this.#seats),
      button: this.#button,
    };
    const hand = playHand(setup, this.#randoms);
    this.#take(hand.state);
    this.#hands++;
    return { number: this.#hands, setup, bought, events: hand.log };
  }

  #rebuy(seat: number): Cents {
    if (this.#chips[seat] >= this.#start / 8) return 0;
    const cents = this.#start - this.#chips[seat];
    move(this.#chips, this.#chips.length - 1, seat, cents);
    return cents;
  }

  #take(state: HandState): void {
    const drop = 2 * this.#seats + 1;
    for (let place = 0; place < state.chips.length; place++) {
      this.#chips[place] = place >= drop ? this.#chips[place] + state.chips[place] : state.chips[place];
    }
  }
}

function playHand(setup: HandSetup, { deck, players }: Randoms): Hand {
  const hand = Hand.start(setup);
  if ('code' in hand) throw new Error(hand.message);
  const views = setup.stacks.map(() => ({ state: newHand(setup), seen: 0 }));
  for (;;) {
    const due = legal(hand);
    if (due.due === 'nothing') return hand;
    const refusal =
      due.due === 'shuffle'
        ? hand.play({ type: 'shuffle', cards: shuffledPile(hand, deck) })
        : hand.play(
            simplePlayer({ seat: due.seat, state: look(views[due.seat], hand, due.seat) }, due, players),
          );
    if (refusal !== null) throw new Error(`A simple player was refused: ${refusal.message}`);
  }
}

function shuffledPile(hand: Hand, random: Random): number[] {
  return Array.from(shuffle(Uint8Array.from(hand.shuffleNeed?.cards ?? []), random));
}

/** Brings a seat's view up to date with what that seat may see of the log. */
function look(view: { readonly state: HandState; seen: number }, hand: Hand, seat: number): HandState {
  for (; view.seen < hand.log.length; view.seen++) evolve(view.state, viewFor(hand.log[view.seen], seat));
  return view.state;
}

/** Customary: forty big bets at limit, a hundred of the least bet at pot limit and no limit. */
function startingStack({ structure, bets }: Stakes): Cents {
  return structure === 'fixed' || structure === 'spread' ? 40 * bets[bets.length - 1] : 100 * bets[0];
}
