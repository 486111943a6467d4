import { HIDDEN } from '@cardroom/core/cards';
import { openHouseTable, type TableCommand, type TableEvent, takeSnapshot } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { Seating } from './views.ts';
import { type TableUpdate, Watchers } from './watchers.ts';

const CARDS = [12, 25];

const dealtTo = (seat: number): TableEvent => ({
  type: 'played',
  event: { type: 'dealt', seat, cards: CARDS, up: false, only: seat },
});

test('R20 who begins to watch a table that nobody watched sees the cards of their own seat, and no others', () => {
  const table = openHouseTable({ house: 'black-sheep', offering: 'black-sheep/holdem' });
  if (!table.ok) throw new Error(table.message);
  const watchers = new Watchers(new Seating(takeSnapshot(table.state)), (error) => {
    throw error;
  });
  const sits = (player: string, seat: number) => {
    const cents = 200_00;
    for (const command of [
      { by: 'house', type: 'sell chips', player, cents },
      { by: { player }, type: 'sit', seat, cents },
    ] satisfies TableCommand[]) {
      const answer = table.play(command);
      if (!answer.ok) throw new Error(answer.message);
    }
  };
  const tell = (events: readonly TableEvent[]) =>
    watchers.tell({ seq: 0, events }, () => JSON.stringify(events));
  sits('Ann', 2);
  // Cards are dealt as well: nobody is there to be shown them, and who sits where is followed all the same.
  tell([...table.drain(), dealtTo(2)]);
  sits('Bob', 5);
  tell(table.drain());
  const seen = new Map<string | null, TableUpdate>();
  for (const player of ['Ann', 'Bob', null]) watchers.add(player, (update) => seen.set(player, update));
  tell([dealtTo(2)]);
  const cards = (player: string | null) =>
    seen
      .get(player)
      ?.events.map((event) => event.type === 'played' && 'cards' in event.event && event.event.cards);
  expect(cards('Ann')).toEqual([CARDS]);
  expect(cards('Bob')).toEqual([[HIDDEN, HIDDEN]]);
  expect(cards(null)).toEqual([[HIDDEN, HIDDEN]]);
});
