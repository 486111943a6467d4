import { describe, expect, test } from 'vitest';
import { findOffering } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import type { OddsQuestion } from './odds-work.ts';
import { oddsOf } from './offering-odds.ts';
import { readPayTable } from './own-pays.ts';

function ask(id: string, text: string, question: OddsQuestion = {}) {
  const read = readPayTable(text);
  return read.ok ? oddsOf(findOffering(id) as PlayerDealerOffering, { ...question, pays: read.table }) : read;
}

function wagerOf(id: string, wager: string, text: string, question: OddsQuestion = {}) {
  const found = ask(id, `wager: ${wager}\n${text}`, question);
  if (!found.ok) throw new Error(found.message);
  const odds = found.odds.wagers.find((one) => one.id === wager);
  return odds ?? expect.fail(wager);
}

const THREE_CARD = 'empire/three-card-poker';

describe('a pay table of one’s own', () => {
  test.each([
    ['40-30-6-4-1', 4, 2.316742],
    ['40-30-6-3-1', 3, 7.276018],
  ])('O44 Pair Plus at %s costs what is published', (_, flush, published) => {
    const rows = `royal flush: 40\nstraight flush: 40\nthree of a kind: 30 to 1\nstraight: 6\nflush: ${flush}\npair: 1`;
    const { method, edge, rows: told } = wagerOf(THREE_CARD, 'pair plus', rows);
    expect(method).toBe('exact');
    expect(100 * edge).toBeCloseTo(published, 6);
    expect(told.map(({ for: hand }) => hand)).toEqual([
      'royal flush',
      'straight flush',
      'three of a kind',
      'straight',
      'flush',
      'pair',
      'lose',
    ]);
  });

  test('O44 in JSON it is the same; a hand that is left out loses, one may push', () => {
    const as = (pays: object) => JSON.stringify({ wager: 'pair plus', pays });
    const found = ask(THREE_CARD, as({ 'straight flush': 40, flush: [7, 2], pair: 'push' }));
    if (!found.ok) throw new Error(found.message);
    const { rows } = found.odds.wagers.find(({ id }) => id === 'pair plus') ?? expect.fail();
    expect(rows.map(({ for: hand, pays }) => [hand, pays])).toEqual([
      ['straight flush', 40],
      ['flush', 3.5],
      ['push', 0],
      ['lose', -1],
    ]);
    expect(rows.reduce((sum, { combinations }) => sum + (combinations ?? 0), 0)).toBe(22_100);
  });

  test('O44 a bet without a table has one row, win; other bets cost what they did', () => {
    const id = 'hawaiian-gardens/fortune-7-baccarat';
    const tie = wagerOf(id, 'tie', 'win: 9');
    // 004 pays a Tie 9 to 1.
    const lucky = oddsOf(findOffering('lucky-lady/fortune-7-baccarat') as PlayerDealerOffering);
    expect(tie.edge).toBeCloseTo(lucky.ok ? lucky.odds.wagers[2].edge : 0, 9);
    expect(wagerOf(id, 'player', 'win: 1').edge).toBeCloseTo(0.01235081, 8);
  });

  test('O44 where the hand is played for it, it is played by the new table', () => {
    const id = 'hawaiian-gardens/pokara';
    const usual = oddsOf(findOffering(id) as PlayerDealerOffering);
    const ofWins = wagerOf(id, 'wager', 'win: 2');
    expect(ofWins.method).toBe('exact');
    expect(ofWins.edge).toBeLessThan((usual.ok ? usual.odds.wagers[0].edge : 0) - 0.4);
  });

  test('O44 a bet is named as it is shown or by its id, in large or small letters', () => {
    const edge = (name: string) => {
      const found = ask(THREE_CARD, `wager: ${name}\npair: 1`);
      return found.ok ? found.odds.wagers.find(({ id }) => id === 'pair plus')?.edge : found.message;
    };
    expect(['bonus bet', 'Pair Plus'].map(edge)).toEqual([edge('pair plus'), edge('pair plus')]);
  });

  test.each([
    ['', 'The pay table has no rows.'],
    ['pair 1', 'Row 1: "pair 1" is not written as "hand: pays".'],
    ['wager: pair plus\n# high\npair: often', 'Row 3: "often" is no pay'],
    ['wager: pair plus\npair: 1\nflsh: 4', 'Row 3: "flsh" is no hand of this bet; it pays'],
    ['wager: pair plus\npair: 1\nflsh: 4', 'Is it "flush"?'],
    ['wager: pair plus\npair: 1\npair: 2', 'Row 3: "pair" stands twice.'],
    ['pair: 9999999', 'Row 1: "9999999" is no pay'],
    ['pair: 1 to 0', 'Row 1: "1 to 0" is no pay'],
    ['pair: 1', 'The pay table does not say for which wager it is: "Ante", "Play", "Bonus Bet".'],
    ['wager: pairs\npair: 1', 'has no wager "pairs"'],
    ['{', 'The pay table is no JSON'],
    ['{"pays":[]}', 'A pay table in JSON has "pays"'],
    ['{"pay":{"pair":1}}', '"pay" is not known'],
    ['{"wager":"pair plus","pays":{"pair":1,"flsh":4}}', 'Row 2: "flsh" is no hand'],
    ['{"pays":{"pair":null}}', 'Row 1: "null" is no pay'],
  ])('O44 %j is refused by a sentence that points at the row', (text, said) => {
    const found = ask(THREE_CARD, text);
    expect(found.ok ? '' : found.message).toContain(said);
  });
});
