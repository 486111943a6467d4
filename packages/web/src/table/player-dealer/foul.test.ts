import { chooseSettings, findOffering } from '@cardroom/core/houses';
import { cards } from '@cardroom/core/source/cards/testing-cards.ts';
import type { PlayerDealerOffering } from '@cardroom/core/source/houses/offering/offering.ts';
import { describe, expect, it } from 'vitest';
import { isFoul } from './foul.ts';

function foul(id: string, front: string, back: string): boolean {
  const offering = findOffering(id) as PlayerDealerOffering;
  const chosen = chooseSettings(offering.settings);
  if (!chosen.ok) throw new Error(chosen.message);
  return isFoul(offering.game(chosen.values), { front: cards(front), back: cards(back) });
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
