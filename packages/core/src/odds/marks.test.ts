import { describe, expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { gameOf } from '../houses/testing/testing.ts';
import { marksOf } from './marks.ts';
import { oddsOf } from './offering-odds.ts';

const banked = offerings.filter((one): one is PlayerDealerOffering => one.kind === 'player-dealer');

/** What is dealt, not counted, takes long to be sure of. */
function isFaceUp(offering: PlayerDealerOffering): boolean {
  const { counted } = gameOf(offering);
  return counted?.by === 'front and back' && counted.seenPushes !== undefined;
}

function asked(id: string, set = {}) {
  const offering = banked.find((one) => one.id === id);
  if (offering === undefined) return expect.fail(id);
  const found = oddsOf(offering, { rounds: 2000, settings: set });
  return found.ok ? { offering, odds: found.odds } : expect.fail(found.message);
}

function marked(id: string, set = {}) {
  const { offering, odds } = asked(id, set);
  return marksIn(offering, odds, set);
}

const marksIn = (...of: Parameters<typeof marksOf>) =>
  Object.fromEntries(marksOf(...of).map(({ wager, ...mark }) => [wager, mark]));

describe('O63 what the book gives away', () => {
  test('only bets before the cards are marked, with the lines of their rules and pay tables', () => {
    expect(marked('hawaiian-gardens/caribbean-stud')).toEqual({
      ante: { gives: '003:719-724, 003:696, 003:726-734', never: false },
      call: { gives: null, never: false },
    });
  });

  test('a bet during the hand that best play never makes has no price', () => {
    const { double, insurance } = marked('black-sheep/blackjack-elite');
    expect(double).toEqual({ gives: null, never: false });
    expect(insurance).toEqual({ gives: null, never: true });
  });

  test('a reading by which the bank gains is not marked', () => {
    expect(marked('black-sheep/ez-baccarat').banker.gives).toBe('000:458, 000:502');
    expect(marked('black-sheep/ez-baccarat', { sevenPushes: true }).banker.gives).toBeNull();
  });

  test('O6, O63 by best play no bet before the cards costs more; what gives money away has lines narrower than its game', () => {
    let compared = 0;
    for (const { id, cite } of banked.filter((one) => !isFaceUp(one))) {
      const { offering, odds } = asked(id);
      for (const [wager, { gives }] of Object.entries(marksIn(offering, odds)))
        if (gives !== null) expect({ id, wager, gives }).not.toEqual({ id, wager, gives: cite });
      const before = gameOf(offering).wagers.filter(({ when }) => when === 'before');
      for (const { id: wager, plain, method } of odds.wagers) {
        if (plain === undefined || method !== 'exact' || !before.some((kind) => kind.id === wager)) continue;
        compared++;
        expect({ id, wager, more: plain > 0 }).toEqual({ id, wager, more: true });
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('O70 every wager of every offering of a book says where it is printed, within the pages of its game', () => {
    for (const offering of banked) {
      const { id, cite, wagers = {} } = offering;
      if (cite === null) continue;
      expect({ id, wagers: Object.keys(wagers) }).toEqual({
        id,
        wagers: gameOf(offering).wagers.map((kind) => kind.id),
      });
      const pages = passagesOf(cite);
      for (const { book, from, to } of Object.values(wagers).flatMap(passagesOf))
        expect({
          id,
          from,
          to,
          within: pages.some((page) => page.book === book && page.from <= from && to <= page.to),
        }).toEqual({ id, from, to, within: true });
    }
  });
});

/** `003:618-625, 003:640` as books and lines. */
function passagesOf(cites: string): { book: string; from: number; to: number }[] {
  return cites.split(', ').map((cite) => {
    const [, book, from, to = from] = /^(\d{3}):(\d+)(?:-(\d+))?$/.exec(cite) ?? expect.fail(cite);
    expect(Number(to)).toBeGreaterThanOrEqual(Number(from));
    return { book, from: Number(from), to: Number(to) };
  });
}
