import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, collectHand, type TableNow } from './collect.ts';
import type { Moment } from './collect-due.ts';
import { scheduleFiles } from './schedule/files.ts';
import { STAGES, type Stage } from './schedule/schedule.ts';
import { type Posted, schedules } from './schedule/schedules.ts';

const everything: readonly Posted[] = schedules().flatMap((schedule) =>
  schedule.options.map((option) => ({ schedule, option })),
);
const seats = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

interface RawFee {
  readonly at: Stage | 'half hour start' | 'half hour end';
  readonly unless?: Stage;
  readonly by?: string;
}
interface RawSection {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly fees: readonly RawFee[];
  readonly readings?: { readonly designated?: { readonly default: string } };
}
interface RawFile {
  readonly house: string;
  readonly blocks: readonly { readonly id: string; readonly sections: readonly RawSection[] }[];
}

/** The sections as they stand in the files, in the order of `schedules()`. */
const raw: readonly RawSection[] = Object.values(scheduleFiles as Record<string, RawFile>).flatMap((file) =>
  file.blocks.flatMap((block) => block.sections),
);

/** Whether a bracket's words hold a number of players, read the plain way. */
function bracketHolds(text: string, players: number): boolean {
  if (text.endsWith('+')) return players >= Number.parseInt(text, 10);
  if (text.endsWith('-')) return players <= Number.parseInt(text, 10);
  const [a, b = a] = text.split('-').map(Number);
  return players >= Math.min(a, b) && players <= Math.max(a, b);
}

/** What a hand costs by the file's cells alone: every fee whose stage was reached, or was not where it says so. */
function plainHand(
  { columns, rows, fees, readings }: RawSection,
  option: string,
  players: number,
  reached: Stage,
) {
  const far = (stage: Stage) => STAGES.indexOf(stage) <= STAGES.indexOf(reached);
  const due = fees.map(({ at, unless }) => {
    const instead = unless !== undefined && readings?.designated?.default !== 'besides';
    return instead ? !far(unless) : far(at as Stage);
  });
  const costs = fees.map((): number | null => null);
  for (const row of rows) {
    if (String(row[columns.indexOf('option')]) !== option) continue;
    const own = columns.includes('players') ? String(row[columns.indexOf('players')]) : null;
    if (own !== null && !bracketHolds(own, players)) continue;
    for (const [i, column] of columns.entries()) {
      const parts = /^fee (\d)(?: @ (.*))?$/.exec(column);
      const cents = row[i];
      if (parts === null || typeof cents !== 'number') continue;
      if (parts[2] === undefined || bracketHolds(parts[2], players)) costs[Number(parts[1]) - 1] = cents;
    }
  }
  if (fees.some(({ by }, fee) => due[fee] && by === 'players' && costs[fee] === null)) return 'uncovered';
  return costs.reduce((sum: number, cents, fee) => sum + (due[fee] ? (cents ?? 0) : 0), 0);
}

describe('against the files read the plain way', () => {
  test('every option by head count, with 1 to 10 players, at every stage', () => {
    let checked = 0;
    const wrong: string[] = [];
    for (const [i, schedule] of schedules().entries()) {
      const timed = schedule.fees.some(({ at }) => at.startsWith('half hour'));
      if (timed || !schedule.fees.some(({ by }) => by === 'players')) continue;
      const stages = STAGES.filter(
        (s) => s === 'deal' || schedule.fees.some(({ at, unless }) => at === s || unless === s),
      );
      for (const option of schedule.options) {
        for (const players of seats(10)) {
          const table = { posted: [{ schedule, option }], seats: seats(players) };
          const each = schedule.fees[0].from === 'player' ? players : 1;
          for (const reached of stages) {
            const expected = plainHand(raw[i], option.number, players, reached);
            const result = collectHand(table, reached);
            const found = result.ok ? result.takes.reduce((sum, { cents }) => sum + cents, 0) : result.code;
            const due = expected === 'uncovered' ? expected : expected * each;
            checked++;
            if (found !== due)
              wrong.push(`${option.id} ${players} players, ${reached}: ${found}, not ${due}`);
          }
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(checked).toBeGreaterThan(80_000);
  });

  test('every tier at its ends, a cent above them, and far above the last', () => {
    let checked = 0;
    const wrong: string[] = [];
    for (const [i, schedule] of schedules().entries()) {
      for (const [fee, { by, at }] of schedule.fees.entries()) {
        if (by !== 'action' && by !== 'bet' && by !== 'wager') continue;
        const { columns, rows } = raw[i];
        for (const option of schedule.options) {
          const tiers = rows
            .filter((row) => String(row[columns.indexOf('option')]) === option.number)
            .map((row) => [row[columns.indexOf(by)], row[columns.indexOf(`fee ${fee + 1}`)]])
            .filter(([range, cents]) => range !== null && cents !== null) as [string, number][];
          const ends = tiers.map(
            ([range]) => Number(range.replace(/[$,+]/g, '').split('-')[1] ?? Infinity) * 100,
          );
          const amounts = [
            100,
            ...ends.flatMap((end) => (end === Infinity ? [] : [end, end + 1])),
            100_000_000,
          ];
          for (const amount of amounts) {
            const expected = tiers[ends.findIndex((end) => amount <= end)]?.[1] ?? tiers[tiers.length - 1][1];
            const bets = [{ seat: 1, circle: 1, cents: amount }];
            const table = { posted: [{ schedule, option }], seats: [1], bets, wager: amount };
            const result = collect(table, { at } as Moment);
            const takes = result.ok
              ? result.takes.filter(({ fee: name }) => name === schedule.fees[fee].name)
              : [];
            checked++;
            if (takes[0]?.cents !== expected)
              wrong.push(`${option.id} at ${amount}: ${takes[0]?.cents}, not ${expected}`);
          }
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(checked).toBeGreaterThan(1500);
  });
});

describe('properties', () => {
  const posted = fc.constantFrom(...everything);
  const bet = fc.record({
    seat: fc.integer({ min: 1, max: 9 }),
    circle: fc.integer({ min: 1, max: 9 }),
    cents: fc.integer({ min: 100, max: 500_000 }),
  });
  const table: fc.Arbitrary<TableNow> = fc
    .record({
      posted,
      players: fc.integer({ min: 1, max: 10 }),
      pot: fc.integer({ min: 0, max: 2000 }),
      wager: fc.integer({ min: 100, max: 5_000_000 }),
      bets: fc.array(bet, { maxLength: 9 }),
      bonus: fc.array(bet, { maxLength: 3 }),
      coupons: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
    })
    .map(({ posted: p, players, bets, bonus, ...rest }) => ({
      ...rest,
      posted: [p],
      seats: seats(players),
      blinds: { small: 1, big: 2 },
      bets: [...bets, ...bonus.map((b) => ({ ...b, bonus: true as const }))],
      amounts: { 'Regular Table Fee': 300, 'Jackpot Fee': 100 },
    }));
  const moment: fc.Arbitrary<Moment> = fc.oneof(
    fc.constantFrom(...STAGES).map((at) => ({ at })),
    fc.constantFrom(...STAGES).map((reached) => ({ at: 'end' as const, reached })),
    fc
      .record({
        now: fc.integer({ min: 0, max: 48 }).map((n) => n * 15),
        started: fc.integer({ min: 0, max: 300 }),
      })
      .map((t) => ({ at: 'clock' as const, ...t })),
  );

  test('fees are positive whole cents, the pot gives no more than it holds, every one cites a row of the option', () => {
    fc.assert(
      fc.property(table, moment, (now, when) => {
        const result = collect(now, when);
        if (!result.ok) return result.code === 'uncovered';
        const cites = new Set(now.posted[0].option.rates.map(({ cite }) => cite));
        const fromPot = result.takes
          .filter(({ from }) => from === 'pot')
          .reduce((sum, { cents }) => sum + cents, 0);
        return (
          result.takes.every(({ cents, cite }) => Number.isInteger(cents) && cents > 0 && cites.has(cite)) &&
          fromPot <= now.pot!
        );
      }),
      { numRuns: 1500 },
    );
  });

  test('a fee depends on nothing that its schedule does not name', () => {
    fc.assert(
      fc.property(table, moment, fc.integer({ min: 100, max: 900_000 }), (now, when, other) => {
        const [{ schedule }] = now.posted;
        const by = new Set(schedule.fees.map((fee) => fee.by));
        const payers = new Set(schedule.fees.map((fee) => fee.from));
        const changed: TableNow = {
          ...now,
          ...(by.has('wager') ? {} : { wager: other }),
          ...(by.has('action') || by.has('bet') || payers.has('player') ? {} : { bets: [] }),
          ...(by.has('players') || payers.has('player') ? {} : { seats: [1, 2, 3] }),
          // Where a blind that owes the fee was not posted, the pot may pay it.
          ...(payers.has('pot') || payers.has('small blind') || payers.has('middle blind')
            ? {}
            : { pot: other }),
        };
        expect(collect(changed, when)).toEqual(collect(now, when));
      }),
      { numRuns: 1500 },
    );
  });
});
