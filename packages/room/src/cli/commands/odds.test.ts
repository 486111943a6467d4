import { describe, expect, test } from 'vitest';
import { complaint, printed } from '../testing.ts';

describe('cardroom odds', () => {
  test('O1 prints every bet with its edge, and says what is exact and what is dealt', async () => {
    const text = await printed('odds', 'black-sheep/pai-gow-poker-gold', '--seconds', '0.05');
    expect(text).toMatch(/^Pai Gow Poker Gold, black-sheep\/pai-gow-poker-gold\n/);
    expect(text).toMatch(/\nGame +-?\d+\.\d{4}% +± \d/);
  });

  test.each([
    [
      ['black-sheep/ez-baccarat', '--wager', 'panda'],
      'There is no bet "panda" here; there are "player", "banker", "tie"',
    ],
    [['black-sheep/holdem'], 'is played for a pot'],
    [['black-sheep/ez-baccarat', '--seconds', 'soon'], '--seconds is a number above zero'],
  ])('%j is refused by a sentence', async (args, said) => {
    const [sentence] = await complaint('odds', ...args);
    expect(sentence).toContain(said);
  });
});
