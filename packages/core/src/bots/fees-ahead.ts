import type { Cents } from '../engine/index.ts';
import type { RoundState } from '../engine/player-dealer/state.ts';
import { type Collection, type PlacedWager, quiet, type Situation } from '../table/fees/collection.ts';
import { bankFee, feeOf, placedIn } from '../table/fees/fee-left.ts';
import type { TableState } from '../table/state.ts';

/** A round at a player-dealer table, as one seat sees it. */
export interface RoundView {
  readonly table: TableState;
  readonly round: RoundState;
  readonly seat: number;
  readonly fees: Collection;
}

/** What the posted fees take from a seat for a round, with these wagers added to those already made. */
export function feesOf(view: RoundView, more: readonly PlacedWager[]): Cents {
  if (view.table.sign.fees.options.length === 0) return 0;
  const now = situation(view);
  return feeOf(view.fees, { ...now, wagers: [...now.wagers, ...more] }, view.seat);
}

/** The fee that the player-dealer must still be able to pay after adding so much to the stake. */
export function bankFeeFor(view: RoundView, more: Cents): Cents {
  if (view.table.sign.fees.options.length === 0) return 0;
  const now = situation(view);
  return bankFee(view.fees, { ...now, stake: now.stake + more });
}

function situation({ table, round }: RoundView): Situation {
  const { setup, seats, chips, dealer, stake } = round;
  const dealt = [...setup.stacks.keys()].filter((at) => at < seats && setup.stacks[at] !== null);
  return { ...quiet(table.sign, dealt, chips), dealer, stake, wagers: placedIn(round) };
}
