import { noProgress, questionOf, recordAnswer } from '@cardroom/core/school';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readKept } from './progress.ts';
import { dayOf, daysNow, noRun, readRun, runAfter } from './run.ts';

const NOTHING = { progress: noProgress, run: noRun };

describe('what the browser keeps', () => {
  test.each([
    null,
    '',
    'nonsense',
    '[]',
    '7',
    '{"progress":',
    '{"progress":{"version":2,"cards":[],"tally":{}},"run":null}',
    '{"progress":{"version":1,"cards":[{"id":"x","box":0,"due":0}],"tally":{}}}',
    '{"progress":{"version":1,"cards":[],"tally":{"kind fee":{"asked":1,"right":2}}}}',
    '{"run":{"inARow":-1,"days":1,"last":"2026-11-17"}}',
    '{"run":{"inARow":1,"days":1,"last":"yesterday"}}',
    '{"__proto__":1}',
  ])('%s is nothing learned, and breaks nothing', (text) => {
    expect(readKept(text)).toEqual(NOTHING);
  });

  test('whatever stands there, it is read', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readKept(text).progress.version).toBe(1);
      }),
    );
  });

  test('what was learned is read again, and one damaged part leaves the other', () => {
    const question = questionOf('side-pots:hotel-del-rio/holdem:2:pin0');
    if (!question.ok) throw new Error(question.message);
    const kept = {
      progress: recordAnswer(noProgress, { question, right: false, at: 5 }),
      run: runAfter(noRun, true, 0),
    };
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
    expect(readKept(JSON.stringify({ ...kept, run: 'x' }))).toEqual({ ...kept, run: noRun });
    expect(readKept(JSON.stringify({ ...kept, progress: 'x' }))).toEqual({ ...kept, progress: noProgress });
  });
});

describe('a run', () => {
  const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

  test('right answers in a row are counted until one is missed', () => {
    let run = noRun;
    for (const right of [true, true, true]) run = runAfter(run, right, at(1));
    expect(run.inARow).toBe(3);
    expect(runAfter(run, false, at(1)).inARow).toBe(0);
  });

  test('days are counted once each, and from one again after a day without', () => {
    let run = runAfter(noRun, true, at(1, 23));
    run = runAfter(run, false, at(2, 0));
    run = runAfter(run, true, at(2, 23));
    expect(run).toMatchObject({ days: 2, last: '2026-11-02' });
    expect(daysNow(run, at(2))).toBe(2);
    // Tomorrow is not over yet.
    expect(daysNow(run, at(3, 23))).toBe(2);
    expect(daysNow(run, at(4, 0))).toBe(0);
    expect(runAfter(run, true, at(4)).days).toBe(1);
  });

  test('a month and a year that begin break no run', () => {
    const newYear = new Date(2027, 0, 1, 0, 5).getTime();
    const run = runAfter(runAfter(noRun, true, new Date(2026, 11, 31, 23, 55).getTime()), true, newYear);
    expect(run).toEqual({ inARow: 2, days: 2, last: '2027-01-01' });
    expect(dayOf(newYear)).toBe('2027-01-01');
  });

  test('one that was stored is read again', () => {
    const run = { inARow: 4, days: 2, last: '2026-11-17' };
    expect(readRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
    expect(readRun({ ...run, days: 1.5 })).toEqual(noRun);
  });
});
