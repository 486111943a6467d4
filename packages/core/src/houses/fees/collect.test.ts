import { describe, expect, test } from 'vitest';
import { collect } from './collect.ts';
import type { Readings } from './schedule/readings.ts';
import { bet, dealerPays, fromPot, post, pot, seats } from './testing-collect.ts';

describe('Black Sheep', () => {
  const tiers = (offering: string, option: string, pairs: Record<number, number>) => {
    for (const [action, fee] of Object.entries(pairs))
      expect([action, dealerPays(`black-sheep/${offering}`, option, Number(action))]).toEqual([action, fee]);
  };

  test('000:1562-1566 Three Card option 1', () => {
    tiers('three-card-poker-6-card-bonus', '1', { 1: 1, 50: 1, 51: 2, 300: 4, 301: 6, 600: 6, 601: 12 });
  });

  test('000:1683-1687 Ultimate option 3', () => {
    tiers('ultimate-texas-holdem', '3', { 400: 6, 401: 15, 1601: 30 });
  });

  test('000:2054-2058 EZ Baccarat option 13 as read', () => {
    tiers('ez-baccarat', '13', { 2000: 16, 2001: 25, 2500: 25, 2501: 30 });
  });

  test('below the first tier the lowest one is charged', () => {
    tiers('ez-baccarat', '13', { 20: 3 });
  });

  test('000:1849-1853 Gold option 1: 100, 250 and 60 make $410, $3 from the player-dealer, players $1, $3, $1', () => {
    const posted = post('black-sheep/pai-gow-poker-gold', '1');
    const bets = [bet(1, 100), bet(2, 200), bet(2, 50, true), bet(3, 60)];
    const result = collect({ posted, seats: seats(3), bets }, { at: 'start' });
    expect(result.ok && result.takes.map(({ from, cents, cite }) => [from, cents, cite])).toEqual([
      ['dealer', 300, '000:1853'],
      [1, 100, '000:1849'],
      [2, 300, '000:1851'],
      [3, 100, '000:1849'],
    ]);
  });

  test('000:1867 the blank fee of Gold option 4 is read $8', () => {
    tiers('pai-gow-poker-gold', '4', { 1200: 6, 1201: 8 });
  });

  test('000:1922 Face Up option 3: two base wagers $3 each, $5 from the player-dealer, bonus bets free', () => {
    const bets = [bet(1, 50), bet(2, 50), bet(2, 25, true), { ...bet(1, 25, true), circle: 5 }];
    const result = collect(
      { posted: post('black-sheep/face-up-pai-gow-poker', '3'), seats: seats(2), bets },
      { at: 'start' },
    );
    expect(result.ok && result.takes.map(({ from, cents }) => [from, cents])).toEqual([
      [1, 300],
      [2, 300],
      ['dealer', 500],
    ]);
  });

  test('000:2092, 000:2104, 000:2109 poker by head count, after the flop', () => {
    for (const [players, fee] of [
      [9, 7],
      [6, 5],
      [5, 5],
      [4, 4],
      [3, 3],
      [2, 3],
    ])
      expect([players, pot('black-sheep/holdem', '4', players, 'flop')]).toEqual([players, fromPot(fee)]);
    expect(pot('black-sheep/omaha', '5', 2, 'flop')).toEqual(fromPot(1));
    expect(pot('black-sheep/omaha-hi-lo', '10', 7, 'flop')).toEqual(fromPot(10));
  });

  test('000:2079 no flop, no fee', () => {
    expect(pot('black-sheep/holdem', '4', 9, 'deal')).toEqual([]);
  });

  test('a pot smaller than the fee gives what is there, or nothing where the room says so', () => {
    expect(pot('black-sheep/holdem', '4', 9, 'flop', { pot: 250 })).toEqual(fromPot(2.5));
    const readings: Partial<Readings> = { shortPot: 'nothing' };
    expect(pot('black-sheep/holdem', '4', 9, 'flop', { pot: 250, readings })).toEqual([]);
  });
});

describe('Hotel Del Rio', () => {
  test('001:127, 001:122 option 1 with eight players: $6 with a flop, $1 without; 001:135 option 9: $1 and $1', () => {
    expect(pot('hotel-del-rio/omaha', '1', 8, 'flop')).toEqual(fromPot(6));
    expect(pot('hotel-del-rio/omaha', '1', 8, 'deal')).toEqual(fromPot(1));
    expect(pot('hotel-del-rio/holdem', '9', 3, 'flop')).toEqual(fromPot(1));
    expect(pot('hotel-del-rio/holdem', '9', 3, 'deal')).toEqual(fromPot(1));
  });

  test('001:122 "up to two fees": both, where the room reads it so', () => {
    const readings: Partial<Readings> = { designated: 'besides' };
    expect(pot('hotel-del-rio/omaha', '1', 8, 'flop', { readings })).toEqual(fromPot(1, 6));
    expect(pot('hotel-del-rio/omaha', '1', 8, 'deal', { readings })).toEqual(fromPot(1));
  });

  test('001:719, 001:743-747 Three Card options 17 and 22', () => {
    const game = 'hotel-del-rio/three-card-poker-6-card-bonus';
    expect([800, 801, 100].map((action) => dealerPays(game, '22', action))).toEqual([20, 25, 3]);
    expect(dealerPays(game, '17', 51)).toBe(4);
    expect([dealerPays(game, '1', 50), dealerPays(game, '1', 50.5)]).toEqual([1, 2]);
  });

  test('001:755-756 option 23: $300 and four base wagers: $5 and four times 50 cents, before Play', () => {
    const bets = seats(4).map((seat) => bet(seat, 75));
    const table = {
      posted: post('hotel-del-rio/three-card-poker-6-card-bonus', '23'),
      seats: seats(4),
      bets,
    };
    const result = collect(table, { at: 'play' });
    expect(result.ok && result.takes.map(({ from, cents }) => [from, cents])).toEqual([
      ['dealer', 500],
      ...seats(4).map((seat) => [seat, 50]),
    ]);
    expect(collect(table, { at: 'start' })).toMatchObject({ takes: [] });
  });
});
