import { describe, expect, test } from 'vitest';
import { type Random, seededRandom } from '../cards/index.ts';
import { collect } from '../houses/collect.ts';
import type { Moment } from '../houses/collect-due.ts';
import { findOffering, offerings } from '../houses/index.ts';
import type { Offering } from '../houses/offering.ts';
import type { FeeOption, Schedule } from '../houses/schedule.ts';
import { readingFor } from '../houses/schedule-readings.ts';
import { findOptions, schedules, schedulesFor } from '../houses/schedules.ts';
import { chooseSettings } from '../houses/setting.ts';
import type { Opening } from './sign.ts';
import type { Table } from './table.ts';
import { foldOut, handMove, houseMove, must, name, opened, sits } from './testing.ts';
import { auditFees } from './testing-fee-audit.ts';
import { anyReadings, signWith } from './testing-fee-signs.ts';

/** `FEES=all` plays every option of every schedule at every offering it is for; otherwise some of each. */
const ALL = process.env.FEES === 'all';
const HANDS = 2;
const SEED = process.env.SEED ?? 'fees';

const isTimed = ({ fees }: Schedule): boolean => fees.some(({ at }) => at.startsWith('half hour'));

interface Case {
  readonly offering: Offering;
  readonly schedule: Schedule;
  readonly option: FeeOption;
}

/** Every schedule with one of its options, and every offering with one of its schedules; or all of them. */
function cases(random: Random): Case[] {
  const any = <T>(of: readonly T[]): T => of[random.below(of.length)];
  const every = offerings.flatMap((offering) =>
    schedulesFor(offering.id).map((schedule) => ({ offering, schedule })),
  );
  if (ALL) return every.flatMap((of) => of.schedule.options.map((option) => ({ ...of, option })));
  const some = schedules().flatMap((schedule) => {
    const offering = findOffering(any(schedule.offerings));
    return offering === undefined ? [] : [{ offering, schedule }];
  });
  const left = offerings.filter(
    ({ id }) => !some.some(({ offering, schedule }) => offering.id === id && !isTimed(schedule)),
  );
  return [...some, ...left.map((offering) => any(every.filter((of) => of.offering === offering)))].map(
    (of) => ({ ...of, option: any(of.schedule.options) }),
  );
}

function plays(opening: Opening, players: number, random: Random): Table {
  const table = opened(opening);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  for (let moves = 0; moves < 4000 && table.state.hands <= HANDS; moves++) {
    if (table.machine === null && table.state.hands === HANDS) break;
    if (houseMove(table, random)) continue;
    if (table.machine !== null) {
      tryMove(table, random);
      continue;
    }
    const { bank } = table.state;
    if (bank.offered < 0) break;
    table.play({ by: { player: table.state.seats[bank.offered]?.player ?? '' }, type: 'take bank' });
  }
  return table;
}

/** A table refuses what a round by itself would not, such as a bet that leaves no chips for its fee. */
function tryMove(table: Table, random: Random): void {
  for (let i = 0; i < 30; i++) {
    try {
      handMove(table, random);
      return;
    } catch {
      // Another one.
    }
  }
  // Nobody has the chips for a bet and its fee.
  if (table.play({ by: 'house', type: 'play', command: { type: 'close' } }) !== null)
    must(table, { by: 'floor', type: 'void', reason: 'Nobody bets.' });
}

/** Minutes pass, a hand is dealt now and then; what should have been paid for the time, and what was. */
function playsOn(opening: Opening, players: number, random: Random): { expected: string[]; found: string[] } {
  const table = opened(opening);
  const { sign } = table.state;
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  // Enough to pay for any time, at any limit.
  for (let i = 0; i < players; i++) table.state.chips[i] += 1e9;
  const day = Date.UTC(2024, 4, 1);
  const expected: string[] = [];
  let minute = 60 + random.below(60);
  if (random.below(2) === 0) minute -= minute % 30;
  const started = minute;
  const [posted, ...rest] = sign.fees.options.flatMap((of) => findOptions(sign.offering.id, of));
  const pays = (moment: Moment) => {
    const seats = Array.from({ length: players }, (_, i) => i);
    const counts = { seated: players, 'dealt in': players, active: players };
    const due = collect({ posted: [posted, ...rest], seats, counts, readings: sign.fees.readings }, moment);
    const takes = due.ok ? due.takes : [];
    expected.push(...takes.map(({ from, cents }) => `${minute} ${from} ${cents}`));
    return takes.length > 0;
  };
  const late = readingFor(posted.schedule, 'clock', sign.fees.readings) === 'from the start';
  const found = () =>
    table.log.flatMap((event) =>
      event.type === 'collected' && event.for === 'time' ? [`${event.seat} ${event.cents}`] : [],
    );
  const paid: string[] = [];
  let last = minute;
  for (let i = 0; i < 12; i++) {
    const before = found().length;
    const at = day + minute * 60_000 + random.below(60) * 1000;
    if (i > 0) table.play({ by: 'house', type: 'tick', at });
    if (i === 0) {
      // Nobody waits for anything else: the first hand starts the game.
      while (table.machine === null && table.state.hands === 0)
        if (table.play({ by: 'house', type: 'deal', at }) !== null && !houseMove(table, random)) break;
    } else table.play({ by: 'house', type: 'deal', at });
    while (table.machine !== null) if (!houseMove(table, random)) foldOut(table);
    if (i === 0 && !pays({ at: 'clock', now: minute, started }))
      for (let seat = 0; seat < players; seat++) pays({ at: 'join', now: minute, started, seat });
    const from = late ? started % 30 : 0;
    if (i > 0 && Math.floor((minute - from) / 30) > Math.floor((last - from) / 30)) {
      const now = minute - ((minute - from) % 30);
      pays({ at: 'clock', now, started });
    }
    paid.push(
      ...found()
        .slice(before)
        .map((fee) => `${minute} ${fee}`),
    );
    last = minute;
    minute += 1 + random.below(14);
  }
  return { expected, found: paid };
}

describe('random hands cost what the books print, of whom, where to and when', () => {
  const random = seededRandom(SEED);
  const all = cases(random);

  test('every offering and every schedule is among them', () => {
    expect(new Set(all.map(({ offering }) => offering.id)).size).toBe(offerings.length);
    expect(new Set(all.map(({ schedule }) => schedule)).size).toBe(schedules().length);
  });

  test('fees by the hand', () => {
    const wrong: string[] = [];
    const closed: string[] = [];
    let right = 0;
    for (const { offering, schedule, option } of all) {
      if (isTimed(schedule)) continue;
      const sign = signWith(offering, schedule, option, random);
      if (sign === 'not together') closed.push(`${offering.id} ${option.id}`);
      if (typeof sign === 'string') continue;
      const readings = random.below(2) === 0 ? {} : anyReadings(schedule, random);
      const found = auditFees(plays({ ...sign.opening, readings }, sign.players, random));
      wrong.push(...found.wrong);
      right += found.right;
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(right).toBeGreaterThan(500);
    expect(closed).toEqual([]);
  });

  test('fees by the half hour', () => {
    const wrong: unknown[] = [];
    const closed: string[] = [];
    let right = 0;
    for (const { offering, schedule, option } of all) {
      if (!isTimed(schedule)) continue;
      const sign = signWith(offering, schedule, option, random);
      if (sign === 'not together') closed.push(`${offering.id} ${option.id}`);
      if (typeof sign === 'string') continue;
      const clock = schedule.fees.some(({ at }) => at === 'half hour start') && random.below(2) === 0;
      const opening = { ...sign.opening, ...(clock && { readings: { clock: 'from the start' } }) };
      const { expected, found } = playsOn(opening, sign.players, random);
      right += found.length;
      if (expected.join() !== found.join()) wrong.push([offering.id, option.id, clock, { expected, found }]);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(closed).toEqual([]);
    expect(right).toBeGreaterThan(100);
  });
});

/** The names that the steps of an offering's game carry, as it is dealt without any setting switched. */
function namesIn(offering: Offering): Set<string> {
  const values = chooseSettings(offering.settings);
  if (!values.ok || offering.kind === 'points') return new Set(['deal']);
  const { script } = offering.game(values.values);
  return new Set(
    (script as readonly { readonly named?: readonly string[] }[]).flatMap(({ named = [] }) => named),
  );
}

test('a game comes to every stage at which a schedule of its offerings takes a fee, but for those that have none', () => {
  const never = offerings.flatMap((offering) => {
    const names = namesIn(offering).add('start');
    return schedulesFor(offering.id).flatMap(({ id, fees }) =>
      fees.flatMap(({ at, unless }) =>
        [at, ...(unless === undefined ? [] : [unless])]
          .filter((stage) => !stage.startsWith('half hour') && !names.has(stage))
          .map((stage) => `${offering.id} ${id}: ${stage}`),
      ),
    );
  });
  // Lowball with one draw, and a board that has no fourth card.
  expect(never).toEqual([
    'hawaiian-gardens/lowball master-13.s1: 2nd draw',
    'hawaiian-gardens/lowball master-13.s2: 2nd draw',
    'hawaiian-gardens/lowball master-14.s1: 2nd draw',
    'hawaiian-gardens/lowball master-14.s2: 2nd draw',
    'hawaiian-gardens/match-it master-01.s1: turn',
    'hawaiian-gardens/match-it master-01.s3: turn',
    'hawaiian-gardens/match-it master-01.s5: turn',
  ]);
});

test('003:7560 and what is printed for a stage that never comes is told when the table opens', () => {
  const offering = findOffering('hawaiian-gardens/match-it');
  const schedule = schedulesFor('hawaiian-gardens/match-it').find(({ id }) => id === 'master-01.s1');
  const option = schedule?.options.find(({ rates }) => rates.every(({ cents }) => cents !== 0));
  if (offering === undefined || schedule === undefined || option === undefined) throw new Error('No option.');
  const sign = signWith(offering, schedule, option, seededRandom('match'));
  if (typeof sign === 'string') throw new Error(sign);
  expect(opened(sign.opening).notes).toContain(
    'The Designated Table Fee #3 is printed after the turn, to which this game does not come: it is not taken. (003:7560)',
  );
});
