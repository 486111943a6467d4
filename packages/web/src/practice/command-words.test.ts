import type { HandCommand, PlayerCommand } from '@cardroom/core/table';
import { openHouseTable } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { commandWords } from './command-words.ts';

test.each([
  [{ type: 'choose', seat: 0, choice: 'house way' }, 'play the house way'],
  [{ type: 'choose', seat: 0, choice: 'no tie' }, 'decline the tie'],
  [{ type: 'choose', seat: 0, choice: 'stand' }, 'stand'],
  [{ type: 'stake', seat: 0, cents: 5000 }, 'put up $50'],
] as const)('what a bot would do is said as after "would": %j', (command, words) => {
  const table = openHouseTable({ house: 'empire', offering: 'empire/pai-gow-tiles' });
  if (!table.ok) throw new Error(table.message);
  const play = { type: 'play', command: command as HandCommand } as PlayerCommand;
  expect(commandWords(play, table.state)).toBe(words);
});
