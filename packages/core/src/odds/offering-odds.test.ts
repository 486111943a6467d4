import { describe, expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { gameOf } from '../houses/testing/testing.ts';
import { linesOf } from './answer.ts';
import { oddsWork } from './odds-work.ts';
import { oddsOf } from './offering-odds.ts';
import { PART } from './round/simulate.ts';
import { adviceOn, strategyOf, strategyWork } from './strategy.ts';

const banked = offerings.filter((of): of is PlayerDealerOffering => of.kind === 'player-dealer');

describe('odds of every offering', () => {
  test.each(banked.map((of) => [of.id, of] as const))('O1 %s: every wager has odds', (_, offering) => {
    const found = oddsOf(offering, { rounds: 60, simulated: true });
    if (!found.ok) throw new Error(found.message);
    const { odds } = found;
    expect(odds.wagers.map(({ id }) => id)).toEqual(gameOf(offering).wagers.map(({ id }) => id));
    for (const { method, se, rows, hit, edge } of odds.wagers) {
      if (method === 'exact') expect(se).toBe(0);
      expect(Number.isFinite(edge)).toBe(true);
      expect(hit).toBeLessThanOrEqual(1);
      const all = rows.reduce((sum, row) => sum + row.probability, 0);
      if (rows.length > 0) expect(all).toBeCloseTo(1, 9);
    }
  });

  test('O3 the same seed deals the same rounds', () => {
    const [first] = banked;
    const ask = (seed: string) => JSON.stringify(oddsOf(first, { rounds: 200, seed, simulated: true }));
    expect(ask('a')).toBe(ask('a'));
  });

  test('O3 parts of a dealing come to the same in whatever order they are dealt', () => {
    const [first] = banked;
    const rounds = 2 * PART + 200;
    const question = { rounds, seed: 'parts', simulated: true };
    const found = oddsWork(first, question);
    if (!found.ok) throw new Error(found.message);
    const { work } = found;
    const [third, begin, second] = [work.deal(2), work.deal(0), work.deal(1)];
    const dealing = work.dealing();
    for (const part of [begin, second, third]) dealing.add(part);
    expect(dealing.dealt.rounds).toBe(rounds);
    expect({ ok: true, odds: work.odds([], dealing) }).toEqual(oddsOf(first, question));
  });

  test('O40 charts of games of twenty-one are kept for their usual settings, and counted for others', () => {
    const elite = banked.find(({ id }) => id === 'black-sheep/blackjack-elite') as PlayerDealerOffering;
    const stages = (set = {}) => {
      const found = strategyWork(elite, set);
      return found.ok ? found.work.stages.map(({ parts }) => parts) : expect.fail(found.message);
    };
    expect(stages()).toEqual([]);
    expect(stages({ soft17: 'hits' })).toEqual([10]);
  });

  test('O1 a setting that an offering has not is refused by a sentence', () => {
    const [first] = banked;
    for (const answer of [
      oddsOf(first, { settings: { moon: true } }),
      strategyOf(first, { moon: true }),
      adviceOn(first, [0, 1], 2, { moon: true }),
    ])
      expect(answer).toMatchObject({ ok: false, code: 'bad-setup' });
  });

  test('a seed is the same as a number and as a text, as it is wherever cards are dealt', () => {
    const [first] = banked;
    const question = { rounds: 60, simulated: true };
    const [number, text, other] = [7, '7', 8].map((seed) => oddsOf(first, { ...question, seed }));
    expect(number).toEqual(text);
    expect(number).not.toEqual(other);
  });

  test('O2 what is bet later belongs to the bet before the cards, and what may be left out does not', () => {
    const ultimate = banked.find(({ id }) => id === 'black-sheep/ultimate-texas-holdem');
    const lines = linesOf(gameOf(ultimate as PlayerDealerOffering));
    expect(lines.map(({ kind, together }) => [kind.id, [...together]])).toEqual([
      ['ante', ['ante', 'blind', 'play']],
      ['blind', ['blind']],
      ['play', ['play']],
      ['trips', ['trips']],
    ]);
  });
});
