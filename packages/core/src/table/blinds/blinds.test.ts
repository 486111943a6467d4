import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { potOf } from '../../engine/pot/state.ts';
import { houseNeed } from '../needs.ts';
import type { Opening } from '../sign.ts';
import { dropOf } from '../state.ts';
import type { Table } from '../table.ts';
import {
  blackSheep,
  dealt,
  does,
  empireLowball,
  gardens,
  hands,
  joins,
  lowball,
  luckyLady,
  posts,
} from '../testing/blinds.ts';
import {
  dealAndFold,
  foldOut,
  handMove,
  houseMove,
  lastPlan,
  must,
  name,
  opened,
  playUntil,
  potTable,
  refusal,
  seatList,
  sits,
} from '../testing/testing.ts';

describe('the first button', () => {
  const draw = (table: Table, cards: readonly number[]) =>
    refusal(table, { by: 'house', type: 'draw for button', cards });
  test('003:2202, 003:3601 the highest card, by suit', () => {
    const table = opened(gardens);
    for (let i = 0; i < 3; i++) sits(table, name(i), i + 1);
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('The players draw for the button first.');
    expect(draw(table, [44, 45])).toBe('3 players draw a card each from one deck.');
    expect(draw(table, [44, 44, 45])).toMatch(/from one deck/);
    expect(draw(table, [44, 47, 45])).toBe('');
    expect(table.state.button).toBe(1);
    expect(draw(table, [1, 2, 3])).toBe('The button already has its place.');
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
    expect(draw(alone, [1, 2])).toBe('At least two players draw for the button.');
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
    expect(hands(potTable(gardens, 2), 3)).toEqual(['1 / 1 2', '2 / 2 1', '1 / 1 2']);
  });

  test('000:69, 001:55 heads-up the small blind is left of the button there', () => {
    expect(hands(potTable(blackSheep, 2), 3)).toEqual(['1 / 2 1', '2 / 1 2', '1 / 2 1']);
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

  test('T30 three become two and three again, the big blind going on', () => {
    const table = potTable({ ...blackSheep, settings: { headsUpBlinds: 'button small' } }, 3);
    expect(hands(table, 2)).toEqual(['1 / 2 3', '2 / 3 1']);
    does(table, 'c', 'leave');
    expect(hands(table, 2)).toEqual(['1 / 1 2', '2 / 2 1']);
    joins(table, 'd', 3, 'big blind');
    expect(hands(table, 3)).toEqual(['1 / 1 2', '1 / 2 3', '2 / 3 1']);
  });

  test.each([4, 5])(
    'T30 one who joins two after %i hands makes nobody button and big blind at once',
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

describe('a table of two', () => {
  test('003:35 by position, who has missed a blind comes in as the big blind, and need not wait forever', () => {
    const table = potTable({ ...gardens, limit: '9-18' }, 3);
    hands(table, 3);
    does(table, 'c', 'sit out');
    hands(table, 4);
    must(table, { by: { player: 'c' }, type: 'come back', comes: 'big blind' });
    expect(hands(table, 2).some((hand) => hand.endsWith(' 3'))).toBe(true);
  });

  test('T31 lets a third in where the big blind lies on the button, too', () => {
    const offering = 'hawaiian-gardens/two-seven-captain';
    const table = potTable({ house: 'hawaiian-gardens', offering, table: { blindsMove: 'position' } }, 3);
    hands(table, 3);
    does(table, 'c', 'sit out');
    hands(table, 4);
    must(table, { by: { player: 'c' }, type: 'come back' });
    expect([dealt(table), dealt(table), dealt(table)].at(-1)).toBe('1 2 3');
  });

  test('T31 posts two of three blinds, and nobody has missed the third', () => {
    const table = potTable(empireLowball, 2);
    expect(hands(table, 4)).toEqual(['1 / 1 - 2', '2 / 2 - 1', '1 / 1 - 2', '2 / 2 - 1']);
    expect(table.state.seats.some((seated) => (seated?.missed.length ?? 0) > 0)).toBe(false);
    joins(table, 'c', 3, 'big blind');
    expect([dealt(table), dealt(table), dealt(table)].at(-1)).toBe('1 2 3');
    expect(table.log.some(({ type }) => type === 'missed blind')).toBe(false);
  });
});

test('T31 two who come in at once do not move each other into a blind that is not paid for', () => {
  const table = opened({
    house: 'hawaiian-gardens',
    offering: 'hawaiian-gardens/two-seven-captain',
    table: { blindsMove: 'position' },
  });
  for (const [i, seat] of [1, 4, 5, 7].entries()) sits(table, name(i), seat);
  must(table, { by: 'house', type: 'draw for button', cards: [51, 1, 2, 3] });
  hands(table, 4);
  does(table, 'a', 'sit out');
  do hands(table, 1);
  while (table.state.button !== 6);
  must(table, { by: { player: 'a' }, type: 'come back' });
  joins(table, 'n', 2);
  const { blindSeats = [], posts: paid, stacks } = dealAndFold(table);
  expect(blindSeats.at(-1) === 0 || stacks[0] === null || paid.some(({ seat }) => seat === 0)).toBe(true);
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
  });

  test('004:1381 below 10-20 a straddle is dead: it goes into the pot, and the big blind is what is met', () => {
    const table = potTable(luckyLady, 5);
    must(table, { by: { player: 'd' }, type: 'straddle', on: true });
    must(table, { by: 'house', type: 'deal' });
    expect(lastPlan(table).posts).toEqual([{ seat: 3, what: 'straddle', live: 0, dead: 800 }]);
    const pack = Array.from({ length: 52 }, (_, card) => card);
    must(table, { by: 'house', type: 'play', command: { type: 'shuffle', cards: pack } });
    const { hand } = table.state;
    if (hand?.kind !== 'pot') throw new Error('No pot.');
    const { state } = hand;
    // Seat 4 is first to act as ever, with $4 to call.
    expect([state.level, state.chips[potOf(state)], state.actor]).toEqual([400, 800, 3]);
    foldOut(table);
  });

  test('004:3-35 Lucky Lady lowball prints no straddle', () => {
    const table = potTable({ house: 'lucky-lady', offering: 'lucky-lady/lowball' }, 4);
    expect(refusal(table, { by: { player: 'd' }, type: 'straddle', on: true })).toBe(
      'No straddle bets are allowed here.',
    );
  });

  test('003:37 none at Hawaiian Gardens, 002:609 three at Empire lowball', () => {
    const none = potTable({ ...gardens, limit: '15-30' }, 4);
    expect(refusal(none, { by: { player: 'd' }, type: 'straddle', on: true })).toBe(
      'No straddle bets are allowed here (003:37).',
    );
    const table = potTable(empireLowball, 7);
    for (const player of ['d', 'e', 'f', 'g']) must(table, { by: { player }, type: 'straddle', on: true });
    // 002:585, 002:609: every bet is of the limit, and no straddle is double.
    expect(posts(table)).toEqual(['4 straddle 20+0', '5 straddle 30+0', '6 straddle 40+0']);
    const doubling = potTable({ ...empireLowball, table: { straddleBy: 'doubling' } }, 7);
    for (const player of ['d', 'e', 'f']) must(doubling, { by: { player }, type: 'straddle', on: true });
    expect(posts(doubling)).toEqual(['4 straddle 20+0', '5 straddle 40+0', '6 straddle 80+0']);
  });

  /** Leaves a seat with so many dollars. */
  const poor = (table: Table, seat: number, dollars: number) => {
    const { chips } = table.state;
    chips[dropOf(table.state)] += chips[seat - 1] - 100 * dollars;
    chips[seat - 1] = 100 * dollars;
  };

  test.each([['hawaiian-gardens/lowball'], ['hawaiian-gardens/kansas-city-lowball']])(
    '%s: 003:261, 003:1531 less than half of any blind: the next player must take it, on the first hand too',
    (offering) => {
      // Blinds of $5, $10 and $15: button, left of it, second left.
      const table = potTable({ house: 'hawaiian-gardens', offering }, 5);
      poor(table, 2, 4);
      expect(hands(table, 1)).toEqual(['1 / 1 3 4']);
      expect(typeof lastPlan(table).stacks[1]).toBe('number');
      expect(table.state.seats[1]).toMatchObject({ missed: [1], short: true });
      const first = potTable({ house: 'hawaiian-gardens', offering }, 5);
      poor(first, 1, 2);
      expect(hands(first, 1)).toEqual(['1 / 2 3 4']);
      const position = potTable(
        { house: 'hawaiian-gardens', offering, table: { blindsMove: 'position' } },
        5,
      );
      hands(position, 1);
      poor(position, 4, 7);
      expect(hands(position, 1)).toEqual(['2 / 2 3 5']);
      expect(position.state.seats[3]?.missed).toEqual([2]);
    },
  );

  test('003:265 half a blind or more is a full one', () => {
    const table = potTable(lowball, 4);
    poor(table, 3, 7.5);
    expect(hands(table, 1)).toEqual(['1 / 1 2 3']);
  });

  test('003:263 who then wins or buys in again makes the blind up on the following hand', () => {
    const table = potTable(lowball, 5);
    poor(table, 3, 7);
    expect(hands(table, 1)).toEqual(['1 / 1 2 4']);
    expect(table.state.seats[2]).toMatchObject({ missed: [2], short: true });
    // Still short: still owed, and still dealt in.
    expect(posts(table)).toEqual([]);
    expect(table.state.seats[2]).toMatchObject({ missed: [2], short: true });
    poor(table, 3, 300);
    expect(posts(table)).toEqual(['3 missed blind 15+0']);
    expect(table.state.seats[2]?.missed).toEqual([]);
    const busted = potTable(lowball, 5);
    poor(busted, 3, 7);
    hands(busted, 1);
    does(busted, 'c', 'sit out');
    must(busted, { by: 'house', type: 'sell chips', player: 'c', cents: 120000 });
    must(busted, { by: { player: 'c' }, type: 'add chips', cents: busted.state.sign.buyIn.usual });
    must(busted, { by: { player: 'c' }, type: 'come back' });
    // Seat 3 has the button now, and its $5 blind: that is dead beside the $15.
    expect(posts(busted)).toEqual(['3 missed blind 15+5']);
  });

  test('003:261 who has less than half a blind is dealt in without it, and makes it up', () => {
    const table = potTable(lowball, 4);
    hands(table, 1);
    const { chips } = table.state;
    chips[dropOf(table.state)] += chips[3] - 700;
    chips[3] = 700;
    // Seat 4 would have had the big blind of $15.
    expect(hands(table, 1)).toEqual(['2 / 2 3 1']);
    expect(typeof lastPlan(table).stacks[3]).toBe('number');
    expect(table.state.seats[3]?.missed).toEqual([2]);
  });
});

describe('a button without blinds', () => {
  const buttons = (offering: string) => {
    const table = opened({ house: 'hawaiian-gardens', offering });
    for (let i = 0; i < 3; i++) sits(table, name(i), i + 1);
    return Array.from({ length: 4 }, () => dealAndFold(table).button + 1);
  };

  test.each(['mexican-poker', 'asian-five-card-stud'])(
    '%s: 003:348, 003:777 it moves with every hand',
    (game) => {
      expect(buttons(`hawaiian-gardens/${game}`)).toEqual([1, 2, 3, 1]);
    },
  );

  test.each(['seven-card-stud', 'razz', 'super-razz', 'seven-card-stud-hi-lo-8'])(
    "%s: 003:152, 003:212, 003:407, 003:6100 the deal begins at the house dealer's left",
    (game) => {
      expect(new Set(buttons(`hawaiian-gardens/${game}`))).toEqual(new Set([8]));
    },
  );

  test('003:366-367 of equal upcards the first clockwise from the button bets, whoever has it', () => {
    const table = opened({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/mexican-poker' });
    for (let i = 0; i < 3; i++) sits(table, name(i), i + 1);
    const first = () => {
      must(table, { by: 'house', type: 'deal' });
      const need = houseNeed(table);
      if (need?.type !== 'shuffle') throw new Error('No shuffle.');
      // Three aces up.
      const aces = need.cards.filter((card) => card >= 48 && card < 52).slice(0, 3);
      const cards = [...aces, ...need.cards.filter((card) => !aces.includes(card))];
      must(table, { by: 'house', type: 'play', command: { type: 'shuffle', cards } });
      const [seat] = table.due;
      foldOut(table);
      return seat + 1;
    };
    expect([first(), first(), first()]).toEqual([2, 3, 1]);
  });
});

describe('points', () => {
  test('003:860 13-Card: a newcomer is not the player-dealer while somebody is there who played the last hand', () => {
    const table = opened({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/thirteen-card' });
    sits(table, 'a', 1);
    sits(table, 'b', 3);
    const button = () => {
      must(table, { by: 'house', type: 'deal' });
      const began = table.log.findLast((event) => event.type === 'hand began');
      if (began?.type !== 'hand began' || began.plan.kind !== 'points') throw new Error('No points.');
      while (table.machine !== null)
        if (!houseMove(table, seededRandom('860'))) handMove(table, seededRandom('860'));
      return began.plan.button + 1;
    };
    expect(button()).toBe(1);
    sits(table, 'c', 2);
    // Seat 2 would be next; it has not played.
    expect([button(), button(), button()]).toEqual([3, 1, 2]);
  });

  test('003:7224 who sits out keeps an earned fantasy hand', () => {
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
