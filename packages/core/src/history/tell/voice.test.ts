import { expect, test } from 'vitest';
import { play, start } from '../../engine/player-dealer/testing/testing.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import { tellPlayerDealer } from './tell-player-dealer.ts';
import { voiceOf } from './voice.ts';

test('verbs after a ~ follow who does it: a number, a name or the reader', () => {
  const words = '~is the player-dealer and ~puts up $60';
  const ann = voiceOf({ nameOf: (seat) => (seat === 3 ? 'Ann' : null), you: 0 });
  expect(voiceOf().does(3, words)).toBe('Seat 4 is the player-dealer and puts up $60');
  expect(ann.does(3, words)).toBe('Ann is the player-dealer and puts up $60');
  expect(ann.does(0, words)).toBe('You are the player-dealer and put up $60');
  expect(ann.does(1, '~folds')).toBe('Seat 2 folds');
  const verbs = '~pushes ~passes ~goes ~raises ~has ~antes ~matches ~does ~checks ~completes';
  expect(ann.does(0, verbs)).toBe('You push pass go raise have ante match do check complete');
  expect([0, 1, 3].map(ann.whom)).toEqual(['you', 'seat 2', 'Ann']);
  expect([0, 1, 3].map(ann.whose)).toEqual(['your', "seat 2's", "Ann's"]);
});

test('a round with names, told to one of its players', () => {
  const game = gameOf(findOffering('hotel-del-rio/three-card-poker-6-card-bonus') as PlayerDealerOffering);
  const round = start(game, { deck: 'Ks Kd 4c Qs 8d 5c', bank: 60 });
  play(round, '2 ante 10', '2 ante 5', '3 ante 5 on 2', 'close', '2 play');
  const names = ['Otis', 'Zoe', 'Uma'];
  const cast = { nameOf: (seat: number) => names[seat] ?? null, you: 1 };
  const lines = tellPlayerDealer(round.state.setup, round.log, cast);
  expect(lines.slice(0, 3)).toEqual([
    'Otis is the player-dealer and puts up $60.',
    'You bet $15 on Ante.',
    'Uma bets $5 on Ante on your hand.',
  ]);
  expect(lines).toContain('You play for $15.');
  expect(lines).toContain('You win $15 on Ante and $15 on Play: pair of kings against queen high.');
  expect(lines).toContain(
    'Uma wins $5 on Ante and $5 on Play on your hand: pair of kings against queen high.',
  );
  expect(lines.at(-1)).toBe('Otis takes back $20 from the bank: lost $40.');
});
