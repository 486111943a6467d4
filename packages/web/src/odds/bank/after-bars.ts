import type { Bar } from '../bars.ts';
import { t } from '../t.ts';
import { type AfterHands, chanceAbove, quantile } from './after-hands.ts';
import { money } from './money.ts';

const BARS = 8;

/** How likely each range of results is, from one end of what usually comes to the other. */
export function afterBars(after: AfterHands, bet: number, paid: number): Bar[] {
  const low = quantile(after, 0.01);
  const high = quantile(after, 0.99);
  if (!(high > low)) return [];
  const ends = Array.from({ length: BARS - 1 }, (_, i) => low + ((high - low) * i) / (BARS - 2));
  const net = (bets: number) => money(Math.round(bets * bet - paid));
  const chances = [1, ...ends.map((end) => chanceAbove(after, end)), 0];
  const parts = chances.slice(1).map((above, i) => chances[i] - above);
  const longest = Math.max(...parts);
  return parts.map((part, i) => ({
    title:
      i === 0
        ? t('odds.upTo', { high: net(ends[0]) })
        : i === ends.length
          ? t('odds.moreThan', { low: net(ends[i - 1]) })
          : t('odds.between', { low: net(ends[i - 1]), high: net(ends[i]) }),
    part: part / longest,
    says: `${(100 * part).toFixed(1)}%`,
    more: [],
  }));
}
