import { dollars } from '@cardroom/core/engine';
import {
  type Fee,
  type FeeOption,
  type Rate,
  readingsOf,
  type Schedule,
  sayFee,
  sayMoney,
  sayPlayers,
  type Take,
} from '@cardroom/core/fees';
import { FEE, FEES } from '../words/fees.ts';
import { table } from './output.ts';

/** What decides which line of an option holds. */
const BRACKETS = ['count', 'action'];

/** A schedule as a person reads it: what is taken when, whom and what is counted, then its options. */
export function tellSchedule(schedule: Schedule, options: readonly FeeOption[]): string {
  const { id, title, cite, standing, dated, note, fees } = schedule;
  const marks = [
    ...(standing === 'older' ? [FEES.replaced] : standing === 'own' ? [FEES.own] : []),
    ...(dated === undefined ? [] : [dated]),
  ];
  const head = [
    `${id}  ${title} (${cite}${marks.length > 0 ? `; ${marks.join(', ')}` : ''})`,
    ...fees.map((fee, i) => `  #${i + 1} ${fee.name}: ${sayFee(fee, schedule)}`),
    ...BRACKETS.flatMap((name) => readingsOf(schedule)[name] ?? []).map((of) => `  ${FEES.reading(of)}`),
    ...(note === undefined ? [] : [`  ${note}`]),
  ];
  const heads = FEES.columns(fees.length);
  const rows = options.flatMap((option) => lines(schedule, option));
  const used = heads.map((_, i) => rows.some((row) => row[i] !== ''));
  const shown = [heads, ...rows].map((row) => ['', ...row.filter((_, i) => used[i])]);
  return [...head, table(shown)].join('\n');
}

/** One line for every bracket of players or tier of money; what is flat stands on the first. */
function lines({ fees }: Schedule, option: FeeOption): string[][] {
  const tiers = new Map<string, Rate[]>();
  for (const rate of option.rates) {
    const by = fees[rate.fee].by;
    const key = rate.range === null || by === undefined ? '' : say(by, rate.range);
    tiers.set(key, [...(tiers.get(key) ?? []), rate]);
  }
  const flat = tiers.get('') ?? [];
  if (tiers.size > 1) tiers.delete('');
  return [...tiers].map(([key, rates], i) => {
    const first = i === 0;
    const all = first && key !== '' ? [...rates, ...flat] : rates;
    const amounts = fees.map((_, fee) => {
      const rate = all.find((r) => r.fee === fee);
      return rate === undefined ? '' : rate.cents === null ? FEES.asPosted : dollars(rate.cents);
    });
    const damage = rates.find(({ printed }) => printed !== undefined);
    const cite = `${rates[0].cite}${damage?.printed === undefined ? '' : FEES.printed(damage.printed)}`;
    const limit = [option.limit ?? '', ...(option.bonus === undefined ? [] : [FEES.bonus(option.bonus)])];
    return [first ? option.id : '', first ? limit.filter(Boolean).join(', ') : '', key, ...amounts, cite];
  });
}

function say(by: NonNullable<Fee['by']>, range: NonNullable<Rate['range']>): string {
  if (by === 'players') return sayPlayers(range);
  return `${FEES.by[by]} ${sayMoney(range)}`;
}

/** Takes of one fee that many seats pay alike on one line. */
export function tellTakes(takes: readonly Take[]): string {
  const groups = new Map<string, Take[]>();
  for (const take of takes) {
    const who = typeof take.from === 'number' ? 'seat' : take.from;
    const key = [take.fee, who, take.cents, take.to].join('|');
    groups.set(key, [...(groups.get(key) ?? []), take]);
  }
  const rows = [...groups.values()].map((group) => {
    const [{ from, cents, to, fee, cite }] = group;
    const who = payer(from, group.length);
    return ['', dollars(cents), to === 'jackpot' ? FEE.from.jackpot(who) : who, fee, cite];
  });
  return table(rows);
}

function payer(from: Take['from'], times: number): string {
  if (typeof from !== 'number') return FEE.from[from];
  return times === 1 ? FEE.from.seat(from) : FEE.from.each(times);
}
