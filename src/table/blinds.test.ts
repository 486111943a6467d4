import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import type { Entry } from './settings.ts';
import type { Opening } from './sign.ts';
import type { Table } from './table.ts';
import {
  dealAndFold,
  lastPlan,
  must,
  name,
  opened,
  playUntil,
  potTable,
  refusal,
  seatList,
  sits,
} from './testing.ts';

const blackSheep: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };
const gardens: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/holdem' };
const luckyLady: Opening = { house: 'lucky-lady', offering: 'lucky-lady/holdem' };
const lowball: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/lowball' };
const empireLowball: Opening = { house: 'empire', offering: 'empire/lowball' };

/** `button / blinds` of the next hands, seats from 1. */
function hands(table: Table, count: number): string[] {
  return Array.from({ length: count }, () => {
    const { button, blindSeats } = dealAndFold(table);
    return `${button + 1} / ${seatList(blindSeats)}`;
  });
}

function joins(table: Table, player: string, seat: number, comes?: Entry): void {
  const cents = table.state.sign.buyIn.usual;
  must(table, { by: 'house', type: 'sell chips', player, cents });
  must(table, { by: { player }, type: 'sit', seat: seat - 1, cents, ...(comes ? { comes } : {}) });
}
const does = (table: Table, player: string, type: 'sit out' | 'leave'): void =>
  must(table, { by: { player }, type });
const back = (table: Table, player: string, comes?: Entry): void =>
  must(table, { by: { player }, type: 'come back', ...(comes ? { comes } : {}) });
/** Posts of the next hand: `'5 400+200'` for seat 5, $4 live and $2 dead. */
const posts = (table: Table): string[] =>
  dealAndFold(table).posts.map(
    ({ seat, what, live, dead }) => `${seat + 1} ${what} ${live / 100}+${dead / 100}`,
  );
const dealt = (table: Table): string => {
  const { stacks } = dealAndFold(table);
  return seatList([...stacks.keys()].filter((seat) => stacks[seat] !== null));
};

describe('the first button', () => {
  const draw = (table: Table, cards: readonly number[]) =>
    refusal(table, { by: 'house', type: 'draw for button', cards });
  test('003:2202, 003:3601 the highest card, by suit', () => {
    const table = opened(gardens);
    for (let i = 0; i < 3; i++) sits(table, name(i), i + 1);
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('The players draw for the button first.');
    expect(draw(table, [44, 45])).toBe('3 players draw a card each from one pack.');
    expect(draw(table, [44, 44, 45])).toMatch(/from one pack/);
    expect(draw(table, [44, 47, 45])).toBe('');
    expect(table.state.button).toBe(1);
    expect(draw(table, [1, 2, 3])).toBe('The button has its place.');
  });

  test('000:19 suits are equal: those who tie draw again', () => {
    const table = opened(blackSheep);
    for (let i = 0; i < 3; i++) sits(table, name(i), i + 1);
    expect(draw(table, [44, 8, 47])).toBe('');
    expect(table.state.button).toBe(-1);
    expect(draw(table, [4, 8])).toBe('');
    expect(table.state.button).toBe(2);
  });

  test('stud has none, and one player draws for nothing', () => {
    const stud = opened({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/razz' });
    sits(stud, 'a', 1);
    expect(draw(stud, [1, 2])).toBe('There is no button to draw for.');
    const alone = opened(gardens);
    sits(alone, 'a', 1);
    expect(draw(alone, [1, 2])).toBe('Two players at least draw for the button.');
    expect(refusal(alone, { by: 'house', type: 'deal' })).toMatch(/needs 2 players with chips/);
  });
});

describe('blinds go around', () => {
  test('003:13, 003:17 by position, one seat a hand', () => {
    expect(hands(potTable(blackSheep, 4), 5)).toEqual([
      '1 / 2 3',
      '2 / 3 4',
      '3 / 4 1',
      '4 / 1 2',
      '1 / 2 3',
    ]);
  });

  test('003:22 heads-up the button has the small blind', () => {
    expect(hands(potTable(blackSheep, 2), 3)).toEqual(['1 / 1 2', '2 / 2 1', '1 / 1 2']);
  });

  test('003:1520 three blinds: button, small and large', () => {
    const kansas: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/kansas-city-lowball' };
    expect(hands(potTable(kansas, 4), 2)).toEqual(['1 / 1 2 3', '2 / 2 3 4']);
  });

  test('004:23 one blind', () => {
    expect(hands(potTable({ house: 'lucky-lady', offering: 'lucky-lady/lowball' }, 3), 3)).toEqual([
      '1 / 2',
      '2 / 3',
      '3 / 1',
    ]);
  });

  test('004:1371 the big blind left: it goes forward, and the small blind is dead', () => {
    const table = potTable(blackSheep, 5);
    expect(hands(table, 1)).toEqual(['1 / 2 3']);
    does(table, 'c', 'leave');
    expect(hands(table, 3)).toEqual(['2 / - 4', '3 / 4 5', '4 / 5 1']);
  });

  test('004:1371 the small blind left: the button is dead, and nobody has it twice', () => {
    const table = potTable(blackSheep, 5);
    hands(table, 1);
    does(table, 'b', 'leave');
    expect(hands(table, 3)).toEqual(['2 / 3 4', '3 / 4 5', '4 / 5 1']);
  });

  test('003:35 at $9-$18 and lower they are posted by position', () => {
    const table = potTable({ ...gardens, limit: '9-18' }, 5);
    expect(hands(table, 1)).toEqual(['1 / 2 3']);
    does(table, 'b', 'leave');
    expect(hands(table, 2)).toEqual(['3 / 4 5', '4 / 5 1']);
  });

  test('three become two and three again, the big blind going on', () => {
    const table = potTable(blackSheep, 3);
    expect(hands(table, 2)).toEqual(['1 / 2 3', '2 / 3 1']);
    does(table, 'c', 'leave');
    expect(hands(table, 2)).toEqual(['1 / 1 2', '2 / 2 1']);
    joins(table, 'd', 3, 'big blind');
    expect(hands(table, 3)).toEqual(['1 / 1 2', '1 / 2 3', '2 / 3 1']);
  });

  test.each([4, 5])(
    'one who joins two after %i hands makes nobody button and big blind at once',
    (before) => {
      const table = opened({ ...blackSheep, table: { entry: 'free' } });
      sits(table, 'a', 1);
      sits(table, 'b', 3);
      must(table, { by: 'house', type: 'draw for button', cards: [51, 0] });
      hands(table, before);
      joins(table, 'n', 2);
      const { button, blindSeats = [], stacks } = dealAndFold(table);
      expect(stacks.filter((cents) => cents !== null)).toHaveLength(3);
      expect(new Set([button, ...blindSeats]).size).toBe(3);
    },
  );

  test('003:3589 with nine at a game for seven, two to the left of the big blind sit out in turn', () => {
    const table = potTable({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/archie' }, 9);
    expect([dealt(table), dealt(table)]).toEqual(['1 2 3 6 7 8 9', '1 2 3 4 7 8 9']);
  });
});

describe('newcomers', () => {
  test('003:25 below $10-$20: dealt right in for nothing', () => {
    const table = potTable({ ...gardens, limit: '9-18' }, 4);
    hands(table, 5);
    joins(table, 'n', 7);
    const { posts: none, stacks } = dealAndFold(table);
    expect([none, typeof stacks[6]]).toEqual([[], 'number']);
  });

  test('003:26 or when the button has passed', () => {
    const table = potTable({ ...gardens, limit: '9-18' }, 4);
    hands(table, 5);
    joins(table, 'n', 5, 'button passes');
    // The button is at seat 1 and comes to seat 1 again from seat 4.
    expect([1, 2, 3, 4].map(() => dealt(table))).toEqual(['1 2 3 4', '1 2 3 4', '1 2 3 4', '1 2 3 4 5']);
  });

  test('003:26 the big blind is not for who waits for the button', () => {
    const table = potTable({ ...gardens, limit: '9-18', table: { blindsMove: 'forward' } }, 4);
    hands(table, 5);
    joins(table, 'n', 5, 'button passes');
    expect(hands(table, 3)).toEqual(['2 / 3 4', '3 / 4 1', '4 / 1 2']);
  });

  test('003:28 from $10-$20 up: the big blind is posted, live', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    joins(table, 'n', 5);
    expect(posts(table)).toEqual(['5 missed blind 15+0']);
    expect(posts(table)).toEqual([]);
  });

  test('003:29 or waited for', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    joins(table, 'n', 5, 'big blind');
    expect([1, 2].map(() => dealt(table))).toEqual(['1 2 3 4', '1 2 3 4 5']);
    expect(seatList(lastPlan(table).blindSeats)).toBe('4 5');
  });

  test('003:30 between the button and the small blind it may be posted, 004:1366 it may not', () => {
    const at = (opening: Opening) => {
      const table = potTable(opening, 3);
      must(table, { by: { player: 'c' }, type: 'change seat', seat: 5 });
      must(table, { by: { player: 'b' }, type: 'change seat', seat: 3 });
      hands(table, 6);
      // The next hand has the button at seat 1, the blinds at 4 and 6.
      joins(table, 'n', 3);
      return `${dealt(table)} | ${dealt(table)} | ${dealt(table)}`;
    };
    expect(at({ ...gardens, limit: '15-30' })).toBe('1 3 4 6 | 1 3 4 6 | 1 3 4 6');
    expect(at({ ...luckyLady, limit: '10-20' })).toBe('1 4 6 | 1 3 4 6 | 1 3 4 6');
  });

  test('003:36 nothing is due before a blind has passed the seat', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 1);
    joins(table, 'n', 7);
    expect(posts(table)).toEqual([]);
    expect(typeof lastPlan(table).stacks[6]).toBe('number');
  });

  test('003:258-260 lowball: the big blind, or the pot is killed at twice the limit', () => {
    const table = potTable(lowball, 4);
    hands(table, 5);
    joins(table, 'n', 6, 'kill');
    const { posts: kill, factor, actsLast } = dealAndFold(table);
    expect(kill).toEqual([{ seat: 5, what: 'kill', live: 3000, dead: 0 }]);
    expect([factor, actsLast]).toEqual([2, 5]);
    joins(table, 'm', 8);
    expect(table.state.seats[7]?.comes).toBe('big blind');
  });

  test('002:592 Empire lowball: the pot is straddled from the left of the blind, or the blind waited for', () => {
    const table = potTable(empireLowball, 4);
    hands(table, 5);
    joins(table, 'n', 5, 'straddle');
    const posted = [1, 2, 3].flatMap(() => posts(table));
    expect(posted).toEqual(['5 straddle 20+0']);
  });

  test('and posted again when the hand was void', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    joins(table, 'n', 5);
    must(table, { by: 'house', type: 'deal' });
    must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    expect(posts(table)).toEqual(['5 missed blind 15+0']);
  });

  test('a way in that the house does not have is refused', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    must(table, { by: 'house', type: 'sell chips', player: 'n', cents: 120000 });
    expect(refusal(table, { by: { player: 'n' }, type: 'sit', seat: 5, cents: 120000, comes: 'kill' })).toBe(
      'A player comes in here by: post, big blind; not by "kill".',
    );
  });
});

describe('missed blinds', () => {
  /** Seat 3 sits out before its big blind and comes back behind the blinds. */
  function misses(opening: Opening, comes?: Entry): Table {
    const table = potTable(opening, 5);
    hands(table, 5);
    does(table, 'c', 'sit out');
    hands(table, 3);
    back(table, 'c', comes);
    return table;
  }

  test('003:35, 002:529, 004:1372 all blinds are posted, the big one live and the rest dead', () => {
    expect(posts(misses({ ...gardens, limit: '15-30' }))).toEqual(['3 missed blind 15+10']);
    expect(posts(misses({ house: 'empire', offering: 'empire/holdem' }))).toEqual(['3 missed blind 4+2']);
    expect(posts(misses(luckyLady))).toEqual(['3 missed blind 4+2']);
  });

  test('003:35 or the big blind is waited for', () => {
    const table = misses({ ...gardens, limit: '15-30' }, 'big blind');
    expect([1, 2, 3].map(() => dealt(table))).toEqual(['1 2 4 5', '1 2 3 4 5', '1 2 3 4 5']);
    expect(posts(table)).toEqual([]);
  });

  test('004:1374-1378 who missed only the small blind posts only that, dead', () => {
    const small = (opening: Opening) => {
      const table = potTable(opening, 5);
      hands(table, 1);
      // Seat 3 had the big blind and leaves out the small one.
      does(table, 'c', 'sit out');
      hands(table, 2);
      back(table, 'c');
      return [1, 2].flatMap(() => posts(table));
    };
    expect(small(luckyLady)).toEqual(['3 missed blind 0+2']);
    expect(small(blackSheep)).toEqual(['3 missed blind 4+2']);
  });

  test('who has not the chips to make them up waits for the big blind', () => {
    const table = misses({ ...gardens, limit: '15-30' });
    const { chips, seats } = table.state;
    chips[seats.length] += chips[2] - 2400;
    chips[2] = 2400;
    expect([1, 2].map(() => dealt(table))).toEqual(['1 2 4 5', '1 2 3 4 5']);
  });

  test('a void hand leaves them to be made up again', () => {
    const table = misses(luckyLady);
    must(table, { by: 'house', type: 'deal' });
    must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    expect(posts(table)).toEqual(['3 missed blind 4+2']);
  });

  test('nothing is due of who missed none', () => {
    const table = potTable(blackSheep, 5);
    hands(table, 1);
    does(table, 'a', 'sit out');
    hands(table, 1);
    back(table, 'a');
    expect(posts(table)).toEqual([]);
  });

  test('003:266 lowball: the big blind, or a kill', () => {
    const table = misses(lowball, 'kill');
    expect(posts(table)).toEqual(['3 kill 30+0']);
    expect(misses(lowball).state.seats[2]?.comes).toBe('big blind');
  });
});

describe('kills and straddles', () => {
  test('003:284 a winner of two pots kills the next, 003:302 and acts last', () => {
    const table = potTable(lowball, 5);
    playUntil(table, seededRandom('two pots'), () => table.state.kills.due.length > 0);
    const [seat] = table.state.kills.due;
    const { posts: kill, factor, actsLast } = dealAndFold(table);
    expect(kill).toEqual([{ seat, what: 'kill', live: 3000, dead: 0 }]);
    expect([factor, actsLast]).toEqual([2, seat]);
  });

  test('003:300 one kill a hand: a newcomer kills when none is due', () => {
    const table = potTable(lowball, 4);
    playUntil(
      table,
      seededRandom('one kill'),
      () => table.state.kills.due.length > 0 && table.state.passed[5],
    );
    const [seat] = table.state.kills.due;
    joins(table, 'n', 6, 'kill');
    expect(posts(table).map((post) => post.slice(0, 6))).toEqual([`${seat + 1} kill`]);
    expect(table.state.seats[5]?.comes).toBe('kill');
  });

  test('004:21 with all kill buttons given out, who has none owes a kill, until all are made', () => {
    const table = potTable({ house: 'lucky-lady', offering: 'lucky-lady/lowball' }, 4);
    const owed = () => table.log.some((event) => event.type === 'kills' && event.kills.due.length > 0);
    playUntil(table, seededRandom('buttons'), owed);
    expect(owed()).toBe(true);
    playUntil(table, seededRandom('made'), () => table.state.kills.due.length === 0);
    expect(table.state.kills.due).toEqual([]);
  });

  test('004:1381 straddles from 10-20 up, from the left of the big blind', () => {
    const table = potTable({ ...luckyLady, limit: '10-20' }, 5);
    for (const player of ['d', 'e']) must(table, { by: { player }, type: 'straddle', on: true });
    // The button at seat 1: seat 4 is left of the big blind.
    expect(posts(table)).toEqual(['4 straddle 20+0']);
    expect(posts(table)).toEqual(['5 straddle 20+0']);
    expect(posts(table)).toEqual([]);
    const low = potTable(luckyLady, 5);
    expect(refusal(low, { by: { player: 'd' }, type: 'straddle', on: true })).toMatch(/No straddle bets/);
  });

  test('003:37 none at Hawaiian Gardens, 002:609 three at Empire lowball', () => {
    const none = potTable({ ...gardens, limit: '15-30' }, 4);
    expect(refusal(none, { by: { player: 'd' }, type: 'straddle', on: true })).toMatch(/No straddle bets/);
    const table = potTable(empireLowball, 7);
    for (const player of ['d', 'e', 'f', 'g']) must(table, { by: { player }, type: 'straddle', on: true });
    expect(posts(table)).toEqual(['4 straddle 20+0', '5 straddle 40+0', '6 straddle 80+0']);
  });

  test('003:261 who has less than half a blind is dealt in without it, and makes it up', () => {
    const table = potTable(lowball, 4);
    hands(table, 1);
    const { chips, seats } = table.state;
    chips[seats.length] += chips[3] - 700;
    chips[3] = 700;
    // Seat 4 would have had the big blind of $15.
    expect(hands(table, 1)).toEqual(['2 / 2 3 1']);
    expect(typeof lastPlan(table).stacks[3]).toBe('number');
    expect(table.state.seats[3]?.missed).toEqual([2]);
  });
});

describe('points', () => {
  test('003:7224 who sits out keeps the fantasy hand that he has earned', () => {
    const offering = 'hawaiian-gardens/face-up-chinese';
    const table = opened({ house: 'hawaiian-gardens', offering, settings: { fantasy: true } });
    for (let i = 0; i < 4; i++) sits(table, name(i), i + 1);
    table.state.fantasy = [3];
    playUntil(table, seededRandom('fantasy'), () => table.state.hands > 0);
    expect(table.state.fantasy).toContain(3);
  });

  test('003:7224 the button moves, and of four the one to its right sits out; 003:7242 it begins at seat 1', () => {
    const table = opened({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/face-up-chinese' });
    for (let i = 0; i < 4; i++) sits(table, name(i), i + 1);
    const seen: string[] = [];
    for (let hand = 0; hand < 3; hand++) {
      must(table, { by: 'house', type: 'deal' });
      const began = table.log.findLast((event) => event.type === 'hand began');
      if (began?.type !== 'hand began' || began.plan.kind !== 'points') throw new Error('No points.');
      const { stacks, button } = began.plan;
      seen.push(`${button + 1} / ${seatList([...stacks.keys()].filter((seat) => stacks[seat] !== null))}`);
      must(table, { by: 'floor', type: 'void', reason: 'Test.' });
      table.state.button = button;
    }
    expect(seen).toEqual(['1 / 1 2 3', '2 / 2 3 4', '3 / 1 3 4']);
  });
});
