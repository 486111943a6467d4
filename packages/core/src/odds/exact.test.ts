import { describe, expect, test } from 'vitest';
import { packs, rankOf, shoe } from '../cards/index.ts';
import { type RoundState, shared } from '../engine/player-dealer/state.ts';
import * as step from '../engine/player-dealer/steps.ts';
import { higherWins } from '../games/table-poker/against-dealer.ts';
import { findOffering } from '../houses/index.ts';
import { bets } from '../houses/limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../houses/offering/offering.ts';
import { gameOf } from '../houses/testing/testing.ts';
import type { OfferingOdds, WagerOdds } from './answer.ts';
import { countFirstCards } from './count/in-order.ts';
import { forSuitClasses } from './count/suit-classes.ts';
import { dealBeside } from './dealt-check.ts';
import { USUAL_CARIBBEAN } from './kept/five-cards.ts';
import { kept } from './kept/kept.ts';
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
  return countFirstCards(game, kind, kind.asDealt);
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

  test('O4 000:1078-1089 Super 7s: sevens in the order they come, and no third card against a natural', () => {
    const { edge, rows } = bonus('black-sheep/blackjack-elite', 'super 7s');
    const chance = Object.fromEntries(rows.map(({ for: row, probability }) => [row, probability]));
    // Six decks: 24 sevens of 312 cards, 6 of each suit; 24 aces and 96 tens for the player-dealer.
    const pair = (24 / 312) * (23 / 311);
    const suitedPair = (24 / 312) * (5 / 311);
    const noNatural = 1 - (2 * 24 * 96) / (309 * 308);
    const three = pair * (22 / 310) * noNatural;
    const suitedThree = suitedPair * (4 / 310) * noNatural;
    expect(chance['one seven']).toBeCloseTo((24 / 312) * (288 / 311), 12);
    expect(chance['three sevens of one suit']).toBeCloseTo(suitedThree, 12);
    expect(chance['three sevens']).toBeCloseTo(three - suitedThree, 12);
    const suitedTwo = chance['two sevens of one suit'];
    expect(suitedTwo + chance['two sevens'] + three).toBeCloseTo(pair, 12);
    expect(suitedTwo).toBeCloseTo(suitedPair * (1 - (22 / 310) * noNatural), 12);
    expect(100 * edge).toBeCloseTo(7.5275, 4);
  });

  test('O4 games of nine by best play; the Bonus Tie costs 46.8%', () => {
    expect(edges('hawaiian-gardens/super-9-bonus-tie')).toEqual({ game: 0.681682, tie: 46.826073 });
  });

  test('O6 21st Century Baccarat: the Tie that is offered after the cards (002:759) turns the hand around', () => {
    const [bet] = odds('empire/twenty-first-century-baccarat').wagers;
    expect(percent(bet)).toBe(-9.575735);
    expect(bet.plain).toBeGreaterThan(0.1);
  });

  test('O4 Caribbean Stud of one deck by the usual table costs 5.2243%, as published', () => {
    const found = kept(USUAL_CARIBBEAN)?.result as readonly WagerOdds[] | undefined;
    expect(percent(found?.[0] ?? expect.fail())).toBeCloseTo(5.2243, 4);
  });

  test('O46 Pokara by best play gains the player 3%: the bank draws by its chart, and a draw that fails loses to all', () => {
    const [bet, double, bonus] = odds('hawaiian-gardens/pokara').wagers;
    expect([bet.method, double.method, bonus.method]).toEqual(['exact', 'exact', 'exact']);
    expect(percent(bet)).toBe(-3.002808);
    expect(bet.rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });

  test('every hand of five cards stands in one of 134,459 classes of suits', () => {
    let [classes, hands] = [0, 0];
    forSuitClasses(packs.standard, 5, (_, ways) => {
      classes++;
      hands += ways;
    });
    expect([classes, hands]).toEqual([134_459, 2_598_960]);
  });

  test.each([
    ['lucky-lady/fortune-7-baccarat', 4000],
    ['lucky-lady/ultimate-texas-holdem-bad-beat', 2000],
  ])('O5 dealt, %s comes out as it was counted', (of, rounds) => {
    const dealt = dealBeside(offering(of), { rounds, seed: 'odds' });
    expect(dealt.length).toBeGreaterThan(0);
    for (const { apart } of dealt) expect(Math.abs(apart)).toBeLessThan(3);
  });

  test.each([
    ['hawaiian-gardens/nine-and-a-half', 6000],
    ['hawaiian-gardens/caribbean-stud', 6000],
    ['hawaiian-gardens/pokara', 6000],
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

describe('O4 a script that deals on after a choice', () => {
  const spot = (round: RoundState) => round.hands.flat()[0];
  const ahead = (round: RoundState, at: number) =>
    rankOf(spot(round).cards[at]) - rankOf(shared(round, 'dealer').cards[at]);
  const more = step.laterWager('more', 'More', step.equalTo('bet'));
  /** One card each; on a tie as much more is bet, and one more card each decides, ties for the player. */
  const tieBreak = playerDealerOffering({
    id: 'empire/tie-break',
    name: 'Tie Break',
    family: 'casino-poker',
    line: 'One card each, and one more on a tie.',
    cite: null,
    settings: {},
    limits: [bets(5, 100)],
    game: () => {
      const isDecided = (round: RoundState) => ahead(round, 0) !== 0;
      return {
        shoe: shoe(packs.standard, 6),
        seats: 8,
        wagers: [step.wager('bet', 'Bet', step.tableSize), more],
        script: [
          step.betting,
          ...step.cardsOut(step.deal('spots', 1, 'up'), step.deal('dealer', 1, 'up')),
          step.choose((round) => (isDecided(round) ? [] : [step.betChoice(more, 'More', 'pass')])),
          step.unless(isDecided, step.deal('spots', 1, 'up')),
          step.unless(isDecided, step.deal('dealer', 1, 'up')),
          step.settleAll,
        ],
        settlement: step.seatBySeat(step.leftOfDealer, 'bet', 'more'),
        outcome: (round, { kind }) => {
          if (isDecided(round)) return higherWins(ahead(round, 0));
          if (ahead(round, 1) < 0) return step.lose;
          return kind === 'bet' ? step.push : step.evenMoney;
        },
        counted: { by: 'script', alike: rankOf },
      };
    },
  });

  test('is counted card by card: one bet of two is lost more often than one is won', () => {
    const found = oddsOf(tieBreak);
    if (!found.ok) return expect.fail(found.message);
    // Two of a rank are gone, and the second cards come of the 310 others.
    const same = (24 * 23 * 12 + 22 * 21) / (310 * 309);
    const tie = 23 / 311;
    expect(found.odds.wagers[0].edge).toBeCloseTo(tie * (2 * ((1 - same) / 2) - (1 + same) / 2), 12);
  });

  test('and so it is dealt', () => {
    for (const { apart } of dealBeside(tieBreak, { rounds: 20_000, seed: 'tie break' }))
      expect(Math.abs(apart)).toBeLessThan(4);
  });
});
