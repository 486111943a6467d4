import { describe, expect, test } from 'vitest';
import { HIDDEN, parseCards, seededRandom } from '../cards/index.ts';
import type { PotEvent } from '../engine/pot/events.ts';
import { legal } from '../engine/pot/legal.ts';
import { offerings } from '../houses/index.ts';
import { tableSettings } from '../houses/offering/table-settings.ts';
import { viewTable } from './events.ts';
import { replayHouseTable } from './house-table.ts';
import { houseNeed } from './needs.ts';
import type { Opening } from './sign.ts';
import type { Table } from './table.ts';
import { act, lastPlan, must, name, opened, potTable, refusal, sits } from './testing/testing.ts';

const luckyLady: Opening = { house: 'lucky-lady', offering: 'lucky-lady/holdem' };
const pineapple: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/crazy-pineapple' };

const cards = (text: string): number[] => {
  const read = parseCards(text.replaceAll('/', ''));
  if (!read.ok) throw new Error(read.message);
  return read.cards;
};

/** Deals these cards off the top, in the order of the deal, and everybody checks or calls to the showdown. */
function toShowdown(table: Table, top: string): Table {
  must(table, { by: 'house', type: 'deal' });
  const need = houseNeed(table);
  if (need?.type !== 'shuffle') throw new Error('No shuffle.');
  const first = cards(top);
  act(table, { type: 'shuffle', cards: [...first, ...need.cards.filter((card) => !first.includes(card))] });
  while (due(table) !== 'show' && due(table) !== 'nothing') {
    const { machine } = table;
    if (machine?.played.kind !== 'pot') throw new Error('No pot.');
    const now = legal(machine.played.hand);
    if (now.due === 'bet')
      act(table, { type: now.bringIn > 0 ? 'bring-in' : now.check ? 'check' : 'call', seat: now.seat });
    else if (now.due === 'discard')
      act(table, {
        type: 'discard',
        seat: now.seat,
        cards: machine.played.hand.state.down[now.seat].slice(0, 1),
      });
    else if (now.due === 'turn-up') act(table, { type: 'turn-up', seat: now.seat, cards: [] });
    else throw new Error(now.due);
  }
  return table;
}

function due(table: Table): string {
  const played = table.machine?.played;
  return played?.kind === 'pot' ? legal(played.hand).due : 'nothing';
}

const play = (table: Table, seat: number, type: 'show' | 'muck' | 'play-board') =>
  act(table, { type, seat: seat - 1 });
const events = (table: Table): PotEvent[] =>
  table.log.flatMap((event) => (event.type === 'played' ? [event.event as PotEvent] : []));
const won = (table: Table) =>
  events(table).flatMap((event) =>
    event.type === 'awarded' ? [`${event.seat + 1} ${event.cents / 100}`] : [],
  );
const shown = (table: Table) =>
  events(table).flatMap((event) =>
    event.type === 'showed' || event.type === 'mucked' ? [`${event.seat + 1} ${event.type}`] : [],
  );

/** Two players, button at seat 2 and its small blind, seat 1 with the big one: seat 1 is dealt to first. */
const royalBoard = '2c 3c 2d 3d / 4h As Ks Qs / 4d Js / 4s Ts';

describe('showing and mucking', () => {
  test.each([
    ['lucky-lady/holdem', 'asked', '004:1397'],
    ['hawaiian-gardens/crazy-pineapple', 'asked', '003:124'],
    ['hawaiian-gardens/mexican-poker', 'asked', '003:379'],
    ['hawaiian-gardens/asian-five-card-stud', 'asked', '003:787, 003:797'],
    ['empire/holdem', 'tabled', '002:523'],
    ['empire/lowball', 'tabled', '002:591, 002:608'],
    ['black-sheep/omaha', 'tabled', '000:252'],
    ['hotel-del-rio/holdem', 'tabled', '001:418'],
    ['hawaiian-gardens/archie', 'tabled', '003:3681'],
    ['hawaiian-gardens/super-razz', 'tabled', '003:6158'],
  ])('%s: %s (%s)', (id, how, cite) => {
    const offering = offerings.find((of) => of.id === id)!;
    const { showdown } = tableSettings(offering, offering.limits[0]!.id);
    expect(showdown).toMatchObject({ printed: how, default: how, cite });
  });

  test('where nothing is printed hands are shown by themselves, and the floor may post it otherwise', () => {
    const opening: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/holdem' };
    const table = toShowdown(potTable(opening, 2, 2), royalBoard);
    expect(shown(table)).toHaveLength(2);
    const asked = toShowdown(potTable({ ...opening, table: { showdown: 'asked' } }, 2, 2), royalBoard);
    expect(due(asked)).toBe('show');
    expect(lastPlan(asked).asked).toEqual({});
  });

  test('004:1397 who throws the cards away has no claim, though the board would have played for both', () => {
    const table = toShowdown(potTable(luckyLady, 2, 2), royalBoard);
    expect(table.due).toEqual([0]);
    play(table, 1, 'muck');
    expect(won(table)).toEqual(['2 8']);
    // The last one left need not show.
    expect(shown(table)).toEqual(['1 mucked']);
  });

  test.each([
    ['004:1397', luckyLady, royalBoard],
    ['003:124', pineapple, '2c 3c 2d 3d 2h 3h / 4h As Ks Qs / 4d Js / 4s Ts'],
  ])('%s who says that the board plays shares the pot, and nobody sees the cards', (_, opening, top) => {
    const table = toShowdown(potTable(opening, 2, 2), top);
    play(table, 1, 'play-board');
    play(table, 2, 'show');
    expect(won(table)).toEqual(['1 4', '2 4']);
    const down = events(table).flatMap((event) =>
      event.type === 'dealt' && event.seat === 0 ? event.cards : [],
    );
    const seen = table.log
      .map((event) => viewTable(event, 1))
      .flatMap((event) => (event.type === 'played' && 'cards' in event.event ? event.event.cards : []));
    expect(down.filter((card) => seen.includes(card))).toEqual([]);
  });

  test('the board is no hand in Omaha (004:48), nor where it is not posted', () => {
    const omaha = {
      ...luckyLady,
      offering: 'lucky-lady/omaha',
      table: { showdown: 'asked', playBoard: true },
    };
    const table = toShowdown(potTable(omaha, 2, 2), '');
    const [seat] = table.due;
    const says = {
      by: { player: name(seat!) },
      type: 'play',
      command: { type: 'play-board', seat },
    } as const;
    expect(refusal(table, says as Parameters<typeof refusal>[1])).toBe('The board cannot be played here.');
  });

  test('the last to bet shows first; a bet that nobody calls need not be shown', () => {
    const table = potTable(luckyLady, 3);
    must(table, { by: 'house', type: 'deal' });
    const need = houseNeed(table);
    if (need?.type === 'shuffle') act(table, { type: 'shuffle', cards: [...need.cards] });
    act(table, { type: 'bet', seat: 0, to: 800 });
    act(table, { type: 'fold', seat: 1 });
    act(table, { type: 'fold', seat: 2 });
    expect([shown(table), won(table)]).toEqual([[], ['1 10']]);
  });

  test.each(['mexican-poker', 'asian-five-card-stud'])(
    '%s: 003:382, 003:772 when all check, the first to check must show, and the others may muck',
    (game) => {
      const table = opened({ house: 'hawaiian-gardens', offering: `hawaiian-gardens/${game}` });
      for (let i = 0; i < 3; i++) sits(table, name(i), i + 1);
      toShowdown(table, '');
      const { hand } = table.state;
      if (hand?.kind !== 'pot') throw new Error('No pot.');
      const { first } = hand.state;
      expect(shown(table)).toEqual([`${first + 1} showed`]);
      expect(table.due).not.toEqual([first]);
      while (table.due.length > 0) act(table, { type: 'muck', seat: table.due[0]! });
      expect(won(table).map((line) => line.split(' ')[0])).toEqual([String(first + 1)]);
    },
  );

  test('T56 time that runs out shows the hand, and so does who has left: nobody mucks a winner by being away', () => {
    const opening = { ...luckyLady, table: { timeToAct: 15 } };
    const table = opened(opening);
    for (let i = 0; i < 2; i++) sits(table, name(i), i + 1);
    must(table, { by: 'house', type: 'draw for button', cards: [0, 51] });
    must(table, { by: 'house', type: 'tick', at: 1000 });
    toShowdown(table, 'Ac 3c Ad 3d / 4h 9s 9d Qs / 4d Js / 4s 2s');
    expect(table.due).toEqual([0]);
    must(table, { by: 'house', type: 'tick', at: 1000 + 15_000 });
    must(table, { by: { player: name(1) }, type: 'leave' });
    expect(shown(table)).toEqual(['1 showed', '2 showed']);
    expect(won(table)).toEqual(['1 8']);
  });

  test("T80 003:804 what is shown is shown to all, and what was mucked is in nobody else's log", () => {
    const table = toShowdown(potTable(luckyLady, 2, 2), 'Ac 3c Ad 3d / 4h 9s 9d Qs / 4d Js / 4s 2s');
    play(table, 1, 'show');
    play(table, 2, 'muck');
    const seen = (seat: number) =>
      table.log
        .map((event) => viewTable(event, seat))
        .flatMap((event) => (event.type === 'played' && 'cards' in event.event ? event.event.cards : []));
    expect(cards('3c 3d').filter((card) => seen(0).includes(card))).toEqual([]);
    expect(seen(0)).toContain(HIDDEN);
    // 003:804: what is shown to one is shown to all.
    expect(cards('Ac Ad').filter((card) => seen(5).includes(card))).toEqual(cards('Ac Ad'));
  });

  test('T4 a log of asked hands replays', () => {
    const random = seededRandom('asked');
    const table = toShowdown(potTable(luckyLady, 4), '');
    while (table.machine !== null)
      act(table, { type: random.below(2) === 0 ? 'muck' : 'show', seat: table.due[0]! });
    const again = replayHouseTable(luckyLady, table.log);
    expect(again.state).toEqual(table.state);
  });
});
