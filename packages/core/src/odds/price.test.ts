import { describe, expect, test } from 'vitest';
import { findOffering } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { gameOf } from '../houses/testing/testing.ts';
import { priceAtTable, riskOfRuin } from './price.ts';
import { coveringStake, dealShortBank, stakeInUse } from './round/short-bank.ts';

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

  test.each([
    ['empire/three-card-poker', 'gross'],
    ['empire/three-card-poker', 'net'],
    ['black-sheep/ez-baccarat', 'net'],
    ['empire/nines-up', 'gross'],
  ] as const)('O9 %s: a stake covers the rounds that use no more of it (%s)', (id, coverage) => {
    const game = gameOf(findOffering(id) as PlayerDealerOffering);
    const of = { bet: 1000, players: 4, rounds: 300, coverage };
    const used = stakeInUse(game, of)[3];
    for (const stake of [1000, 2000, 3000, 4000, 6000, 9000]) {
      const { covered } = dealShortBank(game, { ...of, stake });
      expect(used.filter((bets) => 1000 * bets <= stake).length / used.length).toBe(covered);
    }
    const enough = 1000 * coveringStake(used, 0.9);
    expect(dealShortBank(game, { ...of, stake: enough }).covered).toBeGreaterThanOrEqual(0.9);
    expect(dealShortBank(game, { ...of, stake: enough - 1 }).covered).toBeLessThan(0.9);
  });

  test('O9 what fewer players use up is what they use up when dealt alone', () => {
    const game = gameOf(findOffering('empire/three-card-poker') as PlayerDealerOffering);
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    const of = { bet: 1000, rounds: 2000 };
    const among = mean(stakeInUse(game, { ...of, players: 6 })[1]);
    const alone = mean(stakeInUse(game, { ...of, players: 2 })[1]);
    expect(Math.abs(among - alone)).toBeLessThan(0.15);
  });

  test('O9 a bank that covers everything meets every place', () => {
    const game = gameOf(findOffering('black-sheep/ez-baccarat') as PlayerDealerOffering);
    const { places, covered } = dealShortBank(game, { stake: 1_000_000, bet: 1000, players: 3, rounds: 100 });
    expect(covered).toBe(1);
    expect(places.every(({ unmet }) => unmet === 0)).toBe(true);
  });

  test('O9 places are counted from where settling starts: that folded bets are collected before gives nobody a worse one', () => {
    const game = gameOf(findOffering('black-sheep/three-card-poker-6-card-bonus') as PlayerDealerOffering);
    const { places } = dealShortBank(game, { stake: 1_000_000, bet: 1000, players: 3, rounds: 400 });
    const [first, , last] = places;
    expect(Math.abs(first.mean - last.mean)).toBeLessThan(4 * Math.hypot(first.se, last.se));
  });
});
