import { describe, expect, test } from 'vitest';
import { cardroom, printed } from '../../testing.ts';

const FROM = "from game='black-sheep/holdem', hero='AsAh', villain='KdKc', deals=500, seed=1";

describe('O59 cardroom query', () => {
  test('prints what was asked for, histograms as bars', async () => {
    const text = await printed('query', `select avg(part(hero)) as aces, histogram(category(hero)) ${FROM}`);
    expect(text).toMatch(/^aces: 0\.\d{5} ± 0\.\d{5}\n/);
    expect(text).toMatch(/^ {2}two pair +\d+\.\d\d% ± \d\.\d\d +#+$/m);
    expect(text).toContain('500 deals.');
  });

  test('JSON', async () => {
    expect(JSON.parse(await printed('query', `select count(wins(hero)) ${FROM}`, '--json'))).toMatchObject({
      deals: 500,
      counted: 500,
    });
  });

  test('points at the word that is wrong', async () => {
    const { code, err } = await cardroom('query', `select avg(prat(hero)) ${FROM}`);
    expect(code).toBe(2);
    const [sentence, query, mark] = err.split('\n');
    expect(sentence).toBe('There is no function "prat"; did you mean part?');
    expect(query.slice(mark.indexOf('^'), mark.length)).toBe('prat');
  });
});
