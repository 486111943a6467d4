import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { readMoney } from '../fees/schedule/cells.ts';
import { misfit } from '../fees/schedule/limit.ts';
import type { FeeOption, Schedule } from '../fees/schedule/schedule.ts';
import { schedules } from '../fees/schedule/schedules.ts';
import { findOffering, offerings } from '../index.ts';
import type { AnyLimit, Offering } from '../offering/offering.ts';
import { leastOf, limitOf, whyNoLimit } from './of.ts';
import type { LimitRange } from './range.ts';
import { namesInside } from './testing-limits.ts';

type Opened = Offering['limits'][number];

const open = (offering: Offering, id: string) => limitOf<Opened>(offering, id);

/** What stands just outside a range, on every side that is bounded. */
function outside(range: LimitRange): string[] {
  const word = { 'no-limit': 'nl ', pot: 'pl ', spread: 'spread ' }[range.kind as string] ?? '';
  const name = (...figures: number[]) => word + figures.map((of) => of / 100).join('-');
  switch (range.kind) {
    case 'fixed': {
      const { bet, times } = range;
      const all = (first: number) => name(...times.map((of) => of * first));
      return [
        ...(bet.least > bet.step ? [all(bet.least - bet.step)] : []),
        ...(bet.most === null ? [] : [all(bet.most + bet.step)]),
        name(...times.map((of) => of * bet.least), bet.least * 9),
        all(bet.least + bet.step / 2),
      ];
    }
    case 'no-limit':
    case 'pot': {
      const { bet, figures } = range;
      const last = (of: number) =>
        name(...Array.from({ length: figures[0] }, (_, i) => (i + 1 === figures[0] ? of : bet.step)));
      return [
        ...(bet.most === null ? [] : [last(bet.most + bet.step)]),
        name(...Array.from({ length: 4 }, () => 200)),
        last(bet.least + bet.step / 2),
        ...(figures[0] > 1
          ? [name(...Array.from({ length: figures[0] }, (_, i) => bet.step * (9 - i)))]
          : []),
      ];
    }
    case 'spread': {
      const { least, most, step } = range;
      return [name(least.least, least.least), name(least.least, (most.most ?? 0) + step), name(least.least)];
    }
    case 'points':
      return [name(range.point.least / 2)];
    case 'bets': {
      const { least, most } = range;
      const top = most.most ?? most.least;
      return [
        ...(least.least > least.step ? [name(least.least - least.step, top)] : []),
        ...(least.most === null
          ? []
          : [name(least.most + least.step, Math.max(top, least.most + least.step))]),
        ...(most.least > most.step && most.least > least.least
          ? [name(least.least, most.least - most.step)]
          : []),
        ...(most.most === null
          ? []
          : [name(least.least, most.most + most.step), `${name(least.least)}-no limit`]),
      ];
    }
  }
}

describe('every range that is declared', () => {
  const all = offerings.flatMap((offering) => offering.ranges.map((range) => [offering, range] as const));
  test('is of a line of its own book', () => {
    const books = ['black-sheep', 'hotel-del-rio', 'empire', 'hawaiian-gardens', 'lucky-lady'];
    for (const [{ house, id }, { cite }] of all)
      for (const line of cite.split(', '))
        expect(line, id).toMatch(new RegExp(`^00${books.indexOf(house)}:\\d+(-\\d+)?$`));
  });

  test('opens at its ends and between them', () => {
    const random = seededRandom('inside');
    for (const [offering, range] of all)
      for (const id of namesInside(range, random)) expect(open(offering, id)?.id, offering.id).toBe(id);
  });

  test('opens at its least', () => {
    for (const [offering, range] of all) {
      const { id, title } = leastOf(range);
      expect(open(offering, id)?.title, `${offering.id} ${id}`).toBe(title);
    }
  });

  test('is refused just outside its bounds, with its line', () => {
    let refused = 0;
    for (const [offering, range] of all)
      for (const id of outside(range)) {
        // Another line may have it.
        if (open(offering, id) !== undefined) continue;
        refused++;
        const why = whyNoLimit(offering, id);
        if (!/^(nl |pl |spread )?[1-9]\d*(-[1-9]\d*)*(-no limit)?$/.test(id))
          expect(why).toContain('is not the name');
        else for (const line of range.cite.split(', ')) expect(why, `${offering.id} ${id}`).toContain(line);
      }
    expect(refused).toBeGreaterThan(300);
  });
});

/** The limits that a schedule says it is for: its bounds, or those of its options. */
function limitsOf({ limits, options }: Schedule, option: FeeOption, of: Offering): readonly string[] {
  const figures = (...cents: number[]) => cents.map((amount) => amount / 100).join('-');
  if (option.limit !== undefined) {
    if (of.kind === 'points') {
      const money = readMoney(option.limit);
      return money === null ? [] : [figures(money.from)];
    }
    const blinds = /blinds? \$?([\d-$]+)/.exec(option.limit)?.[1].replaceAll('$', '');
    const word = limits?.play[0] === 'no-limit' ? 'nl' : 'pl';
    if (blinds !== undefined && limits?.play[0] !== 'fixed') return [`${word} ${blinds}`];
    const money = readMoney(option.limit);
    if (money === null || /buy-in/i.test(option.limit)) return [];
    if (of.kind === 'player-dealer')
      return [money.to === Infinity ? `${figures(money.from)}-no limit` : figures(money.from, money.to)];
    // 002:1239 names its limit by three blinds.
    return /^\$\d+-\$\d+-/.test(option.limit) ? [] : [figures(money.from, money.to)];
  }
  if (limits === null || options.length === 0) return [];
  const { play, min, max } = limits;
  if (of.kind === 'player-dealer') {
    if (min === null || max === null) return [];
    const [from, to] = [max.from, max.to === Infinity ? null : max.to];
    const most = (least: number) => (to === null ? `${figures(least)}-no limit` : figures(least, to));
    return [
      figures(min.from, Math.max(min.from, from)),
      most(min.from),
      ...(min.to <= (to ?? Infinity) ? [most(min.to)] : []),
      figures(min.to, Math.max(min.to, from)),
    ];
  }
  if (of.kind !== 'pot' || !play.includes('fixed')) return [];
  const times = of.ranges.flatMap((range) => (range.kind === 'fixed' ? [range.times] : []))[0] ?? [1, 2];
  const last = play.length > 1 ? (max?.to ?? 0) / 2 : (max?.from ?? 0);
  return [min?.from ?? 0, last].filter((bet) => bet > 0).map((bet) => figures(...times.map((n) => n * bet)));
}

/** What hold'em of one house is called by how it is bet: each has its own offering. */
const OTHER_BETTING: Readonly<Record<string, readonly string[]>> = {
  'hawaiian-gardens/no-limit-holdem': ['no-limit'],
  'hawaiian-gardens/pot-limit-holdem': ['pot'],
  'hawaiian-gardens/holdem': ['fixed'],
  'lucky-lady/holdem': ['fixed', 'pot', 'spread'],
  'lucky-lady/no-limit-holdem': ['no-limit'],
};

const inForce = schedules().filter(({ standing }) => standing !== 'older');
const pairs = inForce.flatMap((schedule) =>
  schedule.offerings.map((id) => [schedule, findOffering(id) as Offering] as const),
);

describe('every schedule in force', () => {
  test('is for limits that can be opened', () => {
    let seen = 0;
    for (const [schedule, offering] of pairs)
      for (const option of schedule.options)
        for (const id of limitsOf(schedule, option, offering)) {
          if (offering.kind === 'pot' && !(OTHER_BETTING[offering.id] ?? ['fixed']).includes('fixed'))
            continue;
          seen++;
          const limit = open(offering, id);
          const where = `${schedule.id} ${option.id} ${offering.id} ${id}`;
          expect(limit, `${where}: ${whyNoLimit(offering, id)}`).toBeDefined();
          if (limit !== undefined) expect(misfit(schedule, option, limit), where).toBeNull();
        }
    expect(seen).toBeGreaterThan(5000);
  });

  test('can be played as it is bet: limit, spread limit, pot limit and no limit', () => {
    for (const [schedule, offering] of pairs) {
      if (offering.kind !== 'pot' || schedule.limits === null) continue;
      const has = new Set<string>([
        ...offering.limits.map(({ stakes }) => stakes.structure),
        ...offering.ranges.map(({ kind }) => kind),
      ]);
      const own = OTHER_BETTING[offering.id];
      for (const play of schedule.limits.play)
        if (own === undefined || own.includes(play))
          expect(has, `${schedule.id} ${offering.id}`).toContain(play);
    }
  });

  test('leaves no offering without fees at the limit that its tables have by default', () => {
    for (const offering of offerings) {
      if (offering.cite === null) continue;
      const limit = offering.limits[0];
      const fit = schedules().some(
        (schedule) =>
          schedule.offerings.includes(offering.id) &&
          schedule.options.some((option) => misfit(schedule, option, limit) === null),
      );
      expect(fit, offering.id).toBe(true);
    }
  });
});

test('every limit that is listed opens by its own name, and no two have the same', () => {
  for (const offering of offerings) {
    const limits: readonly AnyLimit[] = offering.limits;
    for (const limit of limits) expect(open(offering, limit.id)).toBe(limit);
    expect(new Set(limits.map(({ title }) => title)).size, offering.id).toBe(limits.length);
  }
});
