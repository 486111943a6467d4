import { describe, expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import { type AskOptions, askQuestion, askQuestions, questionOf } from './ask.ts';

const refusal = (options: unknown): string => {
  const asked = askQuestion(options as AskOptions);
  return asked.ok ? '' : asked.message;
};

describe('askQuestion', () => {
  test('the same seed asks the same, and the id makes it again', () => {
    const first = askQuestion({ house: 'empire', seed: 12 });
    expect(askQuestion({ house: 'empire', seed: 12 })).toEqual(first);
    expect(askQuestion({ house: 'empire', seed: '12' })).toEqual(first);
    expect(askQuestion({ house: 'empire', seed: 13 })).not.toEqual(first);
    if (!first.ok) throw new Error(first.message);
    expect(questionOf(first.id)).toEqual(first);
  });

  test('filters hold, alone and together', () => {
    for (let seed = 0; seed < 20; seed++) {
      const asked = askQuestion({ house: 'lucky-lady', family: 'pai-gow', level: 2, seed });
      if (!asked.ok) throw new Error(asked.message);
      expect([asked.house, asked.family, asked.level]).toEqual(['lucky-lady', 'pai-gow', 2]);
      expect(offerings.find(({ id }) => id === asked.offering)).toMatchObject({
        house: 'lucky-lady',
        family: 'pai-gow',
      });
    }
    const way = askQuestion({ kind: 'house-way', seed: 1 });
    expect(way).toMatchObject({ ok: true, kind: 'house-way', family: 'pai-gow' });
  });

  test.each([
    [{ house: 'bellagio', seed: 1 }, /no house "bellagio"; there are black-sheep, .*lucky-lady/],
    [{ family: 'bridge', seed: 1 }, /no family "bridge"; there are holdem-omaha/],
    [{ kind: 'riddle', seed: 1 }, /no kind of question "riddle"; there are who-wins, side-pots/],
    [{ offering: 'empire/holdm', seed: 1 }, /no offering "empire\/holdm"; did you mean empire\/holdem/],
    [{ house: 'empire', offering: 'lucky-lady/omaha', seed: 1 }, /leave nothing together/],
    [
      { offering: 'empire/holdem', kind: 'house-way', seed: 1 },
      /kind "house-way" can be asked there; there are who-wins/,
    ],
    [{ level: 4, seed: 1 }, /A level is 1, 2 or 3, not 4/],
    [{ levle: 1, seed: 1 }, /no option "levle"; did you mean level/],
    [{ seed: {} }, /"seed" is a text or a number/],
    [{ seed: '' }, /has a seed of 1 to 100 characters/],
    [{ seed: 'x'.repeat(101) }, /has a seed of 1 to 100 characters/],
    [{}, /has a seed/],
    [null, /Options come in an object/],
  ])('%j is refused by a sentence that says what there is', (options, message) => {
    expect(refusal(options)).toMatch(message);
  });

  test.each(['', 'side-pots', 'side-pots:black-sheep/holdem:9:1', 'riddle:black-sheep/holdem:1:1', 7, null])(
    'no question has the id %j',
    (id) => {
      expect(questionOf(id as string).ok).toBe(false);
    },
  );
});

describe('askQuestions', () => {
  test('so many, none twice', () => {
    const asked = askQuestions({ seed: 'class' }, 25);
    if (!asked.ok) throw new Error(asked.message);
    expect(new Set(asked.questions.map(({ id }) => id)).size).toBe(25);
    expect(new Set(asked.questions.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  });

  test.each([0, -1, 1.5, 1001, Number.NaN])('%d cannot be asked', (count) => {
    expect(askQuestions({ seed: 1 }, count)).toMatchObject({ ok: false, code: 'bad-amount' });
  });
});
