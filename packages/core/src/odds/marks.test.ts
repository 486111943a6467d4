import { describe, expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings } from '../houses/offering/setting.ts';
import { wagerLines } from '../houses/wager-lines.ts';
import { marksOf } from './marks.ts';
import { oddsOf } from './offering-odds.ts';

const banked = offerings.filter((one): one is PlayerDealerOffering => one.kind === 'player-dealer');

function gameOf({ settings, game }: PlayerDealerOffering) {
  const chosen = chooseSettings(settings, {});
  return chosen.ok ? game(chosen.values) : expect.fail(chosen.message);
}

/** What is dealt, not counted, takes long to be sure of. */
function isFaceUp(offering: PlayerDealerOffering): boolean {
  const { counted } = gameOf(offering);
  return counted?.by === 'front and back' && counted.seenPushes !== undefined;
}

function marked(id: string, set = {}) {
  const offering = banked.find((one) => one.id === id);
  if (offering === undefined) return expect.fail(id);
  const found = oddsOf(offering, { rounds: 2000, set });
  if (!found.ok) return expect.fail(found.message);
  return Object.fromEntries(marksOf(offering, found.odds, set).map(({ wager, ...mark }) => [wager, mark]));
}

describe('O63 what the book gives away', () => {
  test('only bets before the cards are marked, with the lines of their rules and pay tables', () => {
    expect(marked('hawaiian-gardens/caribbean-stud')).toEqual({
      ante: { gives: '003:696, 003:726-734', never: false },
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

  test('every bet that gives money away as printed has lines narrower than its game', () => {
    for (const { id, cite } of banked.filter((one) => !isFaceUp(one)))
      for (const [wager, { gives }] of Object.entries(marked(id)))
        if (gives !== null) expect({ id, wager, gives }).not.toEqual({ id, wager, gives: cite });
  });

  test('lines are declared for wagers that there are', () => {
    for (const [id, wagers] of Object.entries(wagerLines)) {
      const known = banked.filter((one) => one.id === id).flatMap((one) => gameOf(one).wagers);
      expect(known.map((kind) => kind.id)).toEqual(expect.arrayContaining(Object.keys(wagers)));
    }
  });
});
