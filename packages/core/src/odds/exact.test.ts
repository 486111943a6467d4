import { describe, expect, test } from 'vitest';
import { packs } from '../cards/index.ts';
import { findOffering } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { gameOf } from '../houses/testing/testing.ts';
import type { OfferingOdds, WagerOdds } from './answer.ts';
import { countAsDealt } from './count/as-dealt.ts';
import { forSuitClasses } from './count/suit-classes.ts';
import type { OddsQuestion } from './odds-work.ts';
import { oddsOf } from './offering-odds.ts';

const offering = (id: string) => findOffering(id) as PlayerDealerOffering;
function odds(id: string, question: OddsQuestion = {}): OfferingOdds {
  const found = oddsOf(offering(id), question);
  if (!found.ok) throw new Error(found.message);
  return found.odds;
}
const percent = ({ edge }: WagerOdds) => Number((100 * edge).toFixed(6));
const edges = (id: string) => Object.fromEntries(odds(id).wagers.map((wager) => [wager.id, percent(wager)]));

/** A bonus that the first cards decide, counted by itself. */
function bonus(id: string, wager: string): WagerOdds {
  const game = gameOf(offering(id));
  const kind = game.wagers.find((one) => one.id === wager);
  if (kind?.asDealt === undefined) throw new Error(`${wager} is not decided by the first cards.`);
  return countAsDealt(game, kind, kind.asDealt);
}

describe('what is counted', () => {
  test('O4 baccarat of eight decks: combinations and edges as published', () => {
    const { method, wagers } = odds('hawaiian-gardens/fortune-7-baccarat');
    expect(method).toBe('exact');
    const [player] = wagers;
    expect(player.rows.map(({ for: result, combinations }) => [result, combinations])).toEqual([
      ['win', 2_230_518_282_592_256],
      ['push', 475_627_426_473_216],
      ['lose', 2_292_252_566_437_888],
    ]);
    expect(wagers.map(percent)).toEqual([1.235081, 1.018301, 14.359629, 9.635613, 7.611334]);
  });

  test.each([
    ['003:2613-2614', 'hawaiian-gardens', 0.0856],
    ['004:1300-1301', 'lucky-lady', 0.0674],
  ])('O4 %s the 6 Card Bonus of %s costs %d and hits 0.072798, as printed', (_, house, printed) => {
    const { edge, hit, rows } = bonus(`${house}/three-card-poker-6-card-bonus`, '6 card');
    expect(edge).toBeCloseTo(printed, 4);
    expect(hit).toBeCloseTo(0.072798, 6);
    expect(rows.reduce((sum, { combinations }) => sum + (combinations ?? 0), 0)).toBe(20_358_520);
  });

  test('O4 bonuses of a shoe: Perfect Pair and the four cards of baccarat', () => {
    expect(percent(bonus('hawaiian-gardens/blackjack-poker', 'perfect pair'))).toBe(6.109325);
    expect(percent(bonus('hawaiian-gardens/pokara', 'bonus'))).toBe(5.941361);
  });

  test('O4 games of nine by best play; the Bonus Tie costs 46.8%', () => {
    expect(edges('hawaiian-gardens/super-9-bonus-tie')).toEqual({ game: 0.681682, tie: 46.826073 });
  });

  test('O6 21st Century Baccarat: the Tie that is offered after the cards (002:759) turns the hand around', () => {
    const [bet] = odds('empire/twenty-first-century-baccarat').wagers;
    expect(percent(bet)).toBe(-9.575735);
    expect(bet.plain).toBeGreaterThan(0.1);
  });

  test('every hand of five cards stands in one of 134,459 classes of suits', () => {
    let [classes, hands] = [0, 0];
    forSuitClasses(packs.standard, 5, (_, ways) => {
      classes++;
      hands += ways;
    });
    expect([classes, hands]).toEqual([134_459, 2_598_960]);
  });

  test('O5 dealt, baccarat comes out as it was counted', () => {
    const of = 'lucky-lady/fortune-7-baccarat';
    const counted = odds(of).wagers;
    const dealt = odds(of, { simulated: true, rounds: 4000, milliseconds: 1e6 }).wagers;
    for (const [i, { edge, se }] of dealt.entries())
      expect(Math.abs(edge - counted[i].edge)).toBeLessThan(3 * se);
  });

  test.each([
    ['hawaiian-gardens/nine-and-a-half', 6000],
    ['hawaiian-gardens/caribbean-stud', 6000],
  ])(
    'O5, O6 %s: dealt by the plain line it costs what was counted for it, and no less than by the best',
    (of, rounds) => {
      const [{ method, edge, plain = 0 }] = odds(of).wagers;
      expect(method).toBe('exact');
      expect(plain).toBeGreaterThanOrEqual(0);
      const [dealt] = odds(of, { simulated: true, rounds, milliseconds: 1e6 }).wagers;
      expect(Math.abs(dealt.edge - edge - plain)).toBeLessThan(3 * dealt.se);
    },
  );
});
