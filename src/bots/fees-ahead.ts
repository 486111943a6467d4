import type { RoundState } from '../engine/banked/state.ts';
import type { Cents } from '../engine/index.ts';
import { type PlacedWager, printedFees, type TableState } from '../table/index.ts';

/** A round at a player-dealer table, as one seat sees it. */
export interface RoundView {
  readonly table: TableState;
  readonly round: RoundState;
  readonly seat: number;
}

/** What the posted schedule takes from a seat when the betting closes, with these wagers on top of those made. */
export function feeAtClose({ table, round, seat }: RoundView, more: readonly PlacedWager[]): Cents {
  const { sign } = table;
  if (sign.options.length === 0) return 0;
  const dealt = [...round.setup.stacks.keys()].filter((at) => round.setup.stacks[at] !== null);
  const due = printedFees(sign.offering.id).due('close', {
    options: sign.options,
    seated: dealt,
    dealt,
    active: dealt,
    blinds: [],
    dealer: round.dealer,
    stake: round.stake,
    wagers: [...placed(round), ...more],
    reached: 'start',
    minutes: 0,
    jackpot: sign.jackpot !== null,
    chips: round.chips,
  });
  return due.reduce((sum, { from, cents }) => (from === seat ? sum + cents : sum), 0);
}

export const isBonus = ({ game }: RoundState, kind: string): boolean =>
  game.wagers.some(({ id, size }) => id === kind && size.by === 'bonus');

const placed = (round: RoundState): PlacedWager[] =>
  round.wagers
    .filter(({ cents }) => cents > 0)
    .map(({ seat, spot, kind, cents }) => ({ seat, spot, kind, cents, bonus: isBonus(round, kind) }));
