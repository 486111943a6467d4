import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardroom, complaint, scratchFolder } from '../testing.ts';

const folder = scratchFolder();

const sum = (chips: Record<string, number>) => Object.values(chips).reduce((a, b) => a + b, 0);

describe('deal', () => {
  const hold = ['deal', 'black-sheep/holdem', '--seats', '4', '--hands', '3'];

  test('prints the same hands for the same seed, byte for byte', async () => {
    const one = await cardroom(...hold, '--seed', '7');
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(await cardroom(...hold, '--seed', '7')).toEqual(one);
    expect((await cardroom(...hold, '--seed', '8')).out).not.toBe(one.out);
    const lines = one.out.split('\n');
    expect(lines.slice(0, 4)).toEqual([
      "Texas Hold'em at Black Sheep Casino, $4-$8 limit, 4 seats, seed 7.",
      '',
      'Hand 1. The button is at seat 1.',
      'Seat 1 has $320, seat 2 has $320, seat 3 has $320, seat 4 has $320.',
    ]);
    expect(lines.filter((line) => line.startsWith('Hand '))).toHaveLength(3);
  });

  const isOne = (number: number) => number >= 1 && number <= 4;
  test.each(['hawaiian-gardens/lowball', 'hawaiian-gardens/face-up-chinese', 'empire/nines-up'])(
    'of %s as JSON is one event per line, and no chip is lost',
    async (id) => {
      const { out } = await cardroom('deal', id, '--hands', '4', '--seed', 'x', '--json');
      const lines = out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      const { before, after } = lines.pop();
      expect(lines.every(({ type, hand, round }) => typeof type === 'string' && isOne(round ?? hand))).toBe(
        true,
      );
      expect(lines.filter(({ type }) => type === 'ended')).toHaveLength(4);
      expect(Object.keys(before)).toEqual(expect.arrayContaining(['stack 1', 'drop', 'jackpot', 'cage']));
      expect(sum(after)).toBe(sum(before));
      expect(after).not.toEqual(before);
    },
  );

  test('tells rounds with a player-dealer, who holds the bank for two of them', async () => {
    const args = ['deal', 'black-sheep/ez-baccarat', '--seats', '3', '--hands', '3', '--seed', '7'];
    const one = await cardroom(...args);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(await cardroom(...args)).toEqual(one);
    const lines = one.out.split('\n');
    expect(lines[0]).toBe('EZ Baccarat at Black Sheep Casino, $5 to $10,000, 3 seats, seed 7.');
    expect(lines.filter((line) => line.startsWith('Round '))).toEqual([
      'Round 1. Seat 1 is the player-dealer.',
      'Round 2. Seat 1 is the player-dealer.',
      'Round 3. Seat 2 is the player-dealer.',
    ]);
    expect(lines[3]).toBe('Seat 1 has $1,000, seat 2 has $1,000, seat 3 has $1,000.');
    expect(lines[4]).toMatch(/^Seat 1 is the player-dealer and puts up \$[\d,]+\.$/);
    expect(lines).toContain('No more bets.');
    expect(
      lines.some((line) => /^Seat [23] (wins|loses|pushes) .*on (Player|Banker)\b.*\.$/.test(line)),
    ).toBe(true);
  });

  test('takes a limit and switched settings', async () => {
    const args = ['deal', 'black-sheep/holdem', '--seats', '2', '--seed', '1', '--limit', 'nl 5-10'];
    const { out } = await cardroom(...args, '--set', 'headsUpBlinds=button big', 'capAtNoLimit=true');
    expect(out).toContain('$5-$10 no limit');
    expect(out).toContain('The button is at seat 1.');
    expect(out).toContain('Seat 1 posts the big blind, $10.');
  });

  const wrong: [string, string[], string, string][] = [
    [
      'an unknown offering',
      ['black-sheep/holdm'],
      'There is no game "black-sheep/holdm". Did you mean black-sheep/holdem',
      'cardroom games',
    ],
    ['one like no other', ['xyzzy'], 'There is no game "xyzzy".', 'cardroom games'],
    [
      'too many seats',
      ['black-sheep/holdem', '--seats', '11'],
      "Texas Hold'em is dealt to 2 to 10 players, not 11.",
      '--seats 6',
    ],
    [
      'too few seats',
      ['hawaiian-gardens/kansas-city-lowball', '--seats', '2'],
      'is dealt to 3 to 8 players, not 2.',
      '--seats 6',
    ],
    [
      'a player-dealer alone',
      ['empire/nines-up', '--seats', '1'],
      "9's Up is dealt to 2 to 9 players, not 1.",
      '--seats 6',
    ],
    ['no hands', ['black-sheep/holdem', '--hands', '0'], '--hands takes 1 to 1,000,000, not 0.', '--hands 3'],
    ['half a hand', ['black-sheep/holdem', '--hands', '1.5'], 'It must be a whole number.', '--help'],
    [
      'an unknown limit',
      ['black-sheep/holdem', '--limit', '5-9'],
      "Texas Hold'em is not opened at $5-$9 limit, but at $5-$10 limit: there are limit games from $3-$6 to $100-$200 (000:2083-2085).",
      '"4-8"',
    ],
    [
      'an unknown setting',
      ['black-sheep/holdem', '--set', 'mood=good'],
      'There is no setting "mood" here',
      'Run `cardroom rules black-sheep/holdem`',
    ],
    [
      'a setting without a value',
      ['black-sheep/holdem', '--set', 'mood'],
      'A setting is written as name=value, not "mood".',
      'For example',
    ],
    [
      'a choice there is not',
      ['black-sheep/holdem', '--set', 'shortAllIn=third'],
      'is one of half, full',
      'Run `cardroom rules black-sheep/holdem`',
    ],
  ];
  test.each(wrong)('refuses %s with a sentence and a hint', async (_, args, sentence, hint) => {
    const [said, hinted] = await complaint('deal', ...args);
    expect(said).toContain(sentence);
    expect(hinted).toContain(hint);
  });
});

describe('scenario', () => {
  const scenario = {
    title: 'Blinds',
    cite: '000:69',
    offering: 'black-sheep/holdem',
    seats: { 1: '$50', 2: '$50', 3: '$50' },
    button: 1,
    play: [{ chips: { 'bet 2': '$2', 'bet 3': '$4' } }, 'seat 1 folds', 'seat 2 folds'],
    result: { chips: { 1: '$50', 2: '$48', 3: '$52' } },
  };
  const save = (name: string, value: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };

  test('runs files and folders, and says exactly what differs', async () => {
    const good = save('good.json', scenario);
    expect(await cardroom('scenario', good)).toMatchObject({
      code: 0,
      out: `ok       ${good}: Blinds (000:69)\n1 scenario, all as expected\n`,
    });
    const off = save('off.json', { ...scenario, result: { chips: { 3: '$53' } } });
    const bad = save('unreadable.json', { ...scenario, button: 9 });
    const { code, out } = await cardroom('scenario', folder);
    expect(code).toBe(1);
    expect(out).toContain(
      `DIFFERS  ${off}: Blinds (000:69)\n  result.chips\n    expected stack 3: $53\n    actual   stack 3: $52\n`,
    );
    expect(out).toContain(`BAD      ${bad}\n  button: expected a seat with chips, 1 to 3, found 9.\n`);
    expect(out).toContain('3 scenarios, 2 not as expected');
  });

  test('prints events and final chips as JSON', async () => {
    const { code, out } = await cardroom('scenario', save('json.json', scenario), '--json');
    const [report] = JSON.parse(out);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      ok: true,
      title: 'Blinds',
      differences: [],
      chips: { 'stack 3': 5200, pot: 0 },
    });
    expect(report.events.at(-1)).toEqual({ type: 'ended' });
  });

  test('is used wrongly without a file that exists', async () => {
    const { code, err } = await cardroom('scenario', join(folder, 'nowhere.json'));
    expect(code).toBe(2);
    expect(err).toContain('There is no file or folder');
  });
});
