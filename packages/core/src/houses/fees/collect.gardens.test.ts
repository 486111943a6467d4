import { describe, expect, test } from 'vitest';
import { collect, collectHand, type TableNow } from './collect.ts';
import type { Readings } from './schedule/readings.ts';
import type { Stage } from './schedule/schedule.ts';
import { fromPot, post as posted, pot, seats } from './testing-collect.ts';

const at = (game: string) => `hawaiian-gardens/${game}`;
const post = (game: string, ...names: string[]) => posted(at(game), ...names);
const hand = (game: string, option: string, players: number, reached: Stage, more: Partial<TableNow> = {}) =>
  pot(at(game), option, players, reached, more);

function clock(
  game: string,
  option: string,
  players: number,
  now: string,
  started: string,
  more: Partial<TableNow> = {},
) {
  const minutes = (time: string) => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2));
  const table = { posted: post(game, option), seats: seats(players), ...more };
  const result = collect(table, { at: 'clock', now: minutes(now), started: minutes(started) });
  if (!result.ok) throw new Error(result.message);
  return result.takes.map(({ from, cents }) => [from, cents / 100]);
}
const each = (players: number, fee: number) => seats(players).map((seat) => [seat, fee]);

describe('the poker list', () => {
  test("003:7580 hold'em option 12: $1 before the flop, $5 with it, $6 with the turn", () => {
    expect(hand('holdem', 'master-01/12', 9, 'deal')).toEqual(fromPot(1));
    expect(hand('holdem', 'master-01/12', 9, 'flop')).toEqual(fromPot(1, 4));
    expect(hand('holdem', 'master-01/12', 9, 'turn')).toEqual(fromPot(1, 4, 1));
  });

  test('003:8845 Double Board option 129: $1 from the small blind, $8 and $2 from the pot', () => {
    const game = 'double-board-omaha';
    expect(hand(game, 'master-04/129', 8, 'turn')).toEqual([
      [1, 1],
      ['pot', 8],
      ['pot', 2],
    ]);
    expect(hand(game, 'master-04/129', 8, 'deal', { blinds: { big: 2 } })).toEqual(fromPot(1));
    const readings: Partial<Readings> = { blindFee: 'pot' };
    expect(hand(game, 'master-04/129', 8, 'deal', { readings })).toEqual(fromPot(1));
  });

  test('003:9929 lowball option 24 with four players: $1, then 50 cents once the draw is done', () => {
    expect(hand('lowball', 'master-08/24', 4, 'deal')).toEqual(fromPot(1));
    expect(hand('lowball', 'master-08/24', 4, 'draw')).toEqual(fromPot(1, 0.5));
  });

  test('003:10724 the third fee of block 13 has no time: after a second draw, or never', () => {
    const [, , third] = post('kansas-city-lowball', 'master-13/1')[0].option.rates;
    expect(third.cents).toBeGreaterThan(0);
    expect(hand('kansas-city-lowball', 'master-13/1', 7, 'draw')).toHaveLength(2);
    expect(hand('kansas-city-lowball', 'master-13/1', 7, '2nd draw')).toHaveLength(3);
    const readings: Partial<Readings> = { thirdFee: 'never' };
    expect(hand('kansas-city-lowball', 'master-13/1', 7, '2nd draw', { readings })).toHaveLength(2);
  });

  test('003:7718 timed option 130, started 14:10: nothing at 14:30, $20 from each at 15:00', () => {
    expect(clock('holdem', 'master-01/130', 7, '14:30', '14:10')).toEqual([]);
    expect(clock('holdem', 'master-01/130', 7, '15:00', '14:10')).toEqual(each(7, 20));
    expect(clock('holdem', 'master-01/130', 7, '15:00', '14:30')).toEqual(each(7, 20));
    expect(clock('holdem', 'master-01/130', 7, '15:10', '14:10')).toEqual([]);
  });

  test('003:10068 Chinese at $20 a point, three players: $4 each', () => {
    expect(hand('thirteen-card', '3', 3, 'deal')).toEqual(each(3, 4));
    expect(hand('thirteen-card', '3', 4, 'deal')).toEqual(each(4, 5));
  });

  test('003:7347-7355, 003:10084-10092 Face-Up Chinese prints the same fees twice', () => {
    for (const number of seats(9)) {
      const [own] = post('face-up-chinese', `face-up-chinese-own/${number}`);
      const [list] = post('face-up-chinese', `master-10/${number}`);
      expect(own.option.rates[0].cents).toBe(list.option.rates[0].cents);
    }
  });

  test('003:12023 Captain: in advance from each player, "from the pot" where the room reads it so', () => {
    expect(clock('two-seven-captain', '33', 6, '15:00', '15:00')).toEqual(each(6, 10));
    expect(clock('two-seven-captain', '33', 4, '15:30', '15:00')).toEqual(each(4, 5));
    const readings: Partial<Readings> = { timeFrom: 'pot' };
    expect(clock('two-seven-captain', '33', 6, '15:00', '15:00', { readings })).toEqual(fromPot(10));
    expect(clock('two-seven-captain', '33', 6, '15:00', '15:10')).toEqual([]);
    const fromStart: Partial<Readings> = { clock: 'from the start' };
    expect(clock('two-seven-captain', '33', 6, '15:00', '14:50', { readings: fromStart })).toEqual([]);
    expect(clock('two-seven-captain', '33', 6, '15:20', '14:50', { readings: fromStart })).toEqual(
      each(6, 10),
    );
  });
});

describe("games' own schedules", () => {
  test('003:2275 Five Card Omaha $2-4, six seated: $1 and $3 with a flop, $1 without', () => {
    expect(hand('five-card-omaha-hi-lo', 'five-card-omaha-hi-lo-own/2', 6, 'flop')).toEqual(fromPot(1, 3));
    expect(hand('five-card-omaha-hi-lo', 'five-card-omaha-hi-lo-own/2', 6, 'deal')).toEqual(fromPot(1));
    const readings: Partial<Readings> = { designated: 'instead' };
    expect(hand('five-card-omaha-hi-lo', 'five-card-omaha-hi-lo-own/2', 6, 'flop', { readings })).toEqual(
      fromPot(3),
    );
  });

  test('003:2271 it counts who is seated', () => {
    const counts = { seated: 7 };
    expect(hand('five-card-omaha-hi-lo', 'five-card-omaha-hi-lo-own/2', 5, 'flop', { counts })).toEqual(
      fromPot(1, 3.5),
    );
  });

  test('003:2288 Five Card Omaha $40-80: $11 with six, $5 with five, each half hour', () => {
    expect(clock('five-card-omaha-hi-lo', 'five-card-omaha-hi-lo-own/11', 6, '15:00', '14:00')).toEqual(
      each(6, 11),
    );
    expect(clock('five-card-omaha-hi-lo', 'five-card-omaha-hi-lo-own/11', 5, '15:00', '14:00')).toEqual(
      each(5, 5),
    );
  });

  test('003:3712 Archie: from the small blind, then after the first and the second draw', () => {
    expect(hand('archie', 'archie-own/1', 6, '2nd draw')).toEqual([
      [1, 1],
      ['pot', 4],
      ['pot', 1],
    ]);
    expect(hand('archie', 'archie-own/1', 6, 'deal')).toEqual([[1, 1]]);
    expect(hand('archie', 'archie-own/9', 7, 'draw', { counts: { active: 5 } })).toEqual([
      [1, 1],
      ['pot', 3],
    ]);
  });

  test('003:4137 a street counts when it is dealt, or when the hand has gone past it', () => {
    expect(hand('razzdeucey', 'razzdeucey-own/8', 8, '4th street')).toEqual(fromPot(1, 4));
    const readings: Partial<Readings> = { street: 'past' };
    expect(hand('razzdeucey', 'razzdeucey-own/8', 8, '4th street', { readings })).toEqual(fromPot(1));
    expect(hand('razzdeucey', 'razzdeucey-own/8', 8, '5th street', { readings })).toEqual(fromPot(1, 4));
    expect(hand('razzdeucey', 'razzdeucey-own/8', 8, '6th street', { readings })).toEqual(fromPot(1, 4, 1));
  });

  test('003:5733 Short Deck: the half hour in which the game starts is free', () => {
    expect(clock('short-deck-holdem', 'short-deck-holdem-own/33', 6, '20:30', '20:05')).toEqual([]);
    expect(clock('short-deck-holdem', 'short-deck-holdem-own/33', 6, '21:00', '20:05')).toEqual(each(6, 11));
  });

  test('003:5713 Short Deck option 16 is read as one for six players', () => {
    expect(hand('short-deck-holdem', 'short-deck-holdem-own/16', 6, 'turn')).toEqual(fromPot(1, 4, 1));
  });
});

describe('older tables', () => {
  test('003:60-61 the Regular fee the room posts, or $1 for a hand that ends before the flop', () => {
    const amounts = { 'Regular Table Fee': 400, 'Jackpot Fee': 100 };
    expect(hand('holdem', 'holdem-older/1', 9, 'flop', { amounts })).toEqual(fromPot(4, 1));
    expect(hand('holdem', 'holdem-older/1', 9, 'deal', { amounts })).toEqual(fromPot(1));
    const result = collect({ posted: post('holdem', 'holdem-older/1'), seats: seats(9) }, { at: 'flop' });
    expect(result).toMatchObject({ ok: false, code: 'missing' });
  });

  test('a short pot gives each fee what is left of it', () => {
    const amounts = { 'Regular Table Fee': 400, 'Jackpot Fee': 100 };
    expect(hand('holdem', 'holdem-older/1', 9, 'flop', { amounts, pot: 450 })).toEqual(fromPot(4, 0.5));
    expect(hand('holdem', 'master-01/12', 9, 'turn', { pot: 300 })).toEqual(fromPot(1, 2));
  });

  test('003:327, 003:333 lowball: four players pay less for a hand that reaches the draw', () => {
    expect(hand('lowball', 'lowball-older/1', 8, 'draw')).toEqual(fromPot(3));
    expect(hand('lowball', 'lowball-older/1', 4, 'draw')).toEqual(fromPot(0.5));
    expect(hand('lowball', 'lowball-older/1', 4, 'deal')).toEqual(fromPot(1));
  });

  test('003:1405, 003:1416, 003:1424 no limit and pot limit', () => {
    expect(hand('no-limit-holdem', 'no-limit-holdem-older/7', 5, 'flop')).toEqual(fromPot(3));
    expect(clock('no-limit-holdem', 'no-limit-holdem-older/14', 5, '15:00', '14:00')).toEqual(each(5, 5));
    expect(hand('pot-limit-holdem', 'pot-limit-holdem-older/1', 6, 'flop')).toEqual(fromPot(4));
    const three = collect(
      { posted: post('no-limit-holdem', 'no-limit-holdem-older/7'), seats: seats(3) },
      { at: 'flop' },
    );
    expect(three).toMatchObject({ ok: false, code: 'uncovered' });
  });
});

describe('California games', () => {
  const dealer = (game: string, option: string, action: number) => {
    const result = collect(
      { posted: post(game, option), seats: [1], action: action * 100, bets: [] },
      { at: 'start' },
    );
    return result.ok && result.takes[0].cents / 100;
  };

  test('003:3349-3353, 003:3432, 003:3198, 003:3522 tiers', () => {
    const ez = 'ez-baccarat-panda-8';
    expect([300, 301, 305, 1505].map((a) => dealer(ez, 'california-e/21', a))).toEqual([2, 4, 4, 11]);
    expect(dealer(ez, 'california-e/22', 9999)).toBe(11);
    expect([5000, 5001].map((a) => dealer(ez, 'california-e/36', a))).toEqual([22, 52]);
    expect(dealer('pai-gow-poker', 'california-a/20', 24_005)).toBe(50);
    expect([600, 605].map((a) => dealer('ultimate-texas-holdem', 'california-g/22', a))).toEqual([4, 9]);
    expect(dealer('super-9', 'california-d/20', 60)).toBe(4);
  });

  test('no wagers, no fee from the player-dealer', () => {
    const result = collect(
      { posted: post('pai-gow-poker', 'california-a/20'), seats: [1], bets: [] },
      { at: 'start' },
    );
    expect(result).toMatchObject({ takes: [] });
  });

  test('003:3176 a fee of nothing printed on every tier is one flat fee', () => {
    const [{ option }] = post('pai-gow-poker', 'california-a/17');
    expect(option.rates.map(({ fee }) => fee).sort()).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('003:3401 option 31 charges $1 for every match play coupon', () => {
    const table = {
      posted: post('fortune-7-baccarat', 'california-e/31'),
      seats: seats(3),
      action: 30_000,
      bets: [],
    };
    const result = collect({ ...table, coupons: [2, 2, 3] }, { at: 'start' });
    expect(result.ok && result.takes.map(({ from, cents }) => [from, cents])).toEqual([
      ['dealer', 200],
      [2, 100],
      [2, 100],
      [3, 100],
    ]);
  });

  test('003:2457 Ultimate: Ante and Blind on one circle are one fee, after the cards and before Play', () => {
    const bets = [1, 1, 2, 2].map((seat) => ({ seat, circle: seat, cents: 1000 }));
    const table = {
      posted: post('ultimate-texas-holdem', 'ultimate-texas-holdem-own/1'),
      seats: seats(2),
      bets,
    };
    const result = collect(table, { at: 'play' });
    expect(result.ok && result.takes.map(({ from, cents }) => [from, cents])).toEqual([
      [1, 100],
      [2, 100],
      ['dealer', 200],
    ]);
  });

  test('003:11763-11778 Gardens Baccarat option 12, and option 14 above its last tier', () => {
    expect([100, 101].map((a) => dealer('gardens-baccarat', '12', a))).toEqual([1, 2]);
    expect([1500, 9000].map((a) => dealer('gardens-baccarat', '14', a))).toEqual([7, 7]);
    expect(dealer('gardens-baccarat', '13', 5)).toBe(2);
  });

  test('003:1980 Pan 9: $1 for a bet and $2 from the player-dealer', () => {
    const bets = [{ seat: 1, circle: 1, cents: 1000 }];
    const result = collect({ posted: post('pan-9', 'bonus-tie-own/1'), seats: [1], bets }, { at: 'start' });
    expect(result.ok && result.takes.map(({ from, cents }) => [from, cents])).toEqual([
      [1, 100],
      ['dealer', 200],
    ]);
  });
});

describe('the head count chooses among posted options', () => {
  const posted = post('holdem', 'master-01/12', 'master-01/40', 'master-01/80');
  const fee = (players: number) => {
    const result = collectHand({ posted, seats: seats(players) }, 'deal');
    return result.ok ? result.cites : result.code;
  };

  test('003:11315 one option for each bracket', () => {
    const brackets = posted.map(({ option }) => option.rates[0].range);
    expect(brackets[0]).toEqual({ from: 7, to: Infinity });
    expect(fee(9)).toEqual(['003:7580']);
    expect(posted.map(({ option }) => fee(option.rates[0].range!.from))).toEqual(
      posted.map(({ option }) => [option.rates[0].cite]),
    );
  });

  test('no option for a head count, two options for it, options of two schedules: refused', () => {
    expect(fee(1)).toBe('uncovered');
    const twice = collect(
      { posted: post('holdem', 'master-01/1', 'master-01/2'), seats: seats(8) },
      { at: 'deal' },
    );
    expect(twice).toMatchObject({
      code: 'overlap',
      message: 'Options master-01/1 and master-01/2 are both for 8 players.',
    });
    const mixed = collect(
      { posted: post('holdem', 'master-01/1', 'master-11/1'), seats: seats(8) },
      { at: 'deal' },
    );
    expect(mixed).toMatchObject({ code: 'mixed' });
    expect(collect({ posted: [], seats: seats(8) }, { at: 'deal' })).toMatchObject({ code: 'missing' });
  });
});
