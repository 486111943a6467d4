import { beforeAll, describe, expect, test } from 'vitest';
import { type Random, seededRandom } from '../../cards/index.ts';
import { collect } from '../../houses/fees/collect.ts';
import type { Moment } from '../../houses/fees/collect-due.ts';
import { readingFor } from '../../houses/fees/schedule/readings.ts';
import type { FeeOption, Schedule } from '../../houses/fees/schedule/schedule.ts';
import { findOptions, schedules, schedulesFor } from '../../houses/fees/schedule/schedules.ts';
import { findOffering, offerings } from '../../houses/index.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import { chooseSettings } from '../../houses/offering/setting.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { foldOut, handMove, houseMove, must, name, opened, sits } from '../testing/testing.ts';
import { auditFees } from './testing-fee-audit.ts';
import { anyReadings, signWith } from './testing-fee-signs.ts';

/** Every option of every schedule is played at one of its offerings; with `FEES=all` at each of them. */
const ALL = process.env.FEES === 'all';
/** Hands at each table. */
const HANDS = ALL ? 2 : 1;
const SEED = process.env.SEED ?? 'fees';

const isTimed = ({ fees }: Schedule): boolean => fees.some(({ at }) => at.startsWith('half hour'));

interface Case {
  readonly offering: Offering;
  readonly schedule: Schedule;
  readonly option: FeeOption;
  readonly opening: Opening;
  readonly players: number;
}

/** Tables with every option of every schedule, its offerings taken in turn; and what could not be opened. */
function cases(random: Random): { readonly all: readonly Case[]; readonly closed: readonly string[] } {
  const all: Case[] = [];
  const closed: string[] = [];
  for (const schedule of schedules()) {
    const of = schedule.offerings.flatMap((id) => findOffering(id) ?? []);
    const first = random.below(of.length);
    for (const [i, option] of schedule.options.entries()) {
      const before = all.length;
      for (let j = 0; j < of.length && (ALL || all.length === before); j++) {
        const offering = of[(first + i + j) % of.length];
        const sign = signWith(offering, schedule, option, random);
        // An option for pot limit is not for an offering that has none, but for another of its schedule.
        if (typeof sign !== 'string') all.push({ offering, schedule, option, ...sign });
        else if (sign === 'not together') closed.push(`${offering.id} ${option.id}`);
      }
      if (all.length === before) closed.push(option.id);
    }
  }
  return { all, closed };
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
  if (!table.play({ by: 'house', type: 'play', command: { type: 'close' } }).ok)
    must(table, { by: 'floor', type: 'void', reason: 'Nobody bets.' });
}

/** Minutes pass, a hand is dealt now and then; what should have been paid for the time, and what was. */
function playsOn(opening: Opening, players: number, random: Random): { expected: string[]; found: string[] } {
  const table = opened(opening);
  const { sign } = table.state;
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  // Enough for any time and any hand, at any limit.
  for (let i = 0; i < players; i++) table.state.chips[i] += 1e12;
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
  let read = 0;
  /** What was paid for the time since this was asked last. */
  const found = () => {
    const fresh = table.log.slice(read);
    read = table.log.length;
    return fresh.flatMap((event) =>
      event.type === 'collected' && event.for === 'time' ? [`${minute} ${event.seat} ${event.cents}`] : [],
    );
  };
  const paid: string[] = [];
  let last = minute;
  for (let i = 0; i < 12; i++) {
    const at = day + minute * 60_000 + random.below(60) * 1000;
    if (i > 0) table.play({ by: 'house', type: 'tick', at });
    if (i === 0) {
      // Nobody waits for anything else: the first hand starts the game.
      while (table.machine === null && table.state.hands === 0)
        if (!table.play({ by: 'house', type: 'deal', at }).ok && !houseMove(table, random)) break;
    } else table.play({ by: 'house', type: 'deal', at });
    while (table.machine !== null) {
      if (houseMove(table, random)) continue;
      // However sets are made, the time costs the same.
      if (table.machine.played.kind === 'points') handMove(table, random);
      else foldOut(table);
    }
    if (i === 0 && !pays({ at: 'clock', now: minute, started }))
      for (let seat = 0; seat < players; seat++) pays({ at: 'join', now: minute, started, seat });
    const from = late ? started % 30 : 0;
    if (i > 0 && Math.floor((minute - from) / 30) > Math.floor((last - from) / 30)) {
      const now = minute - ((minute - from) % 30);
      pays({ at: 'clock', now, started });
    }
    paid.push(...found());
    last = minute;
    minute += 1 + random.below(14);
  }
  return { expected, found: paid };
}

describe('T70 random hands cost what the books print, of whom, where to and when', () => {
  let all: readonly Case[] = [];
  let closed: readonly string[] = [];
  beforeAll(() => {
    ({ all, closed } = cases(seededRandom(SEED)));
  });

  test('every option is posted somewhere, and every offering of a book has some', () => {
    expect(closed).toEqual([]);
    const options = schedules().flatMap((schedule) => schedule.options);
    expect(new Set(all.map(({ option }) => option)).size).toBe(options.length);
    const ofBooks = offerings.filter(({ cite }) => cite !== null);
    expect(new Set(all.map(({ offering }) => offering.id)).size).toBe(ofBooks.length);
    expect(all.some(({ opening }) => opening.jackpot !== undefined)).toBe(true);
  });

  test('fees by the hand', () => {
    const wrong: string[] = [];
    let right = 0;
    for (const { schedule, option, opening, players } of all) {
      if (isTimed(schedule)) continue;
      const random = seededRandom(`${SEED} ${option.id}`);
      const readings = random.below(2) === 0 ? {} : anyReadings(schedule, random);
      const found = auditFees(plays({ ...opening, readings }, players, random));
      wrong.push(...found.wrong);
      right += found.right;
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(right).toBeGreaterThan(all.length);
  });

  test('fees by the half hour', () => {
    const wrong: unknown[] = [];
    let right = 0;
    for (const { schedule, option, opening, players } of all) {
      if (!isTimed(schedule)) continue;
      const random = seededRandom(`${SEED} ${option.id}`);
      const clock = schedule.fees.some(({ at }) => at === 'half hour start') && random.below(2) === 0;
      const read = { ...opening, ...(clock && { readings: { clock: 'from the start' } }) };
      const { expected, found } = playsOn(read, players, random);
      right += found.length;
      if (expected.join() !== found.join()) wrong.push([option.id, read, { expected, found }]);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
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

test('T70 a game comes to every stage at which a schedule of its offerings takes a fee, but for those that have none', () => {
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
    'The Designated Table Fee #3 is due after the turn, which this game never reaches: it is not taken. (003:7560)',
  );
});
