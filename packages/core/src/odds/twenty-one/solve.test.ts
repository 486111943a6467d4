import { describe, expect, test } from 'vitest';
import { parseCards } from '../../cards/index.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { adviceOn } from '../strategy.ts';

const cards = (text: string): readonly number[] => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return read.cards;
};

/** What each choice is worth, by id. */
function worths(id: string, own: string, up: string): Record<string, number> {
  const offering = findOffering(id) as PlayerDealerOffering;
  const found = adviceOn(offering, cards(own), cards(up)[0]);
  if (!found.ok) throw new Error(found.message);
  return Object.fromEntries(found.worths.map(({ choice, worth }) => [choice, worth]));
}

describe('games of twenty-one', () => {
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
    expect(worths('lucky-lady/no-bust-blackjack', 'As Kd', '6c')).toEqual({});
  });
});
