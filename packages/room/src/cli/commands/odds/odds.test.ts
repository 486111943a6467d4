import { describe, expect, test } from 'vitest';
import { cardroom, complaint, printed } from '../../testing.ts';

describe('cardroom odds', () => {
  test('O1 prints every bet with its edge, and says what is exact and what is dealt', async () => {
    const text = await printed('odds', 'hawaiian-gardens/ultimate-texas-holdem', '--seconds', '0.05');
    expect(text).toMatch(/^Ultimate Texas Hold.em.*, hawaiian-gardens\/ultimate-texas-holdem\n/);
    expect(text).toMatch(/\nAnte +-?\d+\.\d{4}% +± \d/);
  });

  test.each([
    [
      ['black-sheep/ez-baccarat', '--wager', 'panda'],
      'There is no bet "panda" here; there are "player", "banker", "tie"',
    ],
    [['black-sheep/holdem'], 'is played for a pot'],
    [['black-sheep/ez-baccarat', '--seconds', 'soon'], '--seconds is a number above zero'],
    [['black-sheep/ez-baccarat', '--error', 'none'], '--error is a number above zero'],
  ])('%j is refused by a sentence', async (args, said) => {
    const [sentence] = await complaint('odds', ...args);
    expect(sentence).toContain(said);
  });

  test('O41 --error says what it does and when it stops', async () => {
    const args = [
      'black-sheep/blackjack-elite',
      '--set',
      'soft17=hits',
      '--error',
      '50',
      '--seconds',
      '0.05',
    ];
    const { code, err } = await cardroom('odds', ...args);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Dealing until the standard error of every bet is 50% of the bet or less; it stops then, or after 0.05 seconds.\n',
    });
  });

  test('O8, O9 fees and a short bank are told beside the edges', async () => {
    const args = [
      'hawaiian-gardens/ez-baccarat-panda-8',
      '--seconds',
      '0.05',
      '--bank',
      '100',
      '--players',
      '3',
      '--json',
    ];
    const { short, wagers } = JSON.parse(await printed('odds', ...args));
    expect(short.places).toHaveLength(3);
    expect(wagers[0].method).toBe('exact');
  });

  test('O10 the worth of every choice, the best first', async () => {
    const text = await printed('advise', 'lucky-lady/no-bust-blackjack', 'Ts', '3d', '4c');
    expect(text).toMatch(/^choice +worth in bets\n\w+ +-?\d\.\d{4}\n/);
    const [sentence] = await complaint('strategy', 'black-sheep/ez-baccarat');
    expect(sentence).toBe(
      'In EZ Baccarat there is nothing to choose once the bets are down: the cards are drawn by rule.',
    );
  });

  test('O39 every way to set a hand of pai gow poker, and which is that of the house', async () => {
    const text = await printed('advise', 'black-sheep/pai-gow-poker-gold', 'Ks Kd Ah Qc 9d 5s 3h');
    expect(text).toMatch(
      /^front \/ back +worth in bets\nAh Qc \/ Ks Kd 9d 5s 3h +0\.\d{4} +± 0\.\d{4} +house way\n/,
    );
    const [sentence] = await complaint('advise', 'black-sheep/pai-gow-poker-gold', 'Ks Kd');
    expect(sentence).toContain('Name seven cards of Pai Gow Poker Gold');
  });

  test('O10 a report has rules, pay tables and odds', async () => {
    const text = await printed('report', 'black-sheep/ez-baccarat', '--html');
    expect(text).toContain('<h2>True odds and house advantage</h2>');
    expect(text).toContain('2,230,518,282,592,256');
  });
});
