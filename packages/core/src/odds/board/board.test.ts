import { describe, expect, test } from 'vitest';
import { packs } from '../../cards/index.ts';
import { cards as cardsOf } from '../../cards/testing-cards.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import type { OddsQuestion } from '../odds-work.ts';
import { oddsOf } from '../offering-odds.ts';
import { bestPlay, countFlops } from './count-board.ts';
import { cellsOf, Meetings, pairOf } from './meetings.ts';

const offering = (id: string) => findOffering(id) as PlayerDealerOffering;
function wagers(id: string, question: OddsQuestion = {}) {
  const found = oddsOf(offering(id), { rounds: 1, ...question });
  if (!found.ok) throw new Error(found.message);
  return found.odds.wagers;
}

const BLACK_SHEEP = 'black-sheep/ultimate-texas-holdem';
const game = gameOf(offering(BLACK_SHEEP));
const board = game.counted?.by === 'board' ? game.counted : expect.fail();

describe("hold'em against a bank", () => {
  test.each(['Ks 9s 4s 4d 2c', 'Ts 9h 8d 7c 2s', 'As Ks Qs Js Ts'])(
    'O45 on %s hands meet all that share no card with them',
    (text) => {
      const cards = cardsOf(text);
      const meetings = new Meetings(board);
      meetings.lay(cards);
      expect(meetings.count).toBe(1081);
      const left = [...packs.standard.cards].filter((card) => !cards.includes(card));
      const asked = new Set([
        pairOf(left[0], left[30]),
        pairOf(left[7], left[8]),
        pairOf(left[45], left[46]),
      ]);
      meetings.each((pair, met) => {
        if (!asked.has(pair)) return;
        const own = [meetings.low[pair], meetings.high[pair]];
        const mine = board.value(own, cards);
        const counts = new Array<number>(cellsOf(board.kinds)).fill(0);
        const others = left.filter((card) => !own.includes(card));
        for (const a of others)
          for (const b of others) {
            if (a >= b) continue;
            const theirs = board.value([a, b], cards);
            const [kind, other] = [board.kind(mine), board.kind(theirs)];
            if (kind !== other || mine > theirs) counts[kind * board.kinds + other]++;
            else counts[board.kinds * (board.kinds + Number(mine < theirs)) + kind]++;
          }
        const found = counts.map(() => 0);
        for (let i = 0; i < met; i++) found[meetings.cells[i]] += meetings.often[i];
        expect(found).toEqual(counts);
      });
    },
  );

  test('O45 every deal of a flop is played in one way, hands that differ by suits alone together', () => {
    const cards = cardsOf('Qs 7s 2s');
    const { played } = bestPlay(game, board, [countFlops(game, board, [{ cards, ways: 4 }])]);
    const deals = played.reduce((sum, { count }) => sum + count, 0);
    expect(deals).toBe((4 * ((49 * 48) / 2) * ((47 * 46) / 2) * (45 * 44)) / 2);
    for (const { count } of played) expect(Number.isInteger(count)).toBe(true);
  });

  test('O4, O45 Ultimate costs 2.185% of the Ante by best play, as published, in all three houses', () => {
    const ids = [
      BLACK_SHEEP,
      'hawaiian-gardens/ultimate-texas-holdem',
      'lucky-lady/ultimate-texas-holdem-bad-beat',
    ];
    for (const id of ids) {
      const [ante, blind, play] = wagers(id);
      expect([ante.method, blind.method, play.method]).toEqual(['exact', 'exact', 'exact']);
      expect(100 * ante.edge).toBeCloseTo(2.185, 3);
      const deals = ante.rows.reduce((sum, { combinations }) => sum + (combinations ?? 0), 0);
      // 52 cards: two, three, two more, and the bank's two.
      expect(deals).toBe(1326 * 19_600 * 1081 * 990);
    }
  });

  test('O4, O45 Trips comes as often as hands of seven cards do', () => {
    const trips = wagers(BLACK_SHEEP).find(({ id }) => id === 'trips');
    const hands = trips?.rows.map(({ for: hand, probability }) => [
      hand,
      Math.round(probability * 133_784_560),
    ]);
    expect(hands?.slice(0, -1)).toEqual([
      ['royal flush', 4324],
      ['straight flush', 37_260],
      ['four of a kind', 224_848],
      ['full house', 3_473_184],
      ['flush', 4_047_644],
      ['straight', 6_180_020],
      ['three of a kind', 6_461_620],
    ]);
  });

  test('O45 where another Blind is paid nothing is exact that was counted for this one', () => {
    const rows = [{ hand: 'flush', pays: [3, 1] as const, row: 1 }];
    const id = 'lucky-lady/ultimate-texas-holdem-bad-beat';
    const methods = (question: OddsQuestion) => new Set(wagers(id, question).map(({ method }) => method));
    expect(methods({ pays: { wager: 'blind', rows } })).toEqual(new Set(['simulated']));
    expect(methods({})).toEqual(new Set(['exact']));
    expect(methods({ settings: { badBeatAfterFold: 'lives' } })).toEqual(new Set(['exact']));
  });
});
