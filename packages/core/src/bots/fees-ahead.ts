import type { Cents } from '../engine/index.ts';
import type { RoundState } from '../engine/player-dealer/state.ts';
import { type Collection, type PlacedWager, quiet } from '../table/fees/collection.ts';
import { feeOf, placedIn } from '../table/fees/fee-left.ts';
import type { TableState } from '../table/state.ts';

/** A round at a player-dealer table, as one seat sees it. */
export interface RoundView {
  readonly table: TableState;
  readonly round: RoundState;
  readonly seat: number;
  readonly fees: Collection;
}

/** What the posted schedule takes from a seat for a round, with these wagers on top of those made. */
export function feesOf({ table, round, seat, fees }: RoundView, more: readonly PlacedWager[]): Cents {
  const { sign } = table;
  if (sign.fees.options.length === 0) return 0;
  const dealt = [...round.setup.stacks.keys()].filter(
    (at) => at < round.seats && round.setup.stacks[at] !== null,
  );
  return feeOf(
    fees,
    {
      ...quiet(sign, dealt, round.chips),
      dealer: round.dealer,
      stake: round.stake,
      wagers: [...placedIn(round), ...more],
    },
    seat,
  );
}
