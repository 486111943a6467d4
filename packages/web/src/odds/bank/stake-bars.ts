import type { Schedule } from '@cardroom/core/fees';
import type { Bar } from '../bars.ts';
import { percent } from '../percent.ts';
import { t } from '../t.ts';
import { money } from './money.ts';
import { feesOf, type Seen } from './table-price.ts';

const BARS = 6;

/** What a hand costs a player by the size of the bet: the edge, and beside it the fee, as parts of the bet. */
export function stakeBars(
  edge: number,
  schedules: readonly Schedule[],
  seen: Seen,
  steps: readonly number[],
): Bar[] {
  const every = Math.max(1, Math.floor((steps.length - 1) / (BARS - 1)));
  const stakes = steps.filter((_, i) => i % every === 0).slice(0, BARS);
  const costs = stakes.map((bet) => {
    const fees = feesOf(schedules, { ...seen, bet });
    return { bet, fee: fees.fromPlayers / seen.players / bet };
  });
  const longest = Math.max(1e-9, ...costs.map(({ fee }) => Math.max(0, edge) + fee));
  return costs.map(({ bet, fee }) => ({
    title: money(bet),
    part: Math.max(0, edge) / longest,
    second: fee / longest,
    says: t('odds.stakeSays', { edge: percent(edge), fee: percent(fee), all: percent(edge + fee) }),
    more: [t('odds.stakeMore', { cents: money((edge + fee) * bet) })],
  }));
}
