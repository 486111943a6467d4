import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { NO_HAND } from '../ranks/ranking.ts';
import type { Collection, Moment } from './collection.ts';
import { type JackpotPosting, jackpotShares } from './jackpot.ts';
import type { Opening } from './sign.ts';
import { dropOf, jackpotOf } from './state.ts';
import { Table } from './table.ts';
import {
  act,
  dealAndFold,
  foldOut,
  handMove,
  houseMove,
  must,
  name,
  opened,
  plainFees,
  playUntil,
  potTable,
  refusal,
  sits,
} from './testing.ts';

const holdem: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };

function heldAt(opening: Opening, players: number, collection: Collection): Table {
  const table = opened(opening, collection);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  return table;
}

const drawn = (table: Table, players: number) =>
  must(table, {
    by: 'house',
    type: 'draw for button',
    cards: Array.from({ length: players }, (_, i) => 51 - 4 * i),
  });

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

describe('fees of a pot', () => {
  const cases: readonly (readonly [string, string, Moment[]])[] = [
    ['hawaiian-gardens/holdem', 'flop games', ['blinds', 'deal', 'flop', 'turn', 'river']],
    ['hawaiian-gardens/double-board-omaha', 'two boards', ['flop', 'turn', 'river']],
    [
      'hawaiian-gardens/seven-card-stud',
      'stud',
      ['deal', '3rd street', '4th street', '5th street', '6th street', '7th street'],
    ],
    ['hawaiian-gardens/lowball', 'one draw', ['blinds', 'draw']],
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
    const table = heldAt({ house, offering: id } as Opening, 3, watch);
    if (table.state.sign.kind === 'pot' && table.state.sign.stakes.blinds.length > 0) drawn(table, 3);
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
        { type: 'fold', seat },
      ] as const;
      const player = table.state.seats[seat]?.player ?? '';
      if (!moves.some((command) => table.play({ by: { player }, type: 'play', command }) === null))
        throw new Error('Nothing can be done.');
    }
    expect(moments.every((moment) => seen.filter((at) => at === moment).length === 1)).toBe(true);
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
  /** Three players at 4-8 call before the flop, and one of them bets behind it. */
  function playOn(table: Table): void {
    for (const seat of [0, 1]) act(table, { type: 'call', seat });
    act(table, { type: 'check', seat: 2 });
    act(table, { type: 'bet', seat: 1, to: 400 });
    for (const seat of [2, 0]) act(table, { type: 'call', seat });
  }
  const drop = (table: Table): number => table.machine?.chips.drop ?? -1;

  test('takes what there is, and the rest when more comes in', () => {
    const table = heldAt(holdem, 3, large);
    drawn(table, 3);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('large'));
    expect(drop(table)).toBe(0);
    playOn(table);
    expect(drop(table)).toBe(2000);
  });

  test('is not forgotten by a table that is replayed in the middle of a hand', () => {
    const table = heldAt(holdem, 3, large);
    drawn(table, 3);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('large'));
    const early = Table.replay(holdem, table.log, large);
    playOn(early);
    expect(drop(early)).toBe(2000);
    for (const seat of [0, 1]) act(table, { type: 'call', seat });
    act(table, { type: 'check', seat: 2 });
    const late = Table.replay(holdem, table.log, large);
    act(late, { type: 'bet', seat: 1, to: 400 });
    for (const seat of [2, 0]) act(late, { type: 'call', seat });
    expect(drop(late)).toBe(2000);
  });
});

describe('fees of players', () => {
  test('before the cards; who has not the fee and a chip beside it is not dealt in', () => {
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

  test('a void hand gives them back', () => {
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
    sits(table, 'b', 2, 10);
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

  test('on the half hour, between hands', () => {
    const table = heldAt(holdem, 3, feesAt('seats', 'half hour'));
    drawn(table, 3);
    must(table, { by: 'house', type: 'deal', at: 1 });
    must(table, { by: 'house', type: 'tick', at: 1_800_001 });
    expect(table.state.chips[dropOf(table.state)]).toBe(0);
    foldOut(table);
    expect(table.state.chips[dropOf(table.state)]).toBe(300);
    must(table, { by: 'house', type: 'tick', at: 5_400_001 });
    expect(table.state.chips[dropOf(table.state)]).toBe(900);
  });
});

describe('a jackpot', () => {
  const posting: JackpotPosting = {
    title: 'Any pair or better beaten',
    for: 'bad beat',
    least: { hand: '2c 2d 3h 4c 5d' },
    fewest: 3,
    shares: { loser: 50, winner: 30, others: 20 },
  };
  const jackpotFee: Collection = {
    check: () => null,
    due: (moment) => (moment === 'flop' ? [{ from: 'pot', to: 'jackpot', cents: 100 }] : []),
  };

  test('is fed by its fees, and pays the loser, the winner and the rest of the table their parts', () => {
    const table = heldAt({ ...holdem, jackpot: posting }, 4, jackpotFee);
    drawn(table, 4);
    const random = seededRandom('jackpot');
    let pool = 0;
    while (!table.log.some(({ type }) => type === 'jackpot paid')) {
      pool = table.state.chips[jackpotOf(table.state)];
      must(table, { by: 'house', type: 'deal' });
      while (table.machine !== null) if (!houseMove(table, random)) handMove(table, random);
    }
    pool += 100;
    const paid = table.log.flatMap((event) => (event.type === 'jackpot paid' ? [event] : []));
    const by = (as: string) => paid.filter((one) => one.as === as).reduce((sum, { cents }) => sum + cents, 0);
    expect(by('loser')).toBe(Math.floor((pool * 0.5) / 100) * 100);
    expect(by('winner')).toBe(Math.floor((pool * 0.3) / 100) * 100);
    expect(by('loser') + by('winner') + by('other')).toBe(pool - table.state.chips[jackpotOf(table.state)]);
  });

  test('needs the posted hand and players', () => {
    const sign = (Table.open({ ...holdem, jackpot: posting }) as Table).state.sign;
    if (sign.kind !== 'pot') throw new Error('No pot.');
    const table = potTable(holdem, 3);
    must(table, { by: 'house', type: 'deal' });
    const { played } = table.machine ?? {};
    if (played?.kind !== 'pot') throw new Error('No pot.');
    const { ranking } = sign.game.shares[0];
    const value = (cards: number[]) => ranking.value(cards);
    const least = value([0, 1, 6, 8, 13]);
    const shown = (...values: number[]) =>
      values.map((one, seat) => ({ type: 'showed', seat, values: [one] }));
    const paid = (of: JackpotPosting, ...values: number[]) =>
      jackpotShares(of, sign, played.hand.state, shown(...values), 100_000).map(
        ({ seat, cents, as }) => `${seat + 1} ${as} ${cents / 100}`,
      );
    expect(paid(posting, least + 5, least)).toEqual(['2 loser 500', '1 winner 300', '3 other 200']);
    expect(paid(posting, least + 5, least - 1)).toEqual([]);
    expect(paid(posting, least, least)).toEqual([]);
    expect(paid(posting, least)).toEqual([]);
    expect(paid(posting, least + 5, least + 5, least)).toEqual([
      '3 loser 500',
      '1 winner 150',
      '2 winner 150',
    ]);
    expect(paid({ ...posting, fewest: 4 }, least + 5, least)).toEqual([]);
    const high: JackpotPosting = {
      ...posting,
      for: 'high hand',
      shares: { loser: 0, winner: 40, others: 0 },
    };
    expect(paid(high, least, NO_HAND)).toEqual(['1 winner 400']);
    expect(paid(high, least - 1)).toEqual([]);
  });
});
