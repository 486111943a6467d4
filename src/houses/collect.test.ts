import { describe, expect, test } from 'vitest';
import { type Bet, collect, collectHand, type TableNow } from './collect.ts';
import type { Moment } from './collect-due.ts';
import type { Stage } from './schedule.ts';
import type { Readings } from './schedule-readings.ts';
import { findOptions, type Posted } from './schedules.ts';

const post = (offering: string, ...names: string[]): Posted[] =>
  names.map((name) => {
    const found = findOptions(offering, name);
    expect([offering, name, found.length]).toEqual([offering, name, 1]);
    return found[0];
  });
const seats = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** Dollars a hand costs with so many players, as far as it comes. */
function pot(
  offering: string,
  option: string,
  players: number,
  reached: Stage,
  more: Partial<TableNow> = {},
) {
  const table = {
    posted: post(offering, option),
    seats: seats(players),
    blinds: { small: 1, big: 2 },
    ...more,
  };
  const result = collectHand(table, reached);
  if (!result.ok) throw new Error(result.message);
  return result.takes.map(({ from, cents }) => [from, cents / 100]);
}
const fromPot = (...amounts: number[]) => amounts.map((amount) => ['pot', amount]);

/** Dollars the player-dealer pays at a total action. */
function dealerPays(offering: string, option: string, dollars: number): number {
  const result = collect(
    { posted: post(offering, option), seats: [1], action: dollars * 100, bets: [] },
    { at: 'start' },
  );
  if (!result.ok) throw new Error(result.message);
  return result.takes.reduce((sum, { from, cents }) => sum + (from === 'dealer' ? cents / 100 : 0), 0);
}

const bet = (seat: number, dollars: number, bonus?: true): Bet => ({
  seat,
  circle: seat,
  cents: dollars * 100,
  ...(bonus ? { bonus } : {}),
});

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

  test('004:1913 who joins at 3:19 pays, at 3:20 he does not', () => {
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
