import { describe, expect, test } from 'vitest';
import { cards } from '../cards/testing-cards.ts';
import type { Outcome } from '../engine/player-dealer/game.ts';
import { completed } from '../engine/player-dealer/steps.ts';
import { play, start } from '../engine/player-dealer/testing/testing.ts';
import { threeCardPoker } from '../games/table-poker/three-card-poker.ts';
import type { ThreeCardHand } from '../ranks/high/three-card.ts';
import { casinoPoker as blackSheep } from './black-sheep/casino-poker.ts';
import { casinoPoker as empire } from './empire/casino-poker.ts';
import { casinoPoker as gardens } from './hawaiian-gardens/casino-poker.ts';
import { casinoPoker as delRio } from './hotel-del-rio/casino-poker.ts';
import { casinoPoker as luckyLady } from './lucky-lady/casino-poker.ts';
import type { PlayerDealerOffering } from './offering/offering.ts';
import { noBackline } from './readings/casino-poker-readings.ts';
import { gameOf } from './testing/testing.ts';

/** Exact edges of the bonus wagers: every hand there is, through the code that settles rounds. */

const gameAt = (offerings: readonly PlayerDealerOffering[], chosen = {}) =>
  gameOf(offerings.find(({ id }) => id.includes('three-card')) as PlayerDealerOffering, chosen);

/** A wager on a hand that stayed in, whose cards and the player-dealer's can be changed at will. */
function wagerOn(game: ReturnType<typeof gameAt>, kind: string) {
  const { state } = play(start(game, { bank: 10 }), '2 ante 10', `2 ${kind} 10`, 'close', '2 play');
  const wager = state.wagers.find((w) => w.kind === kind);
  if (wager === undefined) throw new Error(`There is no ${kind} wager.`);
  const hand = state.hands[1][0].cards;
  const dealer = state.shared.dealer.cards;
  return { hand, dealer, outcome: () => game.outcome(state, wager) };
}

/** Outcomes by the odds they pay, 0 for a loss. */
type Counts = Map<number, number>;

function count(counts: Counts, outcome: Outcome): void {
  const odds = outcome.result === 'win' ? outcome.odds[0] / outcome.odds[1] : 0;
  counts.set(odds, (counts.get(odds) ?? 0) + 1);
}

const total = (counts: Counts) => [...counts.values()].reduce((sum, n) => sum + n, 0);
const edge = (counts: Counts) =>
  [...counts].reduce((sum, [odds, n]) => sum + n * (odds === 0 ? 1 : -odds), 0) / total(counts);

function pairPlus(game: ReturnType<typeof gameAt>): Counts {
  const { hand, outcome } = wagerOn(game, 'pair plus');
  const counts: Counts = new Map();
  for (hand[0] = 0; hand[0] < 50; hand[0]++)
    for (hand[1] = hand[0] + 1; hand[1] < 51; hand[1]++)
      for (hand[2] = hand[1] + 1; hand[2] < 52; hand[2]++) count(counts, outcome());
  return counts;
}

describe('Pair Plus over all 22,100 hands', () => {
  test.each<[string, readonly PlayerDealerOffering[], Record<string, unknown>?]>([
    ['000:881-886', blackSheep],
    ['001:577-582', delRio],
    ['002:948-953', empire],
    ['003:2580-2585 with A-2-3', gardens, { lowest: 'A-2-3' }],
    ['004:1267-1272 with A-2-3', luckyLady, { lowest: 'A-2-3' }],
  ])('%s 200-40-30-6-3-1 keeps 968 of 22,100', (_, offerings, chosen = {}) => {
    const counts = pairPlus(gameAt(offerings, chosen));
    expect(Object.fromEntries(counts)).toEqual({
      200: 4,
      40: 44,
      30: 52,
      6: 720,
      3: 1096,
      1: 3744,
      0: 16_440,
    });
    expect(edge(counts)).toBeCloseTo(968 / 22_100, 12);
  });

  test.each([
    ['003:2511', gardens],
    ['004:1200', luckyLady],
  ])('%s from 4-3-2 on there are four straight flushes fewer, and as many flushes more', (_, offerings) => {
    const counts = pairPlus(gameAt(offerings));
    expect([counts.get(40), counts.get(3)]).toEqual([40, 1100]);
    expect(edge(counts)).toBeCloseTo((968 + 4 * 37) / 22_100, 12);
  });

  test.each([
    [4, 2.316742],
    [3, 7.276018],
  ])('the usual table 40-30-6-%i-1 keeps %f in a hundred', (flush, percent) => {
    const rows: readonly (readonly [ThreeCardHand, number])[] = [
      ['royal flush', 40],
      ['straight flush', 40],
      ['three of a kind', 30],
      ['straight', 6],
      ['flush', flush],
      ['pair', 1],
    ];
    const pays = rows.map(([of, odds]) => ({ hand: of, of, pays: odds, cite: 'usual' }));
    const game = completed(
      'Three Card Poker',
      threeCardPoker({
        decks: 1,
        seats: 8,
        backline: noBackline,
        bonusAlone: false,
        unqualified: 'pays',
        pairPlus: { title: 'Pair Plus', pays, afterFold: 'lost' },
        foldsCollected: 'at once',
        first: 'left',
      }),
    );
    expect(edge(pairPlus(game)) * 100).toBeCloseTo(percent, 6);
  });
});

/** How often each hand is the best five of six of 52, from the royal flush down; `odds/exact.test.ts` counts them. */
const SIX_CARDS = [188, 1656, 14_664, 165_984, 205_792, 361_620, 732_160];

describe('the 6 Card Bonus over all 20,358,520 sets of six cards', () => {
  test.each([
    ['000:909-915', blackSheep, 6.7413],
    ['001:605-611', delRio, 10.2248],
    ['003:2613', gardens, 8.56],
    ['004:1300', luckyLady, 6.74],
  ] as const)('%s by its own table', (_, offerings, percent) => {
    const { hand, dealer, outcome } = wagerOn(gameAt(offerings), '6 card');
    const counts: Counts = new Map([[0, 20_358_520]]);
    const samples = ['As Ks Qs Js Ts 2d', '9s 8s 7s 6s 5s 2d', '9c 9d 9h 9s 2d 3c', '9c 9d 4h 9h 4d 2s'];
    samples.push('2s 5s 9s Js Ks 3d', '5c 6d 7h 8s 9c 2d', '9c 9d 2h 9h 5s Kd');
    for (const [i, text] of samples.entries()) {
      const six = cards(text);
      hand.splice(0, 3, ...six.slice(0, 3));
      dealer.splice(0, 3, ...six.slice(3));
      const paid = outcome();
      if (paid.result !== 'win') throw new Error(`${text} must win.`);
      counts.set(paid.odds[0], SIX_CARDS[i]);
      counts.set(0, (counts.get(0) ?? 0) - SIX_CARDS[i]);
    }
    expect(edge(counts) * 100).toBeCloseTo(percent, percent === 6.74 || percent === 8.56 ? 2 : 4);
  });
});
