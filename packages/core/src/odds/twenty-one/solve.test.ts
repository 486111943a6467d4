import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/testing-cards.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import type { WagerOdds } from '../answer.ts';
import { kept } from '../kept/kept.ts';
import { keptTwentyOne } from '../kept/twenty-one.ts';
import type { OddsQuestion } from '../odds-work.ts';
import { oddsOf } from '../offering-odds.ts';
import { adviceOn } from '../strategy.ts';
import { isTwentyOne } from './line.ts';
import { MAY } from './own-hands.ts';
import { Rules21 } from './rules21.ts';
import { splitHands } from './splits.ts';

/** What each choice is worth, by id. */
function worths(id: string, own: string, up: string): Record<string, number> {
  const offering = findOffering(id) as PlayerDealerOffering;
  const found = adviceOn(offering, cards(own), cards(up)[0]);
  if (!found.ok) throw new Error(found.message);
  return Object.fromEntries(found.worths.map(({ choice, worth }) => [choice, worth]));
}

describe('games of twenty-one', () => {
  test('O7 which card a split began with decides: split aces take one card, an ace on a split five plays on', () => {
    const game = gameOf(findOffering('black-sheep/blackjack-elite') as PlayerDealerOffering);
    if (!isTwentyOne(game) || game.counted?.by !== 'twenty-one') throw new Error(game.name);
    const { own } = new Rules21(game, game.counted);
    const [ace, five] = [0, 4];
    const hand = own.of([ace, five]);
    expect(own.may(hand, ace)).toBe(0);
    expect(own.may(hand, five) & MAY.hit).toBe(MAY.hit);
  });

  test('O7 hands of a split are as many as there can be: two, and one more for each pair that may be split again', () => {
    const hands = (mostHands: number) => {
      const of = { pairs: 22, cards: 309, mostHands, again: mostHands > 2, part: 1 };
      const { other, same } = splitHands(of);
      let sum = 0;
      for (const first of [0, 1] as const)
        for (const [more, bets] of other[first].entries()) {
          const pair = (of.pairs - more) / (of.cards - more);
          sum += bets * (1 - pair) + same[first][more] * pair;
        }
      return sum;
    };
    expect(hands(2)).toBeCloseTo(2, 12);
    expect(hands(3)).toBeCloseTo(3 - (287 / 309) * (286 / 308), 12);
    expect(hands(4)).toBeGreaterThan(hands(3));
  });

  test.each(keptTwentyOne.map(({ name }) => name))(
    'O7 %s: results of a double add up to its edge',
    (name) => {
      const wagers = kept(name)?.result as readonly WagerOdds[];
      for (const { id, edge, rows } of wagers) {
        expect(rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        if (id === 'double')
          expect(-rows.reduce((sum, { pays, probability }) => sum + pays * probability, 0)).toBeCloseTo(
            edge,
            9,
          );
      }
    },
  );

  test('O4, O5 002:1208 the bank goes over in more than 28% of hands; Buster dealt comes out as counted', () => {
    const offering = findOffering('empire/pure-21-5-blackjack') as PlayerDealerOffering;
    const buster = (question: OddsQuestion) => {
      const found = oddsOf(offering, question);
      if (!found.ok) throw new Error(found.message);
      return found.odds.wagers.find(({ id }) => id === 'buster') ?? expect.fail();
    };
    const counted = buster({});
    expect(counted.method).toBe('exact');
    expect(counted.hit).toBeGreaterThan(0.28);
    expect(counted.hit).toBeLessThan(0.29);
    const rounds = 3000;
    const dealt = buster({ simulated: true, rounds, milliseconds: 1e6 });
    // By the counted spread: where the rare large rows do not come, the rounds themselves show too small an error.
    expect(Math.abs(dealt.edge - counted.edge)).toBeLessThan((3 * counted.sd) / Math.sqrt(rounds));
  });

  test('O7 No Bust: 13 against a 4 hits, because of two busted hands the nearer pushes', () => {
    const { hit, stand } = worths('lucky-lady/no-bust-blackjack-2001', 'Ts 3d', '4c');
    expect(hit).toBeGreaterThan(stand + 0.2);
  });

  test('O7 a hand over is lost where the book spares none, and surrender costs half', () => {
    const { surrender, stand, hit } = worths('empire/pure-21-5-blackjack', '9s 7d', '9c');
    expect(surrender).toBe(-0.5);
    expect(Math.max(stand, hit)).toBeGreaterThan(-0.6);
  });

  test('O7 a strategy is asked of the game: nothing is open to a natural', () => {
    const offering = findOffering('lucky-lady/no-bust-blackjack') as PlayerDealerOffering;
    const game = offering.game(
      Object.fromEntries(
        Object.entries(offering.settings).map(([name, { default: value }]) => [name, value]),
      ),
    ) as BlackjackGame;
    expect(game.rules.totals.isNatural(cards('As Kd'))).toBe(true);
    expect(adviceOn(offering, cards('As Kd'), cards('6c')[0])).toMatchObject({
      ok: false,
      message: expect.stringMatching(/has nothing to choose\.$/),
    });
  });
});
