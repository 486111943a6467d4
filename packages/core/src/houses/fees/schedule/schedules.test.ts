import { describe, expect, test } from 'vitest';
import { offerings } from '../../index.ts';
import { findOptions, schedules, schedulesFor } from './schedules.ts';

const of = (house: string) => schedules().filter((schedule) => schedule.house === house);
const options = (list: readonly { options: readonly unknown[] }[]) =>
  list.reduce((total, schedule) => total + schedule.options.length, 0);
const rows = (list: readonly { rows: number }[]) =>
  list.reduce((total, schedule) => total + schedule.rows, 0);

describe('counts equal the books', () => {
  const master = of('hawaiian-gardens').filter(({ block }) => block.startsWith('master-'));
  const gardens = (...blocks: string[]) =>
    of('hawaiian-gardens').filter(({ block }) => blocks.includes(block));
  const documents = [
    ...master,
    ...gardens('dramadugi', 'face-up-pai-gow-poker', 'gardens-baccarat', 'two-seven-captain'),
  ];

  test('003:7556-11318 the poker list: 52 sections in 14 blocks, 2,975 options', () => {
    expect(new Set(master.map(({ block }) => block)).size).toBe(14);
    expect(master).toHaveLength(52);
    expect(options(master)).toBe(2975);
    expect(rows(master)).toBe(2975);
  });

  test('003:7519-12032 with Dramadugi, Face Up Pai Gow, Gardens Baccarat and 2-7 Captain 3,081 options in 3,134 rows', () => {
    expect(options(documents)).toBe(3081);
    expect(rows(documents)).toBe(3134);
    expect(options(gardens('dramadugi'))).toBe(25);
    expect(options(gardens('face-up-pai-gow-poker'))).toBe(14);
    expect([options(gardens('gardens-baccarat')), rows(gardens('gardens-baccarat'))]).toEqual([25, 78]);
    expect(options(gardens('two-seven-captain'))).toBe(42);
  });

  test('003:3149-3535 California games: groups A to G', () => {
    const counts = 'abcdefg'.split('').map((letter) => {
      const group = gardens(`california-${letter}`);
      return [options(group), rows(group)];
    });
    expect(counts).toEqual([
      [20, 36],
      [20, 36],
      [16, 16],
      [20, 36],
      [39, 112],
      [20, 20],
      [22, 38],
    ]);
  });

  test('003:3712-7162 the games with 40, 42 and 36 options of their own; Short Deck has 88 in six tables', () => {
    const own = (game: string) => options(gardens(`${game}-own`));
    for (const game of [
      'archie',
      'double-board-omaha',
      'badacey',
      'badeucey',
      'super-razzdacey',
      'seven-card-stud-hi-lo-regular',
    ])
      expect([game, own(game)]).toEqual([game, 40]);
    for (const game of ['razzdeucey', 'razzdacey', 'super-seven-card-stud', 'super-seven-card-stud-hi-lo'])
      expect([game, own(game)]).toEqual([game, 42]);
    for (const game of ['super-seven-card-stud-hi-lo-regular', 'super-razzdeucey', 'super-razz'])
      expect([game, own(game)]).toEqual([game, 42]);
    for (const game of ['dramaha', 'two-seven-dramaha']) expect([game, own(game)]).toEqual([game, 36]);
    expect(gardens('short-deck-holdem-own').map((s) => s.options.length)).toEqual([32, 11, 20, 8, 8, 9]);
    expect(gardens('five-card-omaha-hi-lo-own').map((s) => s.options.length)).toEqual([9, 11, 8, 3]);
    expect(own('face-up-chinese')).toBe(9);
  });

  test('003:320-342, 003:1396-1433 the older tables', () => {
    expect(gardens('lowball-older').map((s) => s.options.length)).toEqual([2, 4]);
    expect(gardens('no-limit-holdem-older').map((s) => s.options.length)).toEqual([13, 4]);
    expect(gardens('pot-limit-holdem-older').map((s) => s.options.length)).toEqual([1, 5]);
  });

  test('000:1551-2109 Black Sheep: 19+9+20+10+16+14 options in 95+45+100+50+40+70 rows, and ten for poker', () => {
    const count = (block: string) => {
      const list = of('black-sheep').filter((s) => s.block === block);
      return [options(list), rows(list)];
    };
    expect(count('three-card-poker')).toEqual([19, 95]);
    expect(count('ultimate-texas-holdem')).toEqual([9, 45]);
    expect(count('blackjack-elite')).toEqual([20, 100]);
    expect(count('pai-gow-poker-gold')).toEqual([10, 50]);
    expect(count('face-up-pai-gow-poker')).toEqual([16, 40]);
    expect(count('ez-baccarat')).toEqual([14, 70]);
    expect(count('poker')).toEqual([10, 10]);
  });

  test('001 Hotel Del Rio: nine options three times, 28 options of Three Card Poker in 131 rows', () => {
    expect(of('hotel-del-rio').map((s) => [s.options.length, s.rows])).toEqual([
      [9, 9],
      [9, 9],
      [9, 9],
      [22, 110],
      [6, 21],
    ]);
  });

  test('002 Empire: both generations of poker fees, and a table for each player-dealer game', () => {
    expect(of('empire').map((s) => [s.block, s.rows])).toEqual([
      ['nines-up', 1],
      ['no-bust-blackjack', 3],
      ['pai-gow-tiles', 3],
      ['double-hand-poker', 2],
      ['baccarat', 3],
      ['three-card-poker', 11],
      ['pure-21-5', 15],
      ['blackjack', 6],
      ['fortune-pai-gow-poker', 2],
      ['holdem-b', 16],
      ['holdem-a', 15],
      ['tahoe-b', 2],
      ['tahoe-a', 1],
      ['lowball-b', 1],
      ['lowball-a', 1],
    ]);
    const dated = of('empire').filter(({ block }) => block.startsWith('holdem'));
    expect(dated.map(({ block, standing, dated: date }) => [block, standing, date])).toEqual([
      ['holdem-b', 'current', 'undated, after 2009'],
      ['holdem-a', 'older', '09/19/2007'],
    ]);
  });

  test('004:1445-1926 Lucky Lady, and the two older drops', () => {
    expect(of('lucky-lady').map((s) => [s.id, s.options.length, s.rows])).toEqual([
      ['blackjack.s1', 12, 60],
      ['baccarat.s1', 14, 70],
      ['pai-gow-poker.s1', 5, 25],
      ['ultimate-texas-holdem.s1', 5, 25],
      ['three-card-poker.s1', 5, 25],
      ['holdem.s1', 13, 13],
      ['holdem.s2', 13, 13],
      ['ez-money-holdem.s1', 3, 3],
      ['omaha.s1', 12, 12],
      ['omaha.s2', 12, 12],
      ['omaha-hi-lo.s1', 12, 12],
      ['omaha-hi-lo.s2', 12, 12],
      ['lowball.s1', 7, 7],
      ['lowball.s2', 12, 12],
      ['timed.s1', 11, 11],
      ['lowball-drop.s1', 1, 4],
      ['omaha-drop.s1', 1, 3],
    ]);
  });
});

describe('lookup', () => {
  test('every offering of a book has a schedule, and no other has one', () => {
    const ofBooks = offerings.filter(({ cite }) => cite !== null).map(({ id }) => id);
    for (const id of ofBooks) expect([id, schedulesFor(id).length > 0]).toEqual([id, true]);
    expect(new Set(schedules().flatMap((s) => s.offerings))).toEqual(new Set(ofBooks));
  });

  test('those in force come first', () => {
    expect(schedulesFor('hawaiian-gardens/archie').map(({ id }) => id)).toEqual([
      ...['master-05.s1', 'master-05.s2', 'master-05.s3', 'master-05.s4'],
      ...['master-14.s1', 'master-14.s2', 'master-14.s3', 'master-14.s4'],
      ...['archie-own.s1', 'archie-own.s2', 'archie-own.s3'],
    ]);
    expect(schedulesFor('empire/holdem').map(({ block }) => block)).toEqual(['holdem-b', 'holdem-a']);
  });

  test('an option is named by its block, or by its number alone where that is enough', () => {
    expect(findOptions('hawaiian-gardens/holdem', '12').map(({ option }) => option.id)).toEqual([
      'master-01/12',
      'master-11/12',
    ]);
    expect(findOptions('hawaiian-gardens/holdem', 'master-11/12')).toHaveLength(1);
    expect(findOptions('hawaiian-gardens/holdem', 'master-02/12')).toHaveLength(0);
    expect(findOptions('hawaiian-gardens/nine-and-a-half', '5b')[0].option.rates[0].cite).toBe('003:3463');
    expect(findOptions('hawaiian-gardens/five-card-omaha-hi-lo', '28b')[0].schedule.cite).toBe('003:2315');
  });
});

describe('rows', () => {
  const all = schedules().flatMap(({ id, fees, options: list }) =>
    list.flatMap(({ number, rates }) =>
      fees.map(({ by }, fee) => ({
        name: `${id} ${number} fee ${fee + 1}`,
        by,
        rates: rates.filter((r) => r.fee === fee),
      })),
    ),
  );
  const tiered = all.filter(({ by }) => by === 'action' || by === 'bet' || by === 'wager');

  /** Rows whose tiers do not meet as printed are mended in the data and keep what is printed. */
  test('tiers go on from each other in steps of a dollar or of five', () => {
    const apart = tiered.filter(({ rates }) =>
      rates.some(({ range }, i) => i > 0 && ![100, 500].includes(range!.from - rates[i - 1].range!.to)),
    );
    expect(tiered.length).toBeGreaterThan(180);
    expect(apart.map(({ name }) => name)).toEqual([]);
  });

  test('dearer tiers cost more', () => {
    const falling = tiered.filter(({ rates }) =>
      rates.some(({ cents }, i) => i > 0 && cents! <= rates[i - 1].cents!),
    );
    expect(falling.map(({ name }) => name)).toEqual([]);
  });

  test('fees are whole cents and never negative', () => {
    const odd = all.filter(({ rates }) =>
      rates.some(({ cents }) => cents !== null && !(Number.isInteger(cents) && cents >= 0)),
    );
    expect(odd).toEqual([]);
  });

  test('damaged rows keep their printed form beside the reading', () => {
    const damaged = new Map(
      schedules().flatMap(({ options: all }) =>
        all.flatMap(({ rates }) =>
          rates.flatMap(({ cite, printed, reading }) =>
            printed === undefined ? [] : [[cite, [printed, reading]]],
          ),
        ),
      ) as [string, [string, string]][],
    );
    expect([...damaged.keys()].sort()).toEqual([
      ...['000:1802', '000:1853', '000:1858', '000:1867', '000:2057', '000:2058', '000:2059'],
      ...['002:1436', '002:1439'],
      ...['003:11778', '003:2318', '003:3332', '003:3358', '003:3463', '003:3464', '003:3484', '003:5713'],
      ...['004:1501', '004:1506', '004:1511', '004:1540'],
    ]);
    expect(damaged.get('000:2057')).toEqual([
      '$2001 - $1500 | $25',
      'read $2,001-$2,500, as option 14 (000:2062)',
    ]);
    for (const [printed, reading] of damaged.values()) expect(printed && reading).toBeTruthy();
  });

  test('every row cites a line inside its block', () => {
    const outside = schedules().flatMap(({ id, book, blockCite, options: all }) => {
      const [first, last = first] = blockCite.slice(4).split('-').map(Number);
      return all.flatMap(({ rates }) =>
        rates
          .filter(({ cite }) => {
            const line = Number(cite.slice(4));
            return !cite.startsWith(`${book}:`) || !(first <= line && line <= last);
          })
          .map(({ cite }) => `${id} ${cite}`),
      );
    });
    expect(outside).toEqual([]);
  });
});
