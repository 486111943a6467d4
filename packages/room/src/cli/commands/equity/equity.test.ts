import { describe, expect, test } from 'vitest';
import { complaint, printed } from '../../testing.ts';

describe('O56 cardroom equity', () => {
  test('prints each hand with its chances, exact or with its error', async () => {
    const text = await printed('equity', 'black-sheep/holdem', 'AsAh', 'KsKh', '--board', '2c 7d 9h Jc');
    expect(text).toContain('AsAh  95.4545%');
    expect(text).toContain('Exact: all 44 deals.');
    const some = await printed(
      'equity',
      'black-sheep/holdem',
      'AsAh',
      'any',
      '--exact',
      '0',
      '--deals',
      '100',
      '--seed',
      'x',
    );
    expect(some).toMatch(/± \d+\.\d\d%/);
    expect(some).toContain('Simulated: 100 deals.');
  });

  test('each share by itself, and what is thrown away', async () => {
    const found = JSON.parse(
      await printed(
        'equity',
        'black-sheep/omaha-hi-lo',
        'As2s3hKd',
        'KcKhQcQh',
        '--board',
        '4c 5d 9h Jc',
        '--json',
      ),
    );
    expect(found).toMatchObject({ method: 'exact', deals: 40 });
    expect(found.hands[0].shares.map(({ name }: { name: string }) => name)).toEqual(['high', 'low']);
    const draw = await printed(
      'equity',
      'hawaiian-gardens/lowball',
      'As 2d 3c 4h Kd',
      '9c 8d 7h 2c 3s pat',
      '--seed',
      'x',
    );
    expect(draw).toMatch(/Kd\n.*nothing\n/);
  });

  test('street by street', async () => {
    const text = await printed(
      'equity',
      'black-sheep/holdem',
      'AsAh',
      'KdKc',
      '--board',
      'Ks 7d 2c Ad',
      '--streets',
    );
    expect(text.match(/^(deal|flop|turn).*$/gm)).toEqual(['deal', 'flop (Ks 7d 2c)', 'turn (Ks 7d 2c Ad)']);
  });

  test('points', async () => {
    const text = await printed('equity', 'hawaiian-gardens/thirteen-card', 'As Ah Ad', 'any', '--deals', '4');
    expect(text).toContain('Simulated: 4 deals.');
  });

  test.for<[string[], string]>([
    [['black-sheep/holdem'], 'Which hands?'],
    [['black-sheep/holdme', 'AA', 'KK'], 'There is no game "black-sheep/holdme".'],
    [['black-sheep/holdem', 'AsAh', 'AsKd'], 'As appears twice.'],
    [
      ['black-sheep/holdem', 'AsAh', 'KdKc', '--error', 'none'],
      '--error takes a number above zero, not "none".',
    ],
    [
      ['hawaiian-gardens/thirteen-card', 'any', 'any', '--streets'],
      'Street by street is for games with streets',
    ],
    [['black-sheep/ez-baccarat', 'any', 'any'], 'is played against a player-dealer'],
  ])('%j is refused with a sentence', async ([args, sentence]) => {
    expect((await complaint('equity', ...args))[0]).toContain(sentence);
  });
});
