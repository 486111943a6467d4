import { findOffering } from '@cardroom/core/houses';
import { ruleCard } from '@cardroom/core/rules';
import { describe, expect, test } from 'vitest';
import { complaint, printed } from '../testing.ts';

describe('cardroom rules', () => {
  test('prints the card in sections, no line wider than a terminal', async () => {
    const text = await printed('rules', 'black-sheep/holdem');
    const lines = text.split('\n');
    expect(lines.slice(0, 2)).toEqual([
      "Texas Hold'em at Black Sheep Casino",
      'black-sheep/holdem, rule book 000:286-409',
    ]);
    expect(lines.filter((line) => /^[A-Z ]+(\([\d:, -]+\))?$/.test(line))).toEqual([
      'THE GAME (000:288-294)',
      'CARDS (000:296-298)',
      'PLAYERS (000:323-325)',
      'LIMITS',
      'THE HAND (000:327-391)',
      'BETTING (000:327-391)',
      'RANKINGS (000:300-321)',
      'WHO WINS (000:393-399)',
      'THE TABLE',
      'WHEN SOMETHING GOES WRONG',
      'FEES',
      'SETTINGS',
    ]);
    expect(text).toContain(' 5. A card is burned; three cards face up to the board (the flop).\n');
    expect(text).toContain('    4-8      $4-$8 limit      $2, $4     $1\n');
    expect(text).toContain(
      [
        '  headsUpBlinds: Heads-up: which blind the button posts',
        '    here big blind; printed big blind; customary small blind; choices small blind | big blind; rule',
        '    book 000:338',
        '',
      ].join('\n'),
    );
    for (const id of ['hawaiian-gardens/pokara', 'black-sheep/blackjack-elite', 'empire/pai-gow-tiles'])
      lines.push(...(await printed('rules', id)).split('\n'));
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  test('--json is the card itself', async () => {
    const offering = findOffering('empire/nines-up');
    expect(offering).toBeDefined();
    const card = JSON.parse(await printed('rules', 'empire/nines-up', '--json'));
    expect(card).toEqual(offering && ruleCard(offering));
    expect(card).toMatchObject({
      offering: 'empire/nines-up',
      name: "9's Up",
      house: "Empire Sportsmen's Association",
      kind: 'player-dealer',
      cite: '002:100-238',
      sections: expect.arrayContaining([
        expect.objectContaining({
          id: 'cards',
          title: 'Cards',
          lines: expect.arrayContaining(['40 cards, ace to ten.']),
          cite: expect.stringMatching(/^002:1\d\d/),
        }),
      ]),
    });
  });

  test('--set shows the card of a house that reads the book otherwise', async () => {
    const text = await printed('rules', 'empire/nines-up', '--set', 'zeros=push', 'way=counter-clockwise');
    expect(text.replace(/\s+/g, ' ')).toContain('a zero against a zero makes the whole bet a push');
    expect(text).toContain('from the action button, counter-clockwise');
    const words = 'zeros=the player-dealer wins';
    expect(await printed('rules', 'empire/nines-up', '--set', words)).toBe(
      await printed('rules', 'empire/nines-up', '--set', 'zeros=copy'),
    );
    expect(text).toContain('here push; printed -; customary the player-dealer wins');
  });

  test.each([
    [['empire/nine-up'], 'There is no game "empire/nine-up". Did you mean empire/nines-up', 'cardroom games'],
    [['xyzzy'], 'There is no game "xyzzy".', 'cardroom games'],
    [
      ['empire/nines-up', '--set', 'zeros=lost'],
      'Setting "zeros" is one of copy, push, not "lost".',
      'Run `cardroom rules empire/nines-up`',
    ],
    [[], "Missing required argument 'game'.", 'cardroom rules --help'],
  ])('%j is refused with a sentence and a hint', async (args, sentence, hint) => {
    const [said, hinted] = await complaint('rules', ...args);
    expect(said).toContain(sentence);
    expect(hinted).toContain(hint);
  });
});
