import { describe, expect, test } from 'vitest';
import { readingsOf } from '../fees/schedule/readings.ts';
import { schedulesFor } from '../fees/schedule/schedules.ts';
import { findOffering, offerings } from '../index.ts';
import { chooseSettings, type Setting, sayValue, setting } from './setting.ts';
import { tableSettings } from './table-settings.ts';

const everySetting: [where: string, Setting][] = offerings.flatMap((offering) =>
  [
    offering.settings,
    ...offering.limits.map(({ id }) => tableSettings(offering, id)),
    ...schedulesFor(offering.id).map(readingsOf),
  ].flatMap((settings) =>
    Object.entries(settings).map(([name, of]): [string, Setting] => [`${offering.id} ${name}`, of]),
  ),
);

describe('a value in words', () => {
  test('is its label, yes or no for a switch, or its own name', () => {
    const blinds = setting({
      title: 'Heads-up: which blind the button posts',
      cite: '',
      choices: ['button small', 'neither'],
      labels: { 'button small': 'small blind' },
      customary: 'neither',
    });
    expect(blinds.choices.map((choice) => sayValue(blinds, choice))).toEqual(['small blind', 'neither']);
    const moves = setting({
      title: 'Button',
      cite: '',
      choices: [true, false],
      labels: { true: 'moves' },
      customary: true,
    });
    expect(moves.choices.map((choice) => sayValue(moves, choice))).toEqual(['moves', 'no']);
    expect(sayValue({ labels: {} }, 'toString')).toBe('toString');
  });

  test('is another for each choice', () => {
    for (const [where, of] of everySetting) {
      const words = of.choices.map((choice) => sayValue(of, choice));
      expect(new Set(words).size, where).toBe(words.length);
    }
  });

  test('speaks of nobody as he, and of nobody as whoever; so does its title', () => {
    for (const [where, of] of everySetting)
      for (const words of [of.title, ...of.choices.map((choice) => sayValue(of, choice))])
        expect(words, where).not.toMatch(/\b(he|his|him|himself|whoever|whom)\b/i);
  });
});

test.each([
  ['empire/pai-gow-tiles', { distribution: 'his choice' }],
  ['empire/twenty-first-century-blackjack', { surrender: 'before his second card' }],
  ['hawaiian-gardens/face-up-pai-gow-poker', { dealerSets: 'himself' }],
  ['black-sheep/omaha-hi-lo', { headsUpBlinds: 'button big', oddChips: 'first share' }],
])('T5 %s: choices as tables of earlier versions have stored them', (id, chosen) => {
  const { settings = {} } = findOffering(id) ?? {};
  expect(chooseSettings(settings, chosen)).toMatchObject({ ok: true, values: chosen });
});
