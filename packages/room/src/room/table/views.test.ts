import { openHouseTable, type TableCommand, takeSnapshot } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { Seating } from './views.ts';

test('V1 who sits and stands where is the same followed event by event and read from a snapshot', () => {
  const table = openHouseTable({ house: 'black-sheep', offering: 'black-sheep/ez-baccarat' });
  if (!table.ok) throw new Error(table.message);
  const followed = new Seating(takeSnapshot(table.state));
  const must = (command: TableCommand) => {
    const answer = table.play(command);
    if (!answer.ok) throw new Error(answer.message);
    for (const event of table.drain()) followed.follow(event);
    expect(followed.players).toEqual(new Seating(takeSnapshot(table.state)).players);
  };
  for (const player of ['Ann', 'Bob', 'Cy']) must({ by: 'house', type: 'sell chips', player, cents: 500_00 });
  must({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
  must({ by: { player: 'Bob' }, type: 'stand', cents: 50_00 });
  must({ by: { player: 'Cy' }, type: 'stand', cents: 50_00 });
  must({ by: { player: 'Bob' }, type: 'leave' });
  must({ by: { player: 'Cy' }, type: 'leave' });
  must({ by: { player: 'Ann' }, type: 'change seat', seat: 7 });
  must({ by: { player: 'Ann' }, type: 'leave' });
  expect(followed.players).toHaveLength(table.state.seats.length);
});
