import { type Random, seededRandom } from '../../cards/index.ts';
import { viewFor } from '../../engine/audience.ts';
import { dollars } from '../../engine/money.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { Outcome, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { openWagers } from '../../engine/player-dealer/legal.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import { newRound, type RoundSetup, type RoundState } from '../../engine/player-dealer/state.ts';
import { commandFor, type LineOfPlay, playOut } from './line-of-play.ts';
import { toldBy } from './tally.ts';

/** The size of every wager, so that 6 to 5, half a bet and the steps of bonus bets come out even. */
const UNIT = 10_000;
const BANK = 1e12;
/** More cards than a round with one player takes. */
const CARDS = 90;

/** A settled wager: how much was bet, in units, and what it came to. */
interface Settled {
  readonly kind: string;
  readonly chips: number;
  readonly outcome: Outcome;
}

/** What rounds came to: every way that a round ended, with how often. Plain data, which threads can pass on. */
export type DealtRounds = readonly { readonly wagers: readonly Settled[]; readonly count: number }[];

/**
 * Deals rounds with the bank at seat 1 and bets at seat 2. Each part has a seed of its own, whichever thread deals it.
 */
export class OneBettor {
  readonly #seed: string;
  readonly #whole: Uint8Array;
  #settled: Settled[] = [];
  #random: Random;
  #cards: Uint8Array;
  readonly #setup: RoundSetup;
  readonly #line: LineOfPlay;
  readonly #bets: readonly string[];

  constructor(game: PlayerDealerGame, line: LineOfPlay, seed: string) {
    const told = toldBy(game, ({ kind, cents }, outcome) => {
      this.#settled.push({ kind, chips: cents / UNIT, outcome });
    });
    const stacks: (number | null)[] = new Array(game.seats).fill(null);
    stacks[0] = BANK;
    stacks[1] = BANK;
    this.#setup = {
      game: told,
      stacks,
      dealer: 0,
      limits: { min: 100, max: null, step: 100 },
      running: true,
    };
    this.#line = line;
    this.#seed = seed;
    this.#random = seededRandom(seed);
    this.#whole = Uint8Array.from(game.shoe.cards);
    this.#cards = this.#whole;
    this.#bets = betsOf(this.#setup);
  }

  /** Deals this many rounds of a part. */
  deal(part: number, rounds: number): DealtRounds {
    this.#random = seededRandom(`${this.#seed} ${part}`);
    this.#cards = this.#whole.slice();
    const found = new Map<string, { wagers: readonly Settled[]; count: number }>();
    for (let i = 0; i < rounds; i++) {
      this.#settled = [];
      this.#round();
      const key = JSON.stringify(this.#settled);
      const known = found.get(key);
      if (known === undefined) found.set(key, { wagers: this.#settled, count: 1 });
      else known.count++;
    }
    return [...found.values()];
  }

  #round(): void {
    const round = open(this.#setup, this.#shuffled());
    const on = { type: 'wager', seat: 1, spot: spotOf(this.#setup), cents: UNIT } as const;
    for (const kind of this.#bets) round.play({ ...on, kind });
    round.play({ type: 'close' });
    const views: Record<number, View> = {};
    playOut(
      round,
      (count) => Array.from({ length: count }, () => 1 + this.#random.below(6)),
      (hand) => {
        views[hand.seat] ??= { state: newRound(this.#setup), seen: 0 };
        return commandFor(look(views[hand.seat], round, hand.seat), hand, this.#line);
      },
    );
  }

  /** The first cards of a shuffle; nobody will see the others. */
  #shuffled(): number[] {
    const cards = this.#cards;
    const count = Math.min(CARDS, cards.length);
    const first: number[] = new Array(count);
    for (let i = 0; i < count; i++) {
      const at = i + this.#random.below(cards.length - i);
      const card = cards[at];
      cards[at] = cards[i];
      cards[i] = card;
      first[i] = card;
    }
    return first;
  }
}

interface View {
  readonly state: RoundState;
  seen: number;
}

/** Brings a seat's view up to date with what it may see. */
function look(view: View, round: Round, seat: number): RoundState {
  for (; view.seen < round.log.length; view.seen++) evolve(view.state, viewFor(round.log[view.seen], seat));
  return view.state;
}

/** A round with the bank put up and the cards ready; the steps before the bets are done. */
function open(setup: RoundSetup, cards: readonly number[]): Round {
  const round = Round.start(setup);
  if (!round.ok) throw new Error(round.message);
  round.play({ type: 'shuffle', cards });
  while (round.need?.type === 'roll')
    round.play({ type: 'roll', dice: Array.from({ length: round.need.count }, () => 1) });
  round.play({ type: 'stake', seat: 0, cents: BANK });
  return round;
}

const spotOf = ({ game }: RoundSetup): number => game.circles;

/** The bets: everything that may lie on one circle. */
function betsOf(setup: RoundSetup): string[] {
  const round = open(setup, Array.from(setup.game.shoe.cards).slice(0, CARDS));
  const bets: string[] = [];
  for (const { id, when } of setup.game.wagers) {
    if (when === 'later') continue;
    const may = openWagers(round.state, 1, spotOf(setup)).find(({ kind }) => kind === id);
    if (may === undefined) throw new Error(`${setup.game.name}: ${id} cannot be bet.`);
    if (may.most < UNIT || UNIT % may.step !== 0)
      throw new Error(`${setup.game.name}: ${id} cannot be bet for ${dollars(UNIT)}.`);
    round.play({ type: 'wager', seat: 1, spot: spotOf(setup), kind: id, cents: UNIT });
    bets.push(id);
  }
  return bets;
}
