import { type Random, seededRandom } from '../../cards/index.ts';
import { viewFor } from '../../engine/audience.ts';
import { dollars } from '../../engine/money.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { openWagers } from '../../engine/player-dealer/legal.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import { newRound, type RoundSetup, type RoundState } from '../../engine/player-dealer/state.ts';
import { linesOf, type OfferingOdds } from '../answer.ts';
import { commandFor, type LineOfPlay, plainLine, playOut } from './line-of-play.ts';
import { Tally, toldBy } from './tally.ts';

/** When a simulation is precise enough, or has taken long enough. */
export interface Until {
  readonly seed?: string;
  /** The largest standard error of any wager. */
  readonly error?: number;
  readonly rounds?: number;
  readonly milliseconds?: number;
  readonly onProgress?: (done: number) => void;
}

/** Every wager is this large: so that 6 to 5, half a bet and the steps of bonus bets come out even. */
const UNIT = 10_000;
const BANK = 1e12;
/** More cards than a round of one player takes. */
const CARDS = 90;
const BATCH = 500;

/**
 * One player against a bank that can pay everything, with a bet on every wager that the game lets stand together,
 * over and over. The shoe is whole every time. Rounds are dealt by the machine that deals them at a table.
 */
export function simulate(
  game: PlayerDealerGame,
  line: LineOfPlay | null = null,
  until: Until = {},
): Pick<OfferingOdds, 'dealt' | 'wagers'> {
  const { seed = 'odds', error = 0, rounds = 1e9, milliseconds = 4000 } = until;
  const dealer = new OneBettor(game, line ?? plainLine(game), seed);
  const started = Date.now();
  let done = 0;
  while (done < rounds) {
    const more = Math.min(BATCH, rounds - done);
    for (let i = 0; i < more; i++) dealer.deal();
    done += more;
    const passed = Date.now() - started;
    until.onProgress?.(Math.min(1, Math.max(done / rounds, passed / milliseconds)));
    if (passed >= milliseconds || (done >= 10_000 && dealer.tally.error <= error)) break;
  }
  return { dealt: { rounds: done, seed }, wagers: dealer.tally.answer('simulated') };
}

/** Seat 1 has the bank, seat 2 bets. */
class OneBettor {
  readonly tally: Tally;
  readonly #setup: RoundSetup;
  readonly #line: LineOfPlay;
  readonly #random: Random;
  readonly #cards: Uint8Array;
  readonly #bets: readonly string[];

  constructor(game: PlayerDealerGame, line: LineOfPlay, seed: string) {
    this.tally = new Tally(linesOf(game));
    const told = toldBy(game, ({ kind, cents }, outcome) => this.tally.add(kind, cents / UNIT, outcome));
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
    this.#random = seededRandom(seed);
    this.#cards = Uint8Array.from(game.shoe.cards);
    this.#bets = betsOf(this.#setup);
  }

  deal(): void {
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
    this.tally.end();
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

/** A round with the bank put up and the cards ready; steps before the bets are gone through. */
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

/** What is bet: everything that may lie on one circle. */
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
