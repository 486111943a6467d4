import { evolve, newRound, type RoundState } from '@cardroom/core/engine/player-dealer';
import { chooseSettings, findOffering } from '@cardroom/core/houses';
import { cards } from '@cardroom/core/source/cards/testing-cards.ts';
import type { PlayerDealerOffering } from '@cardroom/core/source/houses/offering/offering.ts';
import { describe, expect, it } from 'vitest';
import { isFoul } from './foul.ts';

/** Seat 1 holds the bank; seat 2 has bet and holds these cards. */
function dealt(id: string, held: string): RoundState {
  const offering = findOffering(id) as PlayerDealerOffering;
  const values = chooseSettings(offering.settings);
  if (!values.ok) throw new Error(values.message);
  const game = offering.game(values.values);
  const stacks = Array.from({ length: game.seats }, () => 100_000);
  const round = newRound({ game, stacks, dealer: 0, limits: offering.limits[0].limits });
  const [{ id: kind }] = game.wagers;
  evolve(round, { type: 'wagered', seat: 1, spot: 1, kind, cents: 1000, hand: 0 });
  evolve(round, {
    type: 'dealt',
    to: 'spot',
    spot: 1,
    number: 0,
    cards: cards(held),
    up: false,
    pile: -1,
    only: 1,
  });
  return round;
}

function foul(id: string, front: string, back: string): boolean {
  const round = dealt(id, `${front} ${back}`);
  return isFoul(round, round.hands[1][0], { front: cards(front), back: cards(back) });
}

describe('whether a set is foul, asked of the game', () => {
  it.each([
    ['empire/fortune-pai-gow-poker', '9c 9d', 'Ah Kc Qd 8s 2c', true],
    ['empire/fortune-pai-gow-poker', 'Ah Kc', '9c 9d Qd 8s 2c', false],
    ['empire/fortune-pai-gow-poker', '3c 2d', '7h 5c 4d 9s 8c', false],
    ['black-sheep/pai-gow-poker-gold', 'Ah Jk', 'Kh Kc Qd 8s 2c', true],
    // 003:960: fours in front need fives behind; elsewhere the other cards of the back make it higher (000:646).
    ['hawaiian-gardens/pai-gow-poker', '4c 4d', '4h 4s Ad 8s 2c', true],
    ['black-sheep/pai-gow-poker-gold', '4c 4d', '4h 4s Ad 8s 2c', false],
    ['empire/nines-up', '9c 9d', '8h 3s', true],
    ['empire/nines-up', '8h 3s', '9c 9d', false],
    ['empire/nines-up', '8h 2s', '8c 2d', false],
  ])('%s: %s / %s', (id, front, back, is) => {
    expect(foul(id, front, back)).toBe(is);
  });

  it('is never so with tiles, whose hands meet low with low', () => {
    expect(foul('empire/pai-gow-tiles', 'Teen Teen', 'Gow45 Ng14')).toBe(false);
  });
});
