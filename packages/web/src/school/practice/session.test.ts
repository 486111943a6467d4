import { noProgress, type Progress, type Question, questionOf, recordAnswer } from '@cardroom/core/school';
import { describe, expect, test } from 'vitest';
import type { Dealer } from '../dealing/dealer.ts';
import type { Catalog } from '../dealing/messages.ts';
import type { ProgressBook } from './progress.ts';
import { byTopic, longestRun, SESSION, Session } from './session.ts';
import { FIRST, type Wishes } from './wishes.ts';

const GAME = 'hotel-del-rio/holdem';
const catalog: Catalog = {
  kinds: [{ id: 'fee', title: 'Fees' }],
  games: [{ id: GAME, name: 'Hold’em', house: 'hotel-del-rio', family: 'holdem-omaha' }],
};

const read = questionOf(`side-pots:${GAME}:2:pin0`);
if (!read.ok) throw new Error(read.message);
const { ok: _, ...sample } = read;

/** A question that differs from others by its id alone. */
const question = (id: string, kind = 'side-pots'): Question => ({ ...sample, id, kind });

/** A school that deals what it is told to, and time that goes by when it is told to. */
function school(wishes: Wishes = FIRST, ids?: readonly string[]) {
  const time = { now: 0 };
  const kept: { progress: Progress } = { progress: noProgress };
  const asked: string[] = [];
  const gone = new Set<string>();
  const broken = { is: false };
  const book: ProgressBook = {
    progress: () => kept.progress,
    record: (of, right, at) => {
      kept.progress = recordAnswer(kept.progress, { question: of, right, at });
    },
    forget: (id) => {
      kept.progress = { ...kept.progress, cards: kept.progress.cards.filter((card) => card.id !== id) };
    },
  };
  const dealer = {
    question: async ({ seed }: { seed: string | number }) => {
      if (broken.is) throw new Error('no thread');
      asked.push(String(seed));
      return { ok: true, ...question(ids?.[asked.length - 1] ?? `side-pots:${GAME}:1:${seed}`) };
    },
    again: async (id: string) =>
      gone.has(id) ? { ok: false, code: 'not-found', message: 'Gone.' } : { ok: true, ...question(id) },
  } as unknown as Dealer;
  const session = new Session({
    dealer,
    catalog,
    wishes,
    book,
    seed: 's',
    now: () => time.now,
    failed: 'No school.',
  });
  const now = () => session.state.get();
  return { session, now, time, kept, asked, gone, broken, book };
}

const RIGHT = sample.right;
const WRONG = (RIGHT + 1) % sample.answers.length;

describe('a session', () => {
  test('has ten questions, none of them twice, and then is over', async () => {
    const { session, now } = school();
    const ids = new Set<string>();
    for (let n = 0; n < SESSION; n++) {
      await session.next();
      ids.add(now().question?.id ?? '');
      session.answer(RIGHT);
      expect(now().over).toBe(false);
    }
    await session.next();
    expect(now()).toMatchObject({ over: true });
    expect(now().answers.length).toBe(SESSION);
    expect(ids.size).toBe(SESSION);
  });

  test('an answer counts once, and one that is not there does not count', async () => {
    const { session, now, kept } = school();
    await session.next();
    session.answer(sample.answers.length);
    expect(now().picked).toBeNull();
    session.answer(WRONG);
    session.answer(RIGHT);
    expect(now()).toMatchObject({ picked: WRONG });
    expect(now().answers.length).toBe(1);
    expect(kept.progress.tally['kind side-pots']).toEqual({ asked: 1, right: 0 });
  });

  test('a question is not passed over without an answer', async () => {
    const { session, now } = school();
    await session.next();
    const { question: first } = now();
    await session.next();
    expect(now().question).toBe(first);
  });

  test('the next question is dealt while one is read', async () => {
    const { session, asked } = school();
    await session.next();
    expect(asked).toEqual(['s-1', 's-2']);
  });

  test('what was missed comes back when it is due, before anything new, but not at once', async () => {
    const { session, now, time } = school();
    await session.next();
    const missed = now().question?.id;
    session.answer(WRONG);
    time.now = 60_000;
    await session.next();
    expect(now()).toMatchObject({ again: false });
    expect(now().question?.id).not.toBe(missed);
    session.answer(RIGHT);
    await session.next();
    expect(now()).toMatchObject({ again: true, question: { id: missed } });
  });

  test('what is due of another game waits until that is asked for', async () => {
    const { session, now, time, book } = school({ ...FIRST, kind: 'fee' });
    book.record(question(`side-pots:${GAME}:1:old`), false, 0);
    time.now = 60_000;
    await session.next();
    expect(now()).toMatchObject({ again: false, question: { id: `side-pots:${GAME}:1:s-1` } });
  });

  test('what cannot be dealt anymore is forgotten', async () => {
    const { session, now, time, kept, gone, book } = school();
    const id = `side-pots:${GAME}:1:old`;
    book.record(question(id), false, 0);
    gone.add(id);
    time.now = 60_000;
    await session.next();
    expect(now()).toMatchObject({ again: false, problem: null });
    expect(kept.progress.cards).toEqual([]);
  });

  test('where there is but one question it is asked again rather than none', async () => {
    const same = Array.from({ length: 30 }, () => `side-pots:${GAME}:1:only`);
    const { session, now } = school(FIRST, same);
    await session.next();
    session.answer(RIGHT);
    await session.next();
    expect(now().question?.id).toBe(same[0]);
  });

  test('a school that does not answer is told of in a sentence, and asked again', async () => {
    const { session, now, broken } = school();
    broken.is = true;
    await session.next();
    expect(now()).toMatchObject({ problem: 'No school.', question: null });
    broken.is = false;
    await session.next();
    expect(now()).toMatchObject({ problem: null });
    expect(now().question).not.toBeNull();
  });

  test('ended early, nothing more is asked', async () => {
    const { session, now } = school();
    await session.next();
    session.end();
    session.answer(RIGHT);
    await session.next();
    expect(now()).toMatchObject({ over: true, answers: [] });
  });
});

test('scores by topic are the weakest first; the best run is the longest', () => {
  const of = (kind: string, picked: number) => ({ question: question(kind, kind), picked });
  const answers = [of('a', RIGHT), of('b', WRONG), of('b', RIGHT), of('a', RIGHT), of('c', WRONG)];
  expect(byTopic(answers)).toEqual([
    { kind: 'c', asked: 1, right: 0 },
    { kind: 'b', asked: 2, right: 1 },
    { kind: 'a', asked: 2, right: 2 },
  ]);
  expect(longestRun(answers)).toBe(2);
  expect(longestRun([])).toBe(0);
});
