import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { replayHouseTable } from '../house-table.ts';
import type { Opening } from '../sign.ts';
import { dropOf } from '../state.ts';
import type { Table } from '../table.ts';
import {
  act,
  dealAndFold,
  drawn,
  foldOut,
  heldAt,
  houseMove,
  must,
  opened,
  plainFees,
  playUntil,
  refusal,
  sits,
} from '../testing/testing.ts';
import type { Collection, Moment } from './collection.ts';

const holdem: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };

/** A dollar of the pot, or of every seat dealt in, at some moments. */
const feesAt = (from: 'pot' | 'seats', ...at: Moment[]): Collection => ({
  check: () => null,
  due: (moment, { dealt }) =>
    !at.includes(moment)
      ? []
      : from === 'pot'
        ? [{ from, to: 'drop', cents: 100 }]
        : dealt.map((seat) => ({ from: seat, to: 'drop', cents: 100 })),
});

describe('T70 fees of a pot', () => {
  const cases: readonly (readonly [string, string, Moment[]])[] = [
    ['hawaiian-gardens/holdem', 'flop games', ['blinds', 'deal', 'flop', 'turn', 'river']],
    ['hawaiian-gardens/double-board-omaha', 'two boards', ['flop', 'turn', 'river']],
    [
      'hawaiian-gardens/seven-card-stud',
      'stud',
      ['deal', '3rd street', '4th street', '5th street', '6th street', '7th street'],
    ],
    ['hawaiian-gardens/lowball', '003:9939: dealt in two goes, and one draw', ['blinds', 'deal', 'draw']],
    [
      'hawaiian-gardens/super-seven-card-stud',
      '003:6007: four cards before third street',
      ['deal', '3rd street', '4th street', '5th street', '6th street', '7th street'],
    ],
    ['hawaiian-gardens/reverse-holdem', '003:434: a board of 1, 1 and 3', ['deal', 'flop', 'turn', 'river']],
    [
      'hawaiian-gardens/asian-five-card-stud',
      'the last card common to all',
      ['deal', '3rd street', '4th street', '5th street'],
    ],
    ['lucky-lady/lowball', '004:33-35: the pot is opened', ['deal', 'open', 'draw']],
    ['hawaiian-gardens/badugi', 'three draws', ['draw', '2nd draw', '3rd draw']],
  ];
  test.each(cases)('%s: %s', (id, _, moments) => {
    const [house] = id.split('/');
    const seen: Moment[] = [];
    const watch: Collection = {
      check: () => null,
      due: (moment) => {
        seen.push(moment);
        return [];
      },
    };
    const players = id.includes('asian') ? 7 : 3;
    const table = heldAt({ house, offering: id } as Opening, players, watch);
    if (table.state.sign.kind === 'pot' && table.state.sign.stakes.blinds.length > 0) drawn(table, players);
    must(table, { by: 'house', type: 'deal' });
    while (table.machine !== null) {
      if (houseMove(table, seededRandom('moments'))) continue;
      const { played } = table.machine;
      if (played.kind !== 'pot') throw new Error('No pot.');
      const [seat] = table.due;
      const { down } = played.hand.state;
      // Everybody stays in, and draws nothing.
      const moves = [
        { type: 'check', seat },
        { type: 'call', seat },
        { type: 'bring-in', seat },
        { type: 'discard', seat, cards: [] },
        { type: 'discard', seat, cards: down[seat].slice(0, 1) },
        { type: 'kill', seat, to: 0 },
        { type: 'show', seat },
        { type: 'fold', seat },
      ] as const;
      const player = table.state.seats[seat]?.player ?? '';
      if (!moves.some((command) => table.play({ by: { player }, type: 'play', command }).ok))
        throw new Error('Nothing can be done.');
    }
    expect(seen.filter((moment) => moments.includes(moment))).toEqual(moments);
  });

  test('003:60 at the flop: none without one', () => {
    const table = heldAt(holdem, 3, feesAt('pot', 'flop'));
    drawn(table, 3);
    dealAndFold(table);
    expect(table.state.chips[dropOf(table.state)]).toBe(0);
    playUntil(table, seededRandom('flop'), () => table.state.chips[dropOf(table.state)] > 0);
    expect(table.state.chips[dropOf(table.state)]).toBe(100);
  });

  test('003:5754 after the blinds: taken from the first chips that lie in the pot', () => {
    const table = heldAt(holdem, 3, feesAt('pot', 'blinds'));
    drawn(table, 3);
    dealAndFold(table);
    expect(table.state.chips[dropOf(table.state)]).toBe(100);
    const taken = table.log.filter((event) => event.type === 'played' && event.event.type === 'taken');
    expect(taken).toHaveLength(1);
  });
});

describe('a fee larger than the pot', () => {
  const large: Collection = {
    check: () => null,
    due: (moment) => (moment === 'blinds' ? [{ from: 'pot', to: 'drop', cents: 2000 }] : []),
  };
  /** Three players at 4-8 call before the flop, and one of them bets after it. */
  function playOn(table: Table): void {
    for (const seat of [0, 1]) act(table, { type: 'call', seat });
    act(table, { type: 'check', seat: 2 });
    act(table, { type: 'bet', seat: 1, to: 400 });
    for (const seat of [2, 0]) act(table, { type: 'call', seat });
  }
  const drop = (table: Table): number => table.machine?.chips.drop ?? -1;

  test('T71 takes what there is, and the rest when more comes in', () => {
    const table = heldAt(holdem, 3, large);
    drawn(table, 3);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('large'));
    expect(drop(table)).toBe(0);
    playOn(table);
    expect(drop(table)).toBe(2000);
  });

  test('T4, T71 is not forgotten by a table that is replayed in the middle of a hand', () => {
    const table = heldAt(holdem, 3, large);
    drawn(table, 3);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('large'));
    const early = replayHouseTable(holdem, table.log, null, large);
    playOn(early);
    expect(drop(early)).toBe(2000);
    for (const seat of [0, 1]) act(table, { type: 'call', seat });
    act(table, { type: 'check', seat: 2 });
    const late = replayHouseTable(holdem, table.log, null, large);
    act(late, { type: 'bet', seat: 1, to: 400 });
    for (const seat of [2, 0]) act(late, { type: 'call', seat });
    expect(drop(late)).toBe(2000);
  });
});

describe('fees of players', () => {
  test('T72 before the cards; who has not the fee and a chip beside it is not dealt in', () => {
    const table = heldAt(holdem, 3, feesAt('seats', 'start'));
    drawn(table, 3);
    const { chips, seats } = table.state;
    chips[dropOf(table.state)] += chips[1] - 100;
    chips[1] = 100;
    const dropped = chips[dropOf(table.state)];
    must(table, { by: 'house', type: 'deal' });
    expect(seats[1]?.away).toBe(true);
    expect(chips[dropOf(table.state)] - dropped).toBe(200);
  });

  test('003:7226 at points, the nine points of a hand must be left', () => {
    const table = heldAt(
      { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/face-up-chinese', limit: '5' },
      3,
      feesAt('seats', 'start', 'deal'),
    );
    const { chips, seats } = table.state;
    chips[dropOf(table.state)] += chips[1] - 4699;
    chips[1] = 4699;
    must(table, { by: 'house', type: 'deal' });
    expect(seats.map((seated) => seated?.away)).toEqual([false, true, false, undefined]);
  });

  test('T60 a void hand gives them back', () => {
    const table = heldAt(holdem, 3, feesAt('seats', 'start'));
    drawn(table, 3);
    const before = [...table.state.chips];
    must(table, { by: 'house', type: 'deal' });
    expect(table.state.chips[dropOf(table.state)]).toBe(300);
    must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    expect(table.state.chips).toEqual(before);
  });

  test('002:648 a bet leaves the chips for its fee', () => {
    const table = opened(
      { house: 'black-sheep', offering: 'black-sheep/ez-baccarat', options: ['plain'] },
      plainFees,
    );
    sits(table, 'a', 1, 100);
    sits(table, 'b', 2, 9.5);
    must(table, { by: { player: 'a' }, type: 'take bank' });
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, seededRandom('fee')));
    act(table, { type: 'stake', seat: 0, cents: 5000 });
    const { sign } = table.state;
    if (sign.kind !== 'player-dealer') throw new Error('No bank.');
    const bet = (cents: number) =>
      refusal(table, {
        by: { player: 'b' },
        type: 'play',
        command: { type: 'wager', seat: 1, spot: 1, kind: sign.game.wagers[0].id, cents },
      });
    expect(bet(800)).toBe('');
    expect(bet(100)).toBe('A bet of $1 leaves seat 2 without the fee of $1.');
    act(table, { type: 'close' });
    expect(table.log.filter((event) => event.type === 'played' && event.event.type === 'taken')).toHaveLength(
      2,
    );
  });

  test('003:2284 on the hour and the half hour, between hands, for half hours in which a hand was dealt', () => {
    const table = heldAt(holdem, 3, feesAt('seats', 'half hour'));
    drawn(table, 3);
    const drop = () => table.state.chips[dropOf(table.state)];
    const tick = (minutes: number) => must(table, { by: 'house', type: 'tick', at: clock(minutes) });
    tick(7);
    tick(30);
    expect(drop()).toBe(0);
    dealAndFold(table);
    tick(59);
    expect(drop()).toBe(0);
    must(table, { by: 'house', type: 'deal' });
    tick(61);
    expect(drop()).toBe(0);
    foldOut(table);
    expect(drop()).toBe(300);
    // The hand that ended at 4:01 was dealt before 4:00, and then the game stood still for hours.
    tick(300);
    expect(drop()).toBe(300);
    dealAndFold(table);
    tick(330);
    expect(drop()).toBe(600);
  });
});

/** So many minutes after three o'clock on some day. */
const clock = (minutes: number): number => Date.UTC(2024, 4, 1, 3, minutes);
