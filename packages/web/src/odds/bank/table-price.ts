import { collectHand, type FeeOption, type Schedule } from '@cardroom/core/fees';
import {
  coveringStake,
  priceAtTable,
  riskOfRuin,
  type TablePrice,
  type WagerOdds,
} from '@cardroom/core/odds';

/** What is bet at a table and posted there; money in cents. */
export interface Seen {
  readonly players: number;
  readonly bet: number;
  readonly stake: number;
  readonly handsPerHour: number;
  /** The id of a posted option; empty for none. */
  readonly option: string;
}

/** What the house takes from a round, or why that cannot be said. */
export interface RoundFees {
  readonly fromPlayers: number;
  readonly fromDealer: number;
  readonly cites: readonly string[];
  readonly why: string;
}

export interface Priced extends TablePrice {
  readonly fees: RoundFees;
  /** Standard deviation of the bank's round, in cents. */
  readonly spread: number;
  /** How likely the stake is lost in the end by whoever goes on banking. */
  readonly ruin: number;
  /** How likely a round leaves the stake short, and the stake that covers 99 rounds of 100. */
  readonly short: number;
  readonly covers: number;
}

/** What stands on the page of one offering, whatever is moved there. */
export interface Known {
  readonly odds: WagerOdds;
  readonly together: number;
  /** By number of players: what rounds use up of a stake, in bets, the least first. */
  readonly used: readonly (readonly number[])[];
  readonly schedules: readonly Schedule[];
}

const NONE: RoundFees = { fromPlayers: 0, fromDealer: 0, cites: [], why: '' };
const byTheClock = ({ at }: Schedule['fees'][number]) => at === 'half hour start' || at === 'half hour end';

/** Options that are taken by the hand. */
export const optionsOf = (
  schedules: readonly Schedule[],
): readonly { readonly schedule: Schedule; readonly option: FeeOption }[] =>
  schedules
    .filter(({ fees }) => !fees.some(byTheClock))
    .flatMap((schedule) => schedule.options.map((option) => ({ schedule, option })));

/** What is taken of a round in which everybody bets the same on one circle. */
export function feesOf(schedules: readonly Schedule[], seen: Seen): RoundFees {
  const posted = optionsOf(schedules).find(({ option }) => option.id === seen.option);
  if (posted === undefined) return NONE;
  const seats = Array.from({ length: seen.players }, (_, i) => i + 1);
  const action = seen.players * seen.bet;
  const taken = collectHand(
    {
      posted: [posted],
      seats,
      bets: seats.map((seat) => ({ seat, circle: seat, cents: seen.bet })),
      action,
      wager: action,
    },
    'turn',
  );
  if (!taken.ok) return { ...NONE, why: taken.message };
  const sum = (fromDealer: boolean) =>
    taken.takes.reduce((all, { from, cents }) => all + ((from === 'dealer') === fromDealer ? cents : 0), 0);
  return { fromPlayers: sum(false), fromDealer: sum(true), cites: taken.cites, why: '' };
}

/** Rounds that a stake should cover. */
const MOST_ROUNDS = 0.99;

/** What a table costs and what its bank stands for, from figures that are known already. */
export function priced({ odds: { edge, sd }, together, used, schedules }: Known, seen: Seen): Priced {
  const fees = feesOf(schedules, seen);
  const { players, bet, stake, handsPerHour } = seen;
  const { fromPlayers, fromDealer } = fees;
  const price = priceAtTable({ edge, sd, bet, players, handsPerHour, fromPlayers, fromDealer });
  // Results that move together add up; the others even out.
  const spread = sd * bet * Math.sqrt(players + players * (players - 1) * together);
  const { hand } = price.dealer;
  const rounds = used[players - 1];
  return {
    ...price,
    fees,
    spread,
    ruin: spread === 0 ? Number(hand < 0) : riskOfRuin(stake, hand, spread),
    short: rounds.filter((bets) => bets * bet > stake).length / rounds.length,
    covers: bet * coveringStake(rounds, MOST_ROUNDS),
  };
}

/** Amounts that chips are bet in, from the least to the most. */
export function ladder(least: number, most: number): readonly number[] {
  const steps: number[] = [];
  for (let ten = 100; ten <= most; ten *= 10)
    for (const n of [1, 1.5, 2, 2.5, 3, 4, 5, 7.5]) if (Number.isInteger((ten * n) / 50)) steps.push(ten * n);
  return [...new Set([least, ...steps.filter((cents) => cents > least && cents < most), most])];
}
