import { expect, test } from 'vitest';
import { askQuestions } from './ask.ts';
import { questionSheet, situationLines } from './sheet.ts';
import { betCalled } from './words.ts';

const asked = askQuestions({ seed: 'sheet' }, 4);
const questions = asked.ok ? asked.questions : [];

test('a sheet has every question, and its answers on a page of their own', () => {
  const [front, back] = questionSheet(questions, 'Class').split('## Answers');
  expect(front).toMatch(/^# Class\n/);
  expect(front).toContain('page-break-after');
  for (const [i, { asks, answers, right, why, situation }] of questions.entries()) {
    expect(front).toContain(`## ${i + 1}. ${asks}`);
    for (const answer of answers) expect(front).toContain(answer);
    for (const line of situationLines(situation)) expect(front).toContain(line);
    expect(front).not.toContain(why);
    expect(back).toContain(`${i + 1}. **${'abcdef'[right]}**, ${answers[right].replace(/\.$/, '')}. ${why}`);
  }
});

test('the situation is told a line a thing, with nothing that is not there', () => {
  for (const { situation } of questions)
    for (const line of situationLines(situation)) expect(line).not.toMatch(/undefined|null|, ,|: $/);
});

test('an answer of a game in no book ends with its reason', () => {
  const sheet = questionSheet(questions.slice(0, 1).map((one) => ({ ...one, cites: [] })));
  expect(sheet.trimEnd().endsWith(questions[0].why)).toBe(true);
});

test('a bet is called one once', () => {
  expect(['Ante', 'Bet', 'Bonus Bet'].map(betCalled)).toEqual(['Ante bet', 'Bet', 'Bonus Bet']);
});
