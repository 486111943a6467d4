import { offerings } from '@cardroom/core/houses';
import { ruleCard } from '@cardroom/core/rules';
import { expect, test } from 'vitest';
import { sections } from '../help/strings.ts';
import { gloss } from './gloss.ts';
import { readWords, words } from './words.ts';

const explained = (lines: readonly string[]): string[] =>
  gloss(lines).flatMap((pieces) => pieces.flatMap(({ text, means }) => (means === undefined ? [] : [text])));

test('words of the card room are known, words of the code are not', () => {
  expect(words.get('muck')).toMatch(/^discarded/);
  expect(words.get('circle')).toBe(words.get('spot'));
  for (const name of ['worker', 'record', 'machine', 'broadcast']) expect(words.has(name)).toBe(false);
  for (const means of words.values()) expect(means).not.toMatch(/\b(he|his|him)\b|\|/i);
  expect(readWords('# None').size).toBe(0);
});

test('a word is explained once, the longest that fits, and the text stays what it was', () => {
  const lines = ['The player-dealer puts up a stake.', 'Blinds: the player-dealer and the big blind.'];
  expect(explained(lines)).toEqual(['player-dealer', 'stake', 'Blinds']);
  expect(gloss(lines).map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(lines);
  expect(explained(['Upstairs is no street-car.'])).toEqual([]);
});

test('every rule card and the help page explain something', () => {
  for (const offering of offerings) {
    const lines = ruleCard(offering).sections.flatMap((section) => section.lines);
    expect(explained(lines).length, offering.id).toBeGreaterThan(2);
  }
  expect(explained(sections.flatMap(({ lines }) => lines)).length).toBeGreaterThan(5);
});
