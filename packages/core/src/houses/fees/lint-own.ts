import { quoted } from '../../cards/index.ts';
import { dollars, isCents } from '../../engine/money.ts';
import { type Finding, no, type Sign, warn } from './lint-finding.ts';
import { readingsOf } from './schedule/readings.ts';
import type { Rate, Schedule } from './schedule/schedule.ts';

/** Checks what the room posts besides the options: its readings of open lines, and amounts that no book prints. */
export function lintOwn(sign: Sign, schedule: Schedule): Finding[] {
  return [...readings(sign, schedule), ...amounts(sign, schedule)];
}

function readings({ readings: chosen = {} }: Sign, schedule: Schedule): Finding[] {
  const open = readingsOf(schedule);
  return Object.entries(chosen).flatMap(([name, value]) => {
    if (!Object.hasOwn(open, name)) {
      const names = Object.keys(open).join(', ');
      const has = names === '' ? 'no reading' : `no reading ${quoted(name)}, only ${names}`;
      return [no('reading', `Fee schedule ${schedule.id} has ${has}.`, schedule.cite)];
    }
    const { choices, cite } = open[name];
    if (choices.some((choice) => choice === value)) return [];
    const all = choices.join(', ');
    return [no('reading', `The reading "${name}" of fees is one of ${all}, not ${quoted(value)}.`, cite)];
  });
}

/** If the room's amounts are unknown, missing ones are only reported. */
function amounts({ amounts: own, posted, jackpot = false }: Sign, schedule: Schedule): Finding[] {
  const rates = posted.flatMap(({ option }) => option.rates);
  const left = new Map<string, Rate>();
  for (const rate of rates) if (rate.cents === null) left.set(schedule.fees[rate.fee].name, rate);
  const missing = [...left].flatMap(([name, { fee, cite }]): Finding[] => {
    if (own !== undefined && Object.hasOwn(own, name)) return [];
    // 003:59: a jackpot promotion is the room's own; without one nothing is taken for it.
    if (schedule.fees[fee].to === 'jackpot' && !jackpot) return [];
    const say = own === undefined ? warn : no;
    return [say('room posts', `The book leaves the ${name} to the house: post its amount.`, cite)];
  });
  const wrong = Object.entries(own ?? {}).flatMap(([name, cents]): Finding[] => {
    const rate = left.get(name);
    if (rate === undefined) return [notLeft(schedule, rates, name)];
    return isCents(cents)
      ? []
      : [
          no(
            'room posts',
            `The ${name} is a whole number of cents, 0 or more, not ${quoted(cents)}.`,
            rate.cite,
          ),
        ];
  });
  return [...missing, ...wrong];
}

function notLeft({ id, cite, fees }: Schedule, rates: readonly Rate[], name: string): Finding {
  const printed = rates.find(({ fee }) => fees[fee].name === name);
  return printed === undefined
    ? no('room posts', `Fee schedule ${id} has no fee ${quoted(name)} that the room posts.`, cite)
    : no('room posts', `The ${name} is printed, so the room cannot post it.`, printed.cite);
}

/** Amounts of money for which no tier is printed, with the tier that applies. */
export function gaps({ posted, limit }: Sign): Finding[] {
  return posted.flatMap(({ schedule, option }) =>
    schedule.fees.flatMap(({ by, name }, fee) => {
      if (by !== 'action' && by !== 'bet' && by !== 'wager') return [];
      const tiers = option.rates.filter((rate) => rate.fee === fee && rate.range !== null);
      const least = limit !== undefined && 'limits' in limit ? limit.limits.min : Infinity;
      return tiers.flatMap(({ range, cite }, i): Finding[] => {
        const { from, to } = range ?? { from: 0, to: 0 };
        const next = tiers[i + 1]?.range ?? null;
        const says = (where: string, as: string) =>
          warn('gap', `Option ${option.id} prints no ${name} ${where}: it is ${as}.`, cite);
        return [
          ...(i === 0 && least < from ? [says(`below ${dollars(from)}`, 'that of the lowest tier')] : []),
          ...(next !== null && next.from - to > DOLLAR
            ? [says(`between ${dollars(to)} and ${dollars(next.from)}`, 'that of the tier above')]
            : []),
          ...(next === null && to !== Infinity
            ? [says(`above ${dollars(to)}`, 'that of the highest tier')]
            : []),
        ];
      });
    }),
  );
}

/** Tiers are printed in whole dollars. */
const DOLLAR = 100;
