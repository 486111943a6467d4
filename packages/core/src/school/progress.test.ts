import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askQuestions } from './ask.ts';
import { dueCards, noProgress, type Progress, readProgress, recordAnswer, scoresOf } from './progress.ts';
import type { Question } from './question.ts';

const DAY = 24 * 60 * 60_000;
const asked = askQuestions({ seed: 'progress' }, 6);
const questions: readonly Question[] = asked.ok ? asked.questions : [];
const [first, second] = questions;

const after = (...answers: readonly (readonly [Question, boolean, number])[]): Progress =>
  answers.reduce((so, [question, right, at]) => recordAnswer(so, { question, right, at }), noProgress);

describe('a question comes back', () => {
  test('soon when it was wrong, and later each time it is right', () => {
    let progress = after([first, false, 0]);
    const due = () => progress.cards[0]?.due;
    expect(due()).toBe(60_000);
    const days: number[] = [];
    for (let at = due(); at !== undefined; at = due()) {
      progress = recordAnswer(progress, { question: first, right: true, at });
      if (due() !== undefined) days.push((due() - at) / DAY);
    }
    expect(days).toEqual([1, 3, 7, 21]);
    expect(progress.cards).toEqual([]);
  });

  test('once, after a while, when it was right at first sight', () => {
    const progress = after([first, true, 0]);
    expect(progress.cards.map(({ due }) => due / DAY)).toEqual([21]);
  });

  test('from the first box again when it is wrong once more', () => {
    const progress = after([first, false, 0], [first, true, 60_000], [first, false, 2 * DAY]);
    expect(progress.cards).toEqual([{ id: first.id, box: 0, due: 2 * DAY + 60_000 }]);
  });

  test('only when it is due, the longest due first, and only of what is asked for', () => {
    const progress = after([first, false, 5000], [second, false, 0]);
    const ids = (now: number) => dueCards(progress, now).map(({ id }) => id);
    expect(ids(59_999)).toEqual([]);
    expect(ids(60_000)).toEqual([second.id]);
    expect(ids(70_000)).toEqual([second.id, first.id]);
    expect(dueCards(progress, 70_000, ({ kind }) => kind === 'none')).toEqual([]);
  });
});

test('scores by kind, house and family, the weakest first', () => {
  const progress = after([first, true, 0], [first, true, 1], [second, false, 2]);
  const scores = scoresOf(progress);
  expect(scores.filter(({ by }) => by === 'kind')).toEqual(
    first.kind === second.kind
      ? [{ by: 'kind', topic: first.kind, asked: 3, right: 2 }]
      : [
          { by: 'kind', topic: second.kind, asked: 1, right: 0 },
          { by: 'kind', topic: first.kind, asked: 2, right: 2 },
        ],
  );
  expect(scores.map(({ asked: n, right }) => right / n)).toEqual(
    scores.map(({ asked: n, right }) => right / n).sort((a, b) => a - b),
  );
});

describe('readProgress', () => {
  test('what was stored is read as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(questions.length - 1), fc.boolean(), fc.nat()), { maxLength: 30 }),
        (all) => {
          const progress = after(...all.map(([at, right, when]) => [questions[at], right, when] as const));
          expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual({ ok: true, progress });
        },
      ),
      { numRuns: 50 },
    );
  });

  test('anything else is refused and nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readProgress(value).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    { ...noProgress, version: 2 },
    { ...noProgress, cards: [{ id: 'nothing', box: 0, due: 0 }] },
    { ...noProgress, cards: [{ id: first.id, box: 9, due: 0 }] },
    { ...noProgress, cards: [{ id: first.id, box: 0, due: 'soon' }] },
    { ...noProgress, tally: { 'kind fee': { asked: 1, right: 2 } } },
    { ...noProgress, tally: [] },
  ])('%j is no progress', (value) => {
    expect(readProgress(value)).toMatchObject({ ok: false, code: 'malformed' });
  });
});
