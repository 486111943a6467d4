import { rankings } from '@cardroom/core/ranks';
import { describe, expect, test } from 'vitest';
import { complaint, printed } from '../testing.ts';

describe('cardroom rank', () => {
  test('gives hand, name and order in the order of the arguments; ties share', async () => {
    const hands = ['9c 9d 9h 4s 4c 2d 3h', 'As Ks Qs Js Ts 2d 2c', '9s 9d 9h 4d 4h 2c 3c'];
    expect(JSON.parse(await printed('rank', 'high', ...hands, '--json'))).toEqual([
      { hand: hands[0], name: 'full house, nines over fours', order: 2 },
      { hand: hands[1], name: 'royal flush', order: 1 },
      { hand: hands[2], name: 'full house, nines over fours', order: 2 },
    ]);
  });

  test('lists every ranking once', async () => {
    const ids = (await printed('rank', '--list'))
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(ids).toEqual(rankings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['no ranking', [], 'Which ranking?'],
    ['an unknown ranking', ['hihg', 'As'], 'There is no ranking "hihg".'],
    ['no hand', ['high'], 'Which hands?'],
    ['a bad card, by its position', ['high', 'As Kx Qs Js Ts'], 'Hand 1: Card 2, "Kx", is not a card'],
    ['a wrong number of cards', ['high', 'As Ks'], 'Hand 1 has 2 cards; high takes 5-7.'],
    ['a card twice', ['high', 'As Ks Qs Js As'], 'Hand 1 holds As twice.'],
    [
      'a card of another pack',
      ['short-deck', 'As Ks Qs Js 2d'],
      'card 5, 2d, is not in the deck of short-deck',
    ],
    [
      'a missing part',
      ['omaha-high', 'As Ks Qs Js'],
      'Hand 1 has 1 part; omaha-high takes 2: hole and board.',
    ],
    ['two jokers where there is one', ['bug', 'Jk Jk As Ks Qs'], 'Hand 1 holds 2 jokers; bug takes 1.'],
  ])('%s is refused with a sentence, a hint and exit code 2', async (_, args, sentence) => {
    expect((await complaint('rank', ...args))[0]).toContain(sentence);
  });
});

describe('cardroom', () => {
  test.each([
    [['frobnicate'], "Unknown command 'frobnicate'.", 'cardroom --help'],
    [['rank', '--color'], "Unknown option '--color'.", 'cardroom rank --help'],
  ])('%j is refused with a sentence, a hint and exit code 2', async (args, sentence, hint) => {
    expect(await complaint(...args)).toEqual([sentence, expect.stringContaining(hint)]);
  });

  test('has help everywhere', async () => {
    const commands = [...(await printed('--help')).matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map(
      (match) => match[1],
    );
    expect(commands.length).toBeGreaterThan(3);
    for (const command of commands) {
      expect(await printed(command, '--help')).toContain(`Usage: cardroom ${command}`);
    }
  });
});
