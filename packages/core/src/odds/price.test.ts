import { describe, expect, test } from 'vitest';
import { findOffering } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { gameOf } from '../houses/testing/testing.ts';
import { priceAtTable, riskOfRuin } from './price.ts';
import { dealShortBank } from './round/short-bank.ts';

describe('with fees, and with a short bank', () => {
  test('O8 what players lose and the house takes is what the player-dealer gains and the house drops', () => {
    const price = priceAtTable({
      edge: 0.012,
      sd: 1,
      bet: 10_000,
      players: 5,
      handsPerHour: 40,
      fromPlayers: 500,
      fromDealer: 300,
    });
    expect(5 * price.player.hour).toBeCloseTo(price.dealer.hour + price.dropPerHour, 6);
    expect(price.breakEven).toBe(5000);
    expect(riskOfRuin(1000, 0, 5)).toBe(1);
    expect(riskOfRuin(100_000, 100, 10_000)).toBeCloseTo(Math.exp(-0.2), 9);
  });

  test('O9 002:423 a short bank meets the first place and leaves the last one short', () => {
    const game = gameOf(findOffering('empire/nines-up') as PlayerDealerOffering);
    const { places, covered, bank } = dealShortBank(game, {
      stake: 1500,
      bet: 1000,
      players: 4,
      rounds: 300,
    });
    expect(places[0].unmet).toBe(0);
    expect(places[3].unmet).toBeGreaterThan(places[1].unmet);
    expect(covered).toBeLessThan(1);
    const all = places.reduce((sum, { mean }) => sum + mean, 0);
    expect(bank.mean).toBeCloseTo(-1000 * all, 6);
  });

  test('O9 a bank that covers everything meets every place', () => {
    const game = gameOf(findOffering('black-sheep/ez-baccarat') as PlayerDealerOffering);
    const { places, covered } = dealShortBank(game, { stake: 1_000_000, bet: 1000, players: 3, rounds: 100 });
    expect(covered).toBe(1);
    expect(places.every(({ unmet }) => unmet === 0)).toBe(true);
  });
});
