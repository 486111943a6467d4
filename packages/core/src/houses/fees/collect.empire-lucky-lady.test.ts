import { describe, expect, test } from 'vitest';
import { collect, type TableNow } from './collect.ts';
import type { Moment } from './collect-due.ts';
import type { Readings } from './schedule/readings.ts';
import { bet, dealerPays, fromPot, post, pot, seats } from './testing-collect.ts';

describe('Empire', () => {
  const one = (offering: string, option: string, more: Partial<TableNow>) => {
    const result = collect(
      { posted: post(`empire/${offering}`, option), seats: [1], ...more },
      { at: 'start' },
    );
    if (!result.ok) throw new Error(result.message);
    return result.takes.map(({ from, to, cents }) => [from, to, cents / 100]);
  };
  const blinds = { small: 1, middle: 2, big: 3 };

  test('002:78-98 the older page: $4 and $1 for the jackpot from the blinds, $3 with five or fewer seated', () => {
    const jackpot = [3, 'jackpot', 1];
    expect(one('holdem', 'holdem-a/1', { seats: seats(6), blinds })).toEqual([[3, 'drop', 4], jackpot]);
    expect(one('holdem', 'holdem-a/1', { seats: seats(5), blinds })).toEqual([[3, 'drop', 3], jackpot]);
    const counts = { seated: 6 };
    expect(one('holdem', 'holdem-a/1', { seats: seats(5), counts, blinds })).toEqual([
      [3, 'drop', 4],
      jackpot,
    ]);
    expect(one('holdem', 'holdem-a/1', { seats: seats(6), blinds, jackpot: false })).toEqual([
      [3, 'drop', 4],
    ]);
  });

  test('the blinds may share a fee', () => {
    const readings: Partial<Readings> = { blinds: 'shared' };
    const takes = one('holdem', 'holdem-b/1', { seats: seats(4), blinds, readings });
    expect(takes).toEqual([
      [1, 'drop', 1.66],
      [2, 'drop', 1.66],
      [3, 'drop', 1.68],
    ]);
  });

  test('002:1219 the later page: two players $2, three or more $5', () => {
    expect(one('omaha-hi-lo', 'holdem-b/1', { seats: seats(2), blinds })).toEqual([[3, 'drop', 2]]);
    expect(one('omaha-hi-lo', 'holdem-b/1', { seats: seats(3), blinds })).toEqual([[3, 'drop', 5]]);
  });

  test('002:55, 002:61 from the middle blind', () => {
    expect(one('tahoe-pineapple-hi-lo', 'tahoe-a/1', { seats: seats(6), blinds })).toEqual([[2, 'drop', 4]]);
    expect(one('lowball', 'lowball-a/1', { seats: seats(5), blinds })).toEqual([[2, 'drop', 2]]);
    expect(one('lowball', 'lowball-a/1', { seats: seats(5), blinds: { big: 1 } })).toEqual([
      ['pot', 'drop', 2],
    ]);
  });

  test('002:41-43, 002:67-69 by the bet on a square; $101 to $104 belong to the upper tier', () => {
    const fee = (game: string, dollars: number) => one(game, '1', { bets: [bet(1, dollars)] })[0][2];
    expect([100, 101, 105, 200].map((d) => fee('double-hand-poker', d))).toEqual([1, 2, 2, 2]);
    expect([100, 205, 300].map((d) => fee('pai-gow-tiles', d))).toEqual([1, 3, 3]);
  });

  test("002:152 9's Up: $1 for each of three squares on a spot", () => {
    const bets = [1, 2, 3].map((seat) => ({ seat, circle: 7, cents: 3000 }));
    expect(one('nines-up', '1', { bets })).toEqual([
      [1, 'drop', 1],
      [2, 'drop', 1],
      [3, 'drop', 1],
    ]);
  });

  test("002:978-988 Three Card Poker: by the player-dealer's wager, and a flat fee for a spot", () => {
    const fee = (option: string, wager: number) =>
      one('three-card-poker', option, { wager: wager * 100, bets: [bet(1, 20)] });
    expect(fee('2', 51)).toEqual([
      [1, 'drop', 0.5],
      ['dealer', 'drop', 1],
    ]);
    expect(fee('2', 101)).toEqual([
      [1, 'drop', 0.5],
      ['dealer', 'drop', 2],
    ]);
    expect(fee('4', 500)).toEqual([
      [1, 'drop', 2],
      ['dealer', 'drop', 3],
    ]);
  });

  test('002:319-321, 002:889, 002:1133-1137, 002:1434-1436, 002:1512-1513', () => {
    expect([50, 51, 400, 401].map((a) => dealerPays('empire/no-bust-blackjack', '1', a))).toEqual([
      0.5, 2, 2, 3,
    ]);
    expect(one('twenty-first-century-baccarat', '1', { bets: [bet(1, 205)] })).toEqual([
      [1, 'drop', 3],
      ['dealer', 'drop', 2],
    ]);
    expect(one('pure-21-5-blackjack', '1', { wager: 50_100 })).toEqual([['dealer', 'drop', 8]]);
    expect([500, 600].map((a) => dealerPays('empire/twenty-first-century-blackjack', '1', a))).toEqual([
      5, 5,
    ]);
    expect([100, 101].map((a) => dealerPays('empire/fortune-pai-gow-poker', '1', a))).toEqual([1, 2]);
  });
});

describe('Lucky Lady', () => {
  test('004:1501, 004:1540, 004:1600, 004:1645-1646 tiers', () => {
    expect(dealerPays('lucky-lady/no-bust-blackjack', '9', 1501)).toBe(15);
    expect([500, 600, 601].map((a) => dealerPays('lucky-lady/ez-baccarat-panda-8', '3', a))).toEqual([
      4, 4, 6,
    ]);
    expect(dealerPays('lucky-lady/fortune-7-baccarat', '14', 2001)).toBe(25);
    expect([75, 76].map((a) => dealerPays('lucky-lady/ultimate-texas-holdem-bad-beat', '1', a))).toEqual([
      1, 2,
    ]);
  });

  test('004:1447 only game wagers make total action here; 003:3321 bonus wagers too', () => {
    const bets = [bet(1, 90), bet(1, 20, true)];
    const fee = (offering: string, option: string, readings: Partial<Readings> = {}) => {
      const result = collect({ posted: post(offering, option), seats: [1], bets, readings }, { at: 'start' });
      return result.ok && result.takes[0].cents / 100;
    };
    expect(fee('lucky-lady/no-bust-blackjack', '1')).toBe(1);
    expect(fee('lucky-lady/no-bust-blackjack', '1', { action: 'game and bonus wagers' })).toBe(2);
    expect(fee('hawaiian-gardens/fortune-7-baccarat', '21')).toBe(2);
  });

  test('004:1609 Fortune Pai Gow: $2 from each player, 50 cents from the player-dealer, as printed', () => {
    const table = {
      posted: post('lucky-lady/fortune-pai-gow-poker', '1'),
      seats: seats(1),
      bets: [bet(1, 25)],
    };
    const result = collect(table, { at: 'start' });
    expect(result.ok && result.takes.map(({ from, cents }) => [from, cents])).toEqual([
      ['dealer', 50],
      [1, 200],
    ]);
  });

  test('004:1777-1779, 004:656 EZ Money counts who is in after the flop', () => {
    const posted = post('lucky-lady/ez-money-holdem', ...[1, 2, 3].map((n) => `ez-money-holdem/${n}`));
    const fee = (afterFlop: number) => {
      const counts = { 'after the flop': afterFlop };
      const result = collect({ posted, seats: seats(9), counts }, { at: 'flop' });
      return result.ok && result.takes.map(({ cents }) => cents / 100);
    };
    expect([4, 5, 6, 7].map(fee)).toEqual([[], [4], [4], [5]]);
  });

  test('004:1887, 004:1897 lowball: the modified fee instead when there is no draw', () => {
    expect(pot('lucky-lady/lowball', 'lowball/9', 5, 'draw')).toEqual(fromPot(5));
    expect(pot('lucky-lady/lowball', 'lowball/9', 5, 'deal')).toEqual(fromPot(1));
    expect(pot('lucky-lady/lowball', 'lowball/1', 5, 'deal')).toEqual([]);
  });

  test('004:31-35, 004:73-77 the older drops: nobody opens, no flop, no drop', () => {
    expect(pot('lucky-lady/lowball', 'lowball-drop/1', 7, 'open')).toEqual(fromPot(5));
    expect(pot('lucky-lady/lowball', 'lowball-drop/1', 4, 'open')).toEqual(fromPot(2));
    expect(pot('lucky-lady/lowball', 'lowball-drop/1', 7, 'deal')).toEqual([]);
    expect(pot('lucky-lady/omaha-hi-lo', 'omaha-drop/1', 8, 'flop')).toEqual(fromPot(3));
    expect(pot('lucky-lady/omaha-hi-lo', 'omaha-drop/1', 8, 'deal')).toEqual([]);
  });

  test('004:1913 who joins at 3:19 pays, at 3:20 not', () => {
    const table = { posted: post('lucky-lady/holdem', 'timed/2'), seats: seats(6) };
    const at = (moment: Moment) => {
      const result = collect(table, moment);
      return result.ok && result.takes.map(({ from, cents }) => [from, cents / 100]);
    };
    const started = 2 * 60;
    expect(at({ at: 'join', now: 3 * 60 + 19, started, seat: 4 })).toEqual([[4, 10]]);
    expect(at({ at: 'join', now: 3 * 60 + 20, started, seat: 4 })).toEqual([]);
    expect(at({ at: 'clock', now: 3 * 60 + 30, started })).toEqual(seats(6).map((seat) => [seat, 10]));
    expect(at({ at: 'clock', now: 3 * 60 + 20, started })).toEqual([]);
  });
});
