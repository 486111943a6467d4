import { play, start } from '@cardroom/core/source/engine/player-dealer/testing/testing.ts';
import { nines } from '@cardroom/core/source/houses/hawaiian-gardens/nines.ts';
import { gameOf, offered } from '@cardroom/core/source/houses/testing/testing.ts';
import { expect, it } from 'vitest';
import { rowHit } from './row-hit.ts';

it.each([
  ['Kh 6d 3s', 'nine'],
  ['Kh 6d As', 'seven'],
])('003:1968-1970 of rows that pay alike, the one that was made is marked: %s', (hand, row) => {
  const deck = hand
    .split(' ')
    .flatMap((card) => [card, card])
    .join(' ');
  const game = gameOf(offered(nines, 'super-9-bonus-tie'));
  const round = play(
    start(game, { deck }),
    'roll 3 3 4',
    'bank 5000',
    '2 game 10',
    '2 tie 10',
    'close',
    '2 stand',
  );
  const shown = {
    number: 1,
    play: { kind: 'player-dealer', state: round.state } as never,
    events: [...round.log],
    cast: { nameOf: () => null, you: 1 },
    voided: '',
    over: true,
  };
  expect(rowHit(shown, 1)?.row).toBe(row);
});
