import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import type { LegalChoice } from '../engine/player-dealer/legal.ts';
import { offerings } from '../houses/index.ts';
import type { TableEvent } from '../table/index.ts';
import { newTable } from '../table/index.ts';
import { must, opened, printedSign } from '../table/testing/testing.ts';
import { think } from './brain.ts';
import { type Character, characterOf, pace } from './character.ts';
import { BrainTable } from './testing-brains.ts';

const openingOf = (id: string) => ({
  house: offerings.find((of) => of.id === id)?.house ?? 'empire',
  offering: id,
});

/** HANDS=… plays longer. */
const HANDS = Number(process.env.HANDS ?? 4);

describe('twenty hands of quick players, told only what their seats see, with the printed fees', () => {
  test.each(offerings)('$id', (offering) => {
    const opening = printedSign(offering) ?? openingOf(offering.id);
    const players = offering.kind === 'points' ? 4 : 6;
    const { table } = new BrainTable(opening, offering.id, { players, proposition: 2, quick: true }).play(
      HANDS,
    );
    expect(table.state.hands).toBe(HANDS);
  });
});

describe('short stacks', () => {
  const playerDealer = offerings.filter(({ kind }) => kind === 'player-dealer');
  test.each(playerDealer)('$id: pay the fee, bet what they have, and go', (offering) => {
    const opening = printedSign(offering) ?? openingOf(offering.id);
    const options = { players: 6, proposition: 2, short: 3, quick: true };
    const { table } = new BrainTable(opening, offering.id, options).play(8);
    expect(table.state.hands).toBe(8);
  });
});

describe('at a player-dealer table', () => {
  const three = openingOf('black-sheep/three-card-poker-6-card-bonus');
  const events = <T extends TableEvent['type']>({ table }: BrainTable, type: T) =>
    table.log.filter((event): event is Extract<TableEvent, { type: T }> => event.type === type);

  test('proposition players take the bank whenever it is offered, others now and then', () => {
    const play = new BrainTable(three, 'bank', { players: 6, proposition: 2, quick: true }).play(60);
    const declined = events(play, 'bank declined').map(({ seat }) => seat);
    expect(declined.filter((seat) => seat < 2)).toEqual([]);
    const taken = new Set(events(play, 'bank taken').map(({ seat }) => seat));
    expect(taken.size).toBeGreaterThan(2);
    expect(declined.length).toBeGreaterThan(5);
  });

  test('somebody takes the bank rather than let the game break', () => {
    const timid: Character = { ...characterOf('timid'), aggression: -1 };
    const play = new BrainTable(three, 'timid', { players: 3, quick: true, who: timid }).play(6);
    expect(events(play, 'bank refused').length).toBeGreaterThan(0);
    expect(play.table.state.hands).toBe(6);
  });

  test('also when nobody has the chips for a long one: more are bought for it, else a short bank is put up', () => {
    const table = opened(three);
    const { state } = table;
    const { sign, chips } = state;
    for (const [seat, player] of ['a', 'b', 'c'].entries()) {
      must(table, { by: 'house', type: 'sell chips', player, cents: sign.buyIn.usual });
      must(table, { by: { player }, type: 'sit', seat, cents: sign.buyIn.usual });
    }
    for (const player of ['a', 'b', 'c']) must(table, { by: { player }, type: 'pass bank' });
    expect(state.bank).toMatchObject({ refused: true, offered: -1 });
    if (sign.kind !== 'player-dealer') throw new Error('No player-dealer game.');
    for (const seat of [0, 1, 2]) chips[seat] = 15 * sign.limits.min;
    const asked = (rail: number) => think(state, 1, characterOf('b'), seededRandom(1), { rail });
    expect(asked(0)).toEqual({ type: 'take bank' });
    expect(asked(1e6)).toMatchObject({ type: 'add chips' });
  });

  test('bets are small, and leave chips for the Play that goes with them', () => {
    const ultimate = openingOf('black-sheep/ultimate-texas-holdem');
    const play = new BrainTable(ultimate, 'bets', { players: 6, quick: true }).play(60);
    const chosen: string[] = [];
    for (const event of events(play, 'played')) {
      if (event.event.type === 'chose') chosen.push(event.event.choice);
      if (event.event.type === 'wagered' && event.event.kind === 'ante')
        expect(event.event.cents).toBeLessThanOrEqual(5 * 500);
    }
    expect(chosen.filter((choice) => choice === 'play').length).toBeGreaterThan(chosen.length / 5);
  });
});

describe('between hands a player', () => {
  const opening = openingOf('black-sheep/holdem');
  const who = characterOf('a');

  /** Seat 1 has nothing left and sits out; `rail` is what that player may still buy with. */
  function broke(rail: number) {
    const table = opened(opening);
    const { usual } = table.state.sign.buyIn;
    for (const [seat, player] of ['a', 'b'].entries()) {
      must(table, { by: 'house', type: 'sell chips', player, cents: usual });
      must(table, { by: { player }, type: 'sit', seat, cents: usual });
    }
    const state = { ...newTable(table.state.sign), seats: table.state.seats };
    state.seats[0] = { ...table.state.seats[0], away: true } as (typeof state.seats)[number];
    return { state, usual, ask: () => think(state, 0, who, seededRandom(1), { rail }) };
  }

  test('buys again when broke, comes back with chips, and goes with none', () => {
    const rich = broke(1e6);
    expect(rich.ask()).toEqual({ type: 'add chips', cents: rich.usual });
    rich.state.chips[0] = rich.usual;
    expect(rich.ask()).toMatchObject({ type: 'come back' });
    const poor = broke(0);
    expect(poor.ask()).toEqual({ type: 'leave' });
  });

  test('does nothing at a table that is paused, or when nothing is due', () => {
    const { state, ask } = broke(1e6);
    state.paused = true;
    expect(ask()).toBeNull();
    state.paused = false;
    expect(think(state, 1, who, seededRandom(1), { rail: 0 })).toBeNull();
    expect(think(state, 5, who, seededRandom(1))).toBeNull();
  });
});

describe('characters', () => {
  test('are the same for the same name, and differ from one another', () => {
    expect(characterOf('Ruby')).toEqual(characterOf('Ruby'));
    const many = Array.from({ length: 50 }, (_, i) => characterOf(`player ${i}`));
    for (const trait of ['looseness', 'aggression', 'patience', 'bluff'] as const) {
      const values = many.map((one) => one[trait]);
      expect(Math.min(...values)).toBeLessThan(0.3);
      expect(Math.max(...values)).toBeGreaterThan(0.7);
    }
  });

  test('take their time: longest to set a hand, shortest for a free check', () => {
    const random = seededRandom('pace');
    const who = characterOf('Ruby');
    const times = (due: Parameters<typeof pace>[0]) =>
      Array.from({ length: 200 }, () => pace(due, who, random));
    const check = {
      due: 'bet',
      seat: 0,
      fold: true,
      check: true,
      call: 0,
      bringIn: 0,
      raise: null,
      noRaise: '',
    } as const;
    const easy = times({ kind: 'pot', legal: check });
    const setting = times({ kind: 'points', legal: { due: 'set', seats: [] } });
    expect(Math.min(...easy)).toBeGreaterThanOrEqual(800);
    expect(Math.max(...easy)).toBeLessThanOrEqual(1600);
    const way = { id: 'w', title: 'My way', chips: null, front: 0, discards: 0, refused: '' } as const;
    const hand = { seat: 0, spot: 0, number: 0 };
    const choosing = (choices: readonly LegalChoice[]) =>
      times({ kind: 'player-dealer', legal: { due: 'choose', hands: [{ ...hand, choices }] } });
    expect(Math.min(...choosing([{ ...way, houseWay: true }]))).toBeGreaterThanOrEqual(3000);
    expect(Math.max(...choosing([way]))).toBeLessThanOrEqual(2600);
    expect(Math.min(...setting)).toBeGreaterThanOrEqual(3000);
    expect(Math.max(...setting)).toBeLessThanOrEqual(6000);
  });
});
