import { seededRandom } from '@cardroom/core/cards';
import { houseMove, must, opened, sits } from '@cardroom/core/source/table/testing/testing.ts';
import { expect, test } from 'vitest';
import { castOf, isMine, loadTeller, tellHand } from './story.ts';

test('a hand is told by name, and to the reader as "you"; a name that reads like cards is none', async () => {
  await loadTeller('pot');
  const random = seededRandom(7);
  const table = opened({ house: 'black-sheep', offering: 'black-sheep/holdem' });
  sits(table, 'ann', 1);
  sits(table, 'bob', 2);
  while (table.state.hand === null && houseMove(table, random));
  const { hand } = table.state;
  if (hand === null) throw new Error('No hand began.');
  const patron = { bot: false, role: 'patron' } as const;
  const names = { ann: { ...patron, name: 'As Kd' }, bob: { ...patron, name: 'Bob' } };
  const cast = castOf(table.state, () => names, 'bob');
  while (houseMove(table, random));
  const seat = hand.kind === 'pot' ? hand.state.actor : -1;
  must(table, {
    by: { player: seat === 0 ? 'ann' : 'bob' },
    type: 'play',
    command: { type: 'fold', seat },
  });
  while (table.state.hand !== null && houseMove(table, random));
  // Somebody who has left the table by now is still named.
  table.state.seats[0] = null;
  const events = table.log.flatMap((event) => (event.type === 'played' ? [event.event] : []));
  const lines = tellHand(hand, events, cast);
  const ann = 'A\u2060s K\u2060d';
  expect(lines.filter((line) => line.includes('post')).map((line) => line.replace(/,.*/, ''))).toEqual(
    seat === 0
      ? [`${ann} posts the small blind`, 'You post the big blind']
      : ['You post the small blind', `${ann} posts the big blind`],
  );
  expect(lines).toContain(seat === 0 ? `${ann} folds.` : 'You fold.');
  expect(lines.filter(isMine).length).toBeGreaterThan(2);
  expect(lines.join()).not.toMatch(/[Ss]eat \d/);
  expect(tellHand(hand, events).filter((line) => /^Seat \d /.test(line)).length).toBeGreaterThan(3);
});
