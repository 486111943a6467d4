import type { Offering } from './offering.ts';
import type { FeeOption, Range, Schedule } from './schedule.ts';
import { readMoney, sayMoney } from './schedule-cells.ts';

type AnyLimit = Offering['limits'][number];

/** Why an option is not for a table of this limit; null when it is. */
export function misfit(schedule: Schedule, option: FeeOption, limit: AnyLimit): string | null {
  if ('limits' in limit) return misfitBets(schedule, option, limit.limits);
  if ('point' in limit) {
    const range = option.limit === undefined ? null : readMoney(option.limit);
    return range === null || (range.from <= limit.point && limit.point <= range.to)
      ? null
      : `Option ${option.id} is for ${option.limit}, not ${limit.title}.`;
  }
  const { structure, bets } = limit.stakes;
  const { play = [structure], min = null, max = null } = schedule.limits ?? {};
  if (!play.includes(structure))
    return `Option ${option.id} is for ${play.join(', ')} games, not ${limit.title}.`;
  if (structure !== 'fixed') {
    const stakes =
      option.limit !== undefined && !/buy-in/.test(option.limit) ? readMoney(option.limit) : null;
    return stakes === null ? null : `Option ${option.id} is for ${option.limit}, not ${limit.title}.`;
  }
  if (option.limit !== undefined) {
    const stakes = readMoney(option.limit);
    const same = stakes !== null && stakes.from === bets[0] && stakes.to === (bets[1] ?? bets[0]);
    return same ? null : `Option ${option.id} is for ${option.limit}, not ${limit.title}.`;
  }
  const low = min !== null && bets[0] < min.from;
  const high = max !== null && bets[0] > max.from;
  return low || high ? `Option ${option.id} is for ${between(min, max)}, not ${limit.title}.` : null;
}

function misfitBets(
  schedule: Schedule,
  option: FeeOption,
  table: { readonly min: number; readonly max: number },
): string | null {
  const title = sayMoney({ from: table.min, to: table.max });
  const printed = option.limit === undefined ? null : readMoney(option.limit);
  if (printed !== null) {
    const least = schedule.limits?.anyMinimum !== undefined || table.min === printed.from;
    const most = printed.to === Infinity || table.max === printed.to;
    return least && most ? null : `Option ${option.id} is for ${option.limit}, not ${title}.`;
  }
  const { min = null, max = null } = schedule.limits ?? {};
  const inside = (range: Range | null, amount: number) =>
    range === null || (range.from <= amount && amount <= range.to);
  return inside(min, table.min) && inside(max, table.max)
    ? null
    : `Option ${option.id} is for a least bet of ${sayRange(min)} and a most of ${sayRange(max)}, not ${title}.`;
}

const sayRange = (range: Range | null) => (range === null ? 'any size' : sayMoney(range));
const between = (min: Range | null, max: Range | null) =>
  [min && `${sayMoney(min)} and up`, max && `${sayMoney(max)} at most`].filter(Boolean).join(', ');
