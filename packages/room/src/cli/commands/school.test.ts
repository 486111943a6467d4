import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Question, questionOf } from '@cardroom/core/school';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cardroom, complaint, printed, scratchFolder } from '../testing.ts';
import { SCHOOL } from '../words/school.ts';

const folder = scratchFolder();

/** What somebody types, line by line. */
function typed(...lines: readonly string[]): void {
  const input = Readable.from(lines.map((line) => `${line}\n`)) as typeof process.stdin;
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input);
}

afterEach(() => {
  vi.restoreAllMocks();
});

const ask = (...more: string[]) => ['school', '--kind', 'fee', '--seed', 'class', '--count', '2', ...more];

async function questions(): Promise<Question[]> {
  return JSON.parse(await printed(...ask('--json'))) as Question[];
}

const rightOf = ({ right }: Question) => String(right + 1);
const wrongOf = ({ right }: Question) => String(right === 0 ? 2 : 1);

test('an answer about a game that stands in no book says so', () => {
  expect([SCHOOL.cites('003:1'), SCHOOL.cites('')]).toEqual(['Rule book 003:1', 'Not in a rule book']);
});

describe('cardroom school', () => {
  test('--json prints the questions, the same for the same seed', async () => {
    const [first, second] = await questions();
    expect(await questions()).toEqual([first, second]);
    expect(questionOf(first.id)).toEqual({ ok: true, ...first });
    expect([first.kind, second.kind]).toEqual(['fee', 'fee']);
  });

  test('--sheet prints the answers after the questions', async () => {
    const [first] = await questions();
    const sheet = await printed(...ask('--sheet'));
    expect(sheet.indexOf('## 1. ')).toBeLessThan(sheet.indexOf('## Answers'));
    expect(sheet).toContain(first.why);
  });

  test('asks, says right or wrong with why and where, and counts', async () => {
    const [first, second] = await questions();
    typed(rightOf(first), wrongOf(second), rightOf(second));
    const told = await printed(...ask());
    expect(told).toContain('Question 1 of 2: Collections and fees');
    expect(told).toMatch(/Right\.\n/);
    expect(told).toContain(`Wrong. The answer is ${rightOf(second)}: ${second.answers[second.right]}.`);
    expect(told).toContain(second.why);
    expect(told).toContain(`Rule book ${second.cites[0].cite}`);
    expect(told).toContain('1 of 2 questions right.');
    // What was wrong comes back after the score.
    expect(told.indexOf('Once more')).toBeGreaterThan(told.indexOf('1 of 2 questions right.'));
  });

  test('what is no answer is asked for again; q and the end of the input stop it', async () => {
    const [first] = await questions();
    typed('nine', '0', '9', rightOf(first), 'q');
    const told = await printed(...ask());
    expect(told.match(/Answer with a number from 1 to \d, or q to stop\./g)).toHaveLength(3);
    expect(told).toContain('1 of 1 question right.');
    typed();
    expect(await printed(...ask())).toContain('No question was answered.');
  });

  test('--progress keeps what was wrong and asks it first the next time it is due', async () => {
    const file = join(folder, 'progress.json');
    const [first, second] = await questions();
    typed(wrongOf(first), rightOf(second), 'q');
    await printed(...ask('--progress', file));
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    expect(stored.cards[0]).toMatchObject({ id: first.id, box: 0 });
    vi.spyOn(Date, 'now').mockReturnValue(stored.cards[0].due);
    typed('q');
    const told = await printed(
      'school',
      '--seed',
      'other',
      '--count',
      '1',
      '--kind',
      'fee',
      '--progress',
      file,
    );
    expect(told).toContain(first.situation.notes[0]);
    expect(told).toContain(first.answers[0]);
  });

  test.each([
    [['--house', 'bellagio'], /no house "bellagio"; there are black-sheep/],
    [['--kind', 'riddle'], /no kind of question "riddle"; there are who-wins/],
    [['--level', '7'], /A level is 1, 2 or 3, not 7/],
    [['--count', '0'], /From 1 to 1000 questions/],
    [['--sheet', '--json'], /two ways to print/],
    [['--count', 'many'], /whole number/],
  ])('%j is refused by a sentence', async (options, sentence) => {
    expect((await complaint('school', ...options))[0]).toMatch(sentence);
  });

  test('a file that is no progress is refused and left alone', async () => {
    const file = join(folder, 'letter.json');
    writeFileSync(file, 'Dear Ann');
    const { code, err } = await cardroom('school', '--progress', file);
    expect(code).toBe(2);
    expect(err).toMatch(/letter\.json cannot be used: This is not the progress of a school/);
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann');
  });
});
