import { type Random, seededRandom } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import { catchUp } from '../../engine/catch-up.ts';
import type { Cents } from '../../engine/index.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { legal } from '../../engine/player-dealer/legal.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import {
  newRound,
  placeName,
  type RoundSetup,
  type RoundState,
  type TableLimits,
} from '../../engine/player-dealer/state.ts';
import type { Played, Randoms } from '../self-play.ts';
import { SessionChips } from '../session-chips.ts';
import { simpleBet, simpleStake } from './bets.ts';
import { chooseFor } from './round-choice.ts';

/** Players sit down with this many of the least bets. */
const STACK = 200;
/** The bank moves on after this many rounds. */
const TURNS = 2;
/** Where the cut card is: a third of the shoe from its end, but never with fewer cards than a round may need. */
const CUT = 1 / 3;
const LEAST_CUT = 60;

/** A table of simple players at a player-dealer game; the bank goes around clockwise. */
export class PlayerDealerSelfPlay {
  readonly #game: PlayerDealerGame;
  readonly #limits: TableLimits;
  readonly #seats: number;
  readonly #randoms: Randoms;
  readonly #names: readonly string[];
  readonly #chips: SessionChips;
  /** What is left of the shoe, which is dealt on. */
  #shoe: readonly number[] = [];
  #rounds = 0;

  /** Players sit in the first `seats` positions; `rounds` is the most that will be played. */
  constructor(game: PlayerDealerGame, limits: TableLimits, seats: number, rounds: number, randoms: Randoms) {
    this.#game = game;
    this.#limits = limits;
    this.#seats = seats;
    this.#randoms = randoms;
    const start = STACK * limits.min;
    const empty = newRound(this.#setup(new Array(seats).fill(start)));
    this.#names = empty.chips.map((_, place) => placeName(empty, place));
    this.#chips = new SessionChips({ names: this.#names }, seats, start, rounds);
  }

  /** Every place with chips, by name: `stack 1`, `bank`, `won`, `drop`, `jackpot`, `cage`. */
  get chips(): Record<string, Cents> {
    return this.#chips.named;
  }

  next(): Played<RoundSetup, RoundEvent> {
    const bought = this.#chips.rebuy((STACK / 8) * this.#limits.min);
    const running = this.#shoe.length >= Math.max(LEAST_CUT, CUT * this.#game.shoe.cards.length);
    const setup: RoundSetup = { ...this.#setup(this.#chips.stacks), running };
    const cards = running ? this.#shoe : shuffledOrder(this.#game.shoe.cards, this.#randoms.deck);
    const { state, log } = playRound(setup, cards, this.#randoms);
    this.#shoe = cards.slice(state.next);
    this.#chips.take({ names: this.#names }, state.chips);
    this.#rounds++;
    return { number: this.#rounds, setup, bought, events: log };
  }

  #setup(taken: readonly Cents[]): RoundSetup {
    const stacks = Array.from({ length: this.#game.seats }, (_, seat) => taken[seat] ?? null);
    const dealer = Math.floor(this.#rounds / TURNS) % this.#seats;
    return { game: this.#game, limits: this.#limits, stacks, dealer };
  }
}

function playRound(setup: RoundSetup, cards: readonly number[], { deck, players }: Randoms): Round {
  const round = Round.start(setup);
  if (!round.ok) throw new Error(round.message);
  const thoughts = seededRandom('thoughts');
  const views = setup.stacks.map(() => ({ state: newRound(setup), seen: 0 }));
  const play = (command: RoundCommand): void => {
    const answer = round.play(command);
    if (!answer.ok) throw new Error(`A simple player was refused: ${answer.message}`);
  };
  const see = (seat: number): RoundState => catchUp(views[seat], round.log, seat, evolve);
  for (;;) {
    const due = legal(round);
    switch (due.due) {
      case 'nothing':
        return round;
      case 'shuffle':
        play({ type: 'shuffle', cards });
        break;
      case 'roll':
        play({ type: 'roll', dice: Array.from({ length: due.dice }, () => 1 + deck.below(6)) });
        break;
      case 'bet':
        play(simpleStake(see(setup.dealer), players));
        betAround(round, see, play, players);
        play({ type: 'close' });
        break;
      case 'pick':
        play({ type: 'pick', seat: due.seat, pile: players.below(due.piles) });
        break;
      case 'choose':
        play(chooseFor(see(due.hands[0].seat), due.hands[0], { random: thoughts, quick: true, chart: null }));
        break;
    }
  }
}

/** Everybody bets in turn from the player-dealer's left; if nobody wanted to, they are asked again. */
function betAround(
  { state }: Round,
  see: (seat: number) => RoundState,
  play: (command: RoundCommand) => void,
  random: Random,
): void {
  while (state.wagers.length === 0) {
    for (let i = 1; i < state.seats; i++) {
      const seat = (state.dealer + i) % state.seats;
      if (state.setup.stacks[seat] === null) continue;
      for (;;) {
        const command = simpleBet(see(seat), seat, random);
        if (command === null) break;
        play(command);
      }
    }
  }
}
