import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findOffering } from '../houses/index.ts';
import { ruleCard } from '../houses/rules/card.ts';
import { main } from './main.ts';

let stdout = '';
let stderr = '';

beforeEach(() => {
  stdout = '';
  stderr = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

describe('cardroom rules', () => {
  test('prints the card in sections, no line wider than a terminal', async () => {
    expect(await main(['rules', 'black-sheep/holdem'])).toBe(0);
    const lines = stdout.split('\n');
    expect(lines.slice(0, 2)).toEqual([
      "Texas Hold'em at Black Sheep Casino",
      'black-sheep/holdem, rule book 000:286-409',
    ]);
    expect(lines.filter((line) => /^[A-Z ]+$/.test(line))).toEqual([
      'THE GAME',
      'CARDS',
      'PLAYERS',
      'LIMITS',
      'THE HAND',
      'BETTING',
      'RANKINGS',
      'WHO WINS',
      'FEES',
      'SETTINGS',
    ]);
    expect(stdout).toContain(' 5. A card is burned; three cards face up to the board (the flop).\n');
    expect(stdout).toContain('    4-8      $4-$8 limit      $2, $4     $1\n');
    expect(stdout).toContain(
      [
        '  headsUpBlinds: With two players, which blind the button posts',
        '    here button small; printed button big; customary button small; choices button small | button',
        '    big; where 000:338',
        '',
      ].join('\n'),
    );
    for (const id of ['hawaiian-gardens/pokara', 'black-sheep/blackjack-elite', 'empire/pai-gow-tiles'])
      await main(['rules', id]);
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  test('--json is the card itself', async () => {
    expect(await main(['rules', 'empire/nines-up', '--json'])).toBe(0);
    const offering = findOffering('empire/nines-up');
    expect(offering).toBeDefined();
    const card = JSON.parse(stdout);
    expect(card).toEqual(offering && ruleCard(offering));
    expect(card).toMatchObject({
      offering: 'empire/nines-up',
      name: "9's Up",
      house: "Empire Sportsmen's Association",
      kind: 'player-dealer',
      cite: '002:100-238',
      sections: expect.arrayContaining([
        { id: 'cards', title: 'Cards', lines: expect.arrayContaining(['40 cards, ace to ten.']), tables: [] },
      ]),
    });
  });

  test('--set shows the card of a house that reads the book otherwise', async () => {
    expect(await main(['rules', 'empire/nines-up', '--set', 'zeros=push', 'way=counter-clockwise'])).toBe(0);
    expect(stdout.replace(/\s+/g, ' ')).toContain('a zero against a zero makes the whole bet a push');
    expect(stdout).toContain('from the action button, counter-clockwise');
    expect(stdout).toContain('here push; printed -; customary copy');
  });

  test.each([
    [
      ['empire/nine-up'],
      'There is no offering "empire/nine-up"; did you mean empire/nines-up',
      'cardroom games',
    ],
    [['xyzzy'], 'There is no offering "xyzzy".', 'cardroom games'],
    [
      ['empire/nines-up', '--set', 'zeros=lost'],
      'Setting "zeros" is one of copy, push, not lost.',
      '--set name=value',
    ],
    [[], "Missing required argument 'offering'.", 'cardroom --help'],
  ])('%j is refused with a sentence and a hint', async (args, sentence, hint) => {
    expect(await main(['rules', ...args])).toBe(2);
    const [said, hinted] = stderr.split('\n');
    expect(said).toContain(sentence);
    expect(hinted).toContain(hint);
    expect(stdout).toBe('');
  });
});
