import type { Random } from '../../cards/index.ts';
import type { HandState } from '../../engine/pot/state.ts';
import { Imagined, partWon, type SeatView } from './imagine.ts';

/** How much a player imagines: enough to play soundly, or just enough for a room of thousands of tables. */
export interface Effort {
  readonly bets: number;
  readonly discards: number;
  /** How many opponents are taken into account; most of a full table will fold. */
  readonly feared: number;
  /** The most that bets may say about one of them, in half hands (`SAYS`). */
  readonly reading: number;
}
export const isLimit = ({ stakes: { structure } }: HandState): boolean =>
  structure === 'fixed' || structure === 'spread';

/** The live opponents who have put in the most. */
export function feared(state: HandState, seat: number, most: number): number[] {
  const others: number[] = [];
  for (let at = 0; at < state.seats; at++) if (at !== seat && state.live[at] === 1) others.push(at);
  return others.sort((a, b) => state.put[b] - state.put[a] || a - b).slice(0, most);
}

/** The part of the pot that a seat wins against these opponents, on average. */
export function expectedPart(
  view: SeatView,
  opponents: readonly number[],
  { bets: guesses, reading }: Effort,
  random: Random,
): number {
  const imagined = new Imagined(view, random);
  const meant = opponents.map((seat) => meaningOf(view.state, seat, reading));
  const mine: number[] = [];
  const others = opponents.map((): number[] => []);
  const better: number[] = [];
  let sum = 0;
  for (let i = 0; i < guesses; i++) {
    imagined.dealAnew();
    imagined.mine(mine);
    for (const [at, seat] of opponents.entries()) {
      imagined.theirs(seat, others[at]);
      for (let more = (meant[at] + (i & 1)) >> 1; more > 0; more--)
        keepBetter(others[at], imagined.theirs(seat, better), i);
    }
    sum += partWon(mine, others);
  }
  return sum / guesses;
}

/** A player who has put in so many blinds at pot limit or no limit is taken seriously. */
const SERIOUS = 15;

/**
 * What bets say about a hand after the first round, in half hands: a bet into several players, a bet into one, which
 * is made with less, and each raise. Every full hand lets its player pick from one more imagined hand.
 */
const SAYS = { bet: 3, betToOne: 2, raise: 2 } as const;

/**
 * Whoever bets has more than random cards, and more with every raise. The answer is in half hands: how many extra hands
 * that player is dealt in imagination, to keep the best.
 */
function meaningOf(state: HandState, seat: number, most: number): number {
  const isSerious = !isLimit(state) && state.put[seat] > SERIOUS * state.stakes.bets[0];
  return Math.min(most, said(state, seat) + (isSerious ? 1 : 0));
}

function said(state: HandState, seat: number): number {
  if (seat !== state.aggressor) return 0;
  // In the first round most players bet on what may come.
  if (state.round <= 1) return 1;
  const bet = state.liveCount === 2 ? SAYS.betToOne : SAYS.bet;
  return bet + SAYS.raise * Math.max(0, state.raises - 1);
}

function keepBetter(hand: number[], other: readonly number[], turn: number): void {
  const share = (turn >> 1) % hand.length;
  if (other[share] > hand[share]) for (const [i, value] of other.entries()) hand[i] = value;
}
